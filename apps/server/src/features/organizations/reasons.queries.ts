import type { ReasonKind } from '@tryout/domain/organizations/reasons';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A reason that a decision can have; the platform's has no organization. */
export interface ReasonRecord {
  id: string;
  organization_id: string | null;
  kind: ReasonKind;
  key: string;
  label: string;
  archived_at: string | null;
}

/** Reasons to choose from: the platform's in their own order, then the organization's in its order. */
export async function findReasons(
  db: Db,
  organizationId: string,
  archived: 'no' | 'yes' | 'all',
): Promise<ReasonRecord[]> {
  const { rows } = await sql<ReasonRecord>`
    select id, organization_id, kind, key, label, archived_at from reasons
    where (organization_id is null or organization_id = ${organizationId})
      and (${archived} = 'all' or (archived_at is not null) = (${archived} = 'yes'))
    order by organization_id nulls first, sort_order, id
  `.execute(db);
  return rows;
}

/** How many reasons of its own an organization has, archived ones included. */
export async function countOwnReasons(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reasons where organization_id = ${organizationId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds a reason after the organization's others; null when it has one of this kind with these words. */
export async function insertReason(
  db: Db,
  organizationId: string,
  reason: { kind: ReasonKind; label: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into reasons (id, organization_id, kind, label, sort_order)
    select ${uuidv7()}, ${organizationId}, ${reason.kind}, ${reason.label}, coalesce(max(sort_order), 0) + 1
    from reasons where organization_id = ${organizationId}
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Gives a reason other words; false when another one of its kind has them. */
export async function renameReason(db: Db, reason: { readonly id: string }, label: string): Promise<boolean> {
  const { rows } = await sql`
    update reasons r set label = ${label}
    where r.id = ${reason.id} and not exists (
      select 1 from reasons o where o.organization_id = r.organization_id and o.kind = r.kind
        and lower(o.label) = lower(${label}) and o.id <> r.id)
    returning r.id
  `.execute(db);
  return rows.length > 0;
}

/** Puts a reason away, or takes it back. */
export async function archiveReason(db: Db, id: string, at: Date | null): Promise<void> {
  await sql`
    update reasons set archived_at = ${at === null ? null : sql`coalesce(archived_at, ${at})`} where id = ${id}
  `.execute(db);
}

/** Puts an organization's own reasons in the order of the ids; those not named come after them as they were. */
export async function orderReasons(db: Db, organizationId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update reasons r set sort_order = placed.place
    from (select o.id, row_number() over (
        order by array_position(${ids}::uuid[], o.id) nulls last, o.sort_order, o.id)::int as place
      from reasons o where o.organization_id = ${organizationId}) placed
    where r.id = placed.id
  `.execute(db);
}
