import type { Counts } from '../self-identification/protected-counts.ts';
import { type ImpactTable, impactTable } from './impact.ts';

/** A selection within a report: who was there, and who of them went on. */
export interface ImpactStep {
  /** The class from which on people count as there; the first: everybody. */
  readonly from: string;
  /** The class from which on they count as selected. */
  readonly to: string;
  readonly table: ImpactTable;
}

/**
 * The selections that counts by class tell of: each class from the one before it, and, where there are more than two, the
 * last from the first. Who is in a class has been in those before it.
 */
export function impactSteps(counts: Counts): readonly ImpactStep[] {
  const last = counts.classes.length - 1;
  if (last < 1) return [];
  const reached = (row: readonly number[], at: number) =>
    row.slice(at).reduce((all, count) => all + count, 0);
  const step = (from: number, to: number): ImpactStep => ({
    from: counts.classes[from] ?? '',
    to: counts.classes[to] ?? '',
    table: impactTable(
      counts.categories.map((key, i) => ({
        key,
        applicants: reached(counts.cells[i] ?? [], from),
        selected: reached(counts.cells[i] ?? [], to),
      })),
      reached(counts.unknown, from),
    ),
  });
  const steps = counts.classes.slice(1).map((_, i) => step(i, i + 1));
  return last > 1 ? [step(0, last), ...steps] : steps;
}

/** Quarters of a year, as reports have them. */
export interface Quarter {
  /** First day, `YYYY-MM-DD`. */
  readonly start: string;
  /** Last day. */
  readonly end: string;
  /** Day from which on its report is made. */
  readonly due: string;
}

/** How long after a quarter's end its report is made: by then most decisions have been made. Days. */
export const REPORT_WAITS_DAYS = 30;

const isoDay = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The quarter that a day is in. */
export function quarterOf(day: string): Quarter {
  const year = Number(day.slice(0, 4));
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3;
  return {
    start: isoDay(year, first, 1),
    end: isoDay(year, first + 3, 0),
    due: isoDay(year, first + 3, REPORT_WAITS_DAYS),
  };
}

/** Quarters whose report is due, from the one that a day is in; oldest first. */
export function dueQuarters(since: string, today: string): readonly Quarter[] {
  const due: Quarter[] = [];
  for (let quarter = quarterOf(since); quarter.due <= today; ) {
    due.push(quarter);
    quarter = quarterOf(isoDay(Number(quarter.end.slice(0, 4)), Number(quarter.end.slice(5, 7)), 1));
  }
  return due;
}
