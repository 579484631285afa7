import { scoreBounds } from '../score-cards/score-bounds.ts';
import {
  type ColumnScores,
  flatTemplate,
  type MeanRows,
  rowScorer,
  scoreColumns,
  type TemplateWeights,
} from '../score-cards/score-columns.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { randomFrom } from '../statistics/random.ts';

/** How the first few of a list hold their places when the weights are a little different. */
export interface TopStability {
  /** Weightings tried. */
  readonly draws: number;
  /** The first of the list, best first, as rows; fewer than asked for where fewer have a job fit. */
  readonly top: readonly number[];
  /** For each of them the share of the weightings, 0 to 1, in which it is among as many first. */
  readonly stays: readonly number[];
  /** Share of the weightings in which the same people are first, in whatever order. */
  readonly same: number;
}

/** Settings of `topStability`. */
export interface StabilitySettings {
  /** How many count as the first; default 10. */
  readonly size?: number;
  /** Weightings to try; default 200. */
  readonly draws?: number;
  /** Each weight changes by up to this share of itself, up or down, each on its own; default 0.1. */
  readonly change?: number;
  /** Equal seeds give equal results. */
  readonly seed: string;
  /** What `scoreColumns` made of the same template and rows, where that is known already. */
  readonly scores?: ColumnScores;
}

/**
 * Tries many weightings near a template's own: every weight of a category, trait and subtrait is multiplied by a random
 * number from 1 - change to 1 + change (uniform). People stand in order of `rankOrder`, then of their rows.
 */
export function topStability(
  template: ScoreTemplate,
  rows: MeanRows,
  settings: StabilitySettings,
): TopStability {
  const { size = 10, draws = 200, change = 0.1, seed } = settings;
  const width = rows.subtrait_ids.length;
  const flat = flatTemplate(template, rows.subtrait_ids);
  const scorer = rowScorer(flat);
  const scores = settings.scores ?? scoreColumns(template, rows);
  const first = new FirstRows(size);
  for (let row = 0; row < rows.count; row++) {
    if (!Number.isNaN(scores.fit[row])) first.offer(scores.rank[row] as number, row);
  }
  const top = first.rows();
  const contenders =
    size > 0 && top.length > 0 ? withinReach(rows, template, change, size, scores) : new Uint32Array();
  const run = () => {
    first.clear();
    for (let i = 0; i < contenders.length; i++) {
      const row = contenders[i] as number;
      scorer.score(rows.means, row * width);
      if (!Number.isNaN(scorer.fit)) first.offer(scorer.rank, row);
    }
    return first.rows();
  };
  const place = new Map(top.map((row, i) => [row, i]));
  const stayed = new Array<number>(top.length).fill(0);
  const random = randomFrom(seed);
  const own = copyOf(flat.weights);
  let same = 0;
  for (let draw = 0; draw < draws; draw++) {
    for (const part of ['categories', 'traits', 'subtraits'] as const) {
      for (let i = 0; i < own[part].length; i++) {
        flat.weights[part][i] = (own[part][i] as number) * (1 - change + 2 * change * random.next());
      }
    }
    let kept = 0;
    for (const row of run()) {
      const at = place.get(row);
      if (at === undefined) continue;
      stayed[at] = (stayed[at] as number) + 1;
      kept += 1;
    }
    if (kept === top.length) same += 1;
  }
  const share = (count: number) => (draws === 0 ? 1 : count / draws);
  return { draws, top, stays: stayed.map(share), same: share(same) };
}

function copyOf(weights: TemplateWeights): TemplateWeights {
  const { categories, traits, subtraits } = weights;
  return { categories: categories.slice(), traits: traits.slice(), subtraits: subtraits.slice() };
}

/** Rows that some weighting can bring among the first `size`. */
function withinReach(
  rows: MeanRows,
  template: ScoreTemplate,
  change: number,
  size: number,
  scores: ColumnScores,
): Uint32Array {
  const width = rows.subtrait_ids.length;
  const bounds = scoreBounds(flatTemplate(template, rows.subtrait_ids), change);
  const floor = leastInReach(template, change, size, scores);
  const near: number[] = [];
  const highs: number[] = [];
  const least = new FirstRows(size);
  for (let row = 0; row < rows.count; row++) {
    if (scores.coverage[row] === 1 && (scores.fit[row] as number) < floor) continue;
    bounds.find(rows.means, row * width);
    if (bounds.high === Number.NEGATIVE_INFINITY) continue;
    near.push(row);
    highs.push(bounds.high);
    if (bounds.low !== Number.NEGATIVE_INFINITY) least.offer(-bounds.low, row);
  }
  const limit = least.isFull ? -least.last : Number.NEGATIVE_INFINITY;
  return Uint32Array.from(near.filter((_, i) => (highs[i] as number) >= limit));
}

/**
 * A job fit so far below the first that nobody below it, with data for everything, can come near them: no weighted mean
 * of scores moves further than change / (1 - change) times 50 points, which is the most that scores can lie from their
 * mean on average, and that three times over, twice stretched by a boost.
 */
function leastInReach(template: ScoreTemplate, change: number, size: number, scores: ColumnScores): number {
  const whole = new FirstRows(size);
  for (let row = 0; row < scores.fit.length; row++) {
    if (scores.coverage[row] === 1) whole.offer(-(scores.fit[row] as number), row);
  }
  if (!whole.isFull) return Number.NEGATIVE_INFINITY;
  const boost = Math.max(1, ...template.categories.map((category) => category.boost ?? 1));
  const reach = (50 * change) / (1 - change);
  return -whole.last - 2 * (2 * reach * boost + reach) - 1;
}

/** The few rows with the smallest keys, the earlier row first among equals. */
class FirstRows {
  readonly #size: number;
  readonly #keys: number[] = [];
  readonly #rows: number[] = [];

  constructor(size: number) {
    this.#size = size;
  }

  clear(): void {
    this.#keys.length = 0;
    this.#rows.length = 0;
  }

  get isFull(): boolean {
    return this.#keys.length === this.#size;
  }

  /** The largest key among them. */
  get last(): number {
    return this.#keys[this.#keys.length - 1] ?? Number.POSITIVE_INFINITY;
  }

  /** Rows must come in rising order. */
  offer(key: number, row: number): void {
    const keys = this.#keys;
    if (keys.length === this.#size && key >= (keys[keys.length - 1] as number)) return;
    let at = keys.length;
    while (at > 0 && (keys[at - 1] as number) > key) at -= 1;
    keys.splice(at, 0, key);
    this.#rows.splice(at, 0, row);
    if (keys.length > this.#size) {
      keys.pop();
      this.#rows.pop();
    }
  }

  rows(): number[] {
    return [...this.#rows];
  }
}
