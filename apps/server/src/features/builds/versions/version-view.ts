import type { readBuild } from '@tryout/contract/builds/builds';
import type { RouteData } from '@tryout/contract/define-route';
import { BUILD_STATUSES } from '@tryout/domain/builds/build-status';
import { allowedTargets } from '@tryout/domain/records/transitions';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Pins } from '../build-pins.queries.ts';
import { type VersionRow, versionsById } from '../build-rows.queries.ts';

type Summary = RouteData<typeof readBuild>['versions'][number];

const NO_PINS: Pins = { simulations: 0, plays: 0, names: [], tasks: 0 };

/** A version as the pages show it. */
export function viewOfVersion(row: VersionRow, held: Pins | undefined): Summary {
  const { tasks, ...pins } = held ?? NO_PINS;
  return {
    id: row.id,
    build_id: row.build_id,
    version: row.version,
    status: row.status,
    problem: row.problem,
    archive_name: row.archive_name,
    archive_size: row.archive_size,
    archive_sha256: row.archive_sha256,
    file_count: row.file_count,
    unpacked_bytes: row.unpacked_bytes,
    profile: row.profile,
    engine: row.manifest?.engine ?? null,
    data_points: row.manifest?.data_points.length ?? null,
    manifest_given: row.manifest_given,
    smoke: row.smoke,
    warnings: row.warnings,
    edit: row.edit,
    uploaded_by: row.uploaded_by === null ? null : { id: row.uploaded_by, name: row.uploader ?? '' },
    created_at: row.created_at,
    ready_at: row.ready_at,
    stable_at: row.stable_at,
    retired_at: row.retired_at,
    moves: allowedTargets(BUILD_STATUSES, row.status, 'admin').filter(
      (to) => to !== 'retired' || pins.simulations + pins.plays === 0,
    ),
    pins,
    tasks,
  };
}

/** Where a version that was just moved stands. */
export async function versionNow(db: Db, id: string) {
  const [version] = await versionsById(db, [id]);
  if (!version) throw new Error('the version just moved is not there');
  return { id, status: version.status, edit: version.edit };
}
