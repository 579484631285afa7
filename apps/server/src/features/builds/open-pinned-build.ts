import { LIMITS } from '@tryout/game-sdk/protocol';
import type { PinnedBuild } from '@tryout/games/uploaded-game/shapes';
import type { Act } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { versionsById } from './build-rows.queries.ts';
import { buildsSay } from './builds.messages.ts';
import { buildsOrigin } from './host/builds-origin.ts';
import { signedBuildUrl } from './host/signed-build-url.ts';

/** A line that is slow but still one that people play on, bytes a ms. */
const SLOW_LINE = 250;
const LONGEST_READY_MS = 5 * 60_000;

/** How long a game of this size may take until it can be used, ms. */
function readyMs(bytes: number): number {
  return Math.min(LONGEST_READY_MS, LIMITS.ready_ms + Math.ceil(bytes / SLOW_LINE));
}

/**
 * Where the upload that a task was begun with is loaded from, for some minutes.
 * @throws Refusal `gone` where the version was deleted since
 */
export async function openPinnedBuild(
  { db, services }: Act,
  pinned: PinnedBuild & { readonly version: string },
) {
  const [version] = await versionsById(db, [pinned.build_version_id]);
  if (!version) throw new Refusal('gone', buildsSay('builds.game_gone'));
  const { profile, entry, unpacked_bytes } = version;
  return {
    url: signedBuildUrl(services, { id: version.id, profile, entry }),
    origin: buildsOrigin(services.config.buildsUrl, version.id),
    profile,
    manifest: pinned.manifest,
    version: pinned.version,
    ready_ms: readyMs(unpacked_bytes),
  };
}
