import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { StoredPerson } from './people.queries.ts';
import { MEMBER_NAME, type PeopleFilter, peopleConditions } from './people-list.queries.ts';

/** A person as an export has one. */
export interface ExportedPerson
  extends Omit<StoredPerson, 'organization_id' | 'owner_id' | 'cv_file_id' | 'merged_ids'> {
  external_id: string;
  owner: string | null;
}

const COLUMNS = sql`e.id, e.email, e.first_name, e.last_name, e.phone, e.location, e.linkedin, e.skills, e.tags, e.source,
  e.consent, e.consent_source, e.consent_on, e.consent_until, e.do_not_contact, e.do_not_contact_reason,
  e.do_not_contact_at, e.external_id, e.last_activity_at, e.created_at,
  (select ${MEMBER_NAME} from members m join users u on u.id = m.user_id where m.id = e.owner_id) as owner`;

const chosen = (ids: readonly string[] | null): RawBuilder<boolean> =>
  ids === null ? sql<boolean>`true` : sql<boolean>`e.id = any(${ids}::uuid[])`;

/** How many an export has. */
export async function countExported(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  ids: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from people e where ${peopleConditions(filter, actor)} and ${chosen(ids)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The next people of an export in the order of their ids, which nothing changes while it is written. */
export async function readExported(
  db: Db,
  actor: Actor,
  filter: PeopleFilter,
  ids: readonly string[] | null,
  window: { readonly after: string | null; readonly limit: number },
): Promise<ExportedPerson[]> {
  const { rows } = await sql<ExportedPerson>`
    select ${COLUMNS} from people e
    where ${peopleConditions(filter, actor)} and ${chosen(ids)}
      and (${window.after}::uuid is null or e.id > ${window.after}::uuid)
    order by e.id limit ${window.limit}
  `.execute(db);
  return rows;
}
