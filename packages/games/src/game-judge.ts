import type { PinnedAnswerKey } from './answer-key.ts';
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
  /** The key that experts made for this version; absent or null: the one that comes with the game. */
  readonly answer_key?: PinnedAnswerKey | null;
}

/**
 * The judge of any game: the one door to judges by key. Null when this release does not have that version of a game of
 * its own; an upload can always be judged, because its manifest says how, and a game with a key of experts as long as
 * this release has the version whose items they rated.
 */
export function gameJudge({ key, version, build, answer_key }: GameVersion): AnyTaskJudge | null {
  if (build) return uploadedGameJudge(build.manifest, version, key);
  if (!isTaskKey(key)) return null;
  const all = [JUDGES[key], ...EARLIER_JUDGES[key]];
  const named = answer_key?.of_version ?? version;
  const judge = all.find((each) => each.version === named) ?? null;
  return answer_key ? (judge?.rated?.withKey(answer_key.items, version) ?? null) : judge;
}
