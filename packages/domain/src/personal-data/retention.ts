import type { ApplicationEnd } from '../applications/application-status.ts';
import { isCandidateStatus } from '../applications/application-status.ts';
import type { ApplicationStatus } from '../applications/application-statuses.ts';

/**
 * What an application came to, as far as it decides how long it is kept; `open`: handed in and not decided; `pool`: a
 * person of the pool without any application.
 */
export const RETENTION_OUTCOMES = ['hired', 'rejected', 'withdrawn', 'unfinished', 'open', 'pool'] as const;
/** See `RETENTION_OUTCOMES`. */
export type RetentionOutcome = (typeof RETENTION_OUTCOMES)[number];

/** Days before the end at which a candidate is told. */
export const TOLD_DAYS_BEFORE = 14;

/** Shortest and longest time that can be set; months. */
export const RETENTION_MONTHS = { least: 1, most: 120 } as const;

/**
 * How long applications that led to nothing are usually kept in a country, with where that is from. A suggestion, no
 * advice: states, sectors and collective agreements can ask for more or for less.
 */
export const RETENTION_SUGGESTIONS: Readonly<
  Record<string, { readonly months: number; readonly minimum: boolean; readonly source: string }>
> = {
  DE: { months: 6, minimum: false, source: 'AGG § 15 (4), ArbGG § 61b (1)' },
  FR: { months: 24, minimum: false, source: 'CNIL, Guide du recrutement (2023)' },
  GB: { months: 6, minimum: false, source: 'Equality Act 2010, s. 123' },
  NL: { months: 1, minimum: false, source: 'Autoriteit Persoonsgegevens, Sollicitaties' },
  US: { months: 12, minimum: true, source: '29 CFR § 1602.14' },
};

/** The outcome of an application for retention. */
export function retentionOutcome(application: {
  readonly status: ApplicationStatus;
  readonly ended_by: ApplicationEnd | null;
}): Exclude<RetentionOutcome, 'pool'> {
  const { status, ended_by } = application;
  if (status === 'approved') return 'hired';
  if (status === 'rejected') {
    if (ended_by === 'candidate') return 'withdrawn';
    return ended_by === 'system' ? 'unfinished' : 'rejected';
  }
  return isCandidateStatus(status) ? 'unfinished' : 'open';
}

/**
 * The day on which something goes, as YYYY-MM-DD in UTC: whole months after its last activity, where a month that has no
 * such day ends on its last one, and not before the rule has effect.
 */
export function retentionDueOn(lastActivity: Date, months: number, effectiveFrom: string): string {
  const month = lastActivity.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(lastActivity.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(lastActivity.getUTCDate(), lastDay);
  const due = new Date(Date.UTC(lastActivity.getUTCFullYear(), month, day)).toISOString().slice(0, 10);
  return due > effectiveFrom ? due : effectiveFrom;
}

/**
 * From when a rule has effect: whatever is over already goes only after its candidates were told. One that keeps for
 * longer than before has effect at once.
 */
export function effectiveFrom(today: Date, before: number | null, months: number): string {
  const wait = before === null || months < before ? TOLD_DAYS_BEFORE : 0;
  return new Date(today.getTime() + wait * 86_400_000).toISOString().slice(0, 10);
}
