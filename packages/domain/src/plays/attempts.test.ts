import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptedTask, type AttemptFacts, countingAttempt, isRuledOutByTiming } from './attempts.ts';
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

  it('is the chosen one, and otherwise never an invalid one while a valid one has ended', () => {
    const facts = fc.array(
      fc.record({
        state: fc.constantFrom<PlayStatus>('active', 'completed', 'terminated', 'expired'),
        is_valid: fc.boolean(),
        is_chosen: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(facts, (told) => {
        const all = told.map((one, i) => ({ ...one, attempt: i + 1 }));
        const ended = all.filter(({ state }) => state === 'completed' || state === 'terminated');
        const counts = countingAttempt(all);
        expect(counts === null).toBe(ended.length === 0);
        if (ended.some(({ is_chosen }) => is_chosen)) expect(counts?.is_chosen).toBe(true);
        else if (ended.some(({ is_valid }) => is_valid)) expect(counts?.is_valid).toBe(true);
        // Nothing else changes the order: without invalid ones it is the first completed attempt.
        const valid = all.map((one) => ({ ...one, is_valid: true, is_chosen: false }));
        const completed = valid.find(({ state }) => state === 'completed');
        if (completed) expect(countingAttempt(valid)?.attempt).toBe(completed.attempt);
      }),
    );
  });
});

describe('a play of which nothing is calculated because of its times', () => {
  const task = (told: string): AttemptedTask => ({
    is_scored: !told.includes('without formula'),
    has_data: !told.includes('without data'),
    is_impossible: told.startsWith('impossible'),
  });

  it.each<[string[], boolean]>([
    [['impossible'], true],
    [['impossible', 'impossible'], true],
    [['impossible', 'possible'], false],
    [['possible'], false],
    [[], false],
    [['impossible', 'possible without formula'], true],
    [['impossible', 'possible without data'], true],
    [['impossible without formula', 'possible'], false],
    [['impossible without formula'], false],
    [['impossible without data'], false],
    [['possible without data'], false],
  ])('%j: %s', (told, expected) => {
    expect(isRuledOutByTiming(told.map(task))).toBe(expected);
  });
});
