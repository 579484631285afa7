import { jsonSize } from './json-size.ts';
import { fieldsOf, isNumberWithin, isText, isWhole } from './parse-fields.ts';
import { type Accessibility, type HostMessage, type InitMessage, type Json, LIMITS } from './protocol.ts';

/** Reads anything as a host's message; null when it is none. Never throws, whatever is given. */
export function parseHostMessage(raw: unknown): HostMessage | null {
  const fields = fieldsOf(raw);
  if (!fields) return null;
  switch (fields.t) {
    case 'init':
      return parseInit(fields);
    case 'pause':
    case 'resume':
    case 'ping':
      return { t: fields.t };
    case 'stop':
      return isText(fields.reason) ? { t: 'stop', reason: fields.reason } : null;
    case 'ack':
      return isWhole(fields.seq, 0) ? { t: 'ack', seq: fields.seq } : null;
    case 'resend':
      return isWhole(fields.from, 1) ? { t: 'resend', from: fields.from } : null;
    default:
      return null;
  }
}

type Fields = Record<string, unknown>;

function parseInit(fields: Fields): InitMessage | null {
  const { session, build_version, seed, locale, dir, resume_state, last_seq, simulate } = fields;
  if (!isText(session) || !isText(build_version) || !isText(seed) || !isText(locale)) return null;
  if (dir !== 'ltr' && dir !== 'rtl') return null;
  const params = parseParams(fields.params);
  const a11y = parseAccessibility(fields.a11y);
  if (!params || !a11y || !isWhole(last_seq, 0)) return null;
  if (jsonSize(resume_state, LIMITS.state_bytes) === null) return null;
  if (simulate !== undefined && typeof simulate !== 'boolean') return null;
  return {
    t: 'init',
    session,
    build_version,
    seed,
    params,
    locale,
    dir,
    a11y,
    resume_state: resume_state as Json,
    last_seq,
    simulate: simulate === true,
  };
}

function parseParams(raw: unknown): InitMessage['params'] | null {
  const fields = fieldsOf(raw);
  if (!fields || jsonSize(fields, LIMITS.message_bytes) === null) return null;
  const plain = Object.values(fields).every((value) => value !== null && typeof value !== 'object');
  return plain ? (fields as InitMessage['params']) : null;
}

function parseAccessibility(raw: unknown): Accessibility | null {
  const fields = fieldsOf(raw);
  if (!fields || typeof fields.reduced_motion !== 'boolean') return null;
  const { reduced_motion, time_factor, contrast } = fields;
  if (time_factor !== null && !isNumberWithin(time_factor, 1, 10)) return null;
  return contrast === 'standard' || contrast === 'more' ? { reduced_motion, time_factor, contrast } : null;
}
