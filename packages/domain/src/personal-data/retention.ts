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
 * How long applications that led to nothing are to be kept in a country, with the public text that says so: `at_least` is
 * asked by law, `at_most` is the longest that the supervisory authority accepts or that claims take. No advice: states, sectors and collective
 * agreements can ask for more or for less. A country whose law names no time in months, or where only custom does, has none
 * here.
 *
 * - DE: a claim is made within two months (AGG § 15 (4)) and taken to court within three more (ArbGG § 61b (1)); the federal
 *   commissioner accepts up to six months (BfDI, Basiswissen: Beschäftigtendatenschutz).
 * - FR: two years after the last contact, with the candidate's consent; three months where it only serves to explain a refusal
 *   (CNIL, Guide du recrutement, January 2023).
 * - GB: a claim is made within three months and the time of early conciliation (Equality Act 2010 §§ 123, 140B), which
 *   tribunals can extend; the ICO accepts the time in which a claim can be made (Keeping recruitment records) and names no
 *   months, so half a year is what covers both.
 * - NL: four weeks after the procedure has ended, up to a year with the candidate's consent (Autoriteit Persoonsgegevens, after
 *   the code of the NVP); the shortest time that can be set is one month.
 * - US: one year from the record or the personnel action, whichever is later (29 CFR § 1602.14); two for public employers and
 *   schools (§§ 1602.31, 1602.40, 1602.49).
 */
const SUGGESTIONS: readonly (RetentionSuggestion & { readonly countries: readonly string[] })[] = [
  {
    countries: ['de', 'germany', 'deutschland', 'ألمانيا'],
    months: 6,
    kind: 'at_most',
    source: 'AGG § 15 (4), ArbGG § 61b (1), BfDI',
  },
  {
    countries: ['fr', 'france', 'فرنسا'],
    months: 24,
    kind: 'at_most',
    source: 'CNIL, Guide du recrutement (2023)',
  },
  {
    countries: [
      'gb',
      'uk',
      'united kingdom',
      'great britain',
      'england',
      'scotland',
      'wales',
      'المملكة المتحدة',
      'بريطانيا',
    ],
    months: 6,
    kind: 'at_most',
    source: 'Equality Act 2010 § 123, ICO',
  },
  {
    countries: ['nl', 'netherlands', 'the netherlands', 'nederland', 'هولندا'],
    months: 1,
    kind: 'at_most',
    source: 'Autoriteit Persoonsgegevens, NVP Sollicitatiecode',
  },
  {
    countries: ['us', 'usa', 'u.s.', 'united states', 'united states of america', 'الولايات المتحدة'],
    months: 12,
    kind: 'at_least',
    source: '29 CFR § 1602.14',
  },
];

/** What a public text says of how long applications that led to nothing are kept. */
export interface RetentionSuggestion {
  readonly months: number;
  readonly kind: 'at_least' | 'at_most';
  readonly source: string;
}

/** What is known of a country, by its code or its name as an organization writes it; null: nothing. */
export function retentionSuggestion(country: string): RetentionSuggestion | null {
  const written = country.trim().toLowerCase();
  const found = SUGGESTIONS.find(({ countries }) => countries.includes(written));
  return found ? { months: found.months, kind: found.kind, source: found.source } : null;
}

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
