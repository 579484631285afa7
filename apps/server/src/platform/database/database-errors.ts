import type { ErrorCode } from '@tryout/contract/define-route';
import type { Said } from '../language/say.ts';
import { databaseSays } from './database.messages.ts';

export type MappedDatabaseError = { status: number; code: ErrorCode; said: Said };

const TRY_AGAIN: MappedDatabaseError = {
  status: 503,
  code: 'unavailable',
  said: databaseSays('database.unavailable'),
};

const BY_CODE: Record<string, MappedDatabaseError> = {
  // Somebody else was first.
  '23505': { status: 409, code: 'conflict', said: databaseSays('database.exists') },
  '23P01': { status: 409, code: 'conflict', said: databaseSays('database.overlaps') },
  '23503': {
    status: 409,
    code: 'conflict',
    said: databaseSays('database.refers'),
  },
  // Values no column can hold. Validation should have said so with the field's name; this is the last net.
  '23502': { status: 422, code: 'invalid_input', said: databaseSays('database.missing') },
  '23514': { status: 422, code: 'invalid_input', said: databaseSays('database.not_allowed') },
  '22001': { status: 422, code: 'invalid_input', said: databaseSays('database.text_length') },
  '22003': { status: 422, code: 'invalid_input', said: databaseSays('database.number_size') },
  '22007': { status: 422, code: 'invalid_input', said: databaseSays('database.date_unreadable') },
  '22008': { status: 422, code: 'invalid_input', said: databaseSays('database.date_range') },
  '22009': { status: 422, code: 'invalid_input', said: databaseSays('database.time_zone') },
  '22023': { status: 422, code: 'invalid_input', said: databaseSays('database.range') },
  '22021': {
    status: 422,
    code: 'invalid_input',
    said: databaseSays('database.character'),
  },
  '22P02': { status: 422, code: 'invalid_input', said: databaseSays('database.form') },
  '22P05': {
    status: 422,
    code: 'invalid_input',
    said: databaseSays('database.character'),
  },
  '54000': { status: 422, code: 'invalid_input', said: databaseSays('database.size') },
  // Two changes met, again and again.
  '40001': {
    status: 409,
    code: 'conflict',
    said: databaseSays('database.changed'),
  },
  '40P01': {
    status: 409,
    code: 'conflict',
    said: databaseSays('database.changed'),
  },
  '55P03': {
    status: 409,
    code: 'conflict',
    said: databaseSays('database.changing'),
  },
  '57014': {
    status: 503,
    code: 'unavailable',
    said: databaseSays('database.stopped'),
  },
  '53100': {
    status: 503,
    code: 'unavailable',
    said: databaseSays('database.full'),
  },
};

/** Connection lost, refused or not to be had; server starting or stopping; out of connections or memory. */
const UNAVAILABLE_CODE =
  /^(08...|53...|57P0.|58...|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;

/** A socket that is not there while the server comes back, or that too many wait at; of other calls they say something else. */
const UNAVAILABLE_SOCKET = new Set(['ENOENT', 'EAGAIN']);

/** The driver reports these without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/**
 * What a database error means to whoever sent the request, or null when it is a mistake of ours (bad SQL, missing
 * table). Pure; says nothing about tables or constraints, which are nobody's business outside.
 */
export function mapDatabaseError(error: unknown): MappedDatabaseError | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string') {
    const known = BY_CODE[code];
    if (known) return known;
    if (UNAVAILABLE_CODE.test(code)) return TRY_AGAIN;
    if (syscall === 'connect' && UNAVAILABLE_SOCKET.has(code)) return TRY_AGAIN;
  }
  return UNAVAILABLE_MESSAGE.test(error.message) ? TRY_AGAIN : null;
}

/** The name of the constraint a statement broke, for callers that answer one of them in their own words. */
export function brokenConstraint(error: unknown): string | null {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}
