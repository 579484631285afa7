import { nameText } from '@tryout/domain/formula-language/words';
import type { FormulaTestCase, TaskPoint } from './formulas.api.ts';
import { rangeOf, stepOf } from './point-range.ts';

/** A text to begin with, and test cases that it passes. */
export interface WorkedExample {
  readonly source: string;
  readonly tests: readonly FormulaTestCase[];
}

/**
 * What a new formula begins with: cases on one data point, the better side of it worth more, and nothing without a
 * value. It can be activated as it is, so that a beginner changes something that works.
 */
export function workedExample(point: TaskPoint): WorkedExample {
  const name = nameText(point.key);
  if (point.type === 'boolean') return withTwo(point, `${name} = true`, `${name} = false`, true, false);
  if (point.type === 'enum') {
    const [best = '', next = best] = point.options;
    const wanted = JSON.stringify(best);
    return withTwo(point, `${name} = ${wanted}`, `${name} != ${wanted}`, best, next === best ? null : next);
  }
  const value = point.type === 'series' ? `mean(${name})` : name;
  const { min, max } = rangeOf(point);
  const less = point.direction === 'lower';
  const at = (share: number) => neat(less ? max - share * (max - min) : min + share * (max - min), point);
  const sign = less ? '<=' : '>=';
  const given = (share: number) => (point.type === 'series' ? [at(share), at(share)] : at(share));
  return {
    source: [
      `when ${value} ${sign} ${at(0.75)}: 10 of 10`,
      `when ${value} ${sign} ${at(0.5)}: 6 of 10`,
      `when ${name} exists: 2 of 10`,
      'otherwise: not calculated',
    ].join('\n'),
    tests: [
      { inputs: { [point.key]: given(1) }, expect: { value: 10, total_score: 10 } },
      { inputs: { [point.key]: given(0.5) }, expect: { value: 6, total_score: 10 } },
      { inputs: { [point.key]: given(0) }, expect: { value: 2, total_score: 10 } },
      { inputs: { [point.key]: null }, expect: null },
    ],
  };
}

function withTwo(
  point: TaskPoint,
  first: string,
  second: string,
  one: boolean | string,
  other: boolean | string | null,
): WorkedExample {
  return {
    source: [`when ${first}: 10 of 10`, `when ${second}: 2 of 10`, 'otherwise: not calculated'].join('\n'),
    tests: [
      { inputs: { [point.key]: one }, expect: { value: 10, total_score: 10 } },
      ...(other === null ? [] : [{ inputs: { [point.key]: other }, expect: { value: 2, total_score: 10 } }]),
      { inputs: { [point.key]: null }, expect: null },
    ],
  };
}

/** The number on the step of the point's slider, without the tail that binary fractions leave. */
function neat(value: number, point: TaskPoint): number {
  const step = stepOf(point);
  return Number((Math.round(value / step) * step).toPrecision(12));
}
