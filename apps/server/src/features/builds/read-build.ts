import type {
  listBuildFiles,
  readBuild,
  readBuildLog,
  readBuildVersion,
} from '@tryout/contract/builds/builds';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { FILES_OF_PAGE, filesPage, sizesByType } from './build-files.queries.ts';
import { countErrors, LINES_OF_ANSWER, readLog } from './build-log.queries.ts';
import { pinsOf } from './build-pins.queries.ts';
import {
  type BuildRow,
  buildsById,
  stableVersion,
  type VersionRow,
  versionsOfBuild,
} from './build-rows.queries.ts';
import { viewOfVersion } from './versions/version-view.ts';

/** A build with all its versions and what holds each. */
export async function buildWhole({ db }: Act, build: BuildRow): Promise<RouteData<typeof readBuild>> {
  const versions = await versionsOfBuild(db, build.id);
  const pins = await pinsOf(
    db,
    versions.map(({ id }) => id),
  );
  return {
    build,
    stable_id: versions.find(({ status }) => status === 'stable')?.id ?? null,
    versions: versions.map((version) => viewOfVersion(version, pins.get(version.id))),
  };
}

/** A version with its manifest, what it consists of, and how its checks went. */
export async function versionWhole(
  { db }: Act,
  version: VersionRow,
): Promise<RouteData<typeof readBuildVersion>> {
  const [build] = await buildsById(db, [version.build_id]);
  if (!build) throw notFound();
  const [pins, sizes, errors, stable] = [
    await pinsOf(db, [version.id]),
    await sizesByType(db, version.id),
    await countErrors(db, version.id),
    await stableVersion(db, build.id),
  ];
  const { entry, manifest, manifest_text } = version;
  return {
    build,
    version: { ...viewOfVersion(version, pins.get(version.id)), entry, manifest, manifest_text },
    smoke_report: version.smoke_report,
    sizes,
    errors,
    stable_now: stable?.id ?? null,
  };
}

/** One page of the files of a version, by path. */
export async function filesOfVersion(
  { db }: Act,
  version: VersionRow,
  { cursor }: RouteQuery<typeof listBuildFiles>,
): Promise<RouteData<typeof listBuildFiles>> {
  const { rows, total } = await filesPage(db, version.id, cursor);
  const items = rows.slice(0, FILES_OF_PAGE);
  const next_cursor = rows.length > FILES_OF_PAGE ? (items.at(-1)?.path ?? null) : null;
  return { items, next_cursor, total };
}

/** The log of a version after a line, and whether more is to come. */
export async function logOfVersion(
  { db }: Act,
  { id, status }: VersionRow,
  filter: RouteQuery<typeof readBuildLog>,
): Promise<RouteData<typeof readBuildLog>> {
  const lines = await readLog(db, id, filter);
  return {
    items: lines.slice(0, LINES_OF_ANSWER),
    has_more: lines.length > LINES_OF_ANSWER,
    is_running: status === 'uploaded' || status === 'scanning',
    status,
  };
}
