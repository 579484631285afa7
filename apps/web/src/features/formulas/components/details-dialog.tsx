import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { messages } from '../formula-page.messages.ts';
import type { FormulaDraft, Vocabulary } from '../formulas.api.ts';
import { messages as shared } from '../formulas.messages.ts';
import { SubtraitSelect } from './subtrait-select.tsx';

interface DetailsDialogProps {
  work: FormulaDraft;
  vocabulary: Vocabulary;
  onClose: () => void;
  onApply: (changes: Pick<FormulaDraft, 'name' | 'description' | 'subtrait_id' | 'task_key'>) => void;
}

/** What a formula is called, what it scores and from which task. */
export function DetailsDialog({ work, vocabulary, onClose, onApply }: DetailsDialogProps) {
  const t = useText(messages);
  const s = useText(shared);
  const [name, setName] = useState(work.name);
  const [description, setDescription] = useState(work.description);
  const [subtrait_id, setSubtrait] = useState(work.subtrait_id);
  const [task_key, setTask] = useState(work.task_key);
  const [asked, setAsked] = useState(false);
  const { tasks } = vocabulary;
  const known = tasks.some(({ key }) => key === task_key);
  const submit = () => {
    setAsked(true);
    if (name.trim() && subtrait_id && task_key) onApply({ name, description, subtrait_id, task_key });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.details.title')}
      submitLabel={t('formulas.details.go')}
      onSubmit={submit}
    >
      <TextInput
        id={fieldId('name')}
        label={s('formulas.name')}
        required
        maxLength={120}
        value={name}
        error={asked && !name.trim() ? s('formulas.name.required') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <SubtraitSelect
        subtraits={vocabulary.subtraits}
        value={subtrait_id}
        onChange={setSubtrait}
        error={asked && !subtrait_id ? s('formulas.subtrait.required') : undefined}
      />
      <NativeSelect
        id={fieldId('task_key')}
        label={s('formulas.task')}
        description={t('formulas.details.task_hint')}
        required
        value={task_key}
        data={[
          ...(known ? [] : [{ value: task_key, label: task_key }]),
          ...tasks.map((each) => ({ value: each.key, label: each.name })),
        ]}
        onChange={(event) => setTask(event.currentTarget.value)}
      />
      <Textarea
        id={fieldId('description')}
        label={t('formulas.description')}
        description={t('formulas.description_hint')}
        autosize
        minRows={3}
        maxLength={2000}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
