import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  wholeNumber,
} from '../input-fields.ts';
import type { MailScannerInput, Sorting } from './core.ts';

const SORTINGS: readonly Sorting[] = ['stamp', 'aside'];
/** Longest time an untimed answer may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;
const LONGEST_FRAME_MS = 60_000;

/** Reads what was done with one letter. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): MailScannerInput {
  const fields = exactFields(raw, ['i', 'response', 'rt_ms', 'method', 'frame_ms', 'interrupted']);
  const response = fields.response === null ? null : oneOf(fields, 'response', SORTINGS);
  const rt_ms = millisecondsOrNull(fields, 'rt_ms', LONGEST_RT_MS);
  const method = fields.method === null ? null : inputMethod(fields);
  const { interrupted } = fields;
  if ((response === null) !== (rt_ms === null))
    malformed('response and rt_ms must both be null or both be given');
  if (response !== null && method === null) malformed('method must be given with a response');
  if (typeof interrupted !== 'boolean') malformed('interrupted must be true or false');
  if (interrupted && response !== null) malformed('interrupted cannot be true with a response');
  return {
    i: wholeNumber(fields, 'i', 0, 10_000),
    response,
    rt_ms,
    method,
    frame_ms: millisecondsOrNull(fields, 'frame_ms', LONGEST_FRAME_MS),
    interrupted,
  };
}
