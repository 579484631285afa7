import type {
  Accommodations,
  AnyTaskJudge,
  DataPoint,
  Json,
  Persona,
  TaskInput,
  TrialRow,
  ValidityFlag,
} from './task-core.ts';

/** What a play comes to. */
export interface PlayResult {
  readonly inputs: readonly TaskInput<unknown>[];
  readonly finished: boolean;
  readonly dataPoints: readonly DataPoint[];
  readonly validity: readonly ValidityFlag[];
  readonly trials: readonly TrialRow[];
}

/** More inputs than any task takes; a bot that needs more does not come to an end. */
const MOST_INPUTS = 50_000;

function resultOf(
  judge: AnyTaskJudge,
  plan: unknown,
  state: unknown,
  inputs: readonly TaskInput<unknown>[],
): PlayResult {
  return {
    inputs,
    finished: judge.progress(plan, state).finished,
    dataPoints: judge.dataPoints(plan, state),
    validity: judge.validity(plan, state),
    trials: judge.trials(plan, state),
  };
}

/**
 * Lets a simulated candidate play a task from beginning to end through the same parsing and folding as a real one.
 * Deterministic by all its arguments.
 * @param config raw parameters, as stored with a simulation
 * @param seed the plan's seed, 128-bit hex
 * @param personaSeed seed of the candidate's own chances
 * @throws InputRefused for bad parameters
 */
export function simulateTask(
  judge: AnyTaskJudge,
  config: Json,
  accommodations: Accommodations,
  seed: string,
  persona: Persona,
  personaSeed: string,
): PlayResult {
  const plan = judge.plan(judge.configure(config), accommodations, seed);
  const next = judge.bot(plan, persona, personaSeed);
  const inputs: TaskInput<unknown>[] = [];
  let state = judge.start(plan);
  let outcome = null;
  let t_ms = 0;
  for (let move = next(state, outcome); move !== null; move = next(state, outcome)) {
    if (inputs.length >= MOST_INPUTS) throw new RangeError(`the bot of ${judge.key} does not come to an end`);
    t_ms += move.after_ms;
    const event = { t_ms, input: judge.parseInput(move.input) };
    ({ state, outcome } = judge.reduce(plan, state, event));
    inputs.push(event);
  }
  return resultOf(judge, plan, state, inputs);
}

/**
 * Folds stored inputs again: the same data points as when they were played, for a play that is finished or not.
 * @throws InputRefused when an input does not fit, which means that the stored play was altered
 */
export function replay(
  judge: AnyTaskJudge,
  config: Json,
  accommodations: Accommodations,
  seed: string,
  inputs: readonly TaskInput<unknown>[],
): PlayResult {
  const plan = judge.plan(judge.configure(config), accommodations, seed);
  let state = judge.start(plan);
  for (const event of inputs) {
    ({ state } = judge.reduce(plan, state, { t_ms: event.t_ms, input: judge.parseInput(event.input) }));
  }
  return resultOf(judge, plan, state, inputs);
}
