import { balanceTo100 } from '@tryout/domain/simulations/rank-weights';
import { categoriesFor } from '@tryout/domain/simulations/simulation-weights';
import { isWeight } from '@tryout/domain/simulations/weight-sum';
import type { BuilderDraft, CategoryDraft, SubtraitDraft, TraitDraft } from './builder-draft.ts';

/** Traits and categories change together: a category is there as long as one of its traits is. */
export type TraitParts = Pick<BuilderDraft, 'traits' | 'categories'>;

/** Where a subtrait belongs. */
export interface SubtraitPath {
  readonly category_id: string;
  readonly trait_id: string;
  readonly subtrait_id: string;
}

/** What is just being typed counts nothing. */
const valid = (weight: number | null): number => (isWeight(weight) ? weight : 0);

/** The weights of siblings after one joined with an equal share; the others keep their proportions. */
function joined(weights: readonly (number | null)[]): number[] {
  const before = weights.map(valid);
  const share = sum(before) / Math.max(1, before.length) || 1;
  return balanceTo100([...before, share]);
}

/** With a subtrait; its trait and category join where they are missing, each with an equal share. */
export function withSubtrait({ traits, categories }: TraitParts, place: SubtraitPath): TraitParts {
  const known = traits.find((trait) => trait.trait_id === place.trait_id);
  if (known?.subtraits.some((each) => each.subtrait_id === place.subtrait_id)) return { traits, categories };
  const subtraits = known?.subtraits ?? [];
  const weights = joined(subtraits.map((each) => each.weightage));
  const added: SubtraitDraft = {
    subtrait_id: place.subtrait_id,
    weightage: 0,
    rank: subtraits.length + 1,
    value: null,
  };
  const filled = [...subtraits, added].map((each, i) => ({ ...each, weightage: weights[i] ?? 0 }));
  if (known) {
    return {
      categories,
      traits: traits.map((trait) => (trait === known ? { ...trait, subtraits: filled } : trait)),
    };
  }
  const siblings = traits.filter((trait) => trait.category_id === place.category_id);
  const shares = joined(siblings.map((trait) => trait.trait_weightage));
  const next: TraitDraft[] = [
    ...traits.map((trait) => {
      const at = siblings.indexOf(trait);
      return at === -1 ? trait : { ...trait, trait_weightage: shares[at] ?? 0 };
    }),
    {
      trait_id: place.trait_id,
      category_id: place.category_id,
      trait_weightage: shares.at(-1) ?? 100,
      subtraits: filled,
    },
  ];
  return { traits: next, categories: categoriesOf(next, categories) };
}

/** Without a subtrait; a trait that has none left goes as well. */
export function withoutSubtrait(parts: TraitParts, trait_id: string, subtrait_id: string): TraitParts {
  const trait = parts.traits.find((each) => each.trait_id === trait_id);
  if (!trait) return parts;
  const left = trait.subtraits.filter((each) => each.subtrait_id !== subtrait_id);
  if (left.length === 0) return withoutTrait(parts, trait_id);
  const weights = balanceTo100(left.map((each) => valid(each.weightage)));
  const subtraits = left.map((each, i) => ({ ...each, weightage: weights[i] ?? 0 }));
  return { ...parts, traits: parts.traits.map((each) => (each === trait ? { ...trait, subtraits } : each)) };
}

/** Without a trait; those beside it in its category share its weight. */
export function withoutTrait({ traits, categories }: TraitParts, trait_id: string): TraitParts {
  const gone = traits.find((trait) => trait.trait_id === trait_id);
  const siblings = traits.filter((trait) => trait !== gone && trait.category_id === gone?.category_id);
  const weights = balanceTo100(siblings.map((trait) => valid(trait.trait_weightage)));
  const left = traits
    .filter((trait) => trait !== gone)
    .map((trait) => {
      const at = siblings.indexOf(trait);
      return at === -1 ? trait : { ...trait, trait_weightage: weights[at] ?? 0 };
    });
  return { traits: left, categories: categoriesOf(left, categories) };
}

/** The categories that traits belong to: those without a trait go, new ones join with an equal share. */
function categoriesOf(
  traits: readonly TraitDraft[],
  categories: readonly CategoryDraft[],
): readonly CategoryDraft[] {
  const ids = [...new Set(traits.map((trait) => trait.category_id))];
  const isKnown = categories.every((each) => ids.includes(each.category_id));
  if (isKnown && ids.length === categories.length) return categories;
  return categoriesFor(
    categories.map((each) => ({ ...each, category_weightage: valid(each.category_weightage) })),
    ids,
  );
}

/** The traits of one category in another order or with other weights; those of other categories stay where they are. */
export function withSiblings(
  traits: readonly TraitDraft[],
  siblings: readonly TraitDraft[],
): readonly TraitDraft[] {
  const ids = new Set(siblings.map((trait) => trait.trait_id));
  const next = siblings.values();
  return traits.map((trait) => (ids.has(trait.trait_id) ? (next.next().value ?? trait) : trait));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
