/** The reports on hiring, in the order in which they are offered. */
export const HIRING_REPORTS = [
  'funnel',
  'statuses',
  'plays',
  'answers',
  'stages',
  'hires',
  'reasons',
  'quality',
  'interviewers',
  'mails',
  'invites',
] as const;
/** A report on hiring. */
export type HiringReport = (typeof HIRING_REPORTS)[number];

/**
 * What can go out by mail on a schedule: a report on hiring with its numbers, or `impact`, adverse impact, of which a mail
 * only says that there is a new one.
 */
export const MAILED_REPORTS = [...HIRING_REPORTS, 'impact'] as const;
/** What can go out by mail on a schedule. */
export type MailedReport = (typeof MAILED_REPORTS)[number];

/** What stands for adverse impact where a report on hiring has its filter: the page has none that a mail could have. */
export const IMPACT_SEARCH = 'report=impact';

/** Reports about those who hire and about mails: for recruiters and admins, not for hiring managers. */
export const TEAM_REPORTS: readonly HiringReport[] = ['interviewers', 'mails', 'invites'];

/** What the report on quality can compare. */
export const QUALITY_GROUPS = ['source', 'position', 'department', 'recruiter'] as const;
/** What the report on quality compares. */
export type QualityGroup = (typeof QUALITY_GROUPS)[number];

/** Periods that move with today, by their length in days, today included. */
export const REPORT_PERIODS = { week: 7, month: 30, quarter: 90, year: 365 } as const;
/** A period that moves with today. */
export type ReportPeriod = keyof typeof REPORT_PERIODS;

/** Longest period of a report, in days. */
export const MOST_REPORT_DAYS = 3660;

/** No report begins before; years before 1 are none that a database takes. */
const FIRST_REPORT_DAY = '1970-01-01';

const DAY_MS = 86_400_000;

/** First and last day of a report (UTC, YYYY-MM-DD, both included). */
export interface ReportDays {
  readonly from: string;
  readonly until: string;
}

/**
 * The days a report is about: those that are named, or a period that ends today.
 * @param today YYYY-MM-DD
 * @returns null where the first day is after the last one or before 1970, or the period is longer than `MOST_REPORT_DAYS`
 */
export function reportDays(
  wish: {
    readonly period?: ReportPeriod | undefined;
    readonly from?: string | undefined;
    readonly until?: string | undefined;
  },
  today: string,
): ReportDays | null {
  const until = wish.until ?? today;
  const from = wish.from ?? dayBefore(until, REPORT_PERIODS[wish.period ?? 'quarter'] - 1);
  const length = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  return length >= 1 && length <= MOST_REPORT_DAYS && from >= FIRST_REPORT_DAY ? { from, until } : null;
}

/** The day so many days before another; YYYY-MM-DD. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

/** How often a report goes out by mail. */
export const REPORT_RHYTHMS = ['week', 'month'] as const;
/** How often a report goes out by mail: on Mondays, or on the first of the month (UTC). */
export type ReportRhythm = (typeof REPORT_RHYTHMS)[number];

/** The first day after `today` on which a report of this rhythm goes out; YYYY-MM-DD. */
export function nextReportDay(every: ReportRhythm, today: string): string {
  const at = new Date(`${today}T00:00:00Z`);
  if (every === 'month') {
    return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
  }
  const monday = (8 - at.getUTCDay()) % 7;
  return dayBefore(today, -(monday === 0 ? 7 : monday));
}
