import type { Formula, FormulaInputs } from '@tryout/domain/formulas/formula';
import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';

interface Point {
  readonly key: string;
  readonly value: number | null;
}

interface Series {
  readonly key: string;
  readonly series: readonly (number | boolean | null)[];
}

/**
 * What a formula is given of one task: every data point, and of the series over trials only those that it names, so
 * that a card's steps stay as short as what they rest on.
 */
export function inputsOf(
  formula: Formula,
  points: readonly Point[],
  series: readonly Series[],
): FormulaInputs {
  const named = new Set(dataPointsIn(formula));
  return Object.fromEntries([
    ...points.map(({ key, value }) => [key, value] as const),
    ...series.filter(({ key }) => named.has(key)).map((each) => [each.key, each.series] as const),
  ]);
}
