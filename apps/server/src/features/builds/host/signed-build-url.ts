import type { BuildProfile } from '@tryout/game-sdk/build-manifest';
import { readSecret } from '../../../platform/secret.ts';
import type { Services } from '../../../platform/services.ts';
import { buildsOrigin } from './builds-origin.ts';
import { signingKey, signPath } from './signed-path.ts';

/**
 * Where a browser loads a version of a build: its entry page, for ten minutes or a little longer, and from there its
 * other files for a day. Whoever has the address may load the build, so it is handed to those who may play it.
 */
export function signedBuildUrl(
  services: Pick<Services, 'config' | 'now'>,
  version: { readonly id: string; readonly profile: BuildProfile; readonly entry: string },
): string {
  const { buildsUrl } = services.config;
  const signed = { build_version_id: version.id, profile: version.profile };
  const key = signingKey(readSecret(services.config));
  const path = signPath(key, signed, version.entry, services.now().getTime());
  return buildsOrigin(buildsUrl, version.id) + path;
}
