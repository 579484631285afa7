import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [name, setName] = useState('');
  const [game, setGame] = useState(games[0]?.key ?? '');
  const errors = formErrors(begin.error);
  const labels = { name: t('expert_panels.name'), game_key: t('expert_panels.game') };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('expert_panels.begin')}
      submitLabel={t('expert_panels.begin')}
      busy={begin.isPending}
      onSubmit={() => begin.mutate({ key, name, game_key: game }, { onSuccess: ({ id }) => onBegun(id) })}
    >
      <FormErrorList errors={errors.list} labels={labels} />
      <p>{t('expert_panels.begin_text')}</p>
      <TextInput
        id={fieldId('name')}
        label={labels.name}
        description={t('expert_panels.name_hint')}
        required
        withAsterisk={false}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.of('name')}
      />
      <NativeSelect
        id={fieldId('game_key')}
        label={labels.game_key}
        value={game}
        onChange={(event) => setGame(event.currentTarget.value)}
        data={games.map((each) => ({ value: each.key, label: each.name }))}
        error={errors.of('game_key')}
      />
    </FormDialog>
  );
}
