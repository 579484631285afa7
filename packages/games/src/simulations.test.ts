import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { scoreTemplateProblems } from '@tryout/domain/score-templates/score-template';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from './formulas.ts';
import { JUDGES } from './registry.ts';
import { simulateTask } from './simulate.ts';
import { SIMULATION_TEMPLATES } from './simulations/templates.ts';
import { SIMULATIONS } from './simulations.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from './testing/plays.ts';
import { CATEGORIES } from './vocabulary.ts';

const TRAITS = CATEGORIES.flatMap((category) => category.traits);
const SUBTRAITS = TRAITS.flatMap((trait) => trait.subtraits);
const FORMULAS = Object.values(TASK_FORMULAS).flat();

describe('the vocabulary', () => {
  it('names everything once and labels both ends', () => {
    for (const list of [CATEGORIES, TRAITS, SUBTRAITS]) {
      expect(new Set(list.map((each) => each.id)).size).toBe(list.length);
    }
    for (const each of [...TRAITS, ...SUBTRAITS]) {
      expect([each.definition, each.low_label, each.high_label].every((text) => text.length > 3)).toBe(true);
    }
  });

  it('has one formula for each subtrait, and no formula for anything else', () => {
    const counted = FORMULAS.map((each) => each.formula.subtrait_id);
    expect(counted.toSorted()).toEqual(SUBTRAITS.map((each) => each.id).toSorted());
    expect(new Set(FORMULAS.map((each) => each.key)).size).toBe(FORMULAS.length);
  });

  it('never counts the effect of Signal Tower', () => {
    expect(FORMULAS.flatMap((each) => each.data_points)).not.toContain('effect_rt');
  });
});

describe.each([...SIMULATIONS, ...SIMULATION_TEMPLATES])('$name', ({ tasks, score_template }) => {
  it('has parameters that its judges accept', () => {
    for (const { task_key, parameters } of tasks) {
      expect(JUDGES[task_key].configure(parameters)).toMatchObject(parameters);
    }
  });

  it('has a score template whose weights add up, made of the vocabulary', () => {
    expect(scoreTemplateProblems(score_template)).toEqual([]);
    for (const category of score_template.categories) {
      const seed = CATEGORIES.find((each) => each.id === category.category_id);
      expect(category.category).toBe(seed?.name);
      for (const trait of category.traits) {
        const traitSeed = seed?.traits.find((each) => each.id === trait.trait_id);
        expect(trait.trait).toBe(traitSeed?.name);
        for (const { subtrait_id, subtrait } of trait.subtraits) {
          expect(subtrait).toBe(traitSeed?.subtraits.find((each) => each.id === subtrait_id)?.name);
        }
      }
    }
  });

  it('gives every subtrait of its template a value when the average candidate plays', () => {
    const wanted = score_template.categories
      .flatMap((category) => category.traits)
      .flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id));
    for (let n = 0; n < 20; n++) {
      const scored = tasks.flatMap(({ task_key, parameters }) => {
        const played = simulateTask(
          JUDGES[task_key],
          parameters,
          NO_ACCOMMODATIONS,
          seedOf(n),
          AVERAGE,
          `${n}`,
        );
        const inputs = Object.fromEntries(played.dataPoints.map((each) => [each.key, each.value]));
        return TASK_FORMULAS[task_key].flatMap(({ formula }) =>
          evaluateFormula(formula, inputs).outcome === null ? [] : [formula.subtrait_id],
        );
      });
      expect(scored).toEqual(expect.arrayContaining(wanted));
    }
  });
});
