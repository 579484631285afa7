import { describe, expect, it } from 'vitest';
import { type AttemptFacts, countingAttempt } from './attempts.ts';
import type { PlayStatus } from './play-status.ts';

type Told = readonly [state: PlayStatus, about?: 'too_little' | 'chosen'];

const attempts = (told: readonly Told[]): AttemptFacts[] =>
  told.map(([state, about], i) => ({
    attempt: i + 1,
    state,
    is_valid: about !== 'too_little',
    is_chosen: about === 'chosen',
  }));

describe('the attempt that counts', () => {
  it.each<[string, readonly Told[], number | null]>([
    ['a play that has not ended', [['active']], null],
    ['a play that ran out of time', [['expired']], null],
    ['a completed play', [['completed']], 1],
    ['the first of two completed plays', [['completed'], ['completed']], 1],
    ['a completed play before a broken-off one', [['completed'], ['terminated']], 1],
    ['a completed play while another attempt is open', [['completed'], ['active']], 1],
    ['a completed play before one that ran out', [['completed'], ['expired']], 1],
    ['a completed play after a broken-off one', [['terminated'], ['completed']], 2],
    ['a completed play after one with too little data', [['completed', 'too_little'], ['completed']], 2],
    [
      'the first of three, when the second is the valid one',
      [['terminated', 'too_little'], ['completed'], ['completed']],
      2,
    ],
    ['a broken-off play with enough data', [['completed', 'too_little'], ['terminated']], 2],
    [
      'the first, when none has enough data',
      [
        ['terminated', 'too_little'],
        ['completed', 'too_little'],
      ],
      2,
    ],
    ['what a person chose', [['completed'], ['completed', 'chosen']], 2],
    ['what a person chose, though it was broken off', [['completed'], ['terminated', 'chosen']], 2],
    ['not what was chosen and has no result', [['completed'], ['expired', 'chosen']], 1],
  ])('%s', (_, told, expected) => {
    const all = attempts(told);
    expect(countingAttempt(all)?.attempt ?? null).toBe(expected);
    expect(countingAttempt([...all].reverse())?.attempt ?? null).toBe(expected);
  });
});
