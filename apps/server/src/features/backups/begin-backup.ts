import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { uuidv7 } from 'uuidv7';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { sealSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../platform/services.ts';
import { beginJob, readJob } from '../background-jobs/public.ts';
import { backupsSay } from './backups.messages.ts';
import { findMaking, holdMaking } from './backups.queries.ts';
import { MAKE_BACKUP_JOB, type MakeBackupWish, PASSPHRASE_PURPOSE } from './make-backup.job.ts';
import { PROGRESS_UNIT } from './read-backups.ts';

/** Left free beside a backup, so that a database that grows meanwhile still finds room; bytes. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** Bytes that a backup will have gone through. @throws Refusal where the disk has no room for it */
export async function findRoom({ backups }: Pick<Services, 'backups'>): Promise<number> {
  const { needed_bytes, free_bytes } = await backups.room();
  if (free_bytes >= needed_bytes + SPARE_BYTES) return needed_bytes;
  const gigabytes = (bytes: number) => Math.ceil(bytes / 1e8) / 10;
  throw new Refusal(
    'refused_by_rule',
    backupsSay('backups.no_room', {
      needed: gigabytes(needed_bytes + SPARE_BYTES),
      free: Math.floor(free_bytes / 1e8) / 10,
    }),
  );
}

/** Sets a backup off; it waits in the caller's job tray. */
export async function beginBackup(
  act: SignedAct,
  given: { readonly passphrase?: string | undefined; readonly passphrase_again?: string | undefined },
  needed_bytes: number,
): Promise<BackgroundJob> {
  const { db, actor, services } = act;
  if ((given.passphrase ?? '') !== (given.passphrase_again ?? ''))
    throw invalidField('passphrase_again', backupsSay('backups.not_the_same'));
  await holdMaking(db);
  if (await findMaking(db)) throw new Refusal('conflict', backupsSay('backups.being_made'));
  const id = uuidv7();
  const wish: MakeBackupWish = given.passphrase
    ? { sealed: sealSecret(services.config, PASSPHRASE_PURPOSE, id, given.passphrase).toString('base64') }
    : {};
  await beginJob(act, actor.user_id, {
    id,
    kind: 'backup',
    facts: {},
    wish,
    status: 'queued',
    total: Math.ceil(needed_bytes / PROGRESS_UNIT),
  });
  await audit(act, {
    event_type: 'access',
    action: 'backup.started',
    target_type: 'backup',
    target_id: id,
    organization_id: null,
    meta: { is_sealed: given.passphrase !== undefined },
  });
  await services.jobs.enqueue(db, MAKE_BACKUP_JOB, { background_job_id: id });
  return readJob(act, id);
}
