import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { type PeopleFilter, peopleConditions } from '../people-list.queries.ts';

/** Ids of those whom a search finds, at most so many, in the order of their ids. */
export async function findMatching(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from people e where ${peopleConditions(filter, actor)} order by e.id limit ${most}
  `.execute(db);
  return rows.map((row) => row.id);
}
