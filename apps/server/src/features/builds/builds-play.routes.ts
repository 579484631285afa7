import { findBuildPath } from '@tryout/contract/builds-play';
import { LIMITS } from '@tryout/game-sdk/protocol';
import { type Handled, handle } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { sha256 } from '../../platform/sha256.ts';
import { pinnedBuildOf } from '../plays/public.ts';
import { versionsById } from './build-rows.queries.ts';
import { signedBuildUrl } from './host/signed-build-url.ts';

/** A line that is slow but still one that people play on, bytes a ms. */
const SLOW_LINE = 250;
const LONGEST_READY_MS = 5 * 60_000;

/** How long a game of this size may take until it can be used, ms. */
function readyMs(bytes: number): number {
  return Math.min(LONGEST_READY_MS, LIMITS.ready_ms + Math.ceil(bytes / SLOW_LINE));
}

/** Playing of builds. */
export const buildsPlayHandlers: readonly Handled[] = [
  handle(findBuildPath, async ({ db, play_id, query, services }) => {
    if (play_id === null) throw new Error('a play route was reached without a play');
    const pinned = await pinnedBuildOf(db, play_id, query.task_index);
    if (!pinned) throw notFound();
    const [version] = await versionsById(db, [pinned.build_version_id]);
    if (!version) throw new Refusal('gone', 'This game is not here any more.');
    const { profile, entry, unpacked_bytes } = version;
    return {
      data: {
        url: signedBuildUrl(services, { id: version.id, profile, entry }),
        origin: services.config.buildsUrl,
        profile,
        manifest: pinned.manifest,
        version: pinned.version,
        session: sha256(`game session:${play_id}:${query.task_index}`).slice(0, 24),
        ready_ms: readyMs(unpacked_bytes),
      },
    };
  }),
];
