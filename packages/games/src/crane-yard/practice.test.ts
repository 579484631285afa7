import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS } from '../testing/plays.ts';
import type { CraneAction, CraneYardInput, CraneYardStimulus } from './core.ts';
import { createCraneYardPractice } from './practice.ts';
import { fewestMoves } from './solver.ts';

function items(change: Partial<typeof NO_ACCOMMODATIONS> = {}): CraneYardStimulus[] {
  return [
    ...createCraneYardPractice({ ...NO_ACCOMMODATIONS, ...change }).stimuli.values(),
  ] as CraneYardStimulus[];
}

function answer(i: number, pegs: readonly number[]): CraneYardInput {
  const actions = pegs.map(
    (peg, n): CraneAction => ({ act: n % 2 === 0 ? 'pick' : 'drop', peg, at_ms: 500 * (n + 1) }),
  );
  return { i, form: 0, actions, end_ms: 9000, left: false, method: 'key', frame_ms: null };
}

describe('practice in the crane yard', () => {
  it('has problems of fewer moves than any of the real task', () => {
    expect(items().map(({ start, goal }) => fewestMoves(start, goal))).toEqual([1, 2, 2]);
  });

  it('tells whether a problem is solved, in how many moves, and how many would do', () => {
    const round = createCraneYardPractice(NO_ACCOMMODATIONS);
    expect(round.submit(answer(0, [0, 1]))).toEqual({ solved: true, moves: 1, fewest: 1 });
    expect(round.submit(answer(0, [0, 2, 2, 1]))).toEqual({ solved: true, moves: 2, fewest: 1 });
    expect(round.submit(answer(1, [0, 2]))).toEqual({ solved: false, moves: 1, fewest: 2 });
    expect(round.submit(answer(1, [0, 2, 0, 1]))).toEqual({ solved: true, moves: 2, fewest: 2 });
    expect(round.submit(answer(2, [1, 0, 1, 2]))).toEqual({ solved: true, moves: 2, fewest: 2 });
    expect(() => round.submit(answer(3, []))).toThrow(RangeError);
  });

  it('has the time that was asked for', () => {
    expect(
      [items(), items({ time_factor: 2 }), items({ time_factor: null })].map(([first]) => first?.deadline_ms),
    ).toEqual([40_000, 80_000, null]);
  });
});
