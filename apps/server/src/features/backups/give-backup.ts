import type { FastifyReply } from 'fastify';
import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { confirmation } from '../auth/public.ts';
import { backupsSay } from './backups.messages.ts';
import { type BackupRow, deleteBackupRow } from './backups.queries.ts';
import { fileNameOf } from './read-backups.ts';

/**
 * Whoever takes a backup along has everything: only somebody who has just confirmed who they are may.
 * @throws Refusal (confirm_first; gone where the file is not there any more)
 */
export async function mayDownload(act: SignedAct, { id }: Pick<BackupRow, 'id'>): Promise<void> {
  await confirmation.require(act);
  if (!(await act.services.backups.exists(id))) throw new Refusal('gone', backupsSay('backups.gone'));
}

/** Sends the file of a backup. */
export async function sendBackup(
  act: SignedAct & { readonly reply: FastifyReply },
  backup: BackupRow,
): Promise<void> {
  await mayDownload(act, backup);
  await audit(act, {
    event_type: 'access',
    action: 'backup.downloaded',
    target_type: 'backup',
    target_id: backup.id,
    organization_id: null,
  });
  act.reply.header('content-length', backup.size);
  sendMadeFile(act.reply, {
    name: fileNameOf(backup),
    media_type: backup.is_sealed ? 'application/octet-stream' : 'application/zip',
    content: act.services.backups.read(backup.id),
  });
}

/** Deletes a backup. */
export async function removeBackup(act: SignedAct, { id }: Pick<BackupRow, 'id'>): Promise<void> {
  await deleteBackupRow(act.db, id);
  await audit(act, {
    event_type: 'delete',
    action: 'backup.deleted',
    target_type: 'backup',
    target_id: id,
    organization_id: null,
  });
  await act.services.backups.remove(id);
}
