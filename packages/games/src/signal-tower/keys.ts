import type { Direction } from './core.ts';

/**
 * The answer that a key gives: the arrow keys, or F and J by their place on the keyboard, so that they work with
 * every layout. null for any other key.
 */
export function answerOfKey(event: { readonly key: string; readonly code: string }): Direction | null {
  if (event.key === 'ArrowLeft' || event.code === 'KeyF') return 'left';
  if (event.key === 'ArrowRight' || event.code === 'KeyJ') return 'right';
  return null;
}
