import {
  deleteBuildVersion,
  giveBuildManifest,
  makeBuildStable,
  previewStableBuild,
  retireBuildVersion,
  scanBuildVersion,
} from '@tryout/contract/builds/builds-versions';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { buildsSay } from '../builds.messages.ts';
import { deleteVersion, retireVersion } from '../put-away.ts';
import { giveManifest, scanAgain } from '../scan/scan-again.ts';
import { makeStable } from './make-stable.ts';
import { stablePreview } from './stable-preview.ts';
import { versionNow } from './version-view.ts';

/** What is done to versions of builds. */
export const buildsVersionsHandlers: readonly Handled[] = [
  handle(previewStableBuild, async (call) => ({
    data: await stablePreview(call, call.refs.row(call.params.version_id)),
  })),

  handle(makeBuildStable, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await makeStable(signedAct(call), version, call.body);
    return {
      data: await versionNow(call.db, version.id),
      message: buildsSay('builds.made_stable', { version: version.version }),
    };
  }),

  handle(retireBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await retireVersion(signedAct(call), version, call.body.reason);
    return {
      data: await versionNow(call.db, version.id),
      message: buildsSay('builds.retired', { version: version.version }),
    };
  }),

  handle(scanBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await scanAgain(signedAct(call), version);
    return { data: await versionNow(call.db, version.id), message: buildsSay('builds.checks_again') };
  }),

  handle(giveBuildManifest, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await giveManifest(signedAct(call), version, call.body);
    return { data: await versionNow(call.db, version.id), message: buildsSay('builds.checks_with_manifest') };
  }),

  handle(deleteBuildVersion, async (call) => {
    const version = call.refs.row(call.params.version_id);
    await deleteVersion(call, version);
    return { data: {}, message: buildsSay('builds.deleted', { version: version.version }) };
  }),
];
