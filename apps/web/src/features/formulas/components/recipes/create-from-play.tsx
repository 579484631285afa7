import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { createFormula } from '@tryout/contract/formulas/formulas';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../../ui/forms/form-body.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { type FormulaTestCase, useCreateFormula, type Vocabulary } from '../../formulas.api.ts';
import { messages as list } from '../../formulas.messages.ts';
import { messages } from '../../play.messages.ts';
import { SubtraitSelect } from '../subtrait-select.tsx';

interface CreateFromPlayProps {
  readonly task: Vocabulary['tasks'][number];
  readonly vocabulary: Vocabulary;
  readonly source: string;
  /** Test cases of the plays; null while the text cannot be read. */
  readonly tests: readonly FormulaTestCase[] | null;
}

/** Keeps what was made as a draft, with test cases, and opens it. */
export function CreateFromPlay({ task, vocabulary, source, tests }: CreateFromPlayProps) {
  const t = useText(messages);
  const words = useText(list);
  const navigate = useNavigate();
  const create = useCreateFormula();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(createFormula, {
    start: { subtrait_id: '', name: '', task_key: task.key },
    error: create.error,
    busy: create.isPending,
    missing: { subtrait_id: words('formulas.subtrait.required'), name: words('formulas.name.required') },
  });
  const { subtrait_id } = form.values;
  const nameFor = (id: string) => {
    const subtrait = vocabulary.subtraits.find((each) => each.id === id);
    return subtrait ? `${subtrait.name}: ${task.name}`.slice(0, 120) : '';
  };
  const submit = () =>
    create.mutate(
      { key, body: { ...form.values, description: '', source, tests: [...(tests ?? [])] } },
      {
        onSuccess: ({ data }) =>
          void navigate({
            to: '/user/admin/formulas/$formulaId',
            params: { formulaId: data.formula.id },
          }),
      },
    );
  return (
    <Panel title={t('formulas.play.create')}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          <p>{t('formulas.play.create_about')}</p>
          <SubtraitSelect
            subtraits={vocabulary.subtraits}
            value={subtrait_id}
            onChange={(id) =>
              form.set({
                subtrait_id: id,
                ...(form.values.name === nameFor(subtrait_id) && { name: nameFor(id) }),
              })
            }
            error={form.field('subtrait_id', words('formulas.subtrait')).error}
          />
          <TextInput {...form.text('name', words('formulas.name'))} required maxLength={120} />
          <Row>
            <Button type="submit" disabled={tests === null} loading={create.isPending}>
              {t('formulas.play.create')}
            </Button>
          </Row>
        </Stack>
      </FormBody>
    </Panel>
  );
}
