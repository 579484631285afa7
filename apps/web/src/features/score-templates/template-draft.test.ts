import { describe, expect, it } from 'vitest';
import { definitionOf, draftOf, draftProblems, scorableOf, subtraitsOf } from './template-draft.ts';
import {
  fromRows,
  type LibraryItem,
  rowIds,
  withAddedCategory,
  withAddedSubtrait,
} from './template-edits.ts';

const LIBRARY: LibraryItem[] = [
  { kind: 'category', id: 'c', parent_id: null, name: 'Focus' },
  { kind: 'trait', id: 't', parent_id: 'c', name: 'Attention' },
  { kind: 'trait', id: 'u', parent_id: 'c', name: 'Memory' },
  { kind: 'subtrait', id: 'a', parent_id: 't', name: 'Focused' },
  { kind: 'subtrait', id: 'b', parent_id: 't', name: 'Divided' },
  { kind: 'subtrait', id: 'd', parent_id: 't', name: 'Sustained' },
  { kind: 'subtrait', id: 'e', parent_id: 'u', name: 'Recall' },
];
const EMPTY = { name: 'New', coverage: 60, categories: [] };
const focus = () => withAddedCategory(EMPTY, LIBRARY[0] as LibraryItem, LIBRARY);

describe('a template that is edited', () => {
  it('gets a category with everything below it, in equal parts that add up', () => {
    const draft = focus();
    expect(draftProblems(draft)).toEqual([]);
    expect(draft.categories[0]?.traits[0]?.subtraits.map(({ weight, rank }) => [weight, rank])).toEqual([
      [33.34, 1],
      [33.33, 2],
      [33.33, 3],
    ]);
    expect(subtraitsOf(draft).map((subtrait) => subtrait.id)).toEqual(['a', 'b', 'd', 'e']);
  });

  it('is stored as it was read', () => {
    const definition = definitionOf(focus());
    expect(definitionOf(draftOf({ name: 'New', definition }))).toEqual(definition);
  });

  it('needs the data that is typed, and of a version that names none 60 %', () => {
    const { categories } = definitionOf(focus());
    expect(draftOf({ name: 'Old', definition: { categories } }).coverage).toBe(60);
    expect(definitionOf({ ...focus(), coverage: 75 }).min_coverage_percent).toBe(75);
    expect(scorableOf({ ...focus(), coverage: 75 }).min_coverage_percent).toBe(75);
    for (const coverage of [null, 20, 101, 60.5]) {
      expect(scorableOf({ ...focus(), coverage }).min_coverage_percent).toBe(60);
      expect(draftProblems({ ...focus(), coverage }).map(({ code }) => code)).toEqual([
        'coverage_out_of_range',
      ]);
    }
  });

  it('leaves the stored coverage alone where a browser kept work from before there was one', () => {
    const { coverage: _, ...before } = focus();
    expect(Object.keys(definitionOf(before))).toEqual(['categories']);
    expect(draftProblems(before)).toEqual([]);
  });

  it('can be scored with at any moment, whatever is typed', () => {
    const draft = focus();
    const [category] = draft.categories;
    const [trait] = category?.traits ?? [];
    const odd = {
      ...draft,
      categories: [
        {
          ...category,
          weight: null,
          boost: 9,
          traits: [
            {
              ...trait,
              weight: 1e308,
              subtraits: [{ ...trait?.subtraits[0], target: { min: 90, max: 10 } }],
            },
          ],
        },
      ],
    } as typeof draft;
    const scorable = scorableOf(odd);
    expect(scorable.categories[0]).toMatchObject({ category_weightage: 0, boost: 1.5 });
    expect(scorable.categories[0]?.traits[0]).toMatchObject({
      trait_weightage: 0,
      subtraits: [{ target: null }],
    });
    expect(draftProblems(odd).map(({ code }) => code)).toContain('weight_out_of_range');
  });

  it('takes order, weights and ranks from its rows, twins apart', () => {
    const trait = withAddedSubtrait(
      withAddedSubtrait({ id: 't', name: 'T', weight: 100, subtraits: [] }, LIBRARY[3] as LibraryItem),
      LIBRARY[3] as LibraryItem,
    );
    expect(rowIds(trait.subtraits)).toEqual(['a', 'a~1']);
    const next = fromRows(trait.subtraits, [
      { id: 'a~1', weight: 70, rank: 1 },
      { id: 'a', weight: null, rank: 2 },
    ]);
    expect(next.map(({ weight, rank }) => [weight, rank])).toEqual([
      [70, 1],
      [null, 2],
    ]);
  });
});
