import { rankOrder } from '../../applicants/rank-order.ts';
import { subtraitScoresByRank } from '../../applicants/ranking.ts';
import { BANDS } from '../../score-cards/bands.ts';
import { type ScoreResult, scoreResponses } from '../../score-cards/scoring.ts';
import type { ScoreTemplate } from '../../score-templates/score-template.ts';
import { type Choice, errorOf } from '../stability.ts';
import type { TaskResponses } from '../task-parts.ts';

/** A second, slow and plain implementation of the what-if: the scoring engine person by person, pairs compared each with each. */

/** Somebody's place as the score card and the list have it. */
export interface PlainPlace {
  readonly row: number;
  readonly fit: number;
}

function cardOf(
  template: ScoreTemplate,
  given: readonly TaskResponses[],
  without: readonly string[],
): ScoreResult {
  const kept = given.filter(({ task_key }) => !without.includes(task_key));
  return scoreResponses(
    template,
    kept.flatMap(({ responses }) => responses),
  );
}

/** The list of those with a job fit, best first. */
export function plainOrder(
  template: ScoreTemplate,
  people: readonly (readonly TaskResponses[])[],
  without: readonly string[],
): PlainPlace[] {
  return people
    .map((given, row) => {
      const { job_fit_score, coverage, categories } = cardOf(template, given, without);
      const subtraits = categories.flatMap((category) =>
        category.traits.flatMap((trait) =>
          trait.subtraits.map(({ rank, score, weightage }) => ({
            rank,
            score,
            overall_weight: category.weightage * trait.trait_weightage * weightage,
          })),
        ),
      );
      const rank = rankOrder({ job_fit_score, coverage, subtrait_scores: subtraitScoresByRank(subtraits) });
      return { row, fit: job_fit_score, rank };
    })
    .flatMap(({ row, fit, rank }) => (fit === null ? [] : [{ row, fit, rank }]))
    .sort((a, b) => a.rank - b.rank || a.row - b.row)
    .map(({ row, fit }) => ({ row, fit }));
}

/** Rows of those chosen. */
export function plainChosen(order: readonly PlainPlace[], choice: Choice): number[] {
  return order
    .filter(({ fit }, i) => (choice.kind === 'top' ? i < choice.size : fit >= choice.score))
    .map(({ row }) => row);
}

/** People by band, Not Calculated last. */
export function plainBands(order: readonly PlainPlace[], count: number): number[] {
  const shown = order.map(({ fit }) => Math.round(fit));
  const counts = BANDS.map(({ min, max }) => shown.filter((score) => score >= min && score <= max).length);
  return [...counts, count - order.length];
}

/** Kendall's tau-b, each pair compared. */
export function plainTau(xs: readonly number[], ys: readonly number[]): number | null {
  let [balance, untiedX, untiedY] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    for (let j = 0; j < i; j++) {
      const x = Math.sign((xs[i] ?? 0) - (xs[j] ?? 0));
      const y = Math.sign((ys[i] ?? 0) - (ys[j] ?? 0));
      balance += x * y;
      untiedX += x * x;
      untiedY += y * y;
    }
  }
  return untiedX === 0 || untiedY === 0 ? null : balance / Math.sqrt(untiedX * untiedY);
}

/** Spearman's correlation, places counted one by one. */
export function plainRho(xs: readonly number[], ys: readonly number[]): number | null {
  const places = (values: readonly number[]) =>
    values.map(
      (own) =>
        values.filter((each) => each < own).length + (values.filter((each) => each === own).length + 1) / 2,
    );
  const [x, y] = [places(xs), places(ys)];
  const middle = (xs.length + 1) / 2;
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, i) => sum + (value - middle) * ((other[i] ?? 0) - middle), 0);
  const spread = product(x, x) * product(y, y);
  return spread === 0 ? null : product(x, y) / Math.sqrt(spread);
}

/** Mean share of those chosen who are chosen again, everybody drawn and sorted each time. */
export function plainStays(
  order: readonly PlainPlace[],
  semOf: (row: number) => number,
  choice: Choice,
  seed: number,
  draws: number,
): number {
  const chosen = new Set(plainChosen(order, choice));
  let stayed = 0;
  for (let draw = 0; draw < draws; draw++) {
    const drawn = order
      .map(({ row, fit }, place) => ({ row, place, fit: fit + semOf(row) * errorOf(seed, draw, row) }))
      .sort((a, b) => b.fit - a.fit || a.place - b.place);
    stayed += plainChosen(drawn, choice).filter((row) => chosen.has(row)).length;
  }
  return stayed / (chosen.size * draws);
}
