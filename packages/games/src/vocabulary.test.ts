import { LIBRARY_LIMITS } from '@tryout/domain/traits/trait-library';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from './formulas.ts';
import { TASK_KEYS } from './registry.ts';
import arabic from './vocabulary/words/ar.json' with { type: 'json' };
import english from './vocabulary/words/en.json' with { type: 'json' };
import { CATEGORIES } from './vocabulary.ts';

const traits = CATEGORIES.flatMap((category) => category.traits);
const subtraits = traits.flatMap((trait) => trait.subtraits);
const entries = [
  ...CATEGORIES.map((one) => ({
    id: `category.${one.id}`,
    name: one.name,
    definition: one.definition,
    words: one.words,
  })),
  ...traits.map((one) => ({ ...one, id: `trait.${one.id}` })),
  ...subtraits.map((one) => ({ ...one, id: `subtrait.${one.id}` })),
];

describe('the starter set', () => {
  it('has a subtrait for everything that a built-in game scores, and none besides', () => {
    const scored = TASK_KEYS.flatMap((key) => TASK_FORMULAS[key].map((one) => one.formula.subtrait_id));
    expect(new Set(scored)).toEqual(new Set(subtraits.map((one) => one.id)));
    expect(traits.length).toBeGreaterThanOrEqual(10);
    expect(subtraits.length).toBeGreaterThanOrEqual(30);
  });
  it('is whole in Arabic, and has nothing there that is not in English', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
    for (const one of entries) {
      expect(one.words.ar?.definition, one.id).toMatch(/[\u0600-\u06ff]/);
      expect('low_label' in one, one.id).toBe(one.words.ar?.low_label !== undefined);
    }
  });
  it('has words for nothing that it lacks', () => {
    const known = new Set(entries.map((one) => one.id));
    expect(Object.keys(english).filter((key) => !known.has(key.replace(/\.\w+$/, '')))).toEqual([]);
  });
  it('says of every trait and subtrait what speaks for it', () => {
    for (const one of [...traits, ...subtraits]) {
      expect(one.evidence, one.id).not.toBe('');
      expect(one.words.ar?.evidence, one.id).toMatch(/[\u0600-\u06ff]/);
    }
  });
  it('fits the limits of the library', () => {
    for (const one of [...entries, ...entries.flatMap((entry) => Object.values(entry.words))]) {
      expect(one.name.length).toBeLessThanOrEqual(LIBRARY_LIMITS.name);
      expect(one.definition.length).toBeLessThanOrEqual(LIBRARY_LIMITS.definition);
    }
  });
});
