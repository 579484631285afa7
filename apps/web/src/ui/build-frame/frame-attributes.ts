import type { BuildManifest } from '@tryout/game-sdk/build-manifest';

type Profile = BuildManifest['profile'];

/** What a frame may do, by the profile of its build. Nothing here lets it out of its box or near a credential. */
export function frameAttributes(profile: Profile): { readonly sandbox: string; readonly allow: string } {
  if (profile === 'strict') return { sandbox: 'allow-scripts', allow: '' };
  return {
    sandbox: 'allow-scripts allow-same-origin allow-pointer-lock',
    allow: `${profile === 'threads' ? 'cross-origin-isolated; ' : ''}fullscreen; autoplay; gamepad`,
  };
}

/** The origin that messages of the frame carry: one in a strict sandbox has none. */
export function frameOrigin(profile: Profile, buildsOrigin: string): string {
  return profile === 'strict' ? 'null' : buildsOrigin;
}
