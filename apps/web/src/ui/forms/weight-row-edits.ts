import { placesByRank, ranksAfterMove } from '@tryout/domain/applicants/rank-places';
import { balanceTo100, weightsFromRanks } from '@tryout/domain/simulations/rank-weights';
import { isWeight } from '@tryout/domain/simulations/weight-sum';

/** One sibling in a list of weights. */
export interface WeightRow {
  readonly id: string;
  readonly name: string;
  /** In percent; null while nothing, or nothing that is a number, is filled in. */
  readonly weight: number | null;
  /** Order of importance, 1 first; equal ranks are allowed. Left out: the order of the rows counts. */
  readonly rank?: number;
}

/** What a change may do to rows: other weights, other ranks, another order. */
export type WeightRows<Row extends WeightRow> = readonly Row[];

const rankOf = (row: WeightRow, place: number) => row.rank ?? place + 1;

/** Weights of the same proportions that add up to exactly 100; what is no weight counts 0. */
export function balanced<Row extends WeightRow>(rows: WeightRows<Row>): WeightRows<Row> {
  const weights = balanceTo100(rows.map(({ weight }) => (isWeight(weight) ? weight : 0)));
  return rows.map((row, i) => ({ ...row, weight: weights[i] ?? 0 }));
}

/** Weights by order of importance alone (rank-order centroid). */
export function weighedByRank<Row extends WeightRow>(rows: WeightRows<Row>): WeightRows<Row> {
  const weights = weightsFromRanks(rows.map(rankOf));
  return rows.map((row, i) => ({ ...row, weight: weights[i] ?? 0 }));
}

/** A row at another place; where rows have ranks, the new order gives them. The same rows where nothing moves. */
export function moved<Row extends WeightRow>(rows: WeightRows<Row>, id: string, to: number): WeightRows<Row> {
  const from = rows.findIndex((row) => row.id === id);
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || to === from) return rows;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  if (row.rank === undefined) return next;
  const ranks = ranksAfterMove(rows.map(rankOf), from, to);
  return next.map((each, i) => ({ ...each, rank: ranks[i] ?? i + 1 }));
}

/** A row with another rank; rows stand in order of rank afterwards. */
export function withRank<Row extends WeightRow>(
  rows: WeightRows<Row>,
  id: string,
  rank: number,
): WeightRows<Row> {
  const next = rows.map((row) => (row.id === id ? { ...row, rank } : row));
  return placesByRank(next.map(rankOf)).map((place) => next[place] as Row);
}

/** A row with another weight. */
export function withWeight<Row extends WeightRow>(
  rows: WeightRows<Row>,
  id: string,
  weight: number | null,
): WeightRows<Row> {
  return rows.map((row) => (row.id === id ? { ...row, weight } : row));
}
