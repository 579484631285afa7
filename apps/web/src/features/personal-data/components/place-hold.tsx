import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { usePlaceHold } from '../personal-data.api.ts';
import { messages } from '../personal-data.messages.ts';

/** Keeps an application from being erased, for a reason that its candidate reads; for admins. */
export function PlaceHold({ applicationId }: { applicationId: string }) {
  const t = useText(messages);
  const user = useCurrentUser();
  const place = usePlaceHold();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  if (!user.rights.includes('organization.update')) return null;
  const close = () => {
    place.reset();
    setOpened(false);
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        {t('holds.place')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        onConfirm={() => place.mutate({ application_id: applicationId, reason, until }, { onSuccess: close })}
        title={t('holds.place')}
        confirmLabel={t('holds.place')}
        disabled={reason.trim() === '' || until === ''}
        busy={place.isPending}
        error={place.error}
      >
        <Stack gap={4}>
          <p>{t('holds.place.text')}</p>
          <Textarea
            label={t('holds.reason')}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('holds.until')}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </Stack>
      </ConfirmDialog>
    </>
  );
}
