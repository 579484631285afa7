import { describe, expect, it } from 'vitest';
import type { FormulaInputs } from '../formulas/formula.ts';
import { evaluateFormula } from '../formulas/formula-evaluation.ts';
import type { FormulaDataPoint } from '../formulas/formula-validation.ts';
import { checkFormulaText } from './check-text.ts';
import { compileFormula } from './compile.ts';
import { inlineConditions } from './conditions.ts';
import { parseFormula } from './parse.ts';
import { printFormula } from './print.ts';
import { CONDITIONS, SHARED } from './testing/conformance-conditions.ts';
import { FORMULAS } from './testing/conformance-formulas.ts';
import { PROBLEMS } from './testing/conformance-problems.ts';
import { VALUES } from './testing/conformance-values.ts';

const NUMBERS = [
  'x',
  'y',
  'mean',
  'when',
  'الدقة',
  'größe',
  '反応時間',
  'reaction time',
  '🚀 speed',
  'a ` b',
];
const INHERITED = ['constructor', 'toString', '__proto__'];
const DATA_POINTS: readonly FormulaDataPoint[] = [
  ...[...NUMBERS, ...INHERITED, 'signal-tower.rcs'].map((key) => ({ key, type: 'number' as const })),
  { key: 'accuracy', type: 'ratio' },
  { key: 'mean_rt', type: 'duration_ms' },
  { key: 'correct', type: 'boolean' },
  { key: 'colour', type: 'enum', options: ['red', 'blue'] },
  { key: 'trials.rt', type: 'series' },
  { key: 'trials.correct', type: 'series' },
  // The same letters as in a row of the problems, put together.
  { key: '\u00e9te', type: 'number' },
];

/** What a text gives; every way to get there must give the same. */
function resultOf(text: string, inputs: FormulaInputs) {
  const { formula, problems } = checkFormulaText(text, DATA_POINTS, SHARED);
  expect(problems).toEqual([]);
  if (formula === null) throw new Error('unreachable');
  const { trace: _, ...result } = evaluateFormula({ subtrait_id: 's', ...formula }, inputs, SHARED);
  expect(compileFormula(formula, SHARED).evaluate(inputs)).toEqual(result);
  expect(compileFormula(inlineConditions(formula, SHARED)).evaluate(inputs)).toEqual(result);
  expect(parseFormula(printFormula(formula)).formula).toEqual(formula);
  return result;
}

for (const [subject, rows] of Object.entries(VALUES)) {
  describe(subject, () => {
    it.each(rows)('%s with %j is %s', (value, inputs, expected) => {
      // A value out of range counts as none, so a negative one is turned round.
      const text = expected !== null && expected < 0 ? `-(${value})` : value;
      const { outcome, reason } = resultOf(`always: ${text} of 1e300`, inputs);
      if (expected === null) expect([outcome, reason]).toEqual([null, 'value_missing']);
      else expect(outcome?.value).toBe(Math.abs(expected));
    });
  });
}

for (const [subject, rows] of Object.entries(CONDITIONS)) {
  describe(subject, () => {
    it.each(rows)('%s with %j is %s', (condition, inputs, expected) => {
      const { outcome, reason } = resultOf(`when ${condition}: 1 of 1`, inputs);
      expect(outcome !== null ? true : reason === 'no_case' ? false : null).toBe(expected);
      if (expected === null) expect(reason).toBe('condition_unknown');
    });
  });
}

describe('cases', () => {
  it.each(FORMULAS)('%s with %j is %j', (text, inputs, expected) => {
    const { outcome, case_index, reason } = resultOf(text, inputs);
    if (typeof expected === 'string') expect([outcome, reason]).toEqual([null, expected]);
    else expect([outcome?.value, outcome?.total_score, case_index]).toEqual(expected);
  });
});

/** A marked text as a text and the spans between its marks. */
function unmarked(marked: string): { text: string; spans: { from: number; to: number }[] } {
  const spans: { from: number; to: number }[] = [];
  let text = '';
  for (const [i, part] of marked.split(/[⟦⟧]/).entries()) {
    if (i % 2 === 1) spans.push({ from: text.length, to: text.length + part.length });
    text += part;
  }
  return { text, spans };
}

for (const [subject, rows] of Object.entries(PROBLEMS)) {
  describe(`problems of ${subject}`, () => {
    it.each(rows)('%s', (marked, ...codes) => {
      const { text, spans } = unmarked(marked);
      const { formula, problems } = checkFormulaText(text, DATA_POINTS, SHARED);
      expect(formula).toBeNull();
      const found = problems.map(({ code, from, to }) => ({ code, from, to }));
      expect(found).toEqual(codes.map((code, i) => ({ code, ...spans[i] })));
    });
  });
}

it('the table has at least 150 rows', () => {
  const groups = [...Object.values(VALUES), ...Object.values(CONDITIONS), ...Object.values(PROBLEMS)];
  expect(groups.flat().length + FORMULAS.length).toBeGreaterThanOrEqual(150);
});
