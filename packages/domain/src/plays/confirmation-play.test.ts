import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../statistics/random.ts';
import {
  CONFIRMATION_ERRORS,
  type ComparedResponse,
  confirm,
  confirmationTasks,
} from './confirmation-play.ts';

const minutes = (...of: number[]) => of.map((each) => ({ minutes: each }));

describe('the tasks of a confirmation play', () => {
  it.each([
    ['the one that fits', [8, 4, 6], [4]],
    ['the shortest set from three minutes on', [2, 4.5, 1.5, 6], [2, 1.5]],
    ['more tasks where the time is the same', [3, 1.5, 1.5], [1.5, 1.5]],
    ['all, where they are shorter together', [1, 1.5], [1, 1.5]],
    ['the shortest, where each is longer', [9, 6, 7], [6]],
    ['none of none', [], []],
  ])('%s', (_, given, expected) => {
    expect(confirmationTasks(minutes(...given)).map((task) => task.minutes)).toEqual(expected);
  });
});

const EXACT = { sem: 5, sd: 10 };

/** Three tasks of two persons: who played first, and who plays now. */
function plays(random: Random, before: number, now: number): ComparedResponse[] {
  return [0, 1, 2].map((task) => ({
    task: String(task),
    first: before + EXACT.sem * random.normal(),
    second: now + EXACT.sem * random.normal(),
    first_exactness: EXACT,
    second_exactness: EXACT,
  }));
}

const N = 4000;

/** Share of each verdict; only first plays that got somebody short-listed are looked at. */
function shares(make: (random: Random) => { before: number; now: number }) {
  const random = randomFrom('confirmation');
  const counts = { agrees: 0, does_not_agree: 0, too_little: 0 };
  for (let n = 0; n < N; ) {
    const { before, now } = make(random);
    const responses = plays(random, before, now);
    if (responses.reduce((sum, { first }) => sum + first, 0) / 3 < 58) continue;
    counts[confirm(responses).verdict] += 1;
    n += 1;
  }
  return counts;
}

describe('a confirmation play beside the first one', () => {
  it('of the same person hardly ever disagrees, though the best of the first plays were chosen', () => {
    const { agrees, does_not_agree } = shares((random) => {
      const true_score = 50 + 10 * Math.sqrt(0.75) * random.normal();
      return { before: true_score, now: true_score };
    });
    expect(does_not_agree / N).toBeLessThanOrEqual(
      CONFIRMATION_ERRORS.false_alarm / (1 - CONFIRMATION_ERRORS.missed),
    );
    expect(agrees / N).toBeGreaterThan(0.8);
  });

  it('of another, average person disagrees with a first one that was forged', () => {
    const { agrees, does_not_agree } = shares(() => ({ before: 75, now: 48 }));
    expect(does_not_agree / N).toBeGreaterThan(0.85);
    expect(agrees / N).toBeLessThanOrEqual(CONFIRMATION_ERRORS.missed);
  });

  it('agrees when it is better, and says nothing of nothing', () => {
    const better = [0, 1].map((task) => ({
      task: String(task),
      first: 60,
      second: 85,
      first_exactness: EXACT,
      second_exactness: EXACT,
    }));
    expect(confirm(better)).toMatchObject({ verdict: 'agrees', tasks: 2 });
    expect(confirm([])).toEqual({
      verdict: 'too_little',
      difference: null,
      standard_error: null,
      evidence: 0,
      tasks: 0,
    });
  });

  it('takes the responses of one task for one observation', () => {
    const one = { task: 'a', first: 60, second: 30, first_exactness: EXACT, second_exactness: EXACT };
    expect(confirm([one, one, one])).toEqual(confirm([one]));
  });
});
