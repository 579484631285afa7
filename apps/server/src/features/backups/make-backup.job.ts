import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { scopeOf } from '@tryout/domain/access/access-policy';
import { uuidv7 } from 'uuidv7';
import { audit, serverAct } from '../../platform/act.ts';
import { BackupRefused } from '../../platform/database/backup/manifest.ts';
import type { WrittenBackup } from '../../platform/database/backup/write-backup.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { findActorOfUser } from '../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { openSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../platform/services.ts';
import { configValue, secretValue } from '../app-config/public.ts';
import { beginAgain, endJob, isCancelled, noteProgress, takeUp } from '../background-jobs/public.ts';
import { deleteSurplus, findBackups, insertBackup } from './backups.queries.ts';

/** The job that makes the backups which somebody asked for. Jobs whose names begin so are in no backup. */
export const MAKE_BACKUP_JOB = 'backups.make';

/** What the passphrase of a backup is sealed for until it is made. */
export const PASSPHRASE_PURPOSE = 'backup passphrase';

/** What was asked for: the passphrase, sealed for the job's id; none: the backup is not sealed. */
export interface MakeBackupWish {
  readonly sealed?: string;
}

/** The backup is not wanted any more. */
class Cancelled extends Error {}

const LONGEST_S = 8 * 3600;

/** Makes backups; one that a restart cut off is made from its beginning. */
export function makeBackupJob(services: Services): JobHandler<{ background_job_id: string }> {
  return {
    name: MAKE_BACKUP_JOB,
    longest_s: LONGEST_S,
    begin: async () => {
      for (const background_job_id of await beginAgain(services, 'backup')) {
        await services.jobs.enqueue(services.db, MAKE_BACKUP_JOB, { background_job_id });
      }
    },
    run: ({ background_job_id }) => makeAsked(services, background_job_id),
  };
}

async function makeAsked(services: Services, id: string): Promise<void> {
  const { db, now, log } = services;
  const job = await takeUp(services, id);
  if (!job) return;
  const goOn = async (done: number) => {
    if (!(await noteProgress(services, id, done))) throw new Cancelled();
  };
  try {
    await refuseWithoutRight(db, job.owner_id);
    await make(services, {
      id,
      passphrase: passphraseOf(services, id, job.wish as MakeBackupWish),
      begin: () => noteProgress(services, id, 0),
      onProgress: ({ done, total }) => goOn(Math.floor((job.total * done) / Math.max(1, total))),
      finish: async (trx) => {
        await refuseWithoutRight(trx, job.owner_id);
        if (await isCancelled(trx, id)) throw new Cancelled();
        await noteProgress({ db: trx }, id, job.total);
        await endJob({ db: trx }, id, { status: 'done', at: now() });
      },
      made_by: job.owner_id,
    });
  } catch (error) {
    if (error instanceof Cancelled) return;
    log.warn({ err: error, background_job_id: id }, 'a backup could not be made');
    await endJob(services, id, { status: 'failed', at: now(), facts: { outcome: outcomeOf(error) } });
  }
}

/** Every night, where the platform's settings say so. */
export function nightlyBackupJob(services: Services): JobHandler {
  return {
    name: 'backups.nightly',
    cron: '15 2 * * *',
    longest_s: LONGEST_S,
    run: () => makeNightly(services),
  };
}

/** Does the work of the job, where nightly backups are on. What goes wrong is told with the failed jobs. */
async function makeNightly(services: Services): Promise<void> {
  const { db } = services;
  if (!(await configValue(db, 'backups_nightly'))) return;
  const isSealed = (await configValue(db, 'backup_passphrase')) !== '';
  const passphrase = await secretValue(services, db, 'backup_passphrase');
  // Rather none than one that anybody can read.
  if (isSealed && passphrase === '')
    throw new Error(
      'The passphrase of nightly backups cannot be read: TRYOUT_SECRET is another one. Enter it again.',
    );
  await make(services, {
    id: uuidv7(),
    passphrase: isSealed ? passphrase : null,
    begin: async () => true,
    onProgress: async () => undefined,
    finish: async () => undefined,
    made_by: null,
  });
}

interface Making {
  readonly id: string;
  readonly passphrase: string | null;
  readonly begin: () => Promise<boolean>;
  readonly onProgress: (progress: { readonly done: number; readonly total: number }) => Promise<void>;
  /** Within the transaction that notes the backup. */
  readonly finish: (trx: Db) => Promise<void>;
  readonly made_by: string | null;
}

async function make(services: Services, { finish, made_by, ...making }: Making): Promise<void> {
  const { db, backups } = services;
  await backups.make({
    ...making,
    noted: async () => (await findBackups(db)).map(({ id }) => id),
    finish: async (written) => {
      const surplus = await withTransaction(db, async (trx) => {
        await finish(trx);
        await note(services, trx, { id: making.id, made_by, is_sealed: making.passphrase !== null }, written);
        return deleteSurplus(trx, await configValue(trx, 'backups_kept'));
      });
      for (const id of surplus)
        await backups.remove(id).catch((error: unknown) => leaveBehind(services, error));
    },
  });
}

/** The next backup clears away what nothing names. */
function leaveBehind({ log }: Services, error: unknown): void {
  log.warn({ err: error }, 'the file of an old backup could not be removed yet');
}

async function note(
  services: Services,
  trx: Db,
  of: { readonly id: string; readonly made_by: string | null; readonly is_sealed: boolean },
  { manifest, size, sha256 }: WrittenBackup,
): Promise<void> {
  await insertBackup(trx, {
    ...of,
    made_at: manifest.created_at,
    size,
    sha256,
    row_count: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    file_count: manifest.files.count,
    product_version: manifest.product_version,
  });
  await audit(serverAct(services, trx), {
    event_type: 'access',
    action: 'backup.made',
    target_type: 'backup',
    target_id: of.id,
    organization_id: null,
    meta: { bytes: size, is_sealed: of.is_sealed },
  });
}

function passphraseOf({ config }: Services, id: string, { sealed }: MakeBackupWish): string | null {
  if (sealed === undefined) return null;
  const passphrase = openSecret(config, PASSPHRASE_PURPOSE, id, Buffer.from(sealed, 'base64'));
  if (passphrase === null) throw new Error('the passphrase of a backup cannot be read');
  return passphrase;
}

function outcomeOf(error: unknown): NonNullable<BackgroundJob['outcome']> {
  if (error instanceof BackupRefused) return 'damaged_file';
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOSPC' ? 'no_room' : 'failed';
}

async function refuseWithoutRight(db: Db, userId: string): Promise<void> {
  const actor = await findActorOfUser(db, userId, null);
  if (!actor || scopeOf('platform.manage', actor.user_type) !== 'all')
    throw new Error('its owner does not run the platform any more');
}
