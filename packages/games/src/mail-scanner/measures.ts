import { inversePhi, median, sd } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { ANTICIPATION_MS, measuredOver } from '../speeded-choice.ts';

/** One letter that counts, as sorted. */
export interface SortedLetter {
  readonly marked: boolean;
  readonly stamped: boolean;
  /** Response time of the stamp, ms; null when it was not stamped. */
  readonly stamp_ms: number | null;
}

/** Fewest marked letters from which a share of them is told. */
const MIN_MARKED = 4;
/** Fewest unmarked letters, stamped or shown, from which a value is told. */
const MIN_UNMARKED = 20;

/**
 * Share of unmarked letters that must be stamped before leaving marked ones alone says anything: who stamps nothing
 * holds back nothing. Of 522 honest adults one in twenty left more than .029 of them alone.
 */
export const HIT_FLOOR = 0.75;

/**
 * Share of marked letters stamped above which the times of the stamps say nothing: they were given whatever the letter
 * was. Of 522 honest adults one in twenty stamped more than .456 of them.
 */
export const COMMISSION_CEILING = 0.85;

/** Share of letters of a kind that were stamped; null when there was none. */
export function stampedShare(letters: readonly SortedLetter[]): number | null {
  return letters.length === 0 ? null : letters.filter((each) => each.stamped).length / letters.length;
}

/** Share of all letters sorted as asked; null when there was none. */
export function accuracy(letters: readonly SortedLetter[]): number | null {
  return letters.length === 0
    ? null
    : letters.filter((each) => each.stamped !== each.marked).length / letters.length;
}

/** Response times on stamped unmarked letters, ms. */
export function goTimes(letters: readonly SortedLetter[]): readonly number[] {
  return letters.flatMap(({ marked, stamp_ms }) => (marked || stamp_ms === null ? [] : [stamp_ms]));
}

/** z of a share, held within half a trial of 0 and of 1, where `trials` are all trials of the play. */
function zOf(share: number, trials: number): number {
  const edge = 0.5 / trials;
  return inversePhi(Math.min(1 - edge, Math.max(edge, share)));
}

/** Sensitivity and leaning of the stamping (signal detection); null without letters of both kinds. */
export function detection(
  letters: readonly SortedLetter[],
): { readonly dprime: number; readonly bias: number } | null {
  const hits = stampedShare(letters.filter((each) => !each.marked));
  const falseAlarms = stampedShare(letters.filter((each) => each.marked));
  if (hits === null || falseAlarms === null) return null;
  const [h, f] = [zOf(hits, letters.length), zOf(falseAlarms, letters.length)];
  return { dprime: h - f, bias: -(h + f) / 2 };
}

/** Every measure of the task by data point key; none when no letter was reached. */
export function measure(letters: readonly SortedLetter[]): Readonly<Record<string, Measured>> {
  if (letters.length === 0) return {};
  const marked = letters.filter((each) => each.marked);
  const unmarked = letters.filter((each) => !each.marked);
  const times = goTimes(letters);
  const hits = stampedShare(unmarked);
  const falseAlarms = stampedShare(marked);
  const heldBackFromAll = hits !== null && hits < HIT_FLOOR;
  const stampedAll = falseAlarms !== null && falseAlarms > COMMISSION_CEILING;
  const unless = (meaningless: boolean, measured: Measured): Measured =>
    meaningless && typeof measured === 'object' ? 'invalid_range' : measured;
  const told = Math.min(marked.length / MIN_MARKED, unmarked.length / MIN_UNMARKED) >= 1;
  const detected = told ? detection(letters) : null;
  return {
    commission: unless(
      heldBackFromAll,
      measuredOver(marked.length, MIN_MARKED, () => falseAlarms),
    ),
    omission: measuredOver(unmarked.length, MIN_UNMARKED, () => (hits === null ? null : 1 - hits)),
    acc_all: measuredOver(letters.length, MIN_UNMARKED, () => accuracy(letters)),
    go_rt: unless(
      stampedAll,
      measuredOver(times.length, MIN_UNMARKED, () => median(times)),
    ),
    go_rt_sd: unless(
      stampedAll,
      measuredOver(times.length, MIN_UNMARKED, () => sd(times)),
    ),
    dprime: measuredOver(letters.length, 1, () => detected?.dprime ?? null),
    bias: measuredOver(letters.length, 1, () => detected?.bias ?? null),
    anticipations: letters.filter(({ stamp_ms }) => stamp_ms !== null && stamp_ms < ANTICIPATION_MS).length,
  };
}
