import { type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import type { Direction, SignalTowerStimulus } from './core.ts';
import type { SignalTowerConfig } from './settings.ts';

/** One drawn trial: what is shown, and the condition it belongs to. */
export interface PlannedTrial {
  readonly stimulus: SignalTowerStimulus;
  readonly target: Direction;
  readonly congruent: boolean;
}

/** Everything drawn before the first signal. */
export interface SignalTowerPlan {
  readonly config: SignalTowerConfig;
  readonly time_factor: TimeFactor;
  readonly trials: readonly PlannedTrial[];
}

/** Shortest and longest fixation, ms (simulations §1.5). */
const FIXATION_MS = { min: 400, max: 1600 };

function opposite(direction: Direction): Direction {
  return direction === 'left' ? 'right' : 'left';
}

/** The five lamps: the middle one points at `target`, the outer four with it or against it. */
function lampsFor(target: Direction, congruent: boolean): readonly Direction[] {
  const outer = congruent ? target : opposite(target);
  return [outer, outer, target, outer, outer];
}

interface Draft {
  readonly target: Direction;
  readonly congruent: boolean;
}

/** `count` trials of one condition, half to each side; an odd one goes to a drawn side. */
function balanced(random: Random, count: number, congruent: boolean): readonly Draft[] {
  const extra = random.pick<Direction>(['left', 'right']);
  return Array.from({ length: count }, (_, i) => {
    const target: Direction = i === count - 1 && count % 2 === 1 ? extra : i % 2 === 0 ? 'left' : 'right';
    return { target, congruent };
  });
}

function draftBlock(random: Random, size: number, shareIncongruent: number): readonly Draft[] {
  const incongruent = Math.round(size * shareIncongruent);
  return random.shuffle([
    ...balanced(random, incongruent, false),
    ...balanced(random, size - incongruent, true),
  ]);
}

/** Draws the whole task from the seed; the same arguments always give the same plan. */
export function planTrials(
  config: SignalTowerConfig,
  accommodations: Accommodations,
  seed: string,
): SignalTowerPlan {
  const random = randomFrom(seed);
  const factor = accommodations.time_factor;
  const deadline = factor === null ? null : Math.round(config.deadline_ms * factor);
  const blocks = config.trials / config.block_size;
  const drafts = Array.from({ length: blocks }, () =>
    draftBlock(random, config.block_size, config.share_incongruent),
  ).flat();
  const trials = drafts.map(({ target, congruent }, i) => ({
    target,
    congruent,
    stimulus: {
      i,
      block: Math.floor(i / config.block_size),
      lamps: lampsFor(target, congruent),
      fixation_ms: FIXATION_MS.min + random.int(FIXATION_MS.max - FIXATION_MS.min + 1),
      deadline_ms: deadline,
    },
  }));
  return { config, time_factor: factor, trials };
}
