import { Button } from '@mantine/core';
import { useState } from 'react';
import { sizeText } from '../../../platform/i18n/size-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { type Backups, useDeleteBackup, useDownloadBackup } from '../backups.api.ts';
import { messages } from '../backups.messages.ts';

type Backup = Backups['items'][number];

/** The backups that are kept, newest first. */
export function BackupTable({ items }: { readonly items: readonly Backup[] }) {
  const t = useText(messages);
  const format = useFormat();
  const [leaving, setLeaving] = useState<Backup | null>(null);
  return (
    <>
      <SimpleTable
        caption={t('backups.kept')}
        stacks
        columns={[
          { key: 'made', header: t('backups.made') },
          { key: 'by', header: t('backups.by') },
          { key: 'size', header: t('backups.size') },
          { key: 'content', header: t('backups.content') },
          { key: 'opens', header: t('backups.opens') },
          { key: 'sha256', header: 'SHA-256' },
          { key: 'actions', header: t('backups.actions') },
        ]}
        rows={items.map((backup) => ({
          key: backup.backup_id,
          cells: [
            <TimeText key="made" at={backup.made_at} style="datetime" />,
            backup.made_by === null ? t('backups.by.server') : <bdi key="by">{backup.made_by}</bdi>,
            sizeText(format, backup.size),
            t('backups.counts', {
              rows: format.number(backup.rows),
              files: format.number(backup.files),
              version: backup.product_version,
            }),
            t(backup.is_sealed ? 'backups.opens.passphrase' : 'backups.opens.anybody'),
            <Row key="sha256" gap={1}>
              <code dir="ltr" title={backup.sha256}>
                {backup.sha256.slice(0, 8)}…
              </code>
              <CopyButton
                compact
                value={backup.sha256}
                label={t('backups.copy_digest', { name: backup.file_name })}
              />
            </Row>,
            <Row key="actions" gap={2}>
              {backup.is_there ? <Download backup={backup} /> : <p>{t('backups.file_gone')}</p>}
              <Button variant="default" size="xs" onClick={() => setLeaving(backup)}>
                {t('backups.delete')}
                <span className="visually-hidden">: {backup.file_name}</span>
              </Button>
            </Row>,
          ],
        }))}
      />
      {leaving && <DeleteDialog backup={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function Download({ backup }: { readonly backup: Backup }) {
  const t = useText(messages);
  const download = useDownloadBackup();
  return (
    <Button size="xs" loading={download.isPending} onClick={() => download.mutate(backup.backup_id)}>
      {t('backups.download')}
      <span className="visually-hidden">: {backup.file_name}</span>
    </Button>
  );
}

function DeleteDialog({ backup, onClose }: { readonly backup: Backup; readonly onClose: () => void }) {
  const t = useText(messages);
  const format = useFormat();
  const remove = useDeleteBackup();
  return (
    <ConfirmDialog
      opened
      danger
      title={t('backups.delete.title')}
      confirmLabel={t('backups.delete.confirm')}
      busy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() => remove.mutate(backup.backup_id, { onSuccess: onClose })}
    >
      <p>
        {t('backups.delete.text', {
          when: format.date(backup.made_at, { dateStyle: 'medium', timeStyle: 'short' }),
        })}
      </p>
    </ConfirmDialog>
  );
}
