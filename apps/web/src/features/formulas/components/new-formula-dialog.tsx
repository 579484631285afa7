import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFormula } from '@tryout/contract/formulas/formulas';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { useCreateFormula, type Vocabulary, vocabularyQuery } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';
import { workedExample } from '../worked-example.ts';
import { SubtraitSelect } from './subtrait-select.tsx';

interface NewFormulaDialogProps {
  onClose: () => void;
  onCreated: (formulaId: string) => void;
}

/** Asks what the formula scores, and from which task; it begins with an example that works. */
export function NewFormulaDialog({ onClose, onCreated }: NewFormulaDialogProps) {
  const t = useText(messages);
  const query = useQuery(vocabularyQuery());
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateFormula();
  const pointOf = (key: string) => query.data?.tasks.find((each) => each.key === key)?.data_points[0];
  const form = useForm(createFormula, {
    start: { subtrait_id: '', task_key: '', name: '' },
    error: create.error,
    busy: create.isPending,
    missing: {
      subtrait_id: t('formulas.subtrait.required'),
      task_key: t('formulas.task.required'),
      name: t('formulas.name.required'),
    },
    check: ({ task_key }) =>
      task_key && !pointOf(task_key) ? [{ field: 'task_key', message: t('formulas.new.no_points') }] : [],
  });
  const { subtrait_id, task_key } = form.values;
  /** Until the person gives it another one, a formula is named after what it scores and from which task. */
  const nameFor = (chosen: { subtrait_id: string; task_key: string }) => {
    const subtrait = query.data?.subtraits.find(({ id }) => id === chosen.subtrait_id);
    const task = query.data?.tasks.find(({ key }) => key === chosen.task_key);
    return subtrait && task ? `${subtrait.name}: ${task.name}`.slice(0, 120) : '';
  };
  const choose = (changes: { subtrait_id?: string; task_key?: string }) => {
    const chosen = { subtrait_id, task_key, ...changes };
    const isOwn = form.values.name !== nameFor(form.values);
    form.set({ ...chosen, ...(isOwn ? {} : { name: nameFor(chosen) }) });
  };
  const submit = () => {
    const point = pointOf(task_key);
    if (!point) return;
    const { source, tests } = workedExample(point);
    create.mutate(
      { key, body: { ...form.values, description: '', source, tests: [...tests] } },
      { onSuccess: ({ data }) => onCreated(data.formula.id) },
    );
  };
  const fields = ({ subtraits, tasks }: Vocabulary) =>
    subtraits.length === 0 || tasks.length === 0 ? (
      <p>{t('formulas.nothing_to_choose')}</p>
    ) : (
      <>
        <p>{t('formulas.new.text')}</p>
        <SubtraitSelect
          subtraits={subtraits}
          value={subtrait_id}
          onChange={(value) => choose({ subtrait_id: value })}
          error={form.field('subtrait_id', t('formulas.subtrait')).error}
        />
        <NativeSelect
          {...form.text('task_key', t('formulas.task'))}
          required
          onChange={(event) => choose({ task_key: event.currentTarget.value })}
          data={[
            { value: '', label: t('formulas.choose') },
            ...tasks.map((each) => ({ value: each.key, label: each.name })),
          ]}
        />
        <TextInput {...form.text('name', t('formulas.name'))} required maxLength={120} />
      </>
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.new')}
      submitLabel={t('formulas.new.go')}
      form={form}
      onSubmit={submit}
    >
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {fields}
      </QueryView>
    </FormDialog>
  );
}
