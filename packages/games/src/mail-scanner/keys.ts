import type { Sorting } from './core.ts';

/**
 * What a key does with a letter: the space bar, J or the right arrow stamps; at one's own pace F or the left arrow puts
 * aside. F and J go by their place on the keyboard, so that they work with every layout. null for any other key.
 */
export function sortingOfKey(
  event: { readonly key: string; readonly code: string },
  ownPace: boolean,
): Sorting | null {
  if (event.key === ' ' || event.key === 'ArrowRight' || event.code === 'KeyJ') return 'stamp';
  if (ownPace && (event.key === 'ArrowLeft' || event.code === 'KeyF')) return 'aside';
  return null;
}
