import {
  compareBuildVersions,
  downloadBuildVersion,
  listBuildFiles,
  listBuilds,
  readBuild,
  readBuildLog,
  readBuildVersion,
  tryBuildVersion,
} from '@tryout/contract/builds/builds';
import { type Handled, handle } from '../../platform/http/call.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { pageOfBuilds } from './list-builds.queries.ts';
import { archiveOfVersion, openVersion } from './open-version.ts';
import { buildWhole, filesOfVersion, logOfVersion, versionWhole } from './read-build.ts';
import { compareVersions } from './versions/compare-versions.ts';

/** Reading of builds, and trying one. */
export const buildsHandlers: readonly Handled[] = [
  handle(listBuilds, async ({ db, query }) => ({ data: await pageOfBuilds(db, query) })),

  handle(readBuild, async (call) => ({ data: await buildWhole(call, call.refs.row(call.params.build_id)) })),

  handle(readBuildVersion, async (call) => ({
    data: await versionWhole(call, call.refs.row(call.params.version_id)),
  })),

  handle(listBuildFiles, async (call) => ({
    data: await filesOfVersion(call, call.refs.row(call.params.version_id), call.query),
  })),

  handle(readBuildLog, async (call) => ({
    data: await logOfVersion(call, call.refs.row(call.params.version_id), call.query),
  })),

  handle(compareBuildVersions, async (call) => ({
    data: await compareVersions(call, {
      from: call.refs.row(call.query.from),
      to: call.refs.row(call.query.to),
    }),
  })),

  handle(downloadBuildVersion, async (call) => {
    const file = await archiveOfVersion(call, call.refs.row(call.params.version_id));
    await sendFile(call.reply, call.services.files, file, { inline: false });
    return undefined;
  }),

  handle(tryBuildVersion, async (call) => ({
    data: openVersion(call, call.refs.row(call.params.version_id)),
  })),
];
