import { stemsOf } from './job-text.ts';

/** A row of numbers. */
export type Row = readonly number[];

/**
 * The trained model as it is stored: TF-IDF of word stems, then a ridge regression of rank `rank` onto standardised
 * importance ratings of O*NET elements (1–5 there; here standard deviations from the mean occupation). Weights are eight-bit.
 */
export interface StoredRelevanceModel {
  /** Where the ratings are from, and under which licence. */
  readonly source: string;
  /** O*NET elements, in the order of every row of ratings. */
  readonly elements: readonly string[];
  /** Stems with a weight, space-separated. */
  readonly stems: string;
  /** Inverse document frequency of each stem, in hundredths. */
  readonly idf: Row;
  readonly rank: number;
  /** Base64 of `stems × rank` signed bytes, a row a stem. */
  readonly weights: string;
  /** What one step of each of the `rank` columns is worth. */
  readonly steps: Row;
  /** `rank` rows of loadings of the elements, in thousandths. */
  readonly loadings: readonly Row[];
  /** What is predicted when no stem is known. */
  readonly intercept: Row;
  /** Mean ratings of the hand-made job families, in hundredths of a standard deviation, by family. */
  readonly families: Readonly<Record<string, Row>>;
  /**
   * What to expect of a text by how far apart it puts the subtraits (standard deviation of their relevance): the mean rank
   * correlation with people's ratings on occupations that were left out of the training. In rising order.
   */
  readonly certainty: readonly { readonly spread: number; readonly rho: number }[];
  /** What the training measured on left-out occupations. */
  readonly measured: { readonly rho: number; readonly ndcg_8: number; readonly occupations: number };
}

/** The model ready to be used. */
export interface RelevanceModel {
  readonly elements: readonly string[];
  readonly stems: ReadonlyMap<string, number>;
  readonly idf: Row;
  readonly rank: number;
  readonly weights: Int8Array;
  readonly steps: Row;
  readonly loadings: readonly Row[];
  readonly intercept: Row;
  readonly families: Readonly<Record<string, Row>>;
  readonly certainty: StoredRelevanceModel['certainty'];
  readonly measured: StoredRelevanceModel['measured'];
  /** Stems of six letters or more by what is left when one letter is dropped, for words with a slip. */
  readonly near: ReadonlyMap<string, string>;
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes as base64 text without padding. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(i, i + 3) as unknown as [number, number?, number?];
    const joined = (a << 16) | (b << 8) | c;
    const four = [joined >> 18, (joined >> 12) & 63, (joined >> 6) & 63, joined & 63].map((n) => BASE64[n]);
    text += four.slice(0, Math.min(4, bytes.length - i + 1)).join('');
  }
  return text;
}

/** The bytes of a base64 text without padding. */
export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const codes = new Uint8Array(128);
  for (let i = 0; i < 64; i++) codes[BASE64.charCodeAt(i)] = i;
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    held = (held << 6) | (codes[text.charCodeAt(i)] ?? 0);
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
  }
  return bytes;
}

const SHORTEST_NEAR = 6;

function dropsOf(stem: string): string[] {
  return Array.from({ length: stem.length }, (_, i) => stem.slice(0, i) + stem.slice(i + 1));
}

/** Makes a stored model ready. @throws Error when its parts do not fit each other */
export function openRelevanceModel(stored: StoredRelevanceModel): RelevanceModel {
  const list = stored.stems.split(' ');
  const weights = new Int8Array(fromBase64(stored.weights).buffer);
  if (weights.length !== list.length * stored.rank || stored.idf.length !== list.length)
    throw new Error('relevance model: weights do not fit the stems');
  const near = new Map<string, string>();
  for (const stem of list)
    if (stem.length >= SHORTEST_NEAR)
      for (const drop of [stem, ...dropsOf(stem)]) if (!near.has(drop)) near.set(drop, stem);
  return {
    ...stored,
    weights,
    near,
    stems: new Map(list.map((stem, i) => [stem, i])),
    idf: stored.idf.map((n) => n / 100),
    loadings: stored.loadings.map((row) => row.map((n) => n / 1000)),
  };
}

