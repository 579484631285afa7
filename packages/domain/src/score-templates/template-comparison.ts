import { type TopStability, topStability } from '../applicants/top-stability.ts';
import { BANDS, bandOf } from '../score-cards/bands.ts';
import { type ColumnScores, type MeanRows, scoreColumns } from '../score-cards/score-columns.ts';
import { firstAtLeast, kendallTauB } from '../statistics/kendall-tau.ts';
import type { ScoreTemplate } from './score-template.ts';

/** One person under both templates. */
export interface ComparedRow {
  readonly row: number;
  /** Job fit at one decimal; null: Not Calculated. */
  readonly fit_before: number | null;
  readonly fit_after: number | null;
  /** Place in the list from 1; null without a job fit. */
  readonly rank_before: number | null;
  readonly rank_after: number | null;
}

/** One of the first of a list, with how surely it is there. */
export interface TopRow extends ComparedRow {
  /** Share of nearby weightings, 0 to 1, in which it is among as many first. */
  readonly stays: number;
}

/** Two templates on the same plays. */
export interface TemplateComparison {
  readonly count: number;
  /** How many have a job fit. */
  readonly scored_before: number;
  readonly scored_after: number;
  /** People with a job fit under both, on whom the agreement rests. */
  readonly scored_both: number;
  /** Kendall's tau-b of the two job fits; null where it does not exist. */
  readonly tau: number | null;
  /** People with a place under both who stand higher, lower or where they were. */
  readonly up: number;
  readonly down: number;
  readonly unmoved: number;
  /** Mean number of places that somebody moves, up or down; null for nobody. */
  readonly mean_move: number | null;
  /** `bands[before][after]`: people by band, worst first, Not Calculated last. */
  readonly bands: readonly (readonly number[])[];
  /** Mean share of the weight with data, 0 to 1; null for nobody. */
  readonly coverage_before: number | null;
  readonly coverage_after: number | null;
  /** People who lose or gain a job fit. */
  readonly lost: number;
  readonly gained: number;
  /** Those who move most, the furthest first; whoever gains or loses a job fit comes before them. */
  readonly movers: readonly ComparedRow[];
  readonly top_before: readonly TopRow[];
  readonly top_after: readonly TopRow[];
  readonly stability_before: Pick<TopStability, 'draws' | 'same'>;
  readonly stability_after: Pick<TopStability, 'draws' | 'same'>;
}

/** Settings of `compareTemplates`. */
export interface ComparisonSettings {
  readonly seed: string;
  /** Most movers to name; default 100. */
  readonly movers?: number;
  /** How many count as the first; default 10. */
  readonly top?: number;
  /** Nearby weightings to try for each template; default 200. */
  readonly draws?: number;
}

/**
 * Scores the same people under two templates and tells what differs. Rows stand in order of who came first, which
 * decides between equals as it does in a list of applicants.
 * @throws ScoringError for a template that nobody can be scored with (`compileTemplate` finds it beforehand)
 */
export function compareTemplates(
  before: ScoreTemplate,
  after: ScoreTemplate,
  rows: MeanRows,
  settings: ComparisonSettings,
): TemplateComparison {
  const { seed, movers = 100, top = 10, draws = 200 } = settings;
  const old = scoreColumns(before, rows);
  const now = scoreColumns(after, rows);
  const places = { old: placesOf(old), now: placesOf(now) };
  const compared = (row: number): ComparedRow => ({
    row,
    fit_before: orNull(old.fit[row]),
    fit_after: orNull(now.fit[row]),
    rank_before: places.old.rank[row] || null,
    rank_after: places.now.rank[row] || null,
  });
  const first = (template: ScoreTemplate, scores: ColumnScores) => {
    const found = topStability(template, rows, { seed, size: top, draws, scores });
    return {
      rows: found.top.map((row, i): TopRow => ({ ...compared(row), stays: found.stays[i] ?? 0 })),
      stability: { draws: found.draws, same: found.same },
    };
  };
  const [firstBefore, firstAfter] = [first(before, old), first(after, now)];
  const moves = movesOf(places.old.rank, places.now.rank);
  return {
    count: rows.count,
    scored_before: places.old.scored,
    scored_after: places.now.scored,
    ...agreement(old, now),
    ...moves.counts,
    bands: bandTable(old, now),
    coverage_before: meanOf(old.coverage),
    coverage_after: meanOf(now.coverage),
    movers: furthest(moves.distance, movers).map(compared),
    top_before: firstBefore.rows,
    top_after: firstAfter.rows,
    stability_before: firstBefore.stability,
    stability_after: firstAfter.stability,
  };
}

