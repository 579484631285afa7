import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { MastSignal, ReflexCheckStimulus } from './core.ts';
import type { ReflexCheckConfig } from './settings.ts';

/** Everything drawn before the first signal. */
export interface ReflexCheckPlan {
  readonly config: ReflexCheckConfig;
  readonly time_factor: TimeFactor;
  /** Signals are read aloud, which takes a time of its own. */
  readonly spoken: boolean;
  readonly trials: readonly ReflexCheckStimulus[];
}

/** Shortest and longest wait before a signal, ms. Long and uneven in the simple part, so that nobody can foresee it. */
const WAIT_MS = {
  simple: { min: 800, max: 2200 },
  choice: { min: 500, max: 1000 },
} as const;

/** Half balls, half diamonds, in drawn order; an odd one is drawn. */
function choiceSignals(random: Random, count: number): readonly MastSignal[] {
  const odd = random.pick<MastSignal>(['ball', 'diamond']);
  const half = Math.floor(count / 2);
  const even = Array.from({ length: half }, (): readonly MastSignal[] => ['ball', 'diamond']).flat();
  return random.shuffle(count % 2 === 1 ? [...even, odd] : even);
}

/** Draws the whole task from the seed; the same arguments always give the same plan. */
export function planTrials(
  config: ReflexCheckConfig,
  accommodations: Accommodations,
  seed: string,
): ReflexCheckPlan {
  const random = randomFrom(seed);
  const { time_factor, screen_reader } = accommodations;
  const deadline_ms =
    time_factor === null
      ? null
      : Math.round(config.deadline_ms * time_factor) + (screen_reader ? SPOKEN_MS : 0);
  const simple = Array.from({ length: config.simple_trials }, () => ['simple', 'ball'] as const);
  const choice = choiceSignals(random, config.choice_trials).map((signal) => ['choice', signal] as const);
  const trials = [...simple, ...choice].map(([part, signal], i) => {
    const { min, max } = WAIT_MS[part];
    const wait_ms = min + random.int(max - min + 1);
    return { i, block: part === 'simple' ? 0 : 1, part, signal, wait_ms, deadline_ms };
  });
  return { config, time_factor, spoken: screen_reader, trials };
}
