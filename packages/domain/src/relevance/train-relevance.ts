import { roundTo } from '../statistics/decimal.ts';
import { JOB_FAMILIES } from './job-families.ts';
import { stemsOf } from './job-text.ts';
import { countStems, type Row, type StoredRelevanceModel, tf, toBase64 } from './relevance-model.ts';

/** An occupation as O*NET describes and rates it. */
export interface RatedOccupation {
  /** SOC code, such as 29-1141.00; the first four signs are its minor group. */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Importance of each element, 1 to 5. */
  readonly importance: Row;
}

/** What the training is told. */
export interface TrainingSettings {
  /** Weight of the penalty on large weights. */
  readonly penalty: number;
  /** Most stems that get weights. */
  readonly stems: number;
  /** How many factors the weights are put together from. */
  readonly rank: number;
}

/** What the shipped model is trained with. */
export const TRAINING: TrainingSettings = { penalty: 3, stems: 3600, rank: 16 };

/** How often the words of an occupation's other titles count in its own document, at most. */
const ALTERNATES = 3;

/** Counts of an occupation's document: description, title, and the words its other titles share. */
export function documentOf(
  occupation: RatedOccupation,
  titles: readonly string[],
  known?: Map<string, string>,
): Map<string, number> {
  const counts = countStems(occupation.title, occupation.description);
  const shared = new Map<string, number>();
  for (const title of titles)
    for (const stem of new Set(stemsOf(title, known))) shared.set(stem, (shared.get(stem) ?? 0) + 1);
  for (const [stem, n] of shared)
    counts.set(stem, (counts.get(stem) ?? 0) + Math.min(ALTERNATES, (8 * n) / titles.length));
  return counts;
}

/** Means and standard deviations of each column. */
function moments(rows: readonly Row[]): { mean: number[]; sd: number[] } {
  const width = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: width },
    (_, e) => rows.reduce((sum, row) => sum + (row[e] ?? 0), 0) / rows.length,
  );
  const sd = mean.map((m, e) =>
    Math.sqrt(rows.reduce((sum, row) => sum + ((row[e] ?? 0) - m) ** 2, 0) / rows.length),
  );
  return { mean, sd };
}

/** Ratings as standard deviations from the mean occupation. */
export function standardised(occupations: readonly RatedOccupation[]): number[][] {
  const { mean, sd } = moments(occupations.map(({ importance }) => importance));
  return occupations.map(({ importance }) => importance.map((x, e) => (x - (mean[e] ?? 0)) / (sd[e] || 1)));
}

/**
 * Trains the model: TF-IDF rows of unit length, ridge regression in its dual form (Hoerl & Kennard 1970), weights reduced
 * to `rank` factors by their singular value decomposition and to eight bits. The same input gives the same bytes.
 */
export function trainRelevance(
  occupations: readonly RatedOccupation[],
  titlesOf: Readonly<Record<string, readonly string[]>>,
  elements: readonly string[],
  settings: TrainingSettings,
): Omit<StoredRelevanceModel, 'source' | 'certainty' | 'measured'> {
  const words = new Map<string, string>();
  const documents = occupations.map((each) => documentOf(each, titlesOf[each.code] ?? [], words));
  const frequency = new Map<string, number>();
  for (const counts of documents)
    for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const stems = [...frequency]
    .filter(([, n]) => n >= 3)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, settings.stems)
    .map(([stem]) => stem);
  const numbers = new Map(stems.map((stem, i) => [stem, i]));
  const idf = stems.map((stem) =>
    roundTo(Math.log((1 + documents.length) / (1 + (frequency.get(stem) ?? 0))) + 1, 2),
  );
  const rows = documents.map((counts) => {
    const row = new Float64Array(stems.length);
    for (const [stem, count] of counts) {
      const at = numbers.get(stem);
      if (at !== undefined) row[at] = tf(count) * (idf[at] ?? 0);
    }
    const length = Math.sqrt(row.reduce((sum, x) => sum + x * x, 0));
    return length > 0 ? row.map((x) => x / length) : row;
  });
  const targets = standardised(occupations);
  const weights = ridge(rows, targets, settings.penalty);
  const { left, loadings } = factors(weights, settings.rank);
  const steps = Array.from({ length: settings.rank }, (_, k) => {
    const largest = left.reduce((most, row) => Math.max(most, Math.abs(row[k] ?? 0)), 0);
    return roundTo(largest / 127, 7) || 1e-7;
  });
  const bytes = new Int8Array(stems.length * settings.rank);
  for (const [i, row] of left.entries())
    for (let k = 0; k < settings.rank; k++)
      bytes[i * settings.rank + k] = Math.max(
        -127,
        Math.min(127, Math.round((row[k] ?? 0) / (steps[k] ?? 1))),
      );
  return {
    elements,
    stems: stems.join(' '),
    idf: idf.map((x) => Math.round(x * 100)),
    rank: settings.rank,
    weights: toBase64(new Uint8Array(bytes.buffer)),
    steps,
    loadings: loadings.map((row) => row.map((x) => Math.round(x * 1000))),
    intercept: elements.map(() => 0),
    families: Object.fromEntries(
      JOB_FAMILIES.map(({ key, codes }) => {
        const members = targets.filter((_, i) => codes.some((code) => occupations[i]?.code.startsWith(code)));
        return [
          key,
          elements.map((_, e) =>
            members.length === 0
              ? 0
              : Math.round((100 * members.reduce((sum, row) => sum + (row[e] ?? 0), 0)) / members.length),
          ),
        ];
      }),
    ),
  };
}

