import {
  exactFields,
  inputMethod,
  malformed,
  millisecondsOrNull,
  oneOf,
  type RawFields,
  wholeNumber,
} from '../input-fields.ts';
import { COINS, GROWTH, type TradePostInput } from './core.ts';

const ACTIONS = ['give', 'answer'] as const;
/** Longest time a decision may state, ms: an hour. */
const LONGEST_RT_MS = 3_600_000;

/** Reads one decision. @throws InputRefused (`malformed`) naming the field. */
export function parseInput(raw: unknown): TradePostInput {
  if (typeof raw !== 'object' || raw === null) malformed('input must be an object');
  const action = oneOf(raw as RawFields, 'action', ACTIONS);
  const decided = action === 'give' ? 'amount' : 'accept';
  const fields = exactFields(raw, ['i', 'action', decided, 'rt_ms', 'method']);
  const i = wholeNumber(fields, 'i', 0, 10_000);
  const rt_ms = millisecondsOrNull(fields, 'rt_ms', LONGEST_RT_MS) ?? malformed('rt_ms must be a number');
  const method = inputMethod(fields);
  if (action === 'give') {
    return { i, action, amount: wholeNumber(fields, 'amount', 0, COINS * GROWTH), rt_ms, method };
  }
  const { accept } = fields;
  if (typeof accept !== 'boolean') malformed('accept must be true or false');
  return { i, action, accept, rt_ms, method };
}
