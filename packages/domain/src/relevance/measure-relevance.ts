import { pearson } from '../statistics/statistics.ts';
import { type Crosswalk, mixOf } from './crosswalk.ts';
import { jobSentences } from './job-text.ts';
import { elementsOf, spreadOf } from './rank-subtraits.ts';
import { openRelevanceModel, type Row } from './relevance-model.ts';
import { indexTitles } from './title-index.ts';
import {
  type RatedOccupation,
  standardised,
  type TrainingSettings,
  trainRelevance,
} from './train-relevance.ts';

/** How near rankings of left-out occupations come to people's ratings. */
export interface RelevanceFigures {
  /** Mean of Spearman's ρ over occupations, across subtraits. */
  readonly rho: number;
  /** Mean normalised discounted gain of the first eight; gain of the true n-th of the first eight: 9 − n. */
  readonly ndcg_8: number;
  /** The same from titles alone. */
  readonly title_rho: number;
  readonly title_ndcg_8: number;
  readonly occupations: number;
  /** Mean ρ by how far apart the subtraits are put, of whole texts and of their beginnings, in eight parts of equal size. */
  readonly by_spread: readonly { readonly spread: number; readonly rho: number; readonly n: number }[];
}

/** Mid-ranks. */
function ranks(values: Row): number[] {
  return values.map((x) => values.reduce((n, y) => n + (y < x ? 1 : y === x ? 0.5 : 0), 0));
}

/** Spearman's rank correlation; 0 where either side does not vary. */
export function spearman(xs: Row, ys: Row): number {
  return pearson(ranks(xs), ranks(ys)) ?? 0;
}

/** Normalised discounted cumulative gain of the first `k`; only the true first `k` gain, the first of them most. */
export function ndcg(predicted: Row, truth: Row, k: number): number {
  const order = (values: Row) =>
    values.map((x, i) => [x, i] as const).sort(([x, i], [y, j]) => y - x || i - j);
  const gains = new Map(
    order(truth)
      .slice(0, k)
      .map(([, i], place) => [i, k - place]),
  );
  const discount = (place: number) => 1 / Math.log2(place + 2);
  const got = order(predicted)
    .slice(0, k)
    .reduce((sum, [, i], place) => sum + (gains.get(i) ?? 0) * discount(place), 0);
  const most = Array.from({ length: Math.min(k, truth.length) }, (_, place) => (k - place) * discount(place));
  return got / most.reduce((sum, x) => sum + x, 0);
}

/** Five parts of whole minor groups (the first four signs of a code), dealt in the order of their codes. */
export function foldsOf(occupations: readonly RatedOccupation[]): number[] {
  const groups = [...new Set(occupations.map(({ code }) => code.slice(0, 4)))].sort();
  const fold = new Map(groups.map((group, i) => [group, (i * 7) % 5]));
  return occupations.map(({ code }) => fold.get(code.slice(0, 4)) ?? 0);
}

/** Trains without a part of the occupations and measures on that part, five times. */
export function measureRelevance(
  occupations: readonly RatedOccupation[],
  titlesOf: Readonly<Record<string, readonly string[]>>,
  elements: readonly string[],
  crosswalk: Crosswalk,
  settings: TrainingSettings,
): RelevanceFigures {
  const folds = foldsOf(occupations);
  const mixes = Object.values(crosswalk).flatMap((anchors) => mixOf(anchors, elements) ?? []);
  const width = elements.length;
  const subtraits = (row: Row) =>
    Array.from({ length: mixes.length / width }, (_, s) =>
      row.reduce((sum, x, e) => sum + x * (mixes[s * width + e] ?? 0), 0),
    );
  const truth = standardised(occupations).map(subtraits);
  const found = { rho: 0, ndcg: 0, title_rho: 0, title_ndcg: 0 };
  const told: { spread: number; rho: number }[] = [];
  for (let fold = 0; fold < 5; fold++) {
    const known = occupations.filter((_, i) => folds[i] !== fold);
    const model = openRelevanceModel({
      ...trainRelevance(known, titlesOf, elements, settings),
      source: '',
      certainty: [],
      measured: { rho: 0, ndcg_8: 0, occupations: 0 },
    });
    const titles = indexTitles(known, titlesOf, standardised(known));
    for (const [i, each] of occupations.entries()) {
      if (folds[i] !== fold) continue;
      const wanted = truth[i] ?? [];
      const guess = (title: string, text: string) => {
        const { elements: predicted, weighed } = elementsOf(model, titles, {
          title,
          sentences: jobSentences(text),
        });
        return { predicted: subtraits(predicted), stems: weighed.size };
      };
      const whole = guess(each.title, each.description).predicted;
      found.rho += spearman(whole, wanted);
      found.ndcg += ndcg(whole, wanted, 8);
      const short = guess(each.title, '').predicted;
      found.title_rho += spearman(short, wanted);
      found.title_ndcg += ndcg(short, wanted, 8);
      const words = each.description.split(' ');
      for (const n of [0, 6, 14, 30]) {
        const part = guess(each.title, words.slice(0, n).join(' '));
        told.push({ spread: spreadOf(part.predicted), rho: spearman(part.predicted, wanted) });
      }
    }
  }
  const n = occupations.length;
  return {
    rho: found.rho / n,
    ndcg_8: found.ndcg / n,
    title_rho: found.title_rho / n,
    title_ndcg_8: found.title_ndcg / n,
    occupations: n,
    by_spread: inParts(told, 8),
  };
}

/** Parts of equal size in the order of their spread: where each begins, and its mean ρ. */
function inParts(told: readonly { readonly spread: number; readonly rho: number }[], parts: number) {
  const order = [...told].sort((a, b) => a.spread - b.spread);
  return Array.from({ length: parts }, (_, part) => {
    const within = order.slice(
      Math.floor((part * order.length) / parts),
      Math.floor(((part + 1) * order.length) / parts),
    );
    return {
      spread: within[0]?.spread ?? 0,
      rho: within.reduce((sum, each) => sum + each.rho, 0) / Math.max(1, within.length),
      n: within.length,
    };
  });
}
