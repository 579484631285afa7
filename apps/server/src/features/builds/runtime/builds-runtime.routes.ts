import { readBuildRuntime, reportBuild } from '@tryout/contract/builds/builds-play';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { countReport } from './count-report.ts';
import { runtimeOf } from './runtime-view.ts';

/** How builds do with real players. */
export const buildsRuntimeHandlers: readonly Handled[] = [
  handle(reportBuild, async (call) => {
    const { play_id } = call;
    if (play_id === null) throw new Error('a play route was reached without a play');
    return { data: { counted: await countReport(call, play_id, call.body) } };
  }),

  handle(readBuildRuntime, async (call) => ({ data: await runtimeOf(call, call.params.version_id) })),
];
