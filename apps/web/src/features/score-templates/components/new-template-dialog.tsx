import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useCreateTemplate } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { useTemplatePlaces } from '../use-template-places.ts';

/** Begins a template by its name. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const places = useTemplatePlaces();
  const create = useCreateTemplate();
  const [name, setName] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const errors = formErrors(create.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('templates.new')}
      submitLabel={t('templates.create')}
      busy={create.isPending}
      onSubmit={() => create.mutate({ name, key }, { onSuccess: ({ id }) => places.toTemplate(id) })}
    >
      <FormErrorList errors={errors.list} labels={{ name: t('templates.name') }} />
      <TextInput
        id={fieldId('name')}
        label={t('templates.name')}
        required
        withAsterisk={false}
        maxLength={120}
        value={name}
        error={errors.of('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