/** The model's number of a stem; of the nearest one for a longer word with one letter wrong, missing or too many. */
export function numberOfStem(
  model: Pick<RelevanceModel, 'stems' | 'near'>,
  stem: string,
): number | undefined {
  const exact = model.stems.get(stem);
  if (exact !== undefined || stem.length < SHORTEST_NEAR) return exact;
  for (const drop of [stem, ...dropsOf(stem)]) {
    const found = model.near.get(drop);
    // A dropped letter on both sides must not turn a short word into another one.
    if (found !== undefined && Math.abs(found.length - stem.length) <= 1 && found[0] === stem[0])
      return model.stems.get(found);
  }
  return undefined;
}

/** How a text is weighed: each known stem with its share of the unit-length TF-IDF vector. */
export function weighStems(
  model: Pick<RelevanceModel, 'stems' | 'near' | 'idf'>,
  counts: ReadonlyMap<string, number>,
): Map<number, number> {
  const weights = new Map<number, number>();
  for (const [stem, count] of counts) {
    const at = numberOfStem(model, stem);
    if (at !== undefined) weights.set(at, (weights.get(at) ?? 0) + tf(count) * (model.idf[at] ?? 0));
  }
  const length = Math.sqrt([...weights.values()].reduce((sum, x) => sum + x * x, 0));
  if (length > 0) for (const [at, x] of weights) weights.set(at, x / length);
  return weights;
}

/** Term frequency as it counts: the first time in full, further times by the logarithm. */
export function tf(count: number): number {
  return count >= 1 ? 1 + Math.log(count) : count;
}

/** Counts stems of a title, which counts double, and of a text. */
export function countStems(title: string, text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of stemsOf(title)) counts.set(stem, (counts.get(stem) ?? 0) + TITLE_WEIGHT);
  return counts;
}

/** How often a word of the title counts. */
export const TITLE_WEIGHT = 2;

/** Standardised importance of every element for a weighed text. */
export function predictElements(model: RelevanceModel, weighed: ReadonlyMap<number, number>): number[] {
  const factors = new Array<number>(model.rank).fill(0);
  for (const [at, x] of weighed) addFactors(model, at, x, factors);
  return model.intercept.map((base, e) =>
    factors.reduce((sum, factor, k) => sum + factor * (model.loadings[k]?.[e] ?? 0), base),
  );
}

function addFactors(model: RelevanceModel, at: number, x: number, factors: number[]): void {
  for (let k = 0; k < model.rank; k++)
    factors[k] = (factors[k] ?? 0) + x * (model.weights[at * model.rank + k] ?? 0) * (model.steps[k] ?? 0);
}

/** The factors of stems that a text has, by their numbers; made once for all mixes. */
export function factorsOfStems(
  model: RelevanceModel,
  weighed: ReadonlyMap<number, number>,
): Map<number, Row> {
  return new Map(
    [...weighed.keys()].map((at) => {
      const factors = new Array<number>(model.rank).fill(0);
      addFactors(model, at, 1, factors);
      return [at, factors];
    }),
  );
}

/** How much of each factor is in a mix of elements, such as a subtrait. */
export function loadingsOfMix(model: RelevanceModel, mix: Row): number[] {
  return Array.from({ length: model.rank }, (_, k) =>
    mix.reduce((all, share, e) => all + share * (model.loadings[k]?.[e] ?? 0), 0),
  );
}

/** What one stem adds to a mix by its weight 1. */
export function effectOfFactors(factors: Row, loadings: Row): number {
  let sum = 0;
  for (let k = 0; k < factors.length; k++) sum += (factors[k] ?? 0) * (loadings[k] ?? 0);
  return sum;
}
