import { EARLIER_JUDGES, isTaskKey, JUDGES } from './registry.ts';
import type { AnyTaskJudge } from './task-core.ts';
import { uploadedGameJudge } from './uploaded-game/judge.ts';
import type { PinnedBuild } from './uploaded-game/shapes.ts';

/** A game in one version: one of the product's own, or an upload. */
export interface GameVersion {
  readonly key: string;
  readonly version: string;
  /** The upload; absent or null for a game of the product's own. */
  readonly build?: PinnedBuild | null;
}

/**
 * The judge of any game: the one door to judges by key. Null when this release does not have that version of a game of
 * its own; an upload can always be judged, because its manifest says how.
 */
export function gameJudge({ key, version, build }: GameVersion): AnyTaskJudge | null {
  if (build) return uploadedGameJudge(build.manifest, version, key);
  if (!isTaskKey(key)) return null;
  const all = [JUDGES[key], ...EARLIER_JUDGES[key]];
  return all.find((judge) => judge.version === version) ?? null;
}
