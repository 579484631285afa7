import type { Backup, listBackups } from '@tryout/contract/backups/backups';
import type { RouteData } from '@tryout/contract/define-route';
import { backupsHealth } from '@tryout/domain/system/health';
import type { Act, SignedAct } from '../../platform/act.ts';
import { configValue } from '../app-config/public.ts';
import { type BackupRow, findBackups, findMaking, findNewest } from './backups.queries.ts';

/** Progress is stored in this many bytes. */
export const PROGRESS_UNIT = 1000;

/** What a backup is called where it is downloaded: the moment it shows, in UTC. */
export function fileNameOf({ made_at, is_sealed }: Pick<BackupRow, 'made_at' | 'is_sealed'>): string {
  const [day, time = ''] = new Date(made_at).toISOString().split('T');
  return `tryout-${day}-${time.slice(0, 5).replace(':', '')}.${is_sealed ? 'sealed' : 'zip'}`;
}

/** What is kept and what is being made, as the super admin sees it. */
export async function readBackups({
  db,
  actor,
  services,
}: SignedAct): Promise<RouteData<typeof listBackups>> {
  const making = await findMaking(db);
  const rows = await findBackups(db);
  return {
    items: await Promise.all(rows.map(async (row) => backupView(row, await services.backups.exists(row.id)))),
    making: making
      ? {
          background_job_id: making.id,
          is_own: making.owner_id === actor.user_id,
          is_queued: making.is_queued,
          started_at: making.created_at,
          done_bytes: making.done * PROGRESS_UNIT,
          total_bytes: making.total * PROGRESS_UNIT,
        }
      : null,
    kept: await configValue(db, 'backups_kept'),
    is_nightly: await configValue(db, 'backups_nightly'),
    is_nightly_sealed: (await configValue(db, 'backup_passphrase')) !== '',
    place: services.backups.place,
    is_secret_apart: services.config.secret !== null,
  };
}

function backupView(row: BackupRow, is_there: boolean): Backup {
  return {
    backup_id: row.id,
    made_at: row.made_at,
    made_by: row.made_by,
    is_sealed: row.is_sealed,
    file_name: fileNameOf(row),
    size: row.size,
    sha256: row.sha256,
    rows: row.row_count,
    files: row.file_count,
    product_version: row.product_version,
    is_there,
  };
}

/** How backups are doing, for the overview. */
export async function readBackupsHealth({ db, services }: Pick<Act, 'db' | 'services'>) {
  const last_made_at = await findNewest(db);
  const is_nightly = await configValue(db, 'backups_nightly');
  const age_h =
    last_made_at === null ? null : (services.now().getTime() - Date.parse(last_made_at)) / 3_600_000;
  return { state: backupsHealth({ is_nightly, age_h }), last_made_at, is_nightly };
}
