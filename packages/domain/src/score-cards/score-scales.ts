import type { ScoreTemplate } from '../score-templates/score-template.ts';
import type { ScoreScale } from './reliability.ts';
import type { ScoreResult } from './scoring.ts';
import type { ShownScale } from './shown-scale.ts';

/** What every number of a card means, by id; null where there is no number. */
export interface CardScales {
  readonly job_fit: ShownScale | null;
  readonly categories: Readonly<Record<string, ShownScale | null>>;
  readonly traits: Readonly<Record<string, ShownScale | null>>;
  readonly subtraits: Readonly<Record<string, ShownScale | null>>;
}

/** Share of the weight that must rest on norms for a band, 0 to 1; the same for every template (decision 70). */
const NORMED_SHARE = 0.6;

/** What a weighted mean means: that of its parts where they agree, a norm's where 60 % of the weight rest on one. */
function ofParts(parts: readonly { readonly weight: number; readonly scale: ShownScale }[]): ShownScale {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  const normed = parts.reduce((sum, part) => sum + (part.scale === 'norm' ? part.weight : 0), 0);
  if (total > 0 && normed / total >= NORMED_SHARE - 1e-9) return 'norm';
  const [first] = parts;
  // Places of several measures have no two ends in common.
  return first && first.scale !== 'place' && parts.every(({ scale }) => scale === first.scale)
    ? first.scale
    : 'mixed';
}

/**
 * What the numbers of a result mean at every level.
 * @param template the template that gave the result, in the same order
 * @param responses one for each response that had a value
 */
export function scalesOf(
  template: ScoreTemplate,
  result: ScoreResult,
  responses: readonly { readonly subtrait_id: string; readonly scale: ScoreScale }[],
): CardScales {
  const categories: Record<string, ShownScale | null> = {};
  const traits: Record<string, ShownScale | null> = {};
  const subtraits: Record<string, ShownScale | null> = {};
  const whole: { weight: number; scale: ShownScale }[] = [];
  for (const [c, category] of result.categories.entries()) {
    const inCategory: { weight: number; scale: ShownScale }[] = [];
    for (const [t, trait] of category.traits.entries()) {
      const inTrait: { weight: number; scale: ShownScale }[] = [];
      for (const [s, subtrait] of trait.subtraits.entries()) {
        subtraits[subtrait.subtrait_id] = null;
        if (subtrait.score === null) continue;
        const own = responses.filter((each) => each.subtrait_id === subtrait.subtrait_id);
        const target = template.categories[c]?.traits[t]?.subtraits[s]?.target ?? null;
        const [first] = own;
        const scale =
          target !== null
            ? 'fit'
            : first && own.every((each) => each.scale === first.scale)
              ? first.scale
              : 'mixed';
        subtraits[subtrait.subtrait_id] = scale;
        inTrait.push({ weight: subtrait.weightage, scale });
      }
      traits[trait.trait_id] = trait.score === null ? null : ofParts(inTrait);
      if (trait.score === null) continue;
      inCategory.push(...spread(inTrait, trait.trait_weightage));
    }
    categories[category.category_id] = category.score === null ? null : ofParts(inCategory);
    if (category.valueBoost !== null) whole.push(...spread(inCategory, category.weightage));
  }
  return { job_fit: result.job_fit === null ? null : ofParts(whole), categories, traits, subtraits };
}

function spread<T extends { readonly weight: number }>(parts: readonly T[], share: number): T[] {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return total === 0 ? [] : parts.map((part) => ({ ...part, weight: (part.weight / total) * share }));
}
