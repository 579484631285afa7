import type { TraceStep } from '@tryout/domain/formulas/formula-evaluation';
import { dataPointName, dataPointValue, inWords, type MeasureWords } from './data-point-text.ts';
import { comparisonText, operatorName, scalarText } from './formula-text.ts';

/** A step as the API gives it: the parts that are told are narrowed here, never assumed. */
export interface StoredStep {
  readonly path: string;
  readonly kind: string;
  readonly key: string | null;
  readonly inputs: readonly unknown[];
  readonly result: unknown;
  readonly missing: string | null;
}

/** One line of how a formula came to its value. */
export interface TraceLine {
  readonly path: string;
  readonly text: string;
}

type Value = string | number | boolean | null;

const asValue = (value: unknown): Value =>
  typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean' ? value : null;

const READABLE = { maximumFractionDigits: 4 } as const;

/**
 * The steps of a trace in plain words. Written numbers are left out, for they stand in the lines that use them, and so
 * is the case that counted, which is told beside what it gave.
 */
export function traceLines(steps: readonly StoredStep[], words: MeasureWords): TraceLine[] {
  return steps
    .filter((step) => step.kind !== 'literal' && !(step.kind === 'case' && step.result === true))
    .map((step) => ({ path: step.path, text: lineOf(step, words) }));
}

function lineOf(step: StoredStep, words: MeasureWords): string {
  const { t } = words;
  const kind = step.kind as TraceStep['kind'];
  const answer = t(
    step.result === true
      ? 'measures.answer.yes'
      : step.result === false
        ? 'measures.answer.no'
        : 'measures.answer.unknown',
  );
  switch (kind) {
    case 'data_point': {
      const key = step.key ?? '';
      const value = asValue(step.result);
      return t('measures.step.read', {
        name: dataPointName(key, words),
        value:
          typeof value === 'number' || value === null
            ? dataPointValue(key, value, words)
            : scalarText(value, words),
      });
    }
    case 'case':
      return t('measures.step.case', { n: Number(/^cases\.(\d+)/.exec(step.path)?.[1] ?? 0) + 1, answer });
    case 'otherwise':
      return t('measures.step.otherwise');
    case 'condition':
      return step.key === 'all' || step.key === 'any' || step.key === 'none'
        ? t(`measures.step.condition_${step.key}`, { answer })
        : t('measures.step.condition_named', { name: inWords(step.key ?? ''), answer });
    case 'clause': {
      const [left = '', ...right] = step.inputs.map((input) => scalarText(asValue(input), words));
      return t('measures.step.clause', { text: comparisonText(step.key ?? '', left, right, words), answer });
    }
    default:
      return operatorLine(step, words);
  }
}

const SIGNS: Readonly<Record<string, string>> = { add: '+', sub: '−', mul: '×', div: '÷' };

function operatorLine(step: StoredStep, words: MeasureWords): string {
  const { t, number } = words;
  const key = step.key ?? '';
  const raw = asValue(step.result);
  const value = typeof raw === 'number' ? number(raw, READABLE) : scalarText(raw, words);
  const shown = step.inputs.map((input) => {
    const each = asValue(input);
    return typeof each === 'number' ? number(each, READABLE) : scalarText(each, words);
  });
  if (step.missing !== null)
    return t('measures.step.operator', { name: operatorName(key, words), inputs: words.list(shown), value });
  if (SIGNS[key]) return `${shown.join(` ${SIGNS[key]} `)} = ${value}`;
  const [x = '', second = '', third = ''] = shown;
  if (key === 'norm_t') return normLine(step.inputs, [x, second, third], value, words);
  if (key === 'clamp') return t('measures.step.clamp', { low: second, high: third, value });
  if (key === 'table' || key === 'step') return t('measures.step.table', { x, value });
  const aggregate = /^(\w+)\((.+)\)$/.exec(key);
  if (aggregate) {
    const name = operatorName(aggregate[1] ?? '', words);
    return t('measures.step.read', {
      name: t('measures.call', { name, args: dataPointName(aggregate[2] ?? '', words) }),
      value,
    });
  }
  return t('measures.step.operator', { name: operatorName(key, words), inputs: words.list(shown), value });
}

function normLine(
  inputs: readonly unknown[],
  shown: readonly [string, string, string],
  value: string,
  words: MeasureWords,
): string {
  const [x, mean, sd, dir] = inputs.map(Number);
  const sign = dir === -1 ? '−' : '+';
  const line = `50 ${sign} 10 × (${shown[0]} − ${shown[1]}) ÷ ${shown[2]}`;
  const free = 50 + 10 * (dir ?? 1) * (((x ?? 0) - (mean ?? 0)) / (sd || 1));
  const text =
    free < 0 || free > 100
      ? words.t('measures.step.held', { line, value })
      : words.t('measures.step.result', { text: line, value });
  return words.t('measures.step.norm', { line: text });
}
