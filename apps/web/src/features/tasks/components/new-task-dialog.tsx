import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { gamesQuery, useCreateTask } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';

interface NewTaskDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (taskId: string) => void;
}

/** Asks for the game and a name. */
export function NewTaskDialog({ onClose, onCreated }: NewTaskDialogProps) {
  const t = useText(messages);
  const query = useQuery(gamesQuery());
  const create = useCreateTask();
  const [key] = useState(() => crypto.randomUUID());
  const [game_key, setGame] = useState('');
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const found = [
    ...(game_key ? [] : [{ field: 'game_key', message: t('tasks.game.required') }]),
    ...(name.trim() ? [] : [{ field: 'name', message: t('tasks.name.required') }]),
  ];
  const errors = formErrors(create.error, asked ? found : []);
  const submit = () => {
    setAsked(true);
    if (found.length === 0) create.mutate({ key, game_key, name }, { onSuccess: ({ id }) => onCreated(id) });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('tasks.new')}
      submitLabel={t('tasks.new.go')}
      busy={create.isPending}
      onSubmit={submit}
    >
      <FormErrorList errors={errors.list} labels={{ game_key: t('tasks.game'), name: t('tasks.name') }} />
      <p>{t('tasks.new.text')}</p>
      <QueryView query={query} skeleton={<FormSkeleton lines={2} />}>
        {({ items }) => (
          <>
            <NativeSelect
              id={fieldId('game_key')}
              label={t('tasks.game')}
              required
              value={game_key}
              error={errors.of('game_key')}
              description={items.find((game) => game.key === game_key)?.description}
              data={[
                { value: '', label: t('tasks.game.choose') },
                ...items.map((game) => ({ value: game.key, label: game.name })),
              ]}
              onChange={(event) => setGame(event.currentTarget.value)}
            />
            <TextInput
              id={fieldId('name')}
              label={t('tasks.name')}
              required
              maxLength={120}
              value={name}
              error={errors.of('name')}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}
