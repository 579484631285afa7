import { childSeed, type Random, randomFrom } from '@tryout/domain/statistics/random';
import type { Accommodations, TimeFactor } from '../task-core.ts';
import { DESIGNS, type Design } from './designs.ts';
import type { GlyphGridConfig } from './settings.ts';

/** Everything drawn before the first item; the items themselves are drawn from the seed when they come. */
export interface GlyphGridPlan {
  readonly config: GlyphGridConfig;
  readonly time_factor: TimeFactor;
  /** The tiles are heard, which takes time of its own. */
  readonly spoken: boolean;
  readonly seed: string;
  /** Indices of designs. Adaptive form: all, in an order that decides between equals. Fixed form: those to come. */
  readonly designs: readonly number[];
}

/** Difficulties of the first and the last item of the fixed form, logits. */
const FIXED_FROM = -2;
const FIXED_TO = 2;
/** Designs near a wanted difficulty from which one is drawn. */
const NEAREST = 5;

/** The design with this index. @throws RangeError when there is none */
export function designAt(index: number): Design {
  const design = DESIGNS[index];
  if (design === undefined) throw new RangeError(`there is no design ${index}`);
  return design;
}

/** Designs of evenly rising difficulty, each drawn from the nearest ones that are not taken. */
function fixedDesigns(random: Random, shuffled: readonly number[], items: number): readonly number[] {
  const taken = new Set<number>();
  for (let i = 0; i < items; i++) {
    const wanted = FIXED_FROM + ((FIXED_TO - FIXED_FROM) * i) / (items - 1);
    const distance = (index: number) => Math.abs(designAt(index).b - wanted);
    const near = shuffled
      .filter((index) => !taken.has(index))
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, NEAREST);
    taken.add(random.pick(near));
  }
  return [...taken].toSorted((one, other) => designAt(one).b - designAt(other).b);
}

/** Draws what can be drawn beforehand; the same arguments always give the same plan. */
export function planItems(
  config: GlyphGridConfig,
  accommodations: Accommodations,
  seed: string,
): GlyphGridPlan {
  const random = randomFrom(childSeed(seed, 'designs'));
  const shuffled = random.shuffle(DESIGNS.map((_, index) => index));
  const designs = config.form === 'fixed' ? fixedDesigns(random, shuffled, config.items) : shuffled;
  const { time_factor, screen_reader: spoken } = accommodations;
  return { config, time_factor, spoken, seed, designs };
}

/** Most items that a play of this plan can have. */
export function mostItems({ config }: GlyphGridPlan): number {
  return config.form === 'fixed' ? config.items : config.max_items;
}
