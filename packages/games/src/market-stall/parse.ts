import { exactFields, inputMethod, malformed, millisecondsOrNull, wholeNumber } from '../input-fields.ts';
import { type MarketStallInput, OPTIONS } from './core.ts';

/** Longest time an untimed answer may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;
/** More than any hand can make in an hour. */
const MOST_CALCULATIONS = 10_000;

/** Reads one answer or miss. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): MarketStallInput {
  const fields = exactFields(raw, ['i', 'form', 'option', 'rt_ms', 'method', 'calculations', 'frame_ms']);
  const option = fields.option === null ? null : wholeNumber(fields, 'option', 0, OPTIONS - 1);
  const rt_ms = millisecondsOrNull(fields, 'rt_ms', LONGEST_RT_MS);
  const method = fields.method === null ? null : inputMethod(fields);
  if ((option === null) !== (rt_ms === null))
    malformed('option and rt_ms must both be null or both be given');
  if (option !== null && method === null) malformed('method must be given with an option');
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    form: wholeNumber(fields, 'form', 0, 10_000),
    option,
    rt_ms,
    method,
    calculations: wholeNumber(fields, 'calculations', 0, MOST_CALCULATIONS),
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_FRAME_MS),
  };
}
