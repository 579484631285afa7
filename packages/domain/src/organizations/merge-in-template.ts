import type {
  ScoreTemplate,
  TemplateCategory,
  TemplateSubtrait,
  TemplateTrait,
} from '../score-templates/score-template.ts';
import { round6 } from '../statistics/decimal.ts';
import type { LibraryKind } from '../traits/trait-library.ts';

/** The entry that takes the other's place. */
export interface MergeTarget {
  readonly id: string;
  readonly name: string;
}

/**
 * A score template in which one entry of the trait library stands in for another. Where both stand side by side they
 * become one: their weights add up, the more important rank stays, and what is below them is weighed by its share of
 * both, so that siblings still add up to 100. Returns the same object when the template does not have the entry.
 */
export function mergeInTemplate(
  template: ScoreTemplate,
  kind: LibraryKind,
  fromId: string,
  into: MergeTarget,
): ScoreTemplate {
  if (!holds(template, kind, fromId)) return template;
  const renamed = template.categories.map((category): TemplateCategory => {
    const traits = category.traits.map((trait): TemplateTrait => {
      const subtraits = trait.subtraits.map(
        (subtrait): TemplateSubtrait =>
          kind === 'subtrait' && subtrait.subtrait_id === fromId
            ? { ...subtrait, subtrait_id: into.id, subtrait: into.name }
            : subtrait,
      );
      const next = { ...trait, subtraits: joined(subtraits, (one) => one.subtrait_id, joinSubtraits) };
      return kind === 'trait' && trait.trait_id === fromId
        ? { ...next, trait_id: into.id, trait: into.name }
        : next;
    });
    const next = { ...category, traits: joined(traits, (one) => one.trait_id, joinTraits) };
    return kind === 'category' && category.category_id === fromId
      ? { ...next, category_id: into.id, category: into.name }
      : next;
  });
  return { ...template, categories: joined(renamed, (one) => one.category_id, joinCategories) };
}

function holds(template: ScoreTemplate, kind: LibraryKind, id: string): boolean {
  return template.categories.some(
    (category) =>
      (kind === 'category' && category.category_id === id) ||
      category.traits.some(
        (trait) =>
          (kind === 'trait' && trait.trait_id === id) ||
          (kind === 'subtrait' && trait.subtraits.some((subtrait) => subtrait.subtrait_id === id)),
      ),
  );
}

function joined<T>(items: readonly T[], idOf: (item: T) => string, join: (a: T, b: T) => T): T[] {
  const byId = new Map<string, T>();
  for (const item of items) {
    const there = byId.get(idOf(item));
    byId.set(idOf(item), there ? join(there, item) : item);
  }
  return [...byId.values()];
}

function joinSubtraits(a: TemplateSubtrait, b: TemplateSubtrait): TemplateSubtrait {
  return { ...a, weightage: round6(a.weightage + b.weightage), rank: Math.min(a.rank, b.rank) };
}

function joinTraits(a: TemplateTrait, b: TemplateTrait): TemplateTrait {
  const [ofA, ofB] = shares(a.trait_weightage, b.trait_weightage);
  const weighed = [
    ...a.subtraits.map((one) => ({ ...one, weightage: round6(one.weightage * ofA) })),
    ...b.subtraits.map((one) => ({ ...one, weightage: round6(one.weightage * ofB) })),
  ];
  return {
    ...a,
    trait_weightage: round6(a.trait_weightage + b.trait_weightage),
    subtraits: joined(weighed, (one) => one.subtrait_id, joinSubtraits),
  };
}

function joinCategories(a: TemplateCategory, b: TemplateCategory): TemplateCategory {
  const [ofA, ofB] = shares(a.category_weightage, b.category_weightage);
  const weighed = [
    ...a.traits.map((one) => ({ ...one, trait_weightage: round6(one.trait_weightage * ofA) })),
    ...b.traits.map((one) => ({ ...one, trait_weightage: round6(one.trait_weightage * ofB) })),
  ];
  return {
    ...a,
    category_weightage: round6(a.category_weightage + b.category_weightage),
    traits: joined(weighed, (one) => one.trait_id, joinTraits),
  };
}

/** How much of what is below comes from each; halves where neither weighs anything. */
function shares(a: number, b: number): readonly [number, number] {
  return a + b === 0 ? [0.5, 0.5] : [a / (a + b), b / (a + b)];
}
