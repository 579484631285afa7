import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An application that an organization has of somebody, with the hold on it. */
export interface KnownApplication {
  readonly organization_id: string;
  readonly application_id: string;
  readonly position_title: string;
  readonly status: string;
  readonly created_at: string;
  readonly hold: { readonly reason: string; readonly until: string } | null;
}

/** Somebody's applications, newest first, with holds of today. */
export async function findKnownApplications(
  db: Db,
  accounts: readonly string[],
  today: string,
): Promise<KnownApplication[]> {
  const { rows } = await sql<KnownApplication>`
    select a.organization_id, a.id as application_id, p.title as position_title, a.status, a.created_at,
      (select json_build_object('reason', h.reason, 'until', h.until) from legal_holds h
        where h.application_id = a.id and h.ended_at is null and h.until >= ${today}::date) as hold
    from applications a join positions p on p.id = a.position_id
    where a.candidate_id = any(${accounts}::uuid[]) and not a.is_test
    order by a.created_at desc
  `.execute(db);
  return rows;
}

/** Names of organizations, and whether each keeps somebody with one of these addresses in its pool. */
export async function findKnowing(
  db: Db,
  ids: readonly string[],
  addresses: readonly string[],
): Promise<{ organization_id: string; name: string; in_pool: boolean }[]> {
  const { rows } = await sql<{ organization_id: string; name: string; in_pool: boolean }>`
    select o.id as organization_id, o.name, exists (select from people p where p.organization_id = o.id
      and p.email <> '' and p.email = any(${addresses}::text[])) as in_pool
    from organizations o where o.id = any(${ids}::uuid[]) order by o.name, o.id
  `.execute(db);
  return rows;
}
