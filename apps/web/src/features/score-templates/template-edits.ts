import { BOOST } from '@tryout/domain/score-templates/score-template';
import type { DraftCategory, DraftSubtrait, DraftTrait, TemplateDraft } from './template-draft.ts';

/** A row of the trait library, as far as a template needs it. */
export interface LibraryItem {
  readonly kind: 'category' | 'trait' | 'subtrait';
  readonly id: string;
  readonly parent_id: string | null;
  readonly name: string;
}

/** Changes one category. */
export function withCategory(
  draft: TemplateDraft,
  at: number,
  change: (category: DraftCategory) => DraftCategory,
): TemplateDraft {
  return { ...draft, categories: replaced(draft.categories, at, change) };
}

/** Changes one trait of a category. */
export function withTrait(
  category: DraftCategory,
  at: number,
  change: (trait: DraftTrait) => DraftTrait,
): DraftCategory {
  return { ...category, traits: replaced(category.traits, at, change) };
}

/** Changes one subtrait of a trait. */
export function withSubtrait(
  trait: DraftTrait,
  at: number,
  change: (subtrait: DraftSubtrait) => DraftSubtrait,
): DraftTrait {
  return { ...trait, subtraits: replaced(trait.subtraits, at, change) };
}

function replaced<T>(list: readonly T[], at: number, change: (item: T) => T): readonly T[] {
  return list.map((item, i) => (i === at ? change(item) : item));
}

/** What the newcomer among `count` siblings weighs at first: its equal share. Balance does the rest. */
const share = (count: number) => Math.round(10_000 / (count + 1)) / 100;

/** Adds a category of the library with everything below it, each level in equal parts. */
export function withAddedCategory(
  draft: TemplateDraft,
  item: LibraryItem,
  library: readonly LibraryItem[],
): TemplateDraft {
  let added: DraftCategory = { id: item.id, name: item.name, weight: 0, boost: BOOST.default, traits: [] };
  for (const trait of childrenOf(item, library)) added = withAddedTrait(added, trait, library);
  const weight = share(draft.categories.length);
  return {
    ...draft,
    categories: [...draft.categories, { ...added, weight, traits: equally(added.traits) }],
  };
}

/** Adds a trait of the library with its subtraits. */
export function withAddedTrait(
  category: DraftCategory,
  item: LibraryItem,
  library: readonly LibraryItem[],
): DraftCategory {
  let added: DraftTrait = { id: item.id, name: item.name, weight: 0, subtraits: [] };
  for (const subtrait of childrenOf(item, library)) added = withAddedSubtrait(added, subtrait);
  const weight = share(category.traits.length);
  return {
    ...category,
    traits: [...category.traits, { ...added, weight, subtraits: equally(added.subtraits) }],
  };
}

/** Adds a subtrait as the least important of its trait. */
export function withAddedSubtrait(trait: DraftTrait, item: LibraryItem): DraftTrait {
  const { subtraits } = trait;
  const rank = Math.max(0, ...subtraits.map((subtrait) => subtrait.rank)) + 1;
  const added = { id: item.id, name: item.name, weight: share(subtraits.length), rank, target: null };
  return { ...trait, subtraits: [...subtraits, added] };
}

function childrenOf(item: LibraryItem, library: readonly LibraryItem[]): LibraryItem[] {
  return library.filter((each) => each.parent_id === item.id);
}

/** Equal parts of exactly 100, the first ones a hundredth more where it does not come out even. */
function equally<T extends { readonly weight: number | null }>(items: readonly T[]): readonly T[] {
  const each = Math.floor(10_000 / Math.max(1, items.length));
  const left = 10_000 - each * items.length;
  return items.map((item, i) => ({ ...item, weight: (each + (i < left ? 1 : 0)) / 100 }));
}

/** Siblings in the order, with the weights and ranks, that rows of `WeightRows` were given. */
export function fromRows<T extends { readonly weight: number | null }>(
  items: readonly T[],
  rows: readonly { readonly id: string; readonly weight: number | null; readonly rank?: number }[],
): readonly T[] {
  const ids = rowIds(items as readonly (T & { id: string })[]);
  return rows.flatMap(({ id, weight, rank }) => {
    const item = items[ids.indexOf(id)];
    return item === undefined ? [] : [{ ...item, weight, ...(rank === undefined ? {} : { rank }) }];
  });
}

/** A name for each row that no other has: its id, and its place for a twin. */
export function rowIds(items: readonly { readonly id: string }[]): string[] {
  const ids = items.map((item) => item.id);
  return ids.map((id, i) => (ids.indexOf(id) === i ? id : `${id}~${i}`));
}
