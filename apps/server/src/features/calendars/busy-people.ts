import type { Interval } from '@tryout/domain/interviews/intervals';
import type { Db } from '../../platform/database/kysely.ts';
import { findBusy } from './calendars.queries.ts';

/** When people's own calendars say busy between two instants, by account; whoever is not there is free. */
export async function busyPeople(
  db: Db,
  userIds: readonly string[],
  window: { readonly from: Date; readonly until: Date },
): Promise<ReadonlyMap<string, readonly Interval[]>> {
  const people = new Map<string, Interval[]>();
  for (const { user_id, starts_at, ends_at } of await findBusy(db, userIds, window)) {
    const list = people.get(user_id) ?? [];
    list.push({ start: Date.parse(starts_at), end: Date.parse(ends_at) });
    people.set(user_id, list);
  }
  return people;
}
