import { findBuildPath } from '@tryout/contract/builds/builds-play';
import { type Handled, handle } from '../../platform/http/call.ts';
import { openPlayedBuild } from './open-played-build.ts';

/** Playing of builds. */
export const buildsPlayHandlers: readonly Handled[] = [
  handle(findBuildPath, async (call) => {
    const { play_id } = call;
    if (play_id === null) throw new Error('a play route was reached without a play');
    return { data: await openPlayedBuild(call, { play_id, task_index: call.query.task_index }) };
  }),
];
