import type { ErrorCode } from '@tryout/contract/define-route';

export type MappedDatabaseError = { status: number; code: ErrorCode; message: string };

const TRY_AGAIN: MappedDatabaseError = {
  status: 503,
  code: 'unavailable',
  message: 'The database is not available just now. Nothing was changed; please try again in a moment.',
};

const BY_CODE: Record<string, MappedDatabaseError> = {
  // Somebody else was first.
  '23505': { status: 409, code: 'conflict', message: 'This already exists.' },
  '23P01': { status: 409, code: 'conflict', message: 'This overlaps with something that is already there.' },
  '23503': {
    status: 409,
    code: 'conflict',
    message: 'This refers to something that does not exist, or is still in use.',
  },
  // Values no column can hold. Validation should have said so with the field's name; this is the last net.
  '23502': { status: 422, code: 'invalid_input', message: 'A required value is missing.' },
  '23514': { status: 422, code: 'invalid_input', message: 'A value is not one of those allowed.' },
  '22001': { status: 422, code: 'invalid_input', message: 'A text is too long.' },
  '22003': { status: 422, code: 'invalid_input', message: 'A number is too large or too small.' },
  '22007': { status: 422, code: 'invalid_input', message: 'A date or time could not be read.' },
  '22008': { status: 422, code: 'invalid_input', message: 'A date or time is out of range.' },
  '22009': { status: 422, code: 'invalid_input', message: 'A time zone could not be read.' },
  '22023': { status: 422, code: 'invalid_input', message: 'A value is out of range.' },
  '22021': {
    status: 422,
    code: 'invalid_input',
    message: 'A text contains a character that cannot be stored.',
  },
  '22P02': { status: 422, code: 'invalid_input', message: 'A value does not have the right form.' },
  '22P05': {
    status: 422,
    code: 'invalid_input',
    message: 'A text contains a character that cannot be stored.',
  },
  '54000': { status: 422, code: 'invalid_input', message: 'A value is too large to be stored.' },
  // Two changes met, again and again.
  '40001': {
    status: 409,
    code: 'conflict',
    message: 'Someone else changed this at the same moment. Please try again.',
  },
  '40P01': {
    status: 409,
    code: 'conflict',
    message: 'Someone else changed this at the same moment. Please try again.',
  },
  '55P03': {
    status: 409,
    code: 'conflict',
    message: 'Someone else is changing this just now. Please try again.',
  },
  '57014': {
    status: 503,
    code: 'unavailable',
    message: 'This took too long and was stopped. Nothing was changed.',
  },
  '53100': {
    status: 503,
    code: 'unavailable',
    message: 'The storage is full. Nothing was changed; please tell the operator.',
  },
};

/** Connection lost, refused or not to be had; server starting or stopping; out of connections or memory. */
const UNAVAILABLE_CODE =
  /^(08...|53...|57P0.|58...|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;

/** The driver reports these without a code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

/**
 * What a database error means to whoever sent the request, or null when it is a mistake of ours (bad SQL, missing
 * table). Pure; says nothing about tables or constraints, which are nobody's business outside.
 */
export function mapDatabaseError(error: unknown): MappedDatabaseError | null {
  if (!(error instanceof Error)) return null;
  const code = (error as { code?: unknown }).code;
  if (typeof code === 'string') {
    const known = BY_CODE[code];
    if (known) return known;
    if (UNAVAILABLE_CODE.test(code)) return TRY_AGAIN;
  }
  return UNAVAILABLE_MESSAGE.test(error.message) ? TRY_AGAIN : null;
}

/** The name of the constraint a statement broke, for callers that answer one of them in their own words. */
export function brokenConstraint(error: unknown): string | null {
  const constraint = error instanceof Error ? (error as { constraint?: unknown }).constraint : null;
  return typeof constraint === 'string' ? constraint : null;
}
