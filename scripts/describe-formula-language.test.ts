import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFormulaText } from '../packages/domain/src/formula-language/check-text.ts';
import { inlineConditions } from '../packages/domain/src/formula-language/conditions.ts';
import { parseCondition } from '../packages/domain/src/formula-language/parse.ts';
import { formulaActivationProblems } from '../packages/domain/src/formulas/formula-activation.ts';
import { evaluateFormula } from '../packages/domain/src/formulas/formula-evaluation.ts';
import { OPERATORS } from '../packages/domain/src/formulas/formula-operators.ts';
import { describeFormulaLanguage } from './describe-formula-language.mjs';

const DOCUMENT = readFileSync(new URL('../docs/formula-language.md', import.meta.url), 'utf8');

describe('docs/formula-language.md', () => {
  it('says what the code says (else run: node scripts/describe-formula-language.mjs)', () => {
    expect(describeFormulaLanguage(DOCUMENT)).toBe(DOCUMENT);
  });

  it('has a row for every operator', () => {
    const [, part = ''] = DOCUMENT.split('<!-- operators -->');
    const rows = part.split('<!-- /operators -->')[0]?.trim().split('\n') ?? [];
    expect(rows).toHaveLength(OPERATORS.length + 2);
  });
});

/** What the examples of the docs are written on, as a task would declare it. */
const DECLARED = [
  { key: 'accuracy', type: 'ratio', min: 0, max: 1 },
  { key: 'mean_rt', type: 'duration_ms', min: 100, max: 5000 },
  { key: 'rcs_incong', type: 'number', min: 0, max: 5 },
  { key: 'span', type: 'integer', min: 0, max: 12 },
  { key: 'score', type: 'integer', min: 0, max: 10 },
  { key: 'errors', type: 'integer', min: 0, max: 20 },
  { key: 'trials.rt', type: 'series', min: 100, max: 5000 },
  { key: 'trials.correct', type: 'series', min: 0, max: 1 },
] as const;
const careful = parseCondition('accuracy >= 0.5').condition;
if (careful === null) throw new Error('the condition of the examples cannot be read');
const CONDITIONS = { Careful: careful };

/** What keeps a text from being activated, with a test case of its own. */
function obstacles(text: string) {
  const { formula: read, problems } = checkFormulaText(text, DECLARED, CONDITIONS);
  if (read === null) return problems.map(({ code }) => code);
  const formula = { subtrait_id: 'planning', ...inlineConditions(read, CONDITIONS) };
  const inputs = { accuracy: 0.9, mean_rt: 800, rcs_incong: 1.4, span: 6, score: 9, errors: 2 };
  const tests = [{ inputs, expect: evaluateFormula(formula, inputs).outcome }];
  const operators = { off: new Set<string>(), kept: new Set<string>() };
  const facts = { formula, data_points: DECLARED, tests, operators, seed: text };
  return formulaActivationProblems(facts).map(({ code }) => code);
}

describe('formulas in the docs', () => {
  const docs = new URL('../docs/', import.meta.url);
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const examples = pages.flatMap((page) =>
    [...readFileSync(new URL(page, docs), 'utf8').matchAll(/```formula\n([\s\S]*?)\n```/g)].map(
      ([, text = '']) => ({ page, text }),
    ),
  );

  it.each(examples)('can be activated as they stand: $page, $text', ({ text }) => {
    expect(obstacles(text)).toEqual([]);
  });

  it('come from both pages about formulas', () => {
    expect(new Set(examples.map(({ page }) => page))).toEqual(
      new Set(['formula-language.md', 'writing-games.md']),
    );
    expect(examples.length).toBeGreaterThan(6);
  });

  it('are right about what cannot be activated', () => {
    expect(obstacles('score - 2 * errors of 10')).toEqual(['probe_fails']);
    expect(obstacles('linear(accuracy, 0.5, 1) of 1')).toEqual(['probe_fails']);
  });
});
