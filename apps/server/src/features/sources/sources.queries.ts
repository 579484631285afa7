import type { RouteData } from '@tryout/contract/define-route';
import type { readReferrals, SourceLink } from '@tryout/contract/sources/sources';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { inReachOf } from '../positions/public.ts';

/** A link as those who name it need it. */
export interface SourceLinkRow {
  id: string;
  organization_id: string;
}

/** Links for channels, by id. */
export async function findSourceLinks(db: Db, ids: readonly string[]): Promise<SourceLinkRow[]> {
  const { rows } = await sql<SourceLinkRow>`
    select id, organization_id from source_links where id = any(${ids}::uuid[]) and kind = 'channel'
  `.execute(db);
  return rows;
}

const COUNTS = sql`count(a.id)::int as started, count(a.id) filter (where a.applied_at is not null)::int as applied,
  count(a.id) filter (where a.status = 'approved')::int as approved`;

/** Links of an organization with what came of them, of positions that the actor may know of. */
export async function findSources(db: Db, actor: Actor, organizationId: string): Promise<SourceLink[]> {
  const { rows } = await sql<SourceLink>`
    select l.id as source_link_id, l.code, l.kind, l.created_at, l.ended_at, coalesce(nullif(l.name, ''),
        (select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from users u where u.id = l.user_id),
        '') as name, seen.started, seen.applied, seen.approved
    from source_links l cross join lateral (
      select ${COUNTS} from applications a join positions p on p.id = a.position_id
      where a.source_link_id = l.id and not a.is_test and ${inReachOf(actor)}) seen
    where l.organization_id = ${organizationId}
    order by l.ended_at is not null, l.kind, l.created_at desc, l.id desc limit 500
  `.execute(db);
  return rows;
}

/** What came without a link, of positions that the actor may know of. */
export async function countOthers(
  db: Db,
  actor: Actor,
  organizationId: string,
): Promise<Pick<SourceLink, 'started' | 'applied' | 'approved'>> {
  const { rows } = await sql<Pick<SourceLink, 'started' | 'applied' | 'approved'>>`
    select ${COUNTS} from applications a join positions p on p.id = a.position_id
    where a.organization_id = ${organizationId} and a.source_link_id is null and not a.is_test and ${inReachOf(actor)}
  `.execute(db);
  return rows[0] ?? { started: 0, applied: 0, approved: 0 };
}

/** The page of all jobs, and those of public positions that take applications, by title. */
export async function findPages(db: Db, organizationId: string): Promise<{ title: string; path: string }[]> {
  const { rows } = await sql<{ title: string; path: string }>`
    select title, path from (
      select 0 as place, o.name as title, '/jobs/' || o.slug as path from organizations o where o.id = ${organizationId}
      union all
      select 1, p.title, '/jobs/' || o.slug || '/' || p.slug from positions p join organizations o on o.id = p.organization_id
      where p.organization_id = ${organizationId} and p.status = 'published' and p.visibility = 'public') each
    order by place, title limit 200
  `.execute(db);
  return rows;
}

/** How many channels are in use. */
export async function countChannels(db: Db, organizationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from source_links
    where organization_id = ${organizationId} and kind = 'channel' and ended_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds a link for a channel; false where one of that name is in use. */
export async function insertChannel(
  db: Db,
  link: { id: string; organization_id: string; name: string; code: string },
  by: { user_id: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into source_links (id, organization_id, kind, code, name, created_by, created_at)
    values (${link.id}, ${link.organization_id}, 'channel', ${link.code}, ${link.name}, ${by.user_id}, ${by.at})
    on conflict (organization_id, lower(name)) where kind = 'channel' and ended_at is null do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

/** Ends a link; false where it has ended already. */
export async function storeEnded(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update source_links set ended_at = ${at} where id = ${id} and ended_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** The code of a member's personal link; null: there is none. */
export async function findReferralCode(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`
    select code from source_links where organization_id = ${organizationId} and user_id = ${userId} and kind = 'referral'
  `.execute(db);
  return rows[0]?.code ?? null;
}

/** Makes a member's personal link, or answers the one that is there. */
export async function insertReferral(
  db: Db,
  link: { organization_id: string; user_id: string; code: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    insert into source_links as l (id, organization_id, kind, code, user_id, created_by, created_at)
    values (${uuidv7()}, ${link.organization_id}, 'referral', ${link.code}, ${link.user_id}, ${link.user_id}, ${link.at})
    on conflict (organization_id, user_id) where kind = 'referral' do update set ended_at = l.ended_at
    returning code
  `.execute(db);
  return rows[0]?.code ?? link.code;
}

/** Whether what a member referred is in progress or finished; nothing of confidential positions. */
export async function findReferred(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<RouteData<typeof readReferrals>['items']> {
  const { rows } = await sql<RouteData<typeof readReferrals>['items'][number]>`
    select p.title as position_title, a.created_at::date::text as began_on,
      case when a.status in ('approved', 'rejected') then 'finished' else 'in_progress' end as state
    from source_links l join applications a on a.source_link_id = l.id join positions p on p.id = a.position_id
    where l.organization_id = ${organizationId} and l.user_id = ${userId} and l.kind = 'referral' and not a.is_test
      and p.visibility <> 'confidential'
    order by a.created_at desc, a.id desc limit 200
  `.execute(db);
  return rows;
}
