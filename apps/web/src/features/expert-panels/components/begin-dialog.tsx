import { NativeSelect, TextInput } from '@mantine/core';
import { beginExpertPanel } from '@tryout/contract/expert-panels/expert-panels';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type RatedGame, useBeginPanel } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';

/** Asks what a new panel is called and about. */
export function BeginDialog({
  games,
  onClose,
  onBegun,
}: {
  games: readonly RatedGame[];
  onClose: () => void;
  onBegun: (panelId: string) => void;
}) {
  const t = useText(messages);
  const begin = useBeginPanel();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(beginExpertPanel, {
    start: { name: '', game_key: games[0]?.key ?? '' },
    error: begin.error,
    busy: begin.isPending,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('expert_panels.begin')}
      submitLabel={t('expert_panels.begin')}
      form={form}
      onSubmit={() => begin.mutate({ key, ...form.values }, { onSuccess: ({ id }) => onBegun(id) })}
    >
      <p>{t('expert_panels.begin_text')}</p>
      <TextInput
        {...form.text('name', t('expert_panels.name'))}
        description={t('expert_panels.name_hint')}
        required
        withAsterisk={false}
        maxLength={120}
      />
      <NativeSelect
        {...form.text('game_key', t('expert_panels.game'))}
        data={games.map((each) => ({ value: each.key, label: each.name }))}
      />
    </FormDialog>
  );
}
