import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { isTaskKey } from '@tryout/games/registry';
import { accommodationsOf } from '@tryout/games/uploaded-game/accommodations';
import { uploadedGameJudge } from '@tryout/games/uploaded-game/judge';
import type { Act, SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { libraryId } from '../../platform/library-id.ts';
import { closeTasksOfBuild, deleteTasksOfBuild, keyIsTaken, offerBuild } from './build-tasks.queries.ts';
import { tasksSay } from './tasks.messages.ts';

/** A version of an upload that is to be offered as a game. */
export interface OfferedBuild {
  readonly build_version_id: string;
  /** Key of the game. */
  readonly slug: string;
  readonly version: string;
  readonly name: string;
  readonly manifest: BuildManifest;
  /** Of the archive, lower-case hex. */
  readonly archive_sha256: string;
}

/**
 * Offers a version of an upload as the game that new tasks and simulations take, in the caller's transaction; the
 * version that was offered before stays with what holds it. Offering an earlier one again rolls back.
 *
 * The task's id follows from slug, version and archive, so that it is the same on every installation that holds the
 * same upload, and a library brought in finds it.
 * @returns the id of the task that is the game
 * @throws Refusal when another task has the key or version
 */
export async function publishBuildAsGame(
  { db, actor, services }: SignedAct,
  build: OfferedBuild,
): Promise<string> {
  const { slug, version, manifest } = build;
  const id = libraryId('task', `${slug}@${version}#${build.archive_sha256}`);
  if (isTaskKey(slug) || (await keyIsTaken(db, { id, key: slug, version }))) {
    throw new Refusal('refused_by_rule', tasksSay('tasks.name_taken', { game: slug, version }));
  }
  const { parameters, data_points, trial_columns } = uploadedGameJudge(manifest, version, slug);
  await offerBuild(db, {
    id,
    key: slug,
    version,
    name: build.name,
    minutes: manifest.est_minutes,
    parameters,
    data_points,
    trial_columns,
    accommodations: accommodationsOf(manifest),
    build_version_id: build.build_version_id,
    by: actor.user_id,
    at: services.now(),
  });
  return id;
}

/**
 * Takes a version out of what new simulations are made of: its game and the tasks made of it are closed. What holds them
 * keeps them; whether anything published does is for the caller to ask before.
 */
export async function withdrawGame({ db, services }: Act, buildVersionId: string): Promise<void> {
  await closeTasksOfBuild(db, buildVersionId, services.now());
}

/**
 * Deletes the tasks of a version that is to be deleted for good.
 * @throws Refusal naming the simulations that hold one of them, in whatever state
 */
export async function forgetGame({ db }: Act, buildVersionId: string): Promise<void> {
  const held = await deleteTasksOfBuild(db, buildVersionId);
  if (held.length === 0) return;
  throw new Refusal('refused_by_rule', tasksSay('tasks.version_held', { names: held.join(', ') }));
}
