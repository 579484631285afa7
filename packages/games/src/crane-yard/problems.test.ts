import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { CAPACITIES, type Yard } from './core.ts';
import { type CraneYardPlan, difficultiesOf, planProblems, problemOf } from './plan.ts';
import { configure } from './settings.ts';
import { distancesFrom, fewestMoves, movesFrom, nextOnShortestWay, yardKey } from './solver.ts';

function planOf(n: number, config = {}): CraneYardPlan {
  return planProblems(configure(config), NO_ACCOMMODATIONS, seedOf(n));
}

/** Every yard that so many moves can lead to, found by trying all of them and remembering none. */
function reachedIn(yards: readonly Yard[], moves: number): ReadonlySet<string> {
  const last = Array.from({ length: moves }).reduce<readonly Yard[]>(
    (from) => from.flatMap((yard) => movesFrom(yard)),
    yards,
  );
  return new Set(last.map(yardKey));
}

const problems = fc
  .tuple(fc.nat({ max: 5000 }), fc.nat({ max: 17 }), fc.nat({ max: 3 }))
  .map(([n, i, form]) => ({ i, problem: problemOf(planOf(n), i, form) }));

describe('the solver', () => {
  it('knows all 36 yards, no more than 8 moves apart', () => {
    const distances = [...distancesFrom([[0, 1, 2], [], []]).values()];
    expect(distances).toHaveLength(36);
    expect(Math.max(...distances.map(({ moves }) => moves))).toBe(8);
  });

  it('finds what is plain to see', () => {
    expect(fewestMoves([[0, 1, 2], [], []], [[0, 1, 2], [], []])).toBe(0);
    expect(fewestMoves([[0, 1, 2], [], []], [[0, 1], [2], []])).toBe(1);
    expect(fewestMoves([[0, 1, 2], [], []], [[0, 2, 1], [], []])).toBe(4);
    expect(() => fewestMoves([[0, 1, 2], [], []], [[0, 1], [], []])).toThrow(RangeError);
  });
});

describe('a problem', () => {
  it('has exactly the fewest moves stated: the goal is reached in so many, and in no fewer', () => {
    fc.assert(
      fc.property(problems, ({ problem: { start, goal, fewest } }) => {
        for (let moves = 0; moves < fewest; moves++) {
          expect(reachedIn([start], moves).has(yardKey(goal))).toBe(false);
        }
        expect(reachedIn([start], fewest).has(yardKey(goal))).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is solved by the shortest way, one move at a time', () => {
    fc.assert(
      fc.property(problems, ({ problem: { start, goal, fewest } }) => {
        let yard = start;
        for (let moves = 0; moves < fewest; moves++) {
          const next = nextOnShortestWay(yard, goal);
          expect(movesFrom(yard).map(yardKey)).toContain(yardKey(next));
          yard = next;
        }
        expect(yardKey(yard)).toBe(yardKey(goal));
        expect(nextOnShortestWay(yard, goal)).toEqual(yard);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps each crate once, and to what the pegs hold', () => {
    fc.assert(
      fc.property(problems, ({ problem: { start, goal } }) => {
        for (const yard of [start, goal]) {
          expect(yard.flat().toSorted()).toEqual([0, 1, 2]);
          yard.forEach((crates, peg) => {
            expect(crates.length).toBeLessThanOrEqual(CAPACITIES[peg] ?? 0);
          });
        }
      }),
    );
  });

  it('is as hard as every other candidate’s at this step, in each of its forms', () => {
    const asked = difficultiesOf(configure({}));
    fc.assert(
      fc.property(problems, ({ i, problem: { fewest, ways } }) => {
        expect({ fewest, ways }).toEqual(asked[i]);
      }),
    );
  });
});

describe('a task', () => {
  it('has 18 problems of 3 to 6 moves, from the easiest to the hardest', () => {
    const fewest = difficultiesOf(configure({})).map((each) => each.fewest);
    expect(fewest).toEqual([3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6]);
  });

  it('shows none twice, whatever the names of its crates, nor one that was seen before a pause', () => {
    for (let n = 0; n < 40; n++) {
      const plan = planOf(n);
      const nameless = (i: number, form: number) => {
        const { start, goal } = problemOf(plan, i, form);
        const order = start.flat();
        return [start, goal].map((yard) =>
          yardKey(yard.map((peg) => peg.map((each) => order.indexOf(each)))),
        );
      };
      const shown = Array.from({ length: 18 }, (_, i) => String(nameless(i, 0)));
      expect(new Set(shown).size).toBe(18);
      const again = Array.from({ length: 18 }, (_, i) => String(nameless(i, 1)));
      expect(shown.filter((each) => again.includes(each))).toEqual([]);
    }
  });

  it('can be set to other numbers of moves', () => {
    const config = configure({ problems: 30, fewest_moves: 3, most_moves: 7 });
    expect(
      difficultiesOf(config)
        .map((each) => each.fewest)
        .filter((each) => each === 7),
    ).toHaveLength(6);
    for (let i = 0; i < 30; i++)
      expect(problemOf(planOf(3, config), i, 2).fewest).toBe(3 + Math.floor(i / 6));
    expect(() => configure({ fewest_moves: 5, most_moves: 4 })).toThrow(/fewest_moves/);
  });
});
