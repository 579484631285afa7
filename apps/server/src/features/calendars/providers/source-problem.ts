import { OutboundError, type OutboundProblem } from '../../../platform/outbound/outbound.ts';
import { type CalendarProblem, UnreadableCalendar } from '../reading/calendar-lines.ts';

/** Why a connected calendar cannot be read. */
export const SOURCE_PROBLEMS = [
  'bad_address',
  'not_https',
  'not_public',
  'no_such_host',
  'no_answer',
  'bad_certificate',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'not_a_calendar',
  'too_many_events',
  'too_deep',
  'repeats_too_often',
  'took_too_long',
  'broken',
  'signed_out',
  'not_found',
  'server_failed',
  'not_caldav',
  'no_calendars',
  'secret_lost',
] as const satisfies readonly (OutboundProblem | CalendarProblem | string)[];
/** Why a connected calendar cannot be read. */
export type SourceProblemCode = (typeof SOURCE_PROBLEMS)[number];

/** Those that pass only when its owner does something; trying again would lock accounts or knock in vain. */
const STOPPING: ReadonlySet<SourceProblemCode> = new Set([
  'bad_address',
  'not_https',
  'not_public',
  'signed_out',
  'no_calendars',
  'secret_lost',
]);

/** Whether reading is not tried again by itself. */
export function stops(code: SourceProblemCode): boolean {
  return STOPPING.has(code);
}

/** A calendar cannot be read, and why; the message names no address, which may hold a secret. */
export class SourceProblem extends Error {
  readonly code: SourceProblemCode;
  constructor(code: SourceProblemCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'SourceProblem';
    this.code = code;
  }
}

/** What went wrong, of whatever was thrown; null: it is a fault of ours. */
export function problemOf(error: unknown): SourceProblemCode | null {
  if (error instanceof SourceProblem) return error.code;
  if (error instanceof OutboundError || error instanceof UnreadableCalendar) return error.problem;
  return null;
}

/** Refuses an answer that is none. */
export function refuseStatus(status: number): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new SourceProblem('signed_out');
  if (status === 404 || status === 410) throw new SourceProblem('not_found');
  throw new SourceProblem('server_failed');
}
