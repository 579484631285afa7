import type { SimulationRecord } from '@tryout/contract/simulations/simulations-record';
import type { NamedKind } from '../../../platform/library-names.ts';
import type { SimulationOptions } from '../simulations.api.ts';

export type TaskOption = SimulationOptions['tasks'][number];
export type TraitOption = SimulationOptions['traits'][number];
type SubtraitOption = TraitOption['subtraits'][number];

/** A task as the builder shows it; without `option` the library does not offer it any more. */
export interface CatalogTask {
  readonly name: string;
  readonly description: string;
  readonly game_key: string;
  readonly minutes: number;
  readonly subtrait_ids: readonly string[];
  readonly option: TaskOption | null;
}

/** What ids stand for: what the library offers, and what is in the simulation although it is no longer offered. */
export interface Catalog {
  readonly options: SimulationOptions;
  readonly task: (task_id: string) => CatalogTask | undefined;
  readonly trait: (trait_id: string) => TraitOption | undefined;
  readonly subtrait: (subtrait_id: string) => SubtraitOption | undefined;
  readonly category: (category_id: string) => string;
}

/** Joins what is offered with what is there, all of it called as the reader calls it. */
export function catalogOf(
  given: SimulationOptions,
  stored: SimulationRecord,
  named: (kind: NamedKind, name: string) => string,
): Catalog {
  const task = <T extends { readonly name: string }>(each: T): T => ({
    ...each,
    name: named('tasks', each.name),
  });
  const category = <T extends { readonly category: string }>(each: T): T => ({
    ...each,
    category: named('entries', each.category),
  });
  const trait = <T extends TraitOption>(each: T): T => ({
    ...each,
    trait: named('entries', each.trait),
    subtraits: each.subtraits.map((part) => ({ ...part, subtrait: named('entries', part.subtrait) })),
  });
  const options = {
    ...given,
    tasks: given.tasks.map(task),
    traits: given.traits.map(trait),
    categories: given.categories.map(category),
  };
  const record = {
    tasks: stored.tasks.map(task),
    traits: stored.traits.map(trait),
    categories: stored.categories.map(category),
  };
  const tasks = new Map<string, CatalogTask>();
  for (const { task_id, ...task } of record.tasks) {
    tasks.set(task_id, { ...task, minutes: task.estimated_seconds / 60, option: null });
  }
  for (const option of options.tasks) tasks.set(option.task_id, { ...option, option });
  const traits = new Map<string, TraitOption>(
    [...record.traits, ...options.traits].map((trait) => [trait.trait_id, trait]),
  );
  const subtraits = new Map<string, SubtraitOption>(
    [...record.traits, ...options.traits].flatMap((trait) =>
      trait.subtraits.map((subtrait) => [subtrait.subtrait_id, subtrait] as const),
    ),
  );
  const categories = new Map(
    [...record.categories, ...options.categories].map((each) => [each.category_id, each.category]),
  );
  return {
    options,
    task: (id) => tasks.get(id),
    trait: (id) => traits.get(id),
    subtrait: (id) => subtraits.get(id),
    category: (id) => categories.get(id) ?? '',
  };
}

/** The entries among the tasks that give scores for a subtrait, by their task ids. */
export function tasksReaching(
  catalog: Catalog,
  tasks: readonly { readonly task_id: string }[],
  subtrait_id: string,
): readonly string[] {
  return tasks
    .map((task) => task.task_id)
    .filter((task_id) => catalog.task(task_id)?.subtrait_ids.includes(subtrait_id));
}
