import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useCreatePosition } from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { vocabulary } from '../vocabulary.messages.ts';

const VISIBILITIES = ['public', 'unlisted', 'invite_only', 'confidential'] as const;

/** Asks for the title and, for recruiters, who can find the position; then opens the wizard. */
export function CreatePositionDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const navigate = useNavigate();
  const asks = useCurrentUser().user_type === 'employee';
  const [key] = useState(() => crypto.randomUUID());
  const [title, setTitle] = useState('');
  const [visibility, setVisibility] = useState<(typeof VISIBILITIES)[number]>('public');
  const create = useCreatePosition();
  const errors = formErrors(create.error);
  const submit = () =>
    create.mutate(
      { body: { title, visibility }, key },
      {
        onSuccess: ({ data }) =>
          void navigate({ to: '/user/positions/$id/edit/$step', params: { id: data.id, step: 'basics' } }),
      },
    );
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={asks ? t('positions.request') : t('positions.create')}
      submitLabel={t('positions.create.go')}
      busy={create.isPending}
      onSubmit={submit}
    >
      <FormErrorList errors={errors.list} labels={{ title: t('positions.create.title') }} />
      <TextInput
        id={fieldId('title')}
        label={t('positions.create.title')}
        required
        data-autofocus
        maxLength={120}
        error={errors.of('title')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {!asks && (
        <NativeSelect
          id={fieldId('visibility')}
          label={t('positions.create.visibility')}
          description={t('positions.create.confidential_note')}
          value={visibility}
          data={VISIBILITIES.map((value) => ({ value, label: v(`positions.visibility.${value}`) }))}
          onChange={(event) => setVisibility(event.currentTarget.value as typeof visibility)}
        />
      )}
    </FormDialog>
  );
}
