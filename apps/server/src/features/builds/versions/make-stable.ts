import type { SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { publishBuildAsGame } from '../../tasks/public.ts';
import { appendBuildLog } from '../build-log.queries.ts';
import { stableVersion, type VersionRow } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { nameBuild, setStable, unsetStable } from '../write-builds.queries.ts';
import { lockedVersion, noteMove, refuseMove, standing } from './move-version.ts';

/**
 * Makes a version the stable one of its build and offers it as a game, all in the caller's transaction; an earlier
 * version is rolled back to in the same way. What holds the version before keeps it.
 * @param stableNow the version that was stable when the person decided; null: none
 */
export async function makeStable(act: SignedAct, known: VersionRow, stableNow: string | null): Promise<void> {
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
    data: { before: before?.version ?? null, task_id },
  });
}
