import { readBuildRuntime, reportBuild } from '@tryout/contract/builds/builds-play';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { pinnedBuildOf } from '../../plays/public.ts';
import { versionsById } from '../build-rows.queries.ts';
import { countReport } from './count-report.ts';
import { runtimeOf } from './runtime-view.ts';

/** How builds do with real players. */
export const buildsRuntimeHandlers: readonly Handled[] = [
  handle(reportBuild, async ({ db, play_id, body, origin, services }) => {
    if (play_id === null) throw new Error('a play route was reached without a play');
    const pinned = await pinnedBuildOf(db, play_id, body.task_index);
    const [version] = pinned ? await versionsById(db, [pinned.build_version_id]) : [];
    if (!version) throw notFound();
    const from = { play_id, version_id: version.id, user_agent: origin.user_agent, at: services.now() };
    return { data: { counted: await countReport(db, from, body) } };
  }),

  handle(readBuildRuntime, async ({ db, params }) => ({ data: await runtimeOf(db, params.version_id) })),
];
