import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  wholeNumber,
} from './input-fields.ts';
import type { InputMethod } from './task-core.ts';

/** Longest time an untimed answer may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;

/** One answer or miss under time pressure, as the browser sends it. */
export interface SpeededInput<T extends string> {
  readonly i: number;
  readonly response: T | null;
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  readonly frame_ms: number | null;
}

/**
 * Reads one answer or miss; `more` names fields that the task reads itself.
 *
 * @throws InputRefused (`malformed`) naming the field.
 */
export function parseSpeededInput<T extends string>(
  raw: unknown,
  responses: readonly T[],
  more: readonly string[] = [],
): SpeededInput<T> {
  const fields = exactFields(raw, ['i', 'response', 'rt_ms', 'method', 'frame_ms', ...more]);
  const response = fields.response === null ? null : oneOf(fields, 'response', responses);
  const rt_ms = millisecondsOrNull(fields, 'rt_ms', LONGEST_RT_MS);
  const method = fields.method === null ? null : inputMethod(fields);
  if ((response === null) !== (rt_ms === null))
    malformed('response and rt_ms must both be null or both be given');
  if (response !== null && method === null) malformed('method must be given with a response');
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    response,
    rt_ms,
    method,
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_FRAME_MS),
  };
}
