import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { DossierKeys } from '@tryout/contract/dossiers/dossiers';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { keysQuery, useChangeKey } from '../dossiers.api.ts';
import { messages } from '../dossiers.messages.ts';

/** The keys that the organization signs with, where they are published, and a button to change the one in use. */
export function DossierKeysPanel() {
  const t = useText(messages);
  return (
    <Panel title={t('dossiers.keys')}>
      <QueryView query={useQuery(keysQuery())} skeleton={<CardSkeleton lines={3} />}>
        {(data) => <Keys data={data} />}
      </QueryView>
    </Panel>
  );
}

function Keys({ data }: { data: DossierKeys }) {
  const t = useText(messages);
  const format = useFormat();
  const [opened, setOpened] = useState(false);
  const change = useChangeKey();
  const active = data.keys.find((key) => key.retired_at === null);
  const close = () => {
    change.reset();
    setOpened(false);
  };
  return (
    <Stack gap={3}>
      <p>{t('dossiers.keys.text')}</p>
      {data.keys.length === 0 ? (
        <p>{t('dossiers.keys.none')}</p>
      ) : (
        <>
          <ul>
            {data.keys.map((key) => (
              <li key={key.key_id}>
                <bdi>
                  <code>{key.key_id}</code>
                </bdi>{' '}
                {key.retired_at
                  ? t('dossiers.key.retired', {
                      from: format.date(key.created_at),
                      until: format.date(key.retired_at),
                    })
                  : t('dossiers.key.active', { from: format.date(key.created_at) })}
              </li>
            ))}
          </ul>
          <p>
            {data.newest_day
              ? t('dossiers.newest_day', { date: format.date(`${data.newest_day}T12:00:00Z`) })
              : t('dossiers.no_day')}
          </p>
          <p>
            <a href={data.address} download="dossier-keys.json">
              {t('dossiers.keys.file')}
            </a>
            {' · '}
            <a href={data.verify_address}>{t('dossiers.verify')}</a>
          </p>
        </>
      )}
      {active && (
        <div>
          <Button variant="default" onClick={() => setOpened(true)}>
            {t('dossiers.change')}
          </Button>
          <ConfirmDialog
            opened={opened}
            onClose={close}
            onConfirm={() => change.mutate(active.key_id, { onSuccess: close })}
            title={t('dossiers.change')}
            confirmLabel={t('dossiers.change')}
            busy={change.isPending}
            error={change.error}
          >
            <p>{t('dossiers.change.text')}</p>
          </ConfirmDialog>
        </div>
      )}
    </Stack>
  );
}
