import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { createFormula } from '@tryout/contract/formulas/formulas';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(createFormula, {
    start: {
      name: work.name,
      description: work.description,
      subtrait_id: work.subtrait_id,
      task_key: work.task_key,
    },
    error: null,
    missing: { name: s('formulas.name.required'), subtrait_id: s('formulas.subtrait.required') },
  });
  const { subtrait_id, task_key } = form.values;
  const { tasks } = vocabulary;
  const known = tasks.some(({ key }) => key === task_key);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.details.title')}
      submitLabel={t('formulas.details.go')}
      form={form}
      onSubmit={() => onApply(form.values)}
    >
      <TextInput {...form.text('name', s('formulas.name'))} required maxLength={120} />
      <SubtraitSelect
        subtraits={vocabulary.subtraits}
        value={subtrait_id}
        onChange={(value) => form.set({ subtrait_id: value })}
        error={form.field('subtrait_id', s('formulas.subtrait')).error}
      />
      <NativeSelect
        {...form.text('task_key', s('formulas.task'))}
        description={t('formulas.details.task_hint')}
        required
        data={[
          ...(known ? [] : [{ value: task_key, label: task_key }]),
          ...tasks.map((each) => ({ value: each.key, label: each.name })),
        ]}
      />
      <Textarea
        {...form.text('description', t('formulas.description'))}
        description={t('formulas.description_hint')}
        autosize
        minRows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}
