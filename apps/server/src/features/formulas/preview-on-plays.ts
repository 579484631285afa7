import type { Formula } from '@tryout/domain/formulas/formula';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { BANDS, bandOf } from '@tryout/domain/score-cards/bands';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { PastPlay } from './past-plays.queries.ts';

/** How many plays fall where. */
export interface Spread {
  readonly bands: Record<string, number>;
  readonly not_calculated: number;
  readonly mean: number | null;
}

/** Plays that would be in another band, or calculated only before or only after. */
export interface Moved {
  up: number;
  down: number;
  lost: number;
  gained: number;
  same: number;
}

/** A formula's outcome in percent; null where it gives none. */
export function scoreOf(outcome: { value: number; total_score: number } | null): number | null {
  return outcome && (outcome.value / outcome.total_score) * 100;
}

function scoresBy(formula: Formula, plays: readonly PastPlay[]): (number | null)[] {
  return plays.map(({ inputs }) => scoreOf(evaluateFormula(formula, inputs).outcome));
}

function spreadOf(scores: readonly (number | null)[]): Spread {
  const bands = Object.fromEntries(BANDS.map((band) => [band.key, 0]));
  const given = scores.filter((score) => score !== null);
  for (const score of given) {
    const band = bandOf(score)?.key;
    if (band) bands[band] = (bands[band] ?? 0) + 1;
  }
  const sum = given.reduce((total, score) => total + score, 0);
  return {
    bands,
    not_calculated: scores.length - given.length,
    mean: given.length === 0 ? null : roundTo(sum / given.length, 1),
  };
}

function placeOfScore(score: number | null): number | null {
  const band = bandOf(score);
  return band && BANDS.indexOf(band);
}

function movedBetween(before: readonly (number | null)[], after: readonly (number | null)[]): Moved {
  const moved: Moved = { up: 0, down: 0, lost: 0, gained: 0, same: 0 };
  for (const [i, score] of after.entries()) {
    const [was, is] = [placeOfScore(before[i] ?? null), placeOfScore(score)];
    if (was === is) moved.same += 1;
    else if (was === null) moved.gained += 1;
    else if (is === null) moved.lost += 1;
    else if (is > was) moved.up += 1;
    else moved.down += 1;
  }
  return moved;
}

/** What plays would score by a formula, beside the one in force; numbers of plays and nothing about anybody. */
export function previewOnPlays(plays: readonly PastPlay[], formula: Formula, active: Formula | null) {
  const after = scoresBy(formula, plays);
  const before = active && scoresBy(active, plays);
  return {
    plays: plays.length,
    demo_plays: plays.filter((play) => play.is_demo).length,
    after: spreadOf(after),
    before: before && spreadOf(before),
    moved: before && movedBetween(before, after),
  };
}