/** Ridge weights, stems × elements, by the dual: `Xᵀ (X Xᵀ + λ I)⁻¹ Y`. */
function ridge(rows: readonly Float64Array[], targets: readonly Row[], penalty: number): number[][] {
  const n = rows.length;
  const sparse = rows.map((row) => [...row.entries()].filter(([, x]) => x !== 0));
  const gram = rows.map((row, i) => {
    const line = new Float64Array(i + 1);
    for (let j = 0; j <= i; j++) {
      let dot = i === j ? penalty : 0;
      for (const [at, x] of sparse[j] ?? []) dot += x * (row[at] ?? 0);
      line[j] = dot;
    }
    return line;
  });
  // Cholesky in place, then two triangular solves for every element.
  for (let i = 0; i < n; i++) {
    const row = gram[i] as Float64Array;
    for (let j = 0; j <= i; j++) {
      const other = gram[j] as Float64Array;
      let sum = row[j] as number;
      for (let k = 0; k < j; k++) sum -= (row[k] as number) * (other[k] as number);
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  }
  const width = targets[0]?.length ?? 0;
  const duals = Array.from({ length: width }, (_, e) => {
    const x = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      const row = gram[i] as Float64Array;
      let sum = targets[i]?.[e] ?? 0;
      for (let k = 0; k < i; k++) sum -= (row[k] as number) * (x[k] as number);
      x[i] = sum / (row[i] as number);
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = x[i] as number;
      for (let k = i + 1; k < n; k++) sum -= ((gram[k] as Float64Array)[i] as number) * (x[k] as number);
      x[i] = sum / ((gram[i] as Float64Array)[i] as number);
    }
    return x;
  });
  const weights = Array.from({ length: rows[0]?.length ?? 0 }, () => new Array<number>(width).fill(0));
  for (const [i, entries] of sparse.entries())
    for (const [at, x] of entries) {
      const row = weights[at] as number[];
      for (let e = 0; e < width; e++) row[e] = (row[e] as number) + x * (duals[e]?.[i] ?? 0);
    }
  return weights;
}

/** The best approximation of rank `rank`: rows × factors, and factors × columns; by Jacobi rotations of `WᵀW`. */
function factors(weights: readonly Row[], rank: number): { left: number[][]; loadings: number[][] } {
  const width = weights[0]?.length ?? 0;
  const square = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_, b) =>
      weights.reduce((sum, row) => sum + (row[a] ?? 0) * (row[b] ?? 0), 0),
    ),
  );
  const vectors = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_, b) => (a === b ? 1 : 0)),
  );
  for (let sweep = 0; sweep < 30; sweep++)
    for (let p = 0; p < width; p++) for (let q = p + 1; q < width; q++) rotate(square, vectors, p, q);
  const order = Array.from({ length: width }, (_, i) => i)
    .sort((a, b) => (square[b]?.[b] ?? 0) - (square[a]?.[a] ?? 0) || a - b)
    .slice(0, rank);
  // A factor's sign is free: the largest loading is made positive, so that the bytes do not depend on it.
  const loadings = order.map((k) => {
    const column = vectors.map((row) => row[k] ?? 0);
    const largest = column.reduce((most, x) => (Math.abs(x) > Math.abs(most) ? x : most), 0);
    return column.map((x) => (largest < 0 ? -x : x));
  });
  return {
    loadings,
    left: weights.map((row) =>
      loadings.map((column) => row.reduce((sum, x, e) => sum + x * (column[e] ?? 0), 0)),
    ),
  };
}

function rotate(square: number[][], vectors: number[][], p: number, q: number): void {
  const at = (m: number[][], i: number, j: number) => (m[i] as number[])[j] as number;
  const off = at(square, p, q);
  if (Math.abs(off) < 1e-14) return;
  const theta = (at(square, q, q) - at(square, p, p)) / (2 * off);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (const row of square) {
    const [a, b] = [row[p] as number, row[q] as number];
    row[p] = c * a - s * b;
    row[q] = s * a + c * b;
  }
  const [first, second] = [square[p] as number[], square[q] as number[]];
  for (let k = 0; k < first.length; k++) {
    const [a, b] = [first[k] as number, second[k] as number];
    first[k] = c * a - s * b;
    second[k] = s * a + c * b;
  }
  for (const row of vectors) {
    const [a, b] = [row[p] as number, row[q] as number];
    row[p] = c * a - s * b;
    row[q] = s * a + c * b;
  }
}
