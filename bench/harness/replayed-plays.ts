import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { TASK_FORMULAS } from '@tryout/games/formulas';
import { JUDGES, type TaskKey } from '@tryout/games/registry';
import { replay, simulateTask } from '@tryout/games/simulate';
import type { TaskInput } from '@tryout/games/task-core';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '@tryout/games/testing/plays';

const PLAYS = 24;

/** Whole plays of one station by simulated candidates, with its default settings. */
export interface ReplayedPlays {
  readonly plays: number;
  readonly events: number;
  /** Replays and scores play `n`; gives a number that depends on all of it. */
  score(n: number): number;
  /** Goes over the same events of play `n`, reading every field, and concludes nothing. */
  pass(n: number): number;
}

/** Lets simulated candidates play, so that their plays can be gone over again and again. */
export function replayedPlays(key: TaskKey): ReplayedPlays {
  const judge = JUDGES[key];
  const seeds = Array.from({ length: PLAYS }, (_, n) => seedOf(n + 1));
  const played = seeds.map(
    (seed) => simulateTask(judge, null, NO_ACCOMMODATIONS, seed, AVERAGE, `bench ${seed}`).inputs,
  );
  return {
    plays: PLAYS,
    events: played.reduce((sum, inputs) => sum + inputs.length, 0),
    score(n) {
      const { dataPoints } = replay(judge, null, NO_ACCOMMODATIONS, seeds[n] ?? '', played[n] ?? []);
      const inputs = Object.fromEntries(dataPoints.map((point) => [point.key, point.value]));
      return TASK_FORMULAS[key].reduce(
        (sum, { formula }) => sum + (evaluateFormula(formula, inputs).outcome?.value ?? 0),
        dataPoints.length,
      );
    },
    pass: (n) => (played[n] ?? []).reduce(readEverything, 0),
  };
}

function readEverything(sum: number, { t_ms, input }: TaskInput<unknown>): number {
  let read = sum + t_ms;
  for (const value of Object.values(input as Record<string, unknown>)) {
    read += typeof value === 'number' ? value : 1;
  }
  return read;
}
