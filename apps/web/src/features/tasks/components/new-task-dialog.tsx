import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createTask } from '@tryout/contract/tasks/tasks';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(createTask, {
    start: { game_key: '', name: '' },
    error: create.error,
    busy: create.isPending,
    missing: { game_key: t('tasks.game.required'), name: t('tasks.name.required') },
  });
  const { game_key, name } = form.values;
  const submit = () => {
    create.mutate({ key, game_key, name }, { onSuccess: ({ id }) => onCreated(id) });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('tasks.new')}
      submitLabel={t('tasks.new.go')}
      form={form}
      onSubmit={submit}
    >
      <p>{t('tasks.new.text')}</p>
      <QueryView query={query} skeleton={<FormSkeleton lines={2} />}>
        {({ items }) => (
          <>
            <NativeSelect
              {...form.text('game_key', t('tasks.game'))}
              required
              description={items.find((game) => game.key === game_key)?.description}
              data={[
                { value: '', label: t('tasks.game.choose') },
                ...items.map((game) => ({ value: game.key, label: game.name })),
              ]}
            />
            <TextInput {...form.text('name', t('tasks.name'))} required maxLength={120} />
          </>
        )}
      </QueryView>
    </FormDialog>
  );
}
