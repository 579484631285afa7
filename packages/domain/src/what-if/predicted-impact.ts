import type { SubtraitGaps } from '../adverse-impact/subtrait-gaps.ts';
import { MEAN_STEPS, type MeanRows, scoreColumns } from '../score-cards/score-columns.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import type { Choice } from './stability.ts';

/**
 * Impact ratios that settings would have, predicted from gaps between groups that are told once a quarter, as De Corte,
 * Lievens & Sackett (2007, J. Appl. Psychol. 92:1380) do from published differences: people are scored twice, once as if
 * they all were of one group, once of the other, their means shifted apart by the gaps.
 */

/** What two groups would come to. */
export interface PredictedImpact {
  readonly about: SubtraitGaps['about'];
  readonly question_set: SubtraitGaps['question_set'];
  readonly reference: string;
  readonly focal: string;
  /** Selection rate of the group compared by that of the largest group, two places; null: nobody is chosen. */
  readonly ratio: number | null;
}

/** People that are scored for it at most, spread evenly over all. */
const MOST_SCORED = 4000;
const TENTHS = 1001;

/**
 * Predicted selection rates of the group compared against the largest one, for each pair that is told of every subtrait
 * that the template weighs and anybody was measured on.
 */
export function predictedImpact(
  template: ScoreTemplate,
  rows: MeanRows,
  choice: Choice,
  pairs: readonly SubtraitGaps[],
): readonly PredictedImpact[] {
  if (pairs.length === 0) return [];
  const some = sampleOf(rows);
  const spreads = some.subtrait_ids.map((_, column) => spreadOf(some, column));
  const weighed = template.categories.flatMap(({ traits }) =>
    traits.flatMap(({ subtraits }) =>
      subtraits.flatMap(({ subtrait_id, weightage }) => (weightage > 0 ? [subtrait_id] : [])),
    ),
  );
  const needed = weighed.filter((id) => (spreads[some.subtrait_ids.indexOf(id)] ?? null) !== null);
  const share = choice.kind === 'top' ? choice.size / Math.max(1, rows.count) : null;
  return pairs.flatMap((pair) => {
    const gaps = new Map(pair.gaps.map(({ subtrait_id, d }) => [subtrait_id, d]));
    if (needed.length === 0 || needed.some((id) => !gaps.has(id))) return [];
    const of = pair.reference_people / (pair.reference_people + pair.focal_people);
    const rated = (by: number) =>
      tenthsOf(template, {
        ...some,
        means: shifted(
          some,
          (column) => by * (gaps.get(some.subtrait_ids[column] ?? '') ?? 0) * (spreads[column] ?? 0),
        ),
      });
    const [reference, focal] = [rated(of - 1), rated(of)];
    const [one, other] =
      choice.kind === 'cut_off'
        ? [rateFrom(reference, choice.score), rateFrom(focal, choice.score)]
        : ratesOfShare(reference, focal, of, share ?? 0);
    const { about, question_set, reference: largest, focal: compared } = pair;
    const ratio = one === 0 ? null : Math.round((100 * other) / one) / 100;
    return [{ about, question_set, reference: largest, focal: compared, ratio }];
  });
}

function sampleOf(rows: MeanRows): MeanRows {
  if (rows.count <= MOST_SCORED) return rows;
  const width = rows.subtrait_ids.length;
  const means = new Int32Array(MOST_SCORED * width);
  for (let i = 0; i < MOST_SCORED; i++) {
    const from = Math.floor((i * rows.count) / MOST_SCORED) * width;
    means.set(rows.means.subarray(from, from + width), i * width);
  }
  return { subtrait_ids: rows.subtrait_ids, count: MOST_SCORED, means };
}

/** Standard deviation of a column in points; null with fewer than two people. */
function spreadOf({ subtrait_ids, count, means }: MeanRows, column: number): number | null {
  const width = subtrait_ids.length;
  let [n, sum, squares] = [0, 0, 0];
  for (let row = 0; row < count; row++) {
    const value = means[row * width + column] as number;
    if (value < 0) continue;
    n += 1;
    sum += value / MEAN_STEPS;
    squares += (value / MEAN_STEPS) ** 2;
  }
  return n < 2 ? null : Math.sqrt(Math.max(0, (squares - (sum * sum) / n) / (n - 1)));
}

function shifted({ subtrait_ids, count, means }: MeanRows, by: (column: number) => number): Int32Array {
  const width = subtrait_ids.length;
  const steps = subtrait_ids.map((_, column) => Math.round(by(column) * MEAN_STEPS));
  const moved = means.slice();
  for (let i = 0; i < count * width; i++) {
    const value = moved[i] as number;
    if (value >= 0) moved[i] = Math.min(100 * MEAN_STEPS, Math.max(0, value + (steps[i % width] as number)));
  }
  return moved;
}

/** Share of people at each tenth of a point of job fit. */
function tenthsOf(template: ScoreTemplate, rows: MeanRows): Float64Array {
  const { fit } = scoreColumns(template, rows);
  const tenths = new Float64Array(TENTHS);
  for (let row = 0; row < fit.length; row++) {
    const value = fit[row] as number;
    if (!Number.isNaN(value))
      tenths[Math.round(value * 10)] = (tenths[Math.round(value * 10)] as number) + 1 / fit.length;
  }
  return tenths;
}

function rateFrom(tenths: Float64Array, score: number): number {
  let rate = 0;
  for (let tenth = TENTHS - 1; tenth >= 0 && tenth / 10 >= score; tenth--) rate += tenths[tenth] as number;
  return rate;
}

/** Rates of both groups where a share of them together is chosen; of equals, alike of both. */
function ratesOfShare(
  reference: Float64Array,
  focal: Float64Array,
  of: number,
  share: number,
): [number, number] {
  let [one, other, together] = [0, 0, 0];
  for (let tenth = TENTHS - 1; tenth >= 0 && together < share; tenth--) {
    const [r, f] = [reference[tenth] as number, focal[tenth] as number];
    const here = of * r + (1 - of) * f;
    if (here === 0) continue;
    const part = Math.min(1, (share - together) / here);
    one += part * r;
    other += part * f;
    together += part * here;
  }
  return [one, other];
}
