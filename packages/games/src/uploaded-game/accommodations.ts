import type { BuildManifest } from '@tryout/game-sdk/build-manifest';

/**
 * Adjustments that an uploaded game can be played with, by the keys of simulations. Time and motion are duties of every
 * game; the rest is what its manifest says of itself. Larger text is none: the protocol has no word for it.
 */
export function accommodationsOf({ accessibility }: BuildManifest): readonly string[] {
  const { color_independent, keyboard, screen_reader } = accessibility;
  return [
    'more_time',
    'untimed',
    'reduced_motion',
    ...(color_independent ? ['color_safe'] : []),
    ...(keyboard ? ['keyboard_only'] : []),
    ...(screen_reader ? ['screen_reader'] : []),
  ];
}
