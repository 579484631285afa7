import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations } from '../task-core.ts';
import { drawBelt } from './belt.ts';
import type { ParcelBeltStimulus } from './core.ts';
import type { ParcelBeltConfig } from './settings.ts';
import { ASKED_KINDS, drawShelf } from './shelf.ts';

/** Everything fixed before the first round. The rounds themselves are drawn when their load is known. */
export interface ParcelBeltPlan {
  readonly config: ParcelBeltConfig;
  readonly seed: string;
  /** Another time factor than 1, or none. */
  readonly accommodated: boolean;
  readonly task: ParcelBeltStimulus['task'];
  /** Number of rounds. */
  readonly of: number;
  readonly shown_ms: number;
  readonly soa_ms: number;
  /** Kinds asked for in each round of the form without time; empty at the belt. */
  readonly asked: readonly number[];
}

/** Rounds after which a rest is offered. */
const ROUNDS_TO_A_REST = 5;

/** Nine rounds without time stand for ten at the belt; always as many of each count of kinds. */
function askedKinds(config: ParcelBeltConfig, seed: string): readonly number[] {
  const times = Math.max(1, Math.floor((config.rounds * 3) / 10));
  const asked = Array.from({ length: times }, () => ASKED_KINDS).flat();
  return randomFrom(childSeed(seed, 'asked')).shuffle(asked);
}

/** Fixes the task; the same arguments always give the same rounds for the same answers. */
export function planRounds(
  config: ParcelBeltConfig,
  accommodations: Accommodations,
  seed: string,
): ParcelBeltPlan {
  const factor = accommodations.time_factor;
  const task = factor === null || accommodations.screen_reader ? 'shelf' : 'belt';
  const asked = task === 'shelf' ? askedKinds(config, seed) : [];
  return {
    config,
    seed,
    accommodated: factor !== 1,
    task,
    of: task === 'shelf' ? asked.length : config.rounds,
    shown_ms: Math.round(config.shown_ms * (factor ?? 1)),
    soa_ms: Math.round(config.soa_ms * (factor ?? 1)),
    asked,
  };
}

/** What a step shows in one of its forms, at a load: how far back at the belt, kinds asked for without time. */
export function roundOf(plan: ParcelBeltPlan, i: number, form: number, load: number): ParcelBeltStimulus {
  const seed = childSeed(plan.seed, `round:${i}:${form}:${load}`);
  const place = { i, block: Math.floor(i / ROUNDS_TO_A_REST), form };
  if (plan.task === 'shelf') return { task: 'shelf', ...place, ...drawShelf(seed, load) };
  const { shown_ms, soa_ms } = plan;
  return { task: 'belt', ...place, back: load, signs: drawBelt(seed, load), shown_ms, soa_ms };
}
