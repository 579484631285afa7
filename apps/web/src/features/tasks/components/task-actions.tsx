import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { OppsDialog } from '../../../ui/dialogs/opps-dialog.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { isGameItself } from '../task-name.ts';
import { type Task, type TaskAction, useTaskAction } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';

interface TaskActionsProps {
  readonly task: Task;
  /** Saves what is not saved yet; gives the task's `edit` afterwards, or null when it could not be saved. */
  readonly onSave: () => Promise<number | null>;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
}

type Asked = 'publish' | 'offer' | 'close' | 'delete';

/** What can be done with a task as it stands; the main thing last. */
export function TaskActions({ task, onSave, isChanged, isSaving }: TaskActionsProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const action = useTaskAction(task.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { status } = task;
  const run = (what: TaskAction) =>
    action.mutate(what, {
      onSuccess: ({ next }) => {
        setAsked(null);
        if (next === null) void navigate({ to: '/user/admin/tasks' });
        else if (next !== task.id)
          void navigate({ to: '/user/admin/tasks/$taskId', params: { taskId: next } });
      },
    });
  const ask = (next: Asked | null) => {
    action.reset();
    setAsked(next);
  };
  const confirm = async () => {
    if (asked === null) return;
    if (asked === 'delete') return run({ what: 'delete' });
    const edit = asked === 'publish' ? await onSave() : task.edit;
    if (edit === null) return setAsked(null);
    run({ what: 'move', from: status, to: asked === 'close' ? 'closed' : 'published', edit });
  };
  const tryIt = async () => {
    if ((await onSave()) !== null)
      void navigate({ to: '/user/admin/tasks/$taskId/play', params: { taskId: task.id } });
  };
  const other = (label: string, onClick: () => void) => (
    <Button variant="default" disabled={action.isPending} onClick={onClick}>
      {label}
    </Button>
  );
  const refused = asked === null ? action.error : null;
  return (
    <>
      <Row>
        {status === 'draft' && other(t('tasks.delete'), () => ask('delete'))}
        {status === 'published' && !isGameItself(task) && other(t('tasks.close'), () => ask('close'))}
        {status === 'closed' && other(t('tasks.offer'), () => ask('offer'))}
        {other(t('tasks.duplicate'), () => run({ what: 'duplicate', key: crypto.randomUUID() }))}
        {status !== 'draft' &&
          !isGameItself(task) &&
          other(t('tasks.new_version'), () => run({ what: 'version' }))}
        {task.is_playable && other(t('tasks.try'), () => void tryIt())}
        {status === 'draft' && (
          <>
            <Button
              variant={isChanged ? 'filled' : 'default'}
              loading={isSaving}
              disabled={!isChanged}
              onClick={() => void onSave()}
            >
              {t('tasks.save')}
            </Button>
            <Button variant={isChanged ? 'default' : 'filled'} onClick={() => ask('publish')}>
              {t('tasks.publish')}
            </Button>
          </>
        )}
      </Row>
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => ask(null)}
        onConfirm={() => void confirm()}
        title={asked === null ? '' : t(`tasks.${asked}`)}
        confirmLabel={asked === null ? '' : t(`tasks.${asked}`)}
        danger={asked === 'delete'}
        busy={action.isPending || isSaving}
        error={action.error}
      >
        {asked !== null && t(`tasks.${asked}.text`)}
      </ConfirmDialog>
      <OppsDialog
        opened={refused !== null}
        onClose={() => action.reset()}
        message={refused instanceof Error ? refused.message : ''}
      />
    </>
  );
}
