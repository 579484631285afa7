import type { tryBuildVersion } from '@tryout/contract/builds/builds';
import type { RouteData } from '@tryout/contract/define-route';
import { OPENABLE_BUILD_STATES } from '@tryout/domain/builds/build-status';
import { type Act, audit } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { VersionRow } from './build-rows.queries.ts';
import { buildsSay } from './builds.messages.ts';
import { buildsOrigin } from './host/builds-origin.ts';
import { signedBuildUrl } from './host/signed-build-url.ts';

/** The stored archive of a version, for whoever downloads it; the security log keeps that they did. */
export async function archiveOfVersion(act: Act, version: VersionRow) {
  await audit(act, {
    event_type: 'access',
    action: 'build.downloaded',
    target_type: 'build_version',
    target_id: version.id,
    organization_id: null,
    meta: { version: version.version, sha256: version.archive_sha256 },
  });
  return { sha256: version.archive_sha256, name: version.archive_name, media_type: 'application/zip' };
}

/** Where a version is loaded from to be tried. @throws Refusal for one that has not come through its checks */
export function openVersion({ services }: Act, version: VersionRow): RouteData<typeof tryBuildVersion> {
  const { status, manifest, profile } = version;
  if (status !== 'needs_mapping' && !OPENABLE_BUILD_STATES.some((one) => one === status)) {
    const said = buildsSay('builds.cannot_be_opened', { version: version.version });
    throw new Refusal('refused_by_rule', said, { current: { status, allowed: [] } });
  }
  const url = signedBuildUrl(services, version);
  const origin = buildsOrigin(services.config.buildsUrl, version.id);
  return { url, origin, profile, manifest, version: version.version };
}
