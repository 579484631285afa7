import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referenceFolder } from '../testing/reference-folder.ts';
import { type JudgedProblem, measure, pointsOf } from './measures.ts';
import { NORMS, SOURCE_GRADED } from './norms.ts';

function problem(extra: number | null, fewest = 4): JudgedProblem {
  const moves = fewest + (extra ?? 0);
  return { fewest, moves, solved: extra !== null, planning_ms: 3000, last_ms: 3000 + 2000 * (moves - 1) };
}

describe('points of a problem', () => {
  it('are 3 on a shortest way, 2 within two moves more, 1 solved, 0 not', () => {
    expect([0, 1, 2, 3, 9, null].map((extra) => pointsOf(problem(extra)))).toEqual([3, 2, 2, 1, 1, 0]);
  });
});

describe('measures', () => {
  it('are a rate, so that more problems do not mean more points', () => {
    const eight = [0, 0, 1, 2, 3, null, null, 0].map((extra) => problem(extra));
    expect(measure(eight).graded_rate).toEqual({ value: 14 / 8, trials: 8 });
    expect(measure([...eight, ...eight]).graded_rate).toEqual({ value: 14 / 8, trials: 16 });
    expect(measure([...eight, ...eight]).graded).toBe(28);
  });

  it('take spare moves and the time of a move from solved problems, five at least', () => {
    const five = [0, 1, 2, 3, 4].map((extra) => problem(extra));
    expect(measure([...five, problem(null)]).extra_per_solved).toEqual({ value: 2, trials: 5 });
    expect(measure([...five, problem(null)]).avg_move_time).toEqual({ value: 2000, trials: 5 });
    expect(measure(five.slice(1)).extra_per_solved).toBe('too_few_trials');
  });

  it('take the planning time from problems in which something was lifted', () => {
    const untouched = { ...problem(null), planning_ms: null };
    const eight = Array.from({ length: 8 }, () => problem(0));
    expect(measure([...eight, untouched]).planning_time).toBe(3000);
    expect(measure([...eight.slice(1), untouched]).planning_time).toBe('too_few_trials');
  });

  it('have nothing to say before the first problem', () => {
    expect(measure([])).toEqual({});
  });
});

describe('the norm of the points', () => {
  it('is that of the source per problem, with the spread that 18 problems would have had', () => {
    const { mean, sd, problems } = SOURCE_GRADED;
    const { graded_rate } = NORMS;
    expect(graded_rate.mean).toBeCloseTo(mean / problems, 6);
    expect(graded_rate.sd).toBeCloseTo(sd / problems, 6);
  });
});

interface PublishedProblem {
  readonly min_moves: number;
  readonly moves_made: number;
  readonly solved: 0 | 1;
  readonly max_moves: number;
  readonly clicks: readonly (readonly ['H' | 'B', number, number])[];
}

interface PublishedPerson {
  readonly id: string;
  readonly problems: readonly PublishedProblem[];
  readonly expected: Readonly<Record<string, number>>;
}

/** A published problem as this task would have judged it; times of clicks are given from click to click. */
function judgedOf({ min_moves, max_moves, solved, clicks }: PublishedProblem): JudgedProblem {
  return {
    fewest: min_moves,
    moves: max_moves,
    solved: solved === 1,
    planning_ms: clicks[0]?.[2] ?? null,
    last_ms: clicks.reduce((sum, [, , rt]) => sum + rt, 0),
  };
}

const folder = referenceFolder();
if (folder === null) {
  it('has no reference folder here, so published scores were not compared', () => {
    expect(referenceFolder()).toBeNull();
  });
} else {
  describe('published trials of the Tower of London', () => {
    const file = readFileSync(resolve(folder, 'tasks', 'tower_of_london.json'), 'utf8');
    const { participants } = JSON.parse(file) as { participants: readonly PublishedPerson[] };
    it.each(participants.map((person) => [person.id, person] as const))(
      'give the published scores: %s',
      (_, person) => {
        const judged = person.problems.map(judgedOf);
        const computed = measure(judged);
        const plain = (key: string) => {
          const measured = computed[key];
          return typeof measured === 'object' ? measured.value : Number(measured);
        };
        const found: Readonly<Record<string, number>> = {
          num_correct: plain('solved'),
          num_optimal_solutions: plain('optimal'),
          num_extra_moves: plain('extra_moves'),
          planning_time: plain('planning_time'),
          avg_move_time: plain('avg_move_time'),
          weighted_performance_score: judged
            .filter((each) => pointsOf(each) === 3)
            .reduce((sum, each) => sum + each.moves, 0),
        };
        expect(Object.keys(found).toSorted()).toEqual(Object.keys(person.expected).toSorted());
        for (const [key, value] of Object.entries(found)) {
          expect(value, key).toBeCloseTo(person.expected[key] ?? Number.NaN, 6);
        }
      },
    );
  });
}
