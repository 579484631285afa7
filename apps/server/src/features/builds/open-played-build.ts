import type { findBuildPath } from '@tryout/contract/builds/builds-play';
import type { RouteData } from '@tryout/contract/define-route';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { sha256 } from '../../platform/sha256.ts';
import { pinnedBuildOf } from '../plays/public.ts';
import { openPinnedBuild } from './open-pinned-build.ts';

/** Where a player loads the upload of a task of their play, and the name of this sitting before it. */
export async function openPlayedBuild(
  act: Act,
  { play_id, task_index }: { readonly play_id: string; readonly task_index: number },
): Promise<RouteData<typeof findBuildPath>> {
  const pinned = await pinnedBuildOf(act.db, play_id, task_index);
  if (!pinned) throw notFound();
  const session = sha256(`game session:${play_id}:${task_index}`).slice(0, 24);
  return { ...(await openPinnedBuild(act, pinned)), session };
}
