import { Button, Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { dossiersQuery, useMakeDossier } from '../dossiers.api.ts';
import { messages } from '../dossiers.messages.ts';

/** Makes a signed dossier of everything that led to the decision about an application; for admins. */
export function MakeDossier({ applicationId }: { applicationId: string }) {
  const t = useText(messages);
  const user = useCurrentUser();
  const [opened, setOpened] = useState(false);
  const [anonymous, setAnonymous] = useState(false);
  const make = useMakeDossier(applicationId, t('dossiers.started'));
  if (!user.rights.includes('dossier.make')) return null;
  const close = () => {
    make.reset();
    setOpened(false);
  };
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpened(true)}>
        {t('dossiers.make')}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        onConfirm={() => make.mutate(anonymous, { onSuccess: close })}
        title={t('dossiers.make')}
        confirmLabel={t('dossiers.make.start')}
        busy={make.isPending}
        error={make.error}
      >
        <Stack gap={4}>
          <p>{t('dossiers.make.text')}</p>
          <Switch
            label={t('dossiers.anonymous')}
            description={t('dossiers.anonymous.text')}
            checked={anonymous}
            onChange={(event) => setAnonymous(event.currentTarget.checked)}
          />
          {opened && <MadeBefore applicationId={applicationId} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function MadeBefore({ applicationId }: { applicationId: string }) {
  const t = useText(messages);
  const format = useFormat();
  const { data } = useQuery(dossiersQuery(applicationId));
  const last = data?.items[0];
  if (!data || !last) return null;
  return (
    <p>
      {t('dossiers.before', {
        count: data.items.length,
        date: format.date(last.made_at),
        who: last.made_by ?? t('dossiers.gone'),
      })}
    </p>
  );
}
