import { TextInput } from '@mantine/core';
import type { DataPointValue } from '@tryout/domain/formulas/formula';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { messages } from '../../formula-page.messages.ts';
import type { FormulaTestCase, TaskPoint } from '../../formulas.api.ts';
import { ValueField } from '../writing/value-field.tsx';
import classes from './test-case-dialog.module.css';

interface TestCaseDialogProps {
  /** Of an existing test case its number, from 1; null for a new one. */
  number: number | null;
  test: FormulaTestCase;
  points: readonly TaskPoint[];
  onClose: () => void;
  onSave: (test: FormulaTestCase) => void;
}

/** What is given, and what must come out. */
export function TestCaseDialog({ number, test, points, onClose, onSave }: TestCaseDialogProps) {
  const t = useText(messages);
  const [inputs, setInputs] = useState<Record<string, DataPointValue>>(() => ({ ...test.inputs }));
  const [nothing, setNothing] = useState(test.expect === null);
  const [value, setValue] = useState(String(test.expect?.value ?? ''));
  const [total, setTotal] = useState(String(test.expect?.total_score ?? 10));
  const [asked, setAsked] = useState(false);
  const expected = { value: numberOf(value), total_score: numberOf(total) };
  const fits = expected.total_score > 0 && expected.value >= 0 && expected.value <= expected.total_score;
  const wrong = asked && !nothing && !fits ? t('formulas.tests.value_wrong') : undefined;
  const submit = () => {
    setAsked(true);
    if (nothing) onSave({ inputs, expect: null });
    else if (fits) onSave({ inputs, expect: expected });
  };
  // A data point that the task gave once stays in the test case until it is taken out of the text.
  const known = new Set(points.map(({ key }) => key));
  const gone = Object.keys(inputs).filter((key) => !known.has(key));
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={number === null ? t('formulas.tests.title_add') : t('formulas.tests.title_edit', { n: number })}
      submitLabel={t(number === null ? 'formulas.tests.go_add' : 'formulas.tests.go_edit')}
      onSubmit={submit}
    >
      <fieldset className={classes.part}>
        <legend>{t('formulas.tests.given')}</legend>
        {points.map((point) => (
          <ValueField
            key={point.key}
            point={point}
            value={inputs[point.key] ?? null}
            onChange={(next) => setInputs((before) => ({ ...before, [point.key]: next }))}
          />
        ))}
        {gone.length > 0 && <p className={classes.gone}>{gone.join(', ')}</p>}
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('formulas.tests.expected')}</legend>
        <CheckBox label={t('formulas.tests.not_calculated')} checked={nothing} onChange={setNothing} />
        {!nothing && (
          <div className={classes.numbers}>
            <TextInput
              id={fieldId('value')}
              label={t('formulas.tests.value')}
              inputMode="decimal"
              value={value}
              error={wrong}
              onChange={(event) => setValue(event.currentTarget.value)}
            />
            <TextInput
              id={fieldId('total_score')}
              label={t('formulas.tests.total')}
              inputMode="decimal"
              value={total}
              onChange={(event) => setTotal(event.currentTarget.value)}
            />
          </div>
        )}
      </fieldset>
    </FormDialog>
  );
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')));
