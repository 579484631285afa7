import type { SignedAct } from '../../../platform/act.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { publishBuildAsGame } from '../../tasks/public.ts';
import { appendBuildLog, warningsOf } from '../build-log.queries.ts';
import { stableVersion, type VersionRow } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { nameBuild, setStable, unsetStable } from '../write-builds.queries.ts';
import { lockedVersion, noteMove, refuseMove, standing } from './move-version.ts';

/**
 * Makes a version the stable one of its build and offers it as a game, all in the caller's transaction; an earlier
 * version is rolled back to in the same way. What holds the version before keeps it.
 * @param decided `stable_now`: the version that was stable when the person decided, null: none; `reason`: why, where
 * the checks warn
 * @throws Refusal
 */
export async function makeStable(
  act: SignedAct,
  known: VersionRow,
  {
    stable_now: stableNow,
    reason = '',
  }: { readonly stable_now: string | null; readonly reason?: string | undefined },
): Promise<void> {
  const { db, services } = act;
  const { build, version } = await lockedVersion(db, known);
  const before = await stableVersion(db, build.id);
  if ((before?.id ?? null) !== stableNow) {
    const message = before
      ? buildsSay('builds.other_is_stable', { version: before.version })
      : buildsSay('builds.none_is_stable');
    throw new Refusal('stale_status', message, standing(version, { stable_now: before?.id ?? null }));
  }
  refuseMove(version, 'stable');
  const { manifest } = version;
  if (manifest === null) throw new Error(`version ${version.id} is ready without a manifest`);
  const accepted = await acceptWarnings(act, version, reason);
  await unsetStable(db, build.id);
  await setStable(db, version.id, services.now());
  await nameBuild(db, build.id, manifest.name);
  const { slug } = build;
  const { id: build_version_id, archive_sha256 } = version;
  const offered = {
    build_version_id,
    slug,
    version: version.version,
    name: manifest.name,
    manifest,
    archive_sha256,
  };
  const task_id = await publishBuildAsGame(act, offered);
  if (before) {
    const message = `Version ${version.version} is the stable one now instead of this.`;
    const data = { version: version.version };
    await appendBuildLog(db, before.id, [
      { step: 'publish', level: 'info', code: 'replaced', message, data, actor_id: act.actor.user_id },
    ]);
  }
  await noteMove(act, { build, version }, 'build.made_stable', {
    step: 'publish',
    level: 'info',
    code: 'made_stable',
    message: before
      ? `It is the stable version now, instead of ${before.version}.`
      : 'It is the stable version now.',
    data: { before: before?.version ?? null, task_id, ...accepted },
  });
}

/**
 * Notes that what the checks warn of is accepted, and why; once is enough for as long as they are not run again.
 * @returns what the logs are to hold of it
 * @throws Refusal where there are warnings and no reason
 */
async function acceptWarnings(act: SignedAct, version: VersionRow, reason: string): Promise<object> {
  const { warnings_total, warnings_accepted } = await warningsOf(act.db, version.id);
  if (warnings_total === 0 || (warnings_accepted && reason === '')) return {};
  if (reason === '') {
    throw invalidField('reason', buildsSay('builds.warnings_need_reason', { count: warnings_total }));
  }
  const data = { warnings: warnings_total, reason };
  const message = `Its ${warnings_total} warnings were accepted: ${reason}`;
  await appendBuildLog(act.db, version.id, [
    { step: 'publish', level: 'info', code: 'warnings_accepted', message, data, actor_id: act.actor.user_id },
  ]);
  return data;
}
