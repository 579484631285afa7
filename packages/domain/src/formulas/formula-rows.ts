import { apply, dataPoint, type Expression, type Formula, literal, type ShapePoint } from './formula.ts';

/**
 * The short form in which built-in tasks declare how a data point counts (simulations §1): one row per data point,
 * turned into a formula. `dir` is 1 where more is better, -1 where less is.
 */
export type FormulaRow = { readonly data_point: string; readonly subtrait_id: string } & (
  | { readonly transform: 'ratio'; readonly max: number }
  | { readonly transform: 'norm_t'; readonly mean: number; readonly sd: number; readonly dir: 1 | -1 }
  | { readonly transform: 'norm_pct'; readonly mean: number; readonly sd: number; readonly dir: 1 | -1 }
  | { readonly transform: 'target'; readonly target: number; readonly tolerance: number }
  | { readonly transform: 'table'; readonly points: readonly ShapePoint[] }
  | { readonly transform: 'irt' }
);

/** The formula of a row: one case that always holds; a missing data point leaves the subtrait 'Not Calculated'. */
export function formulaOfRow(row: FormulaRow): Formula {
  return {
    subtrait_id: row.subtrait_id,
    cases: [
      {
        when: 'always',
        value: valueExpression(row),
        total_score: literal(row.transform === 'ratio' ? row.max : 100),
      },
    ],
    otherwise: 'not_calculated',
  };
}

function valueExpression(row: FormulaRow): Expression {
  const x = dataPoint(row.data_point);
  switch (row.transform) {
    case 'ratio':
      return apply('clamp', x, 0, row.max);
    case 'norm_t':
    case 'norm_pct':
      return apply(row.transform, x, row.mean, row.sd, row.dir);
    case 'target':
      return apply('target', x, row.target, row.tolerance);
    case 'table':
      return { operator: 'table', args: [x], points: row.points };
    case 'irt':
      return apply('irt', x);
  }
}
