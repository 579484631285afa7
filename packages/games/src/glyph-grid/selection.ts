import {
  type AbilityEstimate,
  estimateReliability,
  type ItemParameters,
  itemInformation,
} from '@tryout/domain/statistics/irt';
import { childSeed, randomFrom } from '@tryout/domain/statistics/random';
import { DESIGNS } from './designs.ts';
import { type GlyphGridPlan, mostItems } from './plan.ts';

/** Of so many most informative designs one is drawn, so that nobody meets a known order (Kingsbury & Zara 1989). */
const RANDOMESQUE = 5;

/** What was played so far, as far as the next item depends on it. */
export interface Progress {
  /** Designs met, oldest first. */
  readonly met: readonly number[];
  readonly ability: AbilityEstimate;
}

/** Whether another item is due (simulations §1.1). */
export function isDone(plan: GlyphGridPlan, { met, ability }: Progress): boolean {
  if (met.length >= mostItems(plan)) return true;
  if (plan.config.form === 'fixed' || met.length < plan.config.min_items) return false;
  return estimateReliability(ability.se) >= plan.config.reliability;
}

/** Designs of one difficulty tell the same, so what they tell is worked out once for all of them. */
const LEVELS: readonly ItemParameters[] = [...new Map(DESIGNS.map(({ b, item }) => [b, item])).values()];
/** By design: which of the levels it has. */
const LEVEL_OF: readonly number[] = DESIGNS.map(({ b }) => LEVELS.findIndex((item) => item.b === b));

/** The most informative designs not met yet, best first; among equals the plan's order decides. */
function mostInformative(plan: GlyphGridPlan, { met, ability }: Progress): readonly number[] {
  const information = LEVELS.map((item) => itemInformation(item, ability.theta));
  const best: { readonly index: number; readonly tells: number }[] = [];
  for (const index of plan.designs) {
    const tells = information[LEVEL_OF[index] ?? -1] ?? 0;
    const least = best.length < RANDOMESQUE ? Number.NEGATIVE_INFINITY : (best.at(-1)?.tells ?? 0);
    if (tells <= least || met.includes(index)) continue;
    const place = best.findIndex((other) => other.tells < tells);
    best.splice(place < 0 ? best.length : place, 0, { index, tells });
    if (best.length > RANDOMESQUE) best.pop();
  }
  return best.map(({ index }) => index);
}

/** The design of the next item; null when the play is over. */
export function nextDesign(plan: GlyphGridPlan, progress: Progress): number | null {
  if (isDone(plan, progress)) return null;
  const step = progress.met.length;
  if (plan.config.form === 'fixed') return plan.designs[step] ?? null;
  return randomFrom(childSeed(plan.seed, `choice:${step}`)).pick(mostInformative(plan, progress));
}