const orNull = (fit: number | undefined) => (fit === undefined || Number.isNaN(fit) ? null : fit);

/** Places from 1, 0 for those without a job fit; the earlier row first among equals. */
function placesOf({ fit, rank }: ColumnScores): { rank: Uint32Array; scored: number } {
  const scored = fit.reduce((count, each) => (Number.isNaN(each) ? count : count + 1), 0);
  const sorted = new Float64Array(scored);
  let at = 0;
  for (let row = 0; row < fit.length; row++) if (!Number.isNaN(fit[row])) sorted[at++] = rank[row] as number;
  sorted.sort();
  // Rows come in order, so the next of several equals goes behind those that came before it.
  const taken = new Uint32Array(scored);
  const places = new Uint32Array(fit.length);
  for (let row = 0; row < fit.length; row++) {
    if (Number.isNaN(fit[row])) continue;
    const first = firstAtLeast(sorted, rank[row] as number);
    taken[first] = (taken[first] as number) + 1;
    places[row] = first + (taken[first] as number);
  }
  return { rank: places, scored };
}

function agreement(old: ColumnScores, now: ColumnScores): Pick<TemplateComparison, 'tau' | 'scored_both'> {
  const xs = new Float64Array(old.fit.length);
  const ys = new Float64Array(old.fit.length);
  let n = 0;
  for (let row = 0; row < old.fit.length; row++) {
    if (Number.isNaN(old.fit[row]) || Number.isNaN(now.fit[row])) continue;
    xs[n] = old.fit[row] as number;
    ys[n] = now.fit[row] as number;
    n += 1;
  }
  return { scored_both: n, tau: kendallTauB(xs.subarray(0, n), ys.subarray(0, n)) };
}

/** Further than any place can be: who gains or loses a job fit. */
const OUT = 2 ** 32;

function movesOf(before: Uint32Array, after: Uint32Array) {
  const distance = new Float64Array(before.length);
  const counts = { up: 0, down: 0, unmoved: 0, lost: 0, gained: 0, mean_move: null as number | null };
  let moved = 0;
  for (let row = 0; row < before.length; row++) {
    const [from, to] = [before[row] as number, after[row] as number];
    if (from === 0 && to === 0) continue;
    if (from === 0 || to === 0) {
      distance[row] = OUT;
      counts[from === 0 ? 'gained' : 'lost'] += 1;
      continue;
    }
    distance[row] = Math.abs(from - to);
    moved += Math.abs(from - to);
    counts[to < from ? 'up' : to > from ? 'down' : 'unmoved'] += 1;
  }
  const placed = counts.up + counts.down + counts.unmoved;
  counts.mean_move = placed === 0 ? null : moved / placed;
  return { distance, counts };
}

/** The rows with the largest distances, the earlier row first among equals; who stays is left out. */
function furthest(distance: Float64Array, most: number): number[] {
  const moved: number[] = [];
  for (let row = 0; row < distance.length; row++) if (distance[row] !== 0) moved.push(row);
  // Only those at or beyond the distance of the last one listed are put in order.
  const least = Float64Array.from(moved, (row) => distance[row] as number).sort();
  const limit = least[Math.max(0, least.length - most)] ?? 0;
  return moved
    .filter((row) => (distance[row] as number) >= limit)
    .sort((a, b) => (distance[b] as number) - (distance[a] as number) || a - b)
    .slice(0, most);
}

function bandTable(old: ColumnScores, now: ColumnScores): number[][] {
  const table = Array.from({ length: BANDS.length + 1 }, () => new Array<number>(BANDS.length + 1).fill(0));
  const place = bandPlaces();
  const of = (fit: number) => (Number.isNaN(fit) ? BANDS.length : (place[Math.round(fit * 10)] as number));
  for (let row = 0; row < old.fit.length; row++) {
    const line = table[of(old.fit[row] as number)] as number[];
    const at = of(now.fit[row] as number);
    line[at] = (line[at] as number) + 1;
  }
  return table;
}

/** The place of the band for each tenth from 0 to 100. */
function bandPlaces(): Uint8Array {
  return Uint8Array.from({ length: 1001 }, (_, tenth) =>
    BANDS.findIndex((band) => band.key === bandOf(tenth / 10)?.key),
  );
}

function meanOf(values: Float64Array): number | null {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return values.length === 0 ? null : sum / values.length;
}
