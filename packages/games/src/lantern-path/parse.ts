import { exactFields, inputMethod, malformed, millisecondsOrNull, wholeNumber } from '../input-fields.ts';
import type { LanternPathInput } from './core.ts';
import { LONGEST_PATH } from './settings.ts';

/** Longest time an answer may state, ms: an hour. */
const LONGEST_ANSWER_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;
/** Nobody takes back more taps than this in one answer. */
const MOST_TAKEN_BACK = 1000;

function listOf<T>(value: unknown, key: string, read: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value) || value.length > LONGEST_PATH) {
    malformed(`${key} must be a list of at most ${LONGEST_PATH}`);
  }
  return value.map(read);
}

function place(item: unknown): number {
  return wholeNumber({ taps: item }, 'taps', 1, 9);
}

function time(fields: Readonly<Record<string, unknown>>, key: string): number {
  return millisecondsOrNull(fields, key, LONGEST_ANSWER_MS) ?? malformed(`${key} must be a time`);
}

/** Reads one answer. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): LanternPathInput {
  const fields = exactFields(raw, [
    'i',
    'form',
    'taps',
    'tap_ms',
    'answer_ms',
    'taken_back',
    'method',
    'frame_ms',
  ]);
  const taps = listOf(fields.taps, 'taps', place);
  const tap_ms = listOf(fields.tap_ms, 'tap_ms', (item) => time({ tap_ms: item }, 'tap_ms'));
  const answer_ms = time(fields, 'answer_ms');
  if (tap_ms.length !== taps.length) malformed('tap_ms must have one time for each of taps');
  if ([...tap_ms, answer_ms].some((ms, n, all) => ms < (all[n - 1] ?? 0))) {
    malformed('tap_ms must not go back, and answer_ms must not lie before the last of them');
  }
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    form: wholeNumber(fields, 'form', 0, 10_000),
    taps,
    tap_ms,
    answer_ms,
    taken_back: wholeNumber(fields, 'taken_back', 0, MOST_TAKEN_BACK),
    method: inputMethod(fields),
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_FRAME_MS),
  };
}
