import type { RouteData } from '@tryout/contract/define-route';
import type { readVisitCounts } from '@tryout/contract/visit-counts/visit-counts';
import { VISIT_KEYS } from '@tryout/domain/visit-counts/visits';
import { type Cell, csvFile } from '../../platform/files/sheet-files.ts';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';
import { findVisits } from './visit-counts.queries.ts';

const DAY_MS = 24 * 60 * 60_000;

const dayBefore = (at: Date, days: number) =>
  new Date(at.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/** Counts of so many days up to today, beside as many before. */
export async function visitCounts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  days: number,
): Promise<RouteData<typeof readVisitCounts>> {
  const at = now();
  const listed = Array.from({ length: days }, (_, index) => dayBefore(at, days - 1 - index));
  const [from = '', to = ''] = [listed[0], listed.at(-1)];
  const found = await findVisits(db, dayBefore(at, 2 * days - 1), to);
  const counts = VISIT_KEYS.map((key) => {
    const own = found.filter((each) => each.key === key);
    const byDay = new Map(own.map(({ day, count }) => [day, count]));
    const numbers = listed.map((day) => byDay.get(day) ?? 0);
    const sum = (each: readonly number[]) => each.reduce((total, count) => total + count, 0);
    return {
      key,
      total: sum(numbers),
      before: sum(own.filter(({ day }) => day < from).map(({ count }) => count)),
      days: numbers,
    };
  });
  return { is_on: await configValue(db, 'count_visits'), from, to, counts };
}

/** The same days as a file: what was counted, line by line. */
export function visitsFile({ db, now }: Pick<Services, 'db' | 'now'>, days: number) {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield ['day', 'key', 'count'];
    const at = now();
    const found = await findVisits(db, dayBefore(at, days - 1), dayBefore(at, 0));
    for (const { day, key, count } of found) yield [day, key, count];
  }
  return { name: 'visits.csv', media_type: 'text/csv', content: csvFile(rows()) };
}
