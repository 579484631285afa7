import { hostName } from '../../../platform/config.ts';

/**
 * Where a version of a build is served from. An address with a star gives each version a host name, and so a browser
 * storage, of its own; without one all share an origin, which is emptied each time a game is opened. Pure.
 */
export function buildsOrigin(buildsUrl: string, versionId: string): string {
  return buildsUrl.replace('*', `v-${versionId}`);
}

/** Whether every version has a host name of its own. Pure. */
export const hasHostEach = (buildsUrl: string): boolean => buildsUrl.includes('*');

/** Whether a host name is one that games are served under. Pure. */
export function isBuildsHostName(buildsUrl: string, name: string): boolean {
  const [before = '', after] = hostName(buildsUrl).split('*');
  if (after === undefined) return name === before;
  return name.startsWith(before) && name.endsWith(after) && name.length > before.length + after.length;
}
