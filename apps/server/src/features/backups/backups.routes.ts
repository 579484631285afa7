import {
  deleteBackup,
  downloadBackup,
  listBackups,
  makeBackup,
  prepareBackupDownload,
} from '@tryout/contract/backups/backups';
import { type Handled, handle, handlePrepared, signedAct } from '../../platform/http/call.ts';
import { backupsSay } from './backups.messages.ts';
import { beginBackup, findRoom } from './begin-backup.ts';
import { mayDownload, removeBackup, sendBackup } from './give-backup.ts';
import { readBackups } from './read-backups.ts';

/** Backups of the installation. */
export const backupsHandlers: readonly Handled[] = [
  handle(listBackups, async (call) => ({ data: await readBackups(signedAct(call)) })),
  handlePrepared(
    makeBackup,
    ({ services }) => findRoom(services),
    async (call, needed) => ({ data: await beginBackup(signedAct(call), call.body, needed), status: 201 }),
  ),
  handle(deleteBackup, async (call) => {
    await removeBackup(signedAct(call), call.refs.row(call.params.backup_id));
    return { data: {}, message: backupsSay('backups.deleted') };
  }),
  handle(prepareBackupDownload, async (call) => {
    await mayDownload(signedAct(call), call.refs.row(call.params.backup_id));
    return { data: {} };
  }),
  handle(downloadBackup, async (call) => {
    await sendBackup({ ...signedAct(call), reply: call.reply }, call.refs.row(call.params.backup_id));
    return undefined;
  }),
];
