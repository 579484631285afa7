import { describe, expect, it } from 'vitest';
import { type TraitParts, withoutSubtrait, withoutTrait, withSiblings, withSubtrait } from './trait-edits.ts';

const NONE: TraitParts = { traits: [], categories: [] };
const planning = { category_id: 'thinking', trait_id: 'reasoning', subtrait_id: 'planning' };
const recall = { ...planning, subtrait_id: 'recall' };
const attention = { category_id: 'thinking', trait_id: 'focus', subtrait_id: 'attention' };
const empathy = { category_id: 'people', trait_id: 'care', subtrait_id: 'empathy' };

const built = [planning, recall, attention, empathy].reduce(withSubtrait, NONE);
const weightsOf = ({ traits, categories }: TraitParts) => ({
  categories: Object.fromEntries(categories.map((each) => [each.category_id, each.category_weightage])),
  traits: Object.fromEntries(traits.map((each) => [each.trait_id, each.trait_weightage])),
  subtraits: Object.fromEntries(
    traits.flatMap((trait) => trait.subtraits.map((each) => [each.subtrait_id, each.weightage])),
  ),
});

describe('choosing subtraits', () => {
  it('gives each its trait and category, with equal shares that add up to 100', () => {
    expect(weightsOf(built)).toEqual({
      categories: { thinking: 50, people: 50 },
      traits: { reasoning: 50, focus: 50, care: 100 },
      subtraits: { planning: 50, recall: 50, attention: 100, empathy: 100 },
    });
    expect(built.traits[0]?.subtraits.map((each) => each.rank)).toEqual([1, 2]);
  });

  it('keeps the proportions of those that were there', () => {
    const uneven = {
      ...built,
      traits: built.traits.map((trait) => ({
        ...trait,
        subtraits: trait.subtraits.map((each) => ({
          ...each,
          weightage:
            each.subtrait_id === 'recall' ? 25 : each.subtrait_id === 'planning' ? 75 : each.weightage,
        })),
      })),
    };
    const next = withSubtrait(uneven, { ...planning, subtrait_id: 'insight' });
    expect(next.traits[0]?.subtraits.map((each) => each.weightage)).toEqual([50, 16.67, 33.33]);
  });

  it('takes a subtrait only once', () => {
    expect(withSubtrait(built, planning)).toEqual(built);
  });

  it('counts a weight that is just being typed as nothing', () => {
    const typed = { ...built, traits: built.traits.map((trait) => ({ ...trait, trait_weightage: null })) };
    expect(() => withSubtrait(typed, { ...attention, trait_id: 'memory' })).not.toThrow();
  });
});

describe('taking away', () => {
  it('a subtrait shares its weight, the last one takes its trait and category along', () => {
    expect(weightsOf(withoutSubtrait(built, 'reasoning', 'recall')).subtraits).toMatchObject({
      planning: 100,
    });
    const next = withoutSubtrait(built, 'care', 'empathy');
    expect(weightsOf(next)).toMatchObject({ categories: { thinking: 100 } });
    expect(next.traits.map((each) => each.trait_id)).toEqual(['reasoning', 'focus']);
  });

  it('a trait leaves its weight to those beside it', () => {
    expect(weightsOf(withoutTrait(built, 'focus')).traits).toEqual({ reasoning: 100, care: 100 });
  });

  it('the last trait leaves nothing', () => {
    const next = ['reasoning', 'focus', 'care'].reduce(withoutTrait, built);
    expect(next).toEqual({ traits: [], categories: [] });
  });
});

describe('withSiblings', () => {
  it('puts the traits of one category in order and leaves the others where they are', () => {
    const inOrder = (...ids: string[]) =>
      ids.flatMap((id) => built.traits.filter((trait) => trait.trait_id === id));
    const next = withSiblings(inOrder('reasoning', 'care', 'focus'), inOrder('focus', 'reasoning'));
    expect(next.map((each) => each.trait_id)).toEqual(['focus', 'care', 'reasoning']);
  });
});
