import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFormulaText } from '../formula-language/check-text.ts';
import type { Formula, FormulaInputs } from './formula.ts';
import { formulaActivationProblems } from './formula-activation.ts';
import { evaluateFormula } from './formula-evaluation.ts';
import {
  peopleRange,
  type RecipeFacts,
  recipeProblem,
  recipeText,
  recipeToBeginWith,
  testsFromPlays,
  type ValueRecipe,
} from './formula-recipes.ts';
import type { FormulaDataPoint } from './formula-validation.ts';

const POINTS: readonly FormulaDataPoint[] = [
  { key: 'acc', type: 'ratio', min: 0, max: 1 },
  { key: 'median_rt', type: 'duration_ms', min: 100, max: 5000 },
  { key: 'open ended', type: 'number' },
  { key: 'trials.rt', type: 'series', min: 0, max: 5000 },
];
const value = (key: string) => ({ key, is_series: key.startsWith('trials.') });
const acc = value('acc');

function read(text: string | null): Formula {
  if (text === null) throw new Error('no text');
  const { formula, problems } = checkFormulaText(text, POINTS);
  expect(problems).toEqual([]);
  if (formula === null) throw new Error('unread');
  return { subtrait_id: 'planning', ...formula };
}
const given = (recipes: readonly ValueRecipe[], inputs: FormulaInputs) =>
  evaluateFormula(read(recipeText(recipes)), inputs).outcome;

