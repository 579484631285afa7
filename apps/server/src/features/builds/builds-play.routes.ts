import { findBuildPath } from '@tryout/contract/builds/builds-play';
import { type Handled, handle } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sha256 } from '../../platform/sha256.ts';
import { pinnedBuildOf } from '../plays/public.ts';
import { openPinnedBuild } from './open-pinned-build.ts';

/** Playing of builds. */
export const buildsPlayHandlers: readonly Handled[] = [
  handle(findBuildPath, async ({ db, play_id, query, services }) => {
    if (play_id === null) throw new Error('a play route was reached without a play');
    const pinned = await pinnedBuildOf(db, play_id, query.task_index);
    if (!pinned) throw notFound();
    const session = sha256(`game session:${play_id}:${query.task_index}`).slice(0, 24);
    return { data: { ...(await openPinnedBuild(db, services, pinned)), session } };
  }),
];
