import { expect, it } from 'vitest';
import { lookKinds } from './look-kinds.ts';

it.each([
  [[], []],
  [['timing_impossible', 'rapid_correct'], ['too_fast']],
  [
    ['scripted_answers', 'automated_answers', 'too_fast_answers'],
    ['too_fast', 'automated'],
  ],
  [
    ['longest_run', 'device_changes', 'steady_times'],
    ['device', 'pattern', 'repeated'],
  ],
  [
    ['of_a_game_to_come', 'left_page'],
    ['away', 'other'],
  ],
])('the facts %j say %j', (codes, kinds) => {
  expect(lookKinds(codes)).toEqual(kinds);
});
