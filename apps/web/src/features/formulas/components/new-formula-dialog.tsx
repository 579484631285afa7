import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [subtrait_id, setSubtrait] = useState('');
  const [task_key, setTask] = useState('');
  const [typed, setName] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const create = useCreateFormula();
  const subtrait = query.data?.subtraits.find(({ id }) => id === subtrait_id);
  const task = query.data?.tasks.find((each) => each.key === task_key);
  const name = typed ?? (subtrait && task ? `${subtrait.name}: ${task.name}`.slice(0, 120) : '');
  const point = task?.data_points[0];
  const found = [
    ...(subtrait ? [] : [{ field: 'subtrait_id', message: t('formulas.subtrait.required') }]),
    ...(task ? [] : [{ field: 'task_key', message: t('formulas.task.required') }]),
    ...(task && !point ? [{ field: 'task_key', message: t('formulas.new.no_points') }] : []),
    ...(name.trim() ? [] : [{ field: 'name', message: t('formulas.name.required') }]),
  ];
  const errors = formErrors(create.error, asked ? found : []);
  const submit = () => {
    setAsked(true);
    if (found.length > 0 || !point) return;
    const { source, tests } = workedExample(point);
    create.mutate(
      { key, body: { name, description: '', subtrait_id, task_key, source, tests: [...tests] } },
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
          onChange={setSubtrait}
          error={errors.of('subtrait_id')}
        />
        <NativeSelect
          id={fieldId('task_key')}
          label={t('formulas.task')}
          required
          value={task_key}
          error={errors.of('task_key')}
          data={[
            { value: '', label: t('formulas.choose') },
            ...tasks.map((each) => ({ value: each.key, label: each.name })),
          ]}
          onChange={(event) => setTask(event.currentTarget.value)}
        />
        <TextInput
          id={fieldId('name')}
          label={t('formulas.name')}
          required
          maxLength={120}
          value={name}
          error={errors.of('name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </>
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.new')}
      submitLabel={t('formulas.new.go')}
      busy={create.isPending}
      onSubmit={submit}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          name: t('formulas.name'),
          task_key: t('formulas.task'),
          subtrait_id: t('formulas.subtrait'),
        }}
      />
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {fields}
      </QueryView>
    </FormDialog>
  );
}
