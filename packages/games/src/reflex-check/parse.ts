import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  wholeNumber,
} from '../input-fields.ts';
import type { ReflexCheckInput, Side } from './core.ts';

const SIDES: readonly Side[] = ['left', 'right'];
/** Longest time an untimed answer may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;

/** Reads one answer or miss. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): ReflexCheckInput {
  const fields = exactFields(raw, ['i', 'response', 'rt_ms', 'method', 'frame_ms']);
  const response = fields.response === null ? null : oneOf(fields, 'response', SIDES);
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
