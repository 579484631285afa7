import type { BuildSource } from './build-source.ts';

/** Whether a game needs shared memory that this page does not have yet. */
export function needsIsolation({ profile }: Pick<BuildSource, 'profile'>): boolean {
  return profile === 'threads' && !window.crossOriginIsolated;
}

/**
 * Loads this page anew under the same address with `isolated=1`, for which the server closes it off from other pages:
 * only then a browser gives shared memory. False when that has been tried and this browser still gives none.
 */
export function isolatePage(): boolean {
  const address = new URL(window.location.href);
  if (address.searchParams.get('isolated') === '1') return false;
  address.searchParams.set('isolated', '1');
  window.location.replace(address);
  return true;
}
