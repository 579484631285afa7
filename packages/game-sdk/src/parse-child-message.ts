import { jsonSize } from './json-size.ts';
import { fieldsOf, isName, isNumberWithin, isText, isWhole } from './parse-fields.ts';
import { type ChildMessage, type Json, LIMITS, LOG_LEVELS, type LogLevel } from './protocol.ts';

/** Why a message is none: no object with a known `t`, a field that does not fit, or too large. */
export type Refusal = 'unknown_type' | 'malformed' | 'too_large';

/** A child's message with its size in bytes as JSON, or why it is refused. */
export type ParsedChildMessage =
  | { readonly message: ChildMessage; readonly size: number; readonly refusal: null }
  | { readonly message: null; readonly refusal: Refusal };

/**
 * Reads anything as a child's message. Never throws, whatever is given. Fields that the protocol does not know are
 * left out of the result but count for the size.
 */
export function parseChildMessage(raw: unknown): ParsedChildMessage {
  const fields = fieldsOf(raw);
  if (!fields || typeof fields.t !== 'string' || !Object.hasOwn(SHAPES, fields.t))
    return refused('unknown_type');
  const message = SHAPES[fields.t as ChildMessage['t']](fields);
  const limit = LIMITS.message_bytes + (fields.t === 'checkpoint' ? LIMITS.state_bytes : 0);
  const size = jsonSize(fields, limit);
  if (size === null) return refused(jsonSize(fields, 16 * limit) === null ? 'malformed' : 'too_large');
  if (!message) return refused('malformed');
  if (message.t === 'checkpoint' && jsonSize(message.state, LIMITS.state_bytes) === null)
    return refused('too_large');
  return { message, size, refusal: null };
}

function refused(refusal: Refusal): ParsedChildMessage {
  return { message: null, refusal };
}

type Fields = Record<string, unknown>;

/** One reader a type; null when a field does not fit. JSON values are checked by their size. */
const SHAPES: {
  readonly [T in ChildMessage['t']]: (fields: Fields) => Extract<ChildMessage, { t: T }> | null;
} = {
  hello: ({ sdk }) => (isText(sdk, 32) ? { t: 'hello', sdk } : null),
  ready: () => ({ t: 'ready' }),
  start: () => ({ t: 'start' }),
  progress({ pct, step, of }) {
    if (!isNumberWithin(pct, 0, 100) || !isOptionalWhole(step) || !isOptionalWhole(of)) return null;
    return {
      t: 'progress',
      pct,
      ...(step === undefined ? {} : { step }),
      ...(of === undefined ? {} : { of }),
    };
  },
  data_point({ seq, key, value, trial, t_ms }) {
    if (!isWhole(seq, 1) || !isName(key) || value === undefined || !isOptionalWhole(trial)) return null;
    if (!isNumberWithin(t_ms, 0, Number.MAX_SAFE_INTEGER)) return null;
    return {
      t: 'data_point',
      seq,
      key,
      value: value as Json,
      ...(trial === undefined ? {} : { trial }),
      t_ms,
    };
  },
  event: ({ seq, type }) => (isWhole(seq, 1) && isName(type) ? { t: 'event', seq, type } : null),
  checkpoint({ seq, state }) {
    return isWhole(seq, 1) && state !== undefined ? { t: 'checkpoint', seq, state: state as Json } : null;
  },
  complete({ seq, summary }) {
    return isWhole(seq, 1) && summary !== undefined ? { t: 'complete', seq, summary: summary as Json } : null;
  },
  ask_pause: () => ({ t: 'ask_pause' }),
  terminate: ({ reason }) => (isText(reason) ? { t: 'terminate', reason } : null),
  error({ code, msg }) {
    return isName(code) && isText(msg, LIMITS.text_length) ? { t: 'error', code, msg } : null;
  },
  log({ level, msg }) {
    if (!LOG_LEVELS.includes(level as LogLevel) || !isText(msg, LIMITS.text_length)) return null;
    return { t: 'log', level: level as LogLevel, msg };
  },
};

function isOptionalWhole(value: unknown): value is number | undefined {
  return value === undefined || isWhole(value, 0);
}
