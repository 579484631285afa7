import {
  type ComparedFacts,
  type DuplicateReason,
  MOST_SHARING,
} from '@tryout/domain/talent-pool/duplicate-people';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A row of the pool as it is compared. */
export interface ComparedRow extends ComparedFacts {
  id: string;
  /** The person it is of: itself, or the one it turned out to be. */
  person_id: string;
}

/**
 * Sets of rows that share an address without what hosts ignore, the end of a phone number, a profile or a CV: looser than
 * the rules that judge them, so that those see every pair they could find. Rows of one person alone are no set.
 */
export async function findSharing(db: Db, organizationId: string): Promise<string[][]> {
  const { rows } = await sql<{ ids: string[] }>`
    with known as (
      select e.id, coalesce(e.merged_into, e.id) as person_id, 'e' || replace(split_part(split_part(e.email, '@', 1), '+', 1), '.', '')
        || '@' || replace(split_part(e.email, '@', 2), 'googlemail.com', 'gmail.com') as key
      from people e where e.organization_id = ${organizationId}::uuid and e.email <> ''
      union all
      select e.id, coalesce(e.merged_into, e.id), 'p' || right(regexp_replace(e.phone, '[^0-9]', '', 'g'), 7)
      from people e where e.organization_id = ${organizationId}::uuid
        and length(regexp_replace(e.phone, '[^0-9]', '', 'g')) >= 7
      union all
      select e.id, coalesce(e.merged_into, e.id), 'l' || lower(e.linkedin)
      from people e where e.organization_id = ${organizationId}::uuid and e.linkedin <> ''
      union all
      select e.id, coalesce(e.merged_into, e.id), 'c' || f.sha256
      from people e join files f on f.id = e.cv_file_id where e.organization_id = ${organizationId}::uuid
      union all
      select distinct e.id, coalesce(e.merged_into, e.id), 'c' || f.sha256
      from people e join applications a on a.person_id = e.id join cvs c on c.id = a.cv_id join files f on f.id = c.file_id
      where e.organization_id = ${organizationId}::uuid)
    select array_agg(distinct id) as ids from known group by key
    having count(distinct person_id) between 2 and ${MOST_SHARING}
  `.execute(db);
  return rows.map((row) => row.ids);
}

/** Rows of the pool with what they are compared by. */
export async function readCompared(db: Db, ids: readonly string[]): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select e.id, coalesce(e.merged_into, e.id) as person_id, e.first_name, e.last_name, e.email, e.phone, e.linkedin,
      array(select f.sha256 from files f where f.id = e.cv_file_id
        union select f.sha256 from applications a join cvs c on c.id = a.cv_id join files f on f.id = c.file_id
          where a.person_id = e.id) as cv_digests
    from people e where e.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Two people and what they have in common. */
export interface FoundPair {
  readonly one_id: string;
  readonly other_id: string;
  readonly reasons: readonly DuplicateReason[];
}

/**
 * Proposes pairs, except those of whom it was decided that they are two people, also before one of them was merged with
 * somebody. Pairs that are proposed already are noted as found now.
 */
export async function proposePairs(
  db: Db,
  organizationId: string,
  pairs: readonly FoundPair[],
  at: Date,
): Promise<void> {
  if (pairs.length === 0) return;
  const found = pairs.map((pair) => ({ ...pair, id: uuidv7() }));
  await sql`
    insert into person_pairs (id, organization_id, one_id, other_id, reasons, status, found_at)
    select r.id, ${organizationId}::uuid, r.one_id, r.other_id, r.reasons, 'proposed', ${at}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as r(id uuid, one_id uuid, other_id uuid, reasons text[])
      join people one on one.id = r.one_id join people other on other.id = r.other_id
    where one.merged_into is null and other.merged_into is null
      and not exists (select from person_pairs known where known.status = 'different'
        and ((known.one_id = any(one.merged_ids || one.id) and known.other_id = any(other.merged_ids || other.id))
          or (known.one_id = any(other.merged_ids || other.id) and known.other_id = any(one.merged_ids || one.id))))
    on conflict (one_id, other_id) do update set reasons = excluded.reasons, found_at = excluded.found_at
      where person_pairs.status = 'proposed'
  `.execute(db);
}

/** Notes that a pool was looked through, and drops what it did not find again. */
export async function storeSearched(db: Db, organizationId: string, at: Date): Promise<void> {
  await sql`delete from person_pairs where organization_id = ${organizationId} and status = 'proposed'
    and found_at < ${at}`.execute(db);
  await sql`update organizations set people_compared_at = ${at} where id = ${organizationId}`.execute(db);
}

/** When a pool was last looked through, and whether it is now. */
export async function findSearch(
  db: Db,
  organizationId: string,
): Promise<{ searched_at: string | null; searching: boolean }> {
  const { rows } = await sql<{ searched_at: string | null; searching: boolean }>`
    select o.people_compared_at as searched_at, exists (select from background_jobs j where j.organization_id = o.id
      and j.kind = 'people_duplicates' and j.status in ('queued', 'running')) as searching
    from organizations o where o.id = ${organizationId}
  `.execute(db);
  return rows[0] ?? { searched_at: null, searching: false };
}
