import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Application, useReopen, useWithdraw } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';

/** Takes the application back; a toast takes that back. */
export function WithdrawButton({ application }: { application: Application }) {
  const t = useText(messages);
  const [opened, setOpened] = useState(false);
  const [note, setNote] = useState('');
  const withdraw = useWithdraw(application.application_id);
  const reopen = useReopen(application.application_id);
  const confirm = () =>
    withdraw.mutate(
      { from: application.status, note },
      {
        onSuccess: (after) => {
          setOpened(false);
          const message = t('applications.one.withdrawn');
          if (after.can.reopen) toast.undo({ message, onUndo: () => reopen.mutate() });
          else toast.say({ message });
        },
      },
    );
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('applications.one.withdraw')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={confirm}
        title={t('applications.one.withdraw_title')}
        confirmLabel={t('applications.one.withdraw')}
        busy={withdraw.isPending}
        error={withdraw.error}
        danger
      >
        <Stack>
          <p>{t('applications.one.withdraw_text', { organization: application.organization.name })}</p>
          <Textarea
            label={t('applications.one.withdraw_note')}
            value={note}
            maxLength={2000}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
