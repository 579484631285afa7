import { randomFrom } from './random.ts';
import { scoreBounds } from './score-bounds.ts';
import { flatTemplate, type MeanRows, rowScorer, type TemplateWeights } from './score-columns.ts';
import type { ScoreTemplate } from './score-template.ts';

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
  const everybody = Uint32Array.from({ length: rows.count }, (_, row) => row);
  const first = new FirstRows(size);
  const run = (among: Uint32Array) => {
    first.clear();
    for (let i = 0; i < among.length; i++) {
      const row = among[i] as number;
      scorer.score(rows.means, row * width);
      if (!Number.isNaN(scorer.fit)) first.offer(scorer.rank, row);
    }
    return first.rows();
  };
  const top = run(everybody);
  const contenders = withinReach(rows, template, change, top.length === 0 ? 0 : size);
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
    for (const row of run(contenders)) {
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
function withinReach(rows: MeanRows, template: ScoreTemplate, change: number, size: number): Uint32Array {
  if (size === 0) return new Uint32Array();
  const width = rows.subtrait_ids.length;
  const bounds = scoreBounds(flatTemplate(template, rows.subtrait_ids), change);
  const highs = new Float64Array(rows.count);
  const least = new FirstRows(size);
  for (let row = 0; row < rows.count; row++) {
    bounds.find(rows.means, row * width);
    highs[row] = bounds.high;
    if (bounds.low !== Number.NEGATIVE_INFINITY) least.offer(-bounds.low, row);
  }
  const limit = least.isFull ? -least.last : Number.NEGATIVE_INFINITY;
  const found: number[] = [];
  for (let row = 0; row < rows.count; row++) {
    const high = highs[row] as number;
    if (high !== Number.NEGATIVE_INFINITY && high >= limit) found.push(row);
  }
  return Uint32Array.from(found);
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