describe('a recipe', () => {
  const line: ValueRecipe = { kind: 'line', value: acc, zero_at: 0.5, hundred_at: 1 };
  const fast: ValueRecipe = { kind: 'line', value: value('median_rt'), zero_at: 900, hundred_at: 300 };

  it('is a T score, a straight line, steps, or the average of several', () => {
    const t: ValueRecipe = { kind: 't_score', value: acc, mean: 0.8, sd: 0.1, direction: 1 };
    expect(given([t], { acc: 0.9 })).toEqual({ value: 60, total_score: 100 });
    expect(given([{ ...t, direction: -1 }], { acc: 0.9 })).toEqual({ value: 40, total_score: 100 });
    expect(given([line], { acc: 0.75 })).toEqual({ value: 50, total_score: 100 });
    expect(given([fast], { median_rt: 450 })).toEqual({ value: 75, total_score: 100 });
    const steps = [
      { from: 0, points: 10 },
      { from: 0.5, points: 60 },
    ];
    expect(given([{ kind: 'steps', value: acc, steps }], { acc: 0.4 })?.value).toBe(10);
    expect(given([line, fast], { acc: 0.75, median_rt: 450 })).toEqual({ value: 62.5, total_score: 100 });
    const series: ValueRecipe = { kind: 'line', value: value('trials.rt'), zero_at: 0, hundred_at: 1000 };
    expect(given([series], { 'trials.rt': [400, null, 600] })?.value).toBe(50);
  });

  it('gives no score where a value it needs is missing', () => {
    expect(given([line, fast], { acc: 0.75 })).toBeNull();
  });

  it('writes names as the language wants them', () => {
    expect(recipeText([{ ...line, value: value('open ended') }])).toBe(
      'always: linear(`open ended`, 0.5, 1) of 100',
    );
  });

  it.each<[string | null, ValueRecipe]>([
    [null, line],
    ['ends_equal', { ...line, hundred_at: 0.5 }],
    ['not_a_number', { ...line, zero_at: Number.NaN }],
    ['spread_not_positive', { kind: 't_score', value: acc, mean: 1, sd: 0, direction: 1 }],
    ['no_steps', { kind: 'steps', value: acc, steps: [] }],
    ['steps_not_rising', { kind: 'steps', value: acc, steps: [1, 1].map((from) => ({ from, points: 5 })) }],
    ['points_out_of_range', { kind: 'steps', value: acc, steps: [{ from: 0, points: 101 }] }],
  ])('has the problem %s', (problem, recipe) => {
    expect(recipeProblem(recipe)).toBe(problem);
    expect(recipeText([line, recipe]) === null).toBe(problem !== null);
  });

  it('always gives a formula that can be activated, with the test cases of plays that were seen', () => {
    const number = fc
      .double({ min: -1e4, max: 1e4, noNaN: true })
      .map((each) => Math.round(each * 1000) / 1000);
    const recipe: fc.Arbitrary<ValueRecipe> = fc
      .tuple(
        fc.constantFrom(...POINTS.map(({ key }) => value(key))),
        fc.constantFrom('t_score', 'line', 'steps'),
        fc.array(number, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(1, -1),
      )
      .map(([of, kind, [one = 0, other = 0, ...more], direction]): ValueRecipe => {
        if (kind === 't_score') {
          return { kind, value: of, mean: one, sd: Math.abs(other), direction: direction === 1 ? 1 : -1 };
        }
        if (kind === 'line') return { kind, value: of, zero_at: one, hundred_at: other };
        const froms = [...new Set([one, other, ...more])].sort((a, b) => a - b);
        return {
          kind: 'steps',
          value: of,
          steps: froms.map((from, i) => ({ from, points: (i * 37) % 101 })),
        };
      })
      .filter((each) => recipeProblem(each) === null);
    const play = fc.record({
      acc: fc.double({ min: 0, max: 1, noNaN: true }),
      median_rt: fc.double({ min: 100, max: 5000, noNaN: true }),
      'open ended': fc.option(number),
      'trials.rt': fc.array(number, { maxLength: 4 }),
    });
    const activates = fc.property(
      fc.array(recipe, { minLength: 1, maxLength: 4 }),
      fc.array(play, { maxLength: 6 }),
      (recipes, plays) => {
        const formula = read(recipeText(recipes));
        const tests = testsFromPlays(formula, plays);
        expect(tests.at(-1)?.expect).toBeNull();
        const operators = { off: new Set<string>(), kept: new Set<string>() };
        const facts = { formula, data_points: POINTS, tests, operators, seed: 'recipes' };
        expect(formulaActivationProblems(facts)).toEqual([]);
      },
    );
    fc.assert(activates, { numRuns: 25 });
  });
});

describe('what a recipe begins with', () => {
  const facts: RecipeFacts = { ...acc, min: 0, max: 1, direction: 'higher', norm: null, seen: [] };
  const normed = { ...facts, max: null, norm: { mean: 1.5012, sd: 0.1817 } };

  it('is where people are: the norm, else what was seen, else what is declared', () => {
    expect(peopleRange(normed)).toEqual({ low: 1.138, high: 1.865 });
    expect(peopleRange({ ...facts, norm: { mean: 0.95, sd: 0.1 } })).toEqual({ low: 0.75, high: 1 });
    expect(peopleRange({ ...facts, max: null, seen: [10, 20, 30] })).toEqual({ low: 0, high: 40 });
    expect(peopleRange({ ...facts, seen: [0.5] })).toEqual({ low: 0, high: 1 });
    expect(peopleRange({ ...facts, min: null, max: null })).toEqual({ low: 0, high: 100 });
  });

  it('follows the direction, and a T score needs a norm', () => {
    const less = { ...normed, direction: 'lower' };
    expect(recipeToBeginWith('t_score', facts)).toBeNull();
    expect(recipeToBeginWith('t_score', less)).toMatchObject({ mean: 1.5012, sd: 0.1817, direction: -1 });
    expect(recipeToBeginWith('line', less)).toMatchObject({ zero_at: 1.865, hundred_at: 1.138 });
    expect(recipeToBeginWith('steps', less)).toMatchObject({
      steps: [{ points: 80 }, {}, {}, { points: 20 }],
    });
    for (const kind of ['line', 'steps', 't_score'] as const) {
      const recipe = recipeToBeginWith(kind, less);
      expect(recipe && recipeProblem(recipe)).toBeNull();
    }
  });
});
