import { type AbilityEstimate, estimateReliability, itemInformation } from '@tryout/domain/irt';
import { childSeed, randomFrom } from '@tryout/domain/random';
import { designAt, type GlyphGridPlan, mostItems } from './plan.ts';

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

function mostInformative(plan: GlyphGridPlan, { met, ability }: Progress): readonly number[] {
  // Designs of one difficulty tell the same; among them the plan's order decides.
  const information = new Map<number, number>();
  const informationOf = (index: number): number => {
    const { b, item } = designAt(index);
    const known = information.get(b) ?? itemInformation(item, ability.theta);
    information.set(b, known);
    return known;
  };
  return plan.designs
    .filter((index) => !met.includes(index))
    .toSorted((one, other) => informationOf(other) - informationOf(one))
    .slice(0, RANDOMESQUE);
}

/** The design of the next item; null when the play is over. */
export function nextDesign(plan: GlyphGridPlan, progress: Progress): number | null {
  if (isDone(plan, progress)) return null;
  const step = progress.met.length;
  if (plan.config.form === 'fixed') return plan.designs[step] ?? null;
  return randomFrom(childSeed(plan.seed, `choice:${step}`)).pick(mostInformative(plan, progress));
}
