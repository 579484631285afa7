import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { createPosition } from '@tryout/contract/positions/positions';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useReferenceWords } from '../../reference-data/public.ts';
import { useCreatePosition } from '../positions.api.ts';
import { messages } from '../positions.messages.ts';
import { vocabulary } from '../vocabulary.messages.ts';

const TITLES = 'titles-to-choose';
const VISIBILITIES = ['public', 'unlisted', 'invite_only', 'confidential'] as const;

/** Asks for the title and, for recruiters, who can find the position; then opens the wizard. */
export function CreatePositionDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText(messages);
  const v = useText(vocabulary);
  const navigate = useNavigate();
  const asks = useCurrentUser().user_type === 'employee';
  const [key] = useState(() => crypto.randomUUID());
  const create = useCreatePosition();
  const form = useForm(createPosition, {
    start: { title: '', visibility: 'public' as (typeof VISIBILITIES)[number] },
    error: create.error,
    busy: create.isPending,
  });
  const typed = form.values.title;
  const titles = useReferenceWords(opened && typed.trim().length > 1 ? 'job_title' : null, typed);
  const submit = () =>
    create.mutate(
      { body: form.values, key },
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
      form={form}
      onSubmit={submit}
    >
      <TextInput
        {...form.text('title', t('positions.create.title'))}
        required
        data-autofocus
        list={TITLES}
        description={titles.length > 0 ? t('positions.create.titles_source') : undefined}
        maxLength={120}
      />
      <datalist id={TITLES}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
      {!asks && (
        <NativeSelect
          {...form.text('visibility', t('positions.create.visibility'))}
          description={t('positions.create.confidential_note')}
          data={VISIBILITIES.map((value) => ({ value, label: v(`positions.visibility.${value}`) }))}
        />
      )}
    </FormDialog>
  );
}
