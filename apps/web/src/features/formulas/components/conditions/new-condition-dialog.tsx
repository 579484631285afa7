import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../../ui/forms/form-errors.ts';
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
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const create = useCreateCondition();
  const found = name.trim() ? [] : [{ field: 'name', message: s('formulas.name.required') }];
  const errors = formErrors(create.error, asked ? found : []);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('formulas.conditions.new')}
      submitLabel={t('formulas.conditions.new.go')}
      busy={create.isPending}
      onSubmit={() => {
        setAsked(true);
        if (found.length > 0) return;
        create.mutate(
          { key, body: { name, description: '', source: '' } },
          { onSuccess: ({ data }) => onCreated(data.condition.id) },
        );
      }}
    >
      <FormErrorList errors={errors.list} labels={{ name: t('formulas.conditions.name') }} />
      <p>{t('formulas.conditions.new.text')}</p>
      <TextInput
        id={fieldId('name')}
        label={t('formulas.conditions.name')}
        required
        data-autofocus
        maxLength={80}
        value={name}
        error={errors.of('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
