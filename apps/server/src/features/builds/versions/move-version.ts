import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { BUILD_STATUSES, type BuildStatus } from '@tryout/domain/builds/build-status';
import { allowedTargets, canTransition } from '@tryout/domain/records/transitions';
import { audit, type SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { appendBuildLog, buildPeople, type LogLine } from '../build-log.queries.ts';
import { type BuildRow, lockBuild, lockVersion, type VersionRow } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { touchBuild } from '../write-builds.queries.ts';

/** A version with its build, both locked: whatever is judged now stays so until the transaction ends. */
export async function lockedVersion(
  db: Db,
  known: Pick<VersionRow, 'id' | 'build_id'>,
): Promise<{ build: BuildRow; version: VersionRow }> {
  const build = await lockBuild(db, known.build_id);
  const version = build && (await lockVersion(db, known.id));
  if (!build || !version) throw notFound();
  return { build, version };
}

/** Where a version stands, for whoever thought that it stood elsewhere. */
export function standing(version: VersionRow, theirs?: unknown) {
  const allowed = allowedTargets(BUILD_STATUSES, version.status, 'admin');
  return { current: { status: version.status, allowed, ...(theirs !== undefined && { theirs }) } };
}

/** @throws Refusal when an admin cannot move the version there */
export function refuseMove(version: VersionRow, to: BuildStatus): void {
  const answer = canTransition(BUILD_STATUSES, version.status, to, { by: 'admin', has_reason: true });
  if (answer.allowed) return;
  throw new Refusal(
    'stale_status',
    buildsSay('builds.stands_elsewhere', { version: version.version, status: version.status }),
    standing(version),
  );
}

/** Notes what was done: in the version's log, in the security log, and on pages that are open. */
export async function noteMove(
  act: SignedAct,
  { build, version }: { build: BuildRow; version: VersionRow },
  action: SecurityAction,
  line: Omit<LogLine, 'actor_id'>,
): Promise<void> {
  const { db, services } = act;
  await appendBuildLog(db, version.id, [{ ...line, actor_id: act.actor.user_id }]);
  await audit(act, {
    event_type: 'action',
    action,
    target_type: 'build_version',
    target_id: version.id,
    organization_id: null,
    meta: { slug: build.slug, version: version.version, sha256: version.archive_sha256, ...line.data },
  });
  await touchBuild(db, build.id, services.now());
  services.live.tell(db, await buildPeople(db), {
    topic: 'builds',
    data: { build_id: build.id, version_id: version.id },
  });
}
