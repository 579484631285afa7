import { Button } from '@mantine/core';
import { IconAdjustments, IconCheck, IconEdit, IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import { TESTS_MAX } from '@tryout/contract/formulas/formula-fields';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { RowMenu } from '../../../../ui/data-table/row-menu.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SimpleTable } from '../../../../ui/lists/simple-table.tsx';
import { useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import type { FormulaTestCase } from '../../formulas.api.ts';
import { inputsText, outcomeText } from '../../point-text.ts';
import type { TestRun } from '../../test-run.ts';
import classes from './test-cases.module.css';

/** Rows shown before asking for more. */
const STEP = 25;

interface TestCasesProps {
  tests: readonly FormulaTestCase[];
  /** Null while the text cannot be read. */
  runs: readonly TestRun[] | null;
  readOnly: boolean;
  onAdd: () => void;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  onUse: (test: FormulaTestCase) => void;
}

/** Given → expected, and what comes out now. */
export function TestCases({ tests, runs, readOnly, onAdd, onEdit, onRemove, onUse }: TestCasesProps) {
  const t = useText(messages);
  const words = useMeasureWords();
  const [shown, setShown] = useState(STEP);
  return (
    <Panel
      title={t('formulas.tests')}
      actions={
        !readOnly && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
            disabled={tests.length >= TESTS_MAX}
            onClick={onAdd}
          >
            {t('formulas.tests.add')}
          </Button>
        )
      }
    >
      <p className={classes.about}>
        {tests.length >= TESTS_MAX
          ? t('formulas.tests.most', { most: TESTS_MAX })
          : t(tests.length === 0 ? 'formulas.tests.none' : 'formulas.tests.about')}
      </p>
      {tests.length > 0 && (
        <>
          <p className={classes.summary} role="status">
            {runs === null
              ? t('formulas.tests.summary_unread')
              : t('formulas.tests.summary', {
                  passed: runs.filter(({ passes }) => passes).length,
                  count: runs.length,
                })}
          </p>
          <SimpleTable
            caption={t('formulas.tests.table')}
            columns={[
              { key: 'given', header: t('formulas.tests.given') },
              { key: 'state', header: t('formulas.tests.state') },
              { key: 'expected', header: t('formulas.tests.expected') },
              { key: 'got', header: t('formulas.tests.got') },
              { key: 'actions', header: t('formulas.tests.actions') },
            ]}
            rows={tests.slice(0, shown).map((test, index) => ({
              key: String(index),
              cells: [
                <span key="given" className={classes.given}>
                  {inputsText(test.inputs, words) || t('formulas.tests.nothing_given')}
                </span>,
                <State key="state" run={runs?.[index]} />,
                outcomeText(test.expect, t, words),
                runs?.[index] ? outcomeText(runs[index].outcome, t, words) : '–',
                <RowMenu
                  key="actions"
                  name={t('formulas.tests.title_edit', { n: index + 1 })}
                  actions={[
                    { label: t('formulas.tests.use'), icon: IconAdjustments, onClick: () => onUse(test) },
                    ...(readOnly
                      ? []
                      : [
                          { label: t('formulas.tests.edit'), icon: IconEdit, onClick: () => onEdit(index) },
                          {
                            label: t('formulas.tests.remove'),
                            icon: IconTrash,
                            danger: true,
                            onClick: () => onRemove(index),
                          },
                        ]),
                  ]}
                />,
              ],
            }))}
          />
          {tests.length > shown && (
            <Button variant="subtle" onClick={() => setShown(shown + STEP)}>
              {t('formulas.tests.more', { count: Math.min(STEP, tests.length - shown) })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function State({ run }: { run: TestRun | undefined }) {
  const t = useText(messages);
  if (!run) return <span className={classes.state}>{t('formulas.tests.unread')}</span>;
  const Icon = run.passes ? IconCheck : IconX;
  return (
    <span className={classes.state} data-passes={run.passes}>
      <Icon size={18} stroke={2.25} aria-hidden />
      {t(run.passes ? 'formulas.tests.pass' : 'formulas.tests.fail')}
    </span>
  );
}
