import type { Db } from '../../../platform/database/kysely.ts';
import { type ApplicantFilter, countByStatus } from './list-applicants.queries.ts';
import { type Counted, countMatches, isNarrowedFurther } from './list-total.queries.ts';

/** How many the list has: from the kept counts where nothing but statuses narrows it, otherwise counted so far. */
export async function totalOf(db: Db, filter: ApplicantFilter): Promise<Counted> {
  if (isSearch(filter)) return countMatches(db, filter);
  const counts = await countByStatus(db, filter.position_id);
  const total = counts
    .filter(({ status }) => filter.statuses.length === 0 || filter.statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  return { total, capped: false };
}

/** Whether more than statuses narrows the list. */
export function isSearch(filter: ApplicantFilter): boolean {
  return (
    filter.ranks.length > 0 ||
    filter.name !== null ||
    filter.tag !== null ||
    filter.has_suggestion ||
    filter.needs_look ||
    filter.reason_id !== null ||
    isNarrowedFurther(filter)
  );
}
