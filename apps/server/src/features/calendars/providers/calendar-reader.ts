import type { SourceKind } from '@tryout/contract/calendars/calendars';
import type { Interval } from '@tryout/domain/interviews/intervals';
import type { Services } from '../../../platform/services.ts';
import type { ReadingFor } from '../reading/busy-times.ts';

/** One calendar of an account. */
export interface SourceCalendar {
  readonly id: string;
  readonly name: string;
  readonly is_used: boolean;
  /** What its server says changes with its content; empty: nothing. */
  readonly mark: string;
}

/** What is needed to read somebody's calendar. */
export interface SourceAccess {
  readonly kind: SourceKind;
  readonly address: string;
  readonly username: string;
  /** Password or tokens, opened; null: none. */
  readonly secret: string | null;
  readonly calendars: readonly SourceCalendar[];
  readonly etag: string;
}

/** What reading brought. */
export interface Reading {
  /** When the owner is busy; `unchanged`: as it was the last time. */
  readonly busy: readonly Interval[] | 'unchanged';
  readonly calendars?: readonly SourceCalendar[];
  readonly etag?: string;
  /** Tokens that take the place of those before. */
  readonly secret?: string;
  /** Mail addresses by which the server knows the owner. */
  readonly addresses?: readonly string[];
}

/** How a calendar is asked. */
export interface ReadingWish {
  readonly who: ReadingFor;
  /** What did not change need not be read again. */
  readonly may_skip: boolean;
  /** Looks for the account's calendars as well, as when it is connected. */
  readonly discover: boolean;
}

/**
 * Reads when the owner of a calendar is busy. One for each kind of calendar; nothing else in the program knows how any of
 * them is asked.
 * @throws SourceProblem OutboundError UnreadableCalendar
 */
export type CalendarReader = (
  place: Pick<Services, 'outbound' | 'config' | 'now'>,
  source: SourceAccess,
  wish: ReadingWish,
) => Promise<Reading>;

/** Days ahead for which calendars are laid out. */
export const DAYS_AHEAD = 400;
/** Days ahead that providers are asked for, whose answers are by the stretch. */
export const PROVIDER_DAYS_AHEAD = 180;
