import { describe, expect, it } from 'vitest';
import { OPERATORS } from '../formulas/formula-operators.ts';
import { compileFormula } from './compile.ts';
import { completionsAt, conditionCompletionsAt } from './completion.ts';
import { OPERATOR_FORMS } from './operator-forms.ts';
import { parseFormula } from './parse.ts';

const data_points = [
  { key: 'accuracy', type: 'ratio', unit: '%' },
  { key: 'mean_rt', type: 'duration_ms', unit: 'ms' },
  { key: 'trials.rt', type: 'series', unit: 'ms' },
  { key: 'when', type: 'number' },
] as const;
const conditions = [
  { key: 'careful', name: 'Careful and slow' },
  { key: 'at once', name: 'At once' },
];

/** What is offered where `|` stands, and the text with the first of it put in. */
function at(marked: string, off?: ReadonlySet<string>) {
  const position = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, to, items } = completionsAt(text, position, data_points, conditions, off);
  const keys = items.map((each) => each.key);
  return { keys, items, first: text.slice(0, from) + (items[0]?.insert ?? '') + text.slice(to) };
}

describe('completion', () => {
  it.each([
    ['|', ['when', 'always:', 'otherwise:', 'accuracy', 'clamp']],
    ['when |', ['accuracy', 'careful', 'mean', 'not', 'all(']],
    ['when accuracy |', ['>=', 'between', 'is missing', 'and', '+']],
    ['when accuracy >= |', ['mean_rt', 'median']],
    ['when accuracy is |', ['missing', 'not missing']],
    ['when @careful |', ['and', 'or', ':']],
    ['when all(|', ['accuracy', 'careful', 'not']],
    ['when accuracy exists: 8 |', ['of', '+']],
    ['when accuracy exists: 8 of 10 |', ['when', 'otherwise:']],
    ['otherwise: |', ['not calculated', 'accuracy']],
    ['otherwise: not |', ['calculated']],
    ['always: clamp(accuracy|', ['accuracy']],
    ['always: clamp(accuracy |', [',', ')', '+']],
  ])('%s offers %j', (marked, expected) => {
    expect(at(marked).keys).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['when acc| > 1', 'when accuracy > 1'],
    ['when a|cc > 1', 'when accuracy > 1'],
    ['always: cl| of 10', 'always: clamp( of 10'],
    ['when @car|: 1 of 2', 'when @careful: 1 of 2'],
    ['when @"at|', 'when @"at once"'],
    ['when slow|', 'when @careful'],
    ['always: mean(|', 'always: mean(trials.rt'],
    ['always: when| of 1', 'always: `when` of 1'],
  ])('%s becomes %s', (marked, expected) => {
    expect(at(marked).first).toBe(expected);
  });

  it.each([
    'always: 1|',
    'when x = "re|',
    'when x = "re|"',
    '# when |',
    'always: 1 of 2 # w|',
    'when x > 1 of@|',
  ])('offers nothing in %s', (marked) => {
    expect(at(marked).keys).toEqual([]);
  });

  it('offers series to aggregates alone, with type and unit', () => {
    expect(at('always: mean(|').items).toEqual([
      {
        kind: 'data_point',
        key: 'trials.rt',
        insert: 'trials.rt',
        signature: null,
        type: 'series',
        unit: 'ms',
      },
    ]);
    expect(at('always: |').keys).not.toContain('trials.rt');
  });

  it('tells the form of an operator, and leaves out those that are switched off', () => {
    expect(at('always: nor|').items[0]).toMatchObject({
      insert: 'norm_t(',
      signature: 'norm_t(x, mean, sd, dir)',
    });
    expect(at('always: nor|', new Set(['norm_t'])).keys).toEqual(['norm_pct']);
  });

  it('completes a condition on its own', () => {
    expect(conditionCompletionsAt('', 0, data_points, conditions).items.map((each) => each.key)).toContain(
      'careful',
    );
    const { from, to, items } = conditionCompletionsAt('accuracy > mea', 14, data_points, conditions);
    expect([from, to, items[0]?.key]).toEqual([11, 14, 'mean_rt']);
  });

  it('stays bounded and quiet on any text and position', () => {
    expect(completionsAt('('.repeat(20_001), 5, data_points, conditions).items).toEqual([]);
    for (const position of [-1, 0, 3, 99]) {
      expect(() => completionsAt('))) of : @', position, data_points, conditions)).not.toThrow();
    }
  });
});

describe('the written forms', () => {
  it('cover the registry, each with an example that can be read and computed', () => {
    expect(Object.keys(OPERATOR_FORMS)).toEqual(OPERATORS.map((each) => each.key));
    for (const { key, returns } of OPERATORS) {
      const { example, inputs } = OPERATOR_FORMS[key] as (typeof OPERATOR_FORMS)[string];
      const text =
        returns === 'number' ? `${example} + 1000 of 100000` : `when ${example}: 1 of 2\notherwise: 0 of 2`;
      const { formula, problems } = parseFormula(text);
      expect(problems).toEqual([]);
      expect(JSON.stringify(formula)).toContain(`"${key}"`);
      expect(formula && compileFormula(formula).evaluate(inputs).outcome, key).not.toBeNull();
    }
  });
});
