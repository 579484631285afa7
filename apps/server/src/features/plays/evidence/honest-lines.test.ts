import { TASK_KEYS } from '@tryout/games/registry';
import { describe, expect, it } from 'vitest';
import { honestPlay } from '../testing/honest-play.ts';

/** `npm run bench honest-plays` plays more. */
const PLAYS = 100;

describe('honest plays over jittery lines', () => {
  it.each(TASK_KEYS)('%s: at most 1 of 100 is marked, and none for its times', { timeout: 60_000 }, (key) => {
    const marked = Array.from({ length: PLAYS }, (_, n) => honestPlay(key, n)).filter(
      ({ length }) => length > 0,
    );
    expect(marked.flat()).not.toContain('timing_impossible');
    expect(marked.flat()).not.toContain('too_fast_answers');
    expect(marked.length).toBeLessThanOrEqual(PLAYS / 100);
  });
});
