import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sizeText } from '../../../platform/i18n/size-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ProgressBar } from '../../../ui/marks/progress-bar.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Backups, backupsQuery, useCancelBackup } from '../backups.api.ts';
import { messages } from '../backups.messages.ts';
import { BackupTable } from '../components/backup-table.tsx';
import { MakeBackupDialog } from '../components/make-backup-dialog.tsx';
import { RestorePanel } from '../components/restore-panel.tsx';

/** Backups of the whole installation: made, kept, downloaded, and how they come back. */
export function BackupsPage() {
  const t = useText(messages);
  const query = useQuery(backupsQuery);
  const [isAsking, setAsking] = useState(false);
  const isMaking = query.data?.making != null;
  const make = (
    <Button disabled={isMaking} onClick={() => setAsking(true)}>
      {t('backups.make')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('backups.title')}
        actions={query.data && query.data.items.length > 0 ? make : undefined}
      />
      <Stack gap={6}>
        <p>{t('backups.about')}</p>
        <QueryView query={query} skeleton={<CardSkeleton lines={8} />}>
          {(backups) => (
            <Stack gap={6}>
              {backups.making && <Making making={backups.making} />}
              {backups.items.length > 0 ? (
                <Panel title={t('backups.kept')}>
                  <BackupTable items={backups.items} />
                </Panel>
              ) : (
                !backups.making && <EmptyState title={t('backups.none')} action={make} />
              )}
              <Keeping backups={backups} />
              <RestorePanel backups={backups} />
            </Stack>
          )}
        </QueryView>
      </Stack>
      {isAsking && <MakeBackupDialog onClose={() => setAsking(false)} />}
    </Page>
  );
}

/** The backup that is being made. */
function Making({ making }: { readonly making: NonNullable<Backups['making']> }) {
  const t = useText(messages);
  const format = useFormat();
  const cancel = useCancelBackup();
  return (
    <Panel title={t('backups.making')}>
      <Stack gap={3}>
        <p>
          {making.is_queued
            ? t('backups.making.queued')
            : t('backups.making.at', {
                done: sizeText(format, making.done_bytes),
                total: sizeText(format, making.total_bytes),
              })}
          {' · '}
          <TimeText at={making.started_at} style="datetime" />
        </p>
        <ProgressBar label={t('backups.making')} value={making.done_bytes} max={making.total_bytes} />
        <Row>
          {making.is_own ? (
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(making.background_job_id)}
            >
              {t('backups.cancel')}
            </Button>
          ) : (
            <p>{t('backups.making.by_another')}</p>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}

/** What the platform's settings say of backups. */
function Keeping({ backups }: { readonly backups: Backups }) {
  const t = useText(messages);
  const { kept, is_nightly, is_nightly_sealed, place } = backups;
  return (
    <Panel title={t('backups.keeping')}>
      <Stack gap={4}>
        <p>
          {t('backups.keeping.kept', { count: kept })} {t(`backups.keeping.${place}`)}
        </p>
        <p>
          {t(
            is_nightly
              ? is_nightly_sealed
                ? 'backups.keeping.nightly_sealed'
                : 'backups.keeping.nightly'
              : 'backups.keeping.by_hand',
          )}
        </p>
        <div>
          <LinkButton to="/user/admin/config" variant="default">
            {t('backups.keeping.settings')}
          </LinkButton>
        </div>
      </Stack>
    </Panel>
  );
}
