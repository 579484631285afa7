import type { Conditions } from '../../formulas/formula.ts';
import { evaluateFormula, FormulaError } from '../../formulas/formula-evaluation.ts';
import { type FormulaDataPoint, validateFormula } from '../../formulas/formula-validation.ts';
import { type Random, randomFrom } from '../../statistics/random.ts';
import { checkFormulaText } from '../check-text.ts';
import { type CompiledFormula, compileFormula } from '../compile.ts';
import { completionsAt } from '../completion.ts';
import { parseCondition, parseFormula } from '../parse.ts';
import { printFormula } from '../print.ts';
import type { FormulaBody, SourceProblem } from '../source.ts';
import { RANDOM_DATA_POINTS, randomConditions, randomInputs } from './random-formula.ts';
import { longText, mutatedText, tokenSoup } from './random-text.ts';

const TYPES: Readonly<Record<string, FormulaDataPoint['type']>> = {
  correct: 'boolean',
  colour: 'enum',
  'trials.rt': 'series',
  'trials.correct': 'series',
};
const DATA_POINTS = RANDOM_DATA_POINTS.map((key) => ({
  key,
  type: Object.hasOwn(TYPES, key) ? (TYPES[key] ?? 'number') : 'number',
}));

function randomText(random: Random): string {
  const kind = random.int(200);
  if (kind === 0) return longText(random);
  return kind % 2 === 0 ? tokenSoup(random) : mutatedText(random);
}

function mustLieWithin(text: string, problems: readonly SourceProblem[]): void {
  for (const { code, from, to } of problems) {
    if (!(from >= 0 && from <= to && to <= text.length)) {
      throw new Error(`${code} at ${from} to ${to} of ${JSON.stringify(text)}`);
    }
  }
}

function compiledOrRefused(formula: FormulaBody, conditions: Conditions): CompiledFormula | string {
  try {
    return compileFormula(formula, conditions);
  } catch (error) {
    if (error instanceof FormulaError) return `refused ${error.code} ${error.path}`;
    throw error;
  }
}

/** Everything that is done with a text, put into few words; throws when any promise is broken. */
function told(random: Random, text: string): string {
  const { formula, problems } = parseFormula(text);
  mustLieWithin(text, problems);
  if ((formula === null) !== problems.length > 0) throw new Error(`no formula, no problem: ${text}`);
  mustLieWithin(text, parseCondition(text).problems);
  const items = completionsAt(text, random.int(text.length + 1), DATA_POINTS, [
    { key: 'Fast', name: 'Fast' },
  ]).items;
  const conditions = randomConditions(random);
  const inputs = randomInputs(random);
  if (formula === null)
    return `${items.length} ${problems.map((each) => `${each.code}@${each.from}`).join()}`;
  const again = parseFormula(printFormula(formula)).formula;
  if (JSON.stringify(again) !== JSON.stringify(formula)) throw new Error(`written otherwise: ${text}`);
  const checked = checkFormulaText(text, DATA_POINTS, conditions);
  mustLieWithin(text, checked.problems);
  const whole = { subtrait_id: 's', ...formula };
  const isValid = validateFormula(whole, DATA_POINTS, conditions).length === 0;
  const compiledFormula = compiledOrRefused(formula, conditions);
  if (typeof compiledFormula === 'string') {
    if (isValid) throw new Error(`valid, yet refused: ${text}`);
    return compiledFormula;
  }
  const { trace: _, ...traced } = evaluateFormula(whole, inputs, conditions);
  const compiled = compiledFormula.evaluate(inputs);
  if (JSON.stringify(compiled) !== JSON.stringify(traced)) throw new Error(`compiled otherwise: ${text}`);
  const { outcome } = traced;
  const isInRange = outcome === null || (outcome.value >= 0 && outcome.value <= outcome.total_score);
  if (!isInRange) throw new Error(`out of range: ${text}`);
  return JSON.stringify(traced);
}

/** A digest of what so many random programs come to, and how many of them were formulas. */
export function runPrograms(seed: string, programs: number): { digest: string; formulas: number } {
  const random = randomFrom(seed);
  let [high, low, formulas] = [0x9e3779b9, 0x243f6a88, 0];
  for (let i = 0; i < programs; i++) {
    const result = told(random, randomText(random));
    if (result.startsWith('{')) formulas += 1;
    for (let at = 0; at < result.length; at++) {
      low = Math.imul(low ^ result.charCodeAt(at), 0x85ebca77);
      high = Math.imul(high ^ (low >>> 15), 0x9e3779b1);
    }
  }
  return { digest: `${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}`, formulas };
}
