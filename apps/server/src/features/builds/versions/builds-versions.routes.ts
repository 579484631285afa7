import {
  deleteBuildVersion,
  giveBuildManifest,
  makeBuildStable,
  previewStableBuild,
  retireBuildVersion,
  scanBuildVersion,
} from '@tryout/contract/builds/builds-versions';
import type { Db } from '../../../platform/database/kysely.ts';
import { type Handled, handle } from '../../../platform/http/call.ts';
import { versionsById } from '../build-rows.queries.ts';
import { buildsSay } from '../builds.messages.ts';
import { deleteVersion, retireVersion } from '../put-away.ts';
import { giveManifest, scanAgain } from '../scan/scan-again.ts';
import { makeStable } from './make-stable.ts';
import { stablePreview } from './stable-preview.ts';

async function moved(db: Db, id: string) {
  const [version] = await versionsById(db, [id]);
  if (!version) throw new Error('the version just moved is not there');
  return { id, status: version.status, edit: version.edit };
}

/** What is done to versions of builds. */
export const buildsVersionsHandlers: readonly Handled[] = [
  handle(previewStableBuild, async ({ db, refs, params }) => ({
    data: await stablePreview(db, refs.row(params.version_id)),
  })),

  handle(makeBuildStable, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await makeStable(call, version, call.body.stable_now);
    return {
      data: await moved(call.db, version.id),
      message: buildsSay('builds.made_stable', { version: version.version }),
    };
  }),

  handle(retireBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await retireVersion(call, version, call.body.reason);
    return {
      data: await moved(call.db, version.id),
      message: buildsSay('builds.retired', { version: version.version }),
    };
  }),

  handle(scanBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await scanAgain(call, version);
    return { data: await moved(call.db, version.id), message: buildsSay('builds.checks_again') };
  }),

  handle(giveBuildManifest, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await giveManifest(call, version, call.body);
    return { data: await moved(call.db, version.id), message: buildsSay('builds.checks_with_manifest') };
  }),

  handle(deleteBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await deleteVersion(call, version);
    return { data: {}, message: buildsSay('builds.deleted', { version: version.version }) };
  }),
];
