import { TextInput } from '@mantine/core';
import { createCondition } from '@tryout/contract/formulas/conditions';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
import { useCreateCondition } from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import { messages as shared } from '../../formulas.messages.ts';

interface NewConditionDialogProps {
  onClose: () => void;
  onCreated: (conditionId: string) => void;
}

/** Asks for the name of a condition; its text is written on its page. */
export function NewConditionDialog({ onClose, onCreated }: NewConditionDialogProps) {
  const t = useText(messages);
  const s = useText(shared);
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreateCondition();
  const form = useForm(createCondition, {
    start: { name: '' },
    error: create.error,
    busy: create.isPending,
    missing: { name: s('formulas.name.required') },
  });
  const { name } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.conditions.new')}
      submitLabel={t('formulas.conditions.new.go')}
      form={form}
      onSubmit={() => {
        create.mutate(
          { key, body: { name, description: '', source: '' } },
          { onSuccess: ({ data }) => onCreated(data.condition.id) },
        );
      }}
    >
      <p>{t('formulas.conditions.new.text')}</p>
      <TextInput
        {...form.text('name', t('formulas.conditions.name'))}
        required
        data-autofocus
        maxLength={80}
      />
    </FormDialog>
  );
}
