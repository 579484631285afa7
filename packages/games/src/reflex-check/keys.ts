import type { Side } from './core.ts';

/**
 * The answer that a key gives: the arrow keys, or F and J by their place on the keyboard, so that they work with every
 * layout. In the simple part the space bar does as well. null for any other key.
 */
export function answerOfKey(
  event: { readonly key: string; readonly code: string },
  part: 'simple' | 'choice',
): Side | null {
  if (event.key === 'ArrowLeft' || event.code === 'KeyF') return 'left';
  if (event.key === 'ArrowRight' || event.code === 'KeyJ') return 'right';
  return part === 'simple' && event.key === ' ' ? 'left' : null;
}
