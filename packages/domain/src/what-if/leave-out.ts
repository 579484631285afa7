import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { balanceTo100 } from '../simulations/rank-weights.ts';
import type { MeasuredTask } from './task-parts.ts';

/**
 * A template without what only the tasks left out measure. Siblings of what goes keep their proportions and add up to 100
 * again, with two places; traits and categories without anything in them go as well. A subtrait that none of the tasks
 * measures stays: it has no data either way.
 * @returns the template itself where nothing goes; one without categories where everything does
 */
export function templateWithout(
  template: ScoreTemplate,
  tasks: readonly MeasuredTask[],
  without: readonly string[],
): ScoreTemplate {
  const out = new Set(without);
  const kept = new Set(tasks.flatMap((task) => (out.has(task.key) ? [] : task.subtrait_ids)));
  const gone = new Set(
    tasks.flatMap((task) => (out.has(task.key) ? task.subtrait_ids.filter((id) => !kept.has(id)) : [])),
  );
  const isThere = ({ subtrait_id }: { readonly subtrait_id: string }) => !gone.has(subtrait_id);
  const all = template.categories.flatMap(({ traits }) => traits.flatMap(({ subtraits }) => subtraits));
  if (all.every(isThere)) return template;
  const categories = template.categories.flatMap((category) => {
    const traits = category.traits.flatMap((trait) => {
      const subtraits = trait.subtraits.filter(isThere);
      if (subtraits.length === 0) return [];
      return [
        subtraits.length === trait.subtraits.length
          ? trait
          : { ...trait, subtraits: balanced(subtraits, 'weightage') },
      ];
    });
    if (traits.length === 0) return [];
    return [
      traits.length === category.traits.length
        ? { ...category, traits }
        : { ...category, traits: balanced(traits, 'trait_weightage') },
    ];
  });
  return {
    ...template,
    categories:
      categories.length === template.categories.length
        ? categories
        : balanced(categories, 'category_weightage'),
  };
}

function balanced<K extends string, T extends Readonly<Record<K, number>>>(
  siblings: readonly T[],
  key: K,
): T[] {
  const weights = balanceTo100(siblings.map((each) => each[key]));
  return siblings.map((each, i) => ({ ...each, [key]: weights[i] ?? each[key] }));
}
