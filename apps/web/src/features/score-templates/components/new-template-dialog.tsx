import { TextInput } from '@mantine/core';
import { createScoreTemplate } from '@tryout/contract/score-templates/score-templates';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useCreateTemplate } from '../score-templates.api.ts';
import { messages } from '../score-templates.messages.ts';
import { useTemplatePlaces } from '../use-template-places.ts';

/** Begins a template by its name. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const places = useTemplatePlaces();
  const create = useCreateTemplate();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(createScoreTemplate, {
    start: { name: '' },
    error: create.error,
    busy: create.isPending,
  });
  const { name } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('templates.new')}
      submitLabel={t('templates.create')}
      form={form}
      onSubmit={() => create.mutate({ name, key }, { onSuccess: ({ id }) => places.toTemplate(id) })}
    >
      <TextInput {...form.text('name', t('templates.name'))} required withAsterisk={false} maxLength={120} />
    </FormDialog>
  );
}
