import type { LinkPermission, LinkScope, LinkSide, LinkStatus } from '@tryout/domain/access/recruiter-link';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';

/** A link as stored, with the names of both sides. */
export interface LinkRow {
  readonly id: string;
  readonly recruiter_user_id: string | null;
  readonly organization_id: string | null;
  readonly company_id: string;
  readonly email: string | null;
  readonly status: LinkStatus;
  readonly requested_by: LinkSide;
  readonly suspended_by: LinkSide | null;
  readonly closed_by: LinkSide | null;
  readonly scope: LinkScope;
  readonly permissions: LinkPermission[];
  readonly valid_until: string | null;
  readonly has_expired: boolean;
  readonly message: string;
  readonly reason: string;
  readonly created_at: string;
  readonly decided_at: string | null;
  readonly company_name: string;
  readonly company_status: string;
  readonly recruiter_name: string;
  readonly recruiter_kind: 'independent' | 'staffing_agency' | null;
  readonly positions: { position_id: string; title: string }[];
  readonly credit: { positions: number; invited: number; applied: number; hired: number };
}

/** Who looks at links, from which side, and whose they are. */
export type LinkReader =
  | { readonly side: 'company'; readonly company_id: string }
  | {
      readonly side: 'recruiter';
      /** The independent recruiter; null for an agency. */
      readonly user_id: string | null;
      readonly organization_id: string;
      /** The address that invitations reach; null while it is not proved. */
      readonly email: string | null;
    };

const COLUMNS = sql`l.id, l.recruiter_user_id, l.organization_id, l.company_id, l.email, l.status, l.requested_by,
  l.suspended_by, l.closed_by, l.scope, l.permissions, l.valid_until,
  coalesce(l.valid_until < current_date, false) as has_expired, l.message, l.reason, l.created_at, l.decided_at,
  c.name as company_name, c.status as company_status,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), o.name, '') as recruiter_name,
  o.kind as recruiter_kind,
  (select coalesce(json_agg(json_build_object('position_id', p.id, 'title', p.title) order by p.title, p.id), '[]'::json)
    from recruiter_link_positions lp join positions p on p.id = lp.position_id where lp.link_id = l.id) as positions,
  (select json_build_object(
    'positions', (select count(*) from positions p where p.organization_id = l.company_id
      and p.created_by = l.recruiter_user_id and p.client_company_id = l.company_id),
    'invited', (select count(*) from candidate_invites i left join applications a on a.id = i.application_id
      where i.organization_id = l.company_id and i.invited_by = l.recruiter_user_id and a.is_test is not true),
    'applied', (select count(*) from candidate_invites i join applications a on a.id = i.application_id
      where i.organization_id = l.company_id and i.invited_by = l.recruiter_user_id and not a.is_test
        and a.applied_at is not null),
    'hired', (select count(*) from candidate_invites i join applications a on a.id = i.application_id
      where i.organization_id = l.company_id and i.invited_by = l.recruiter_user_id and not a.is_test
        and a.status = 'approved'))) as credit`;

const TABLES = sql`recruiter_links l join organizations c on c.id = l.company_id
  left join organizations o on o.id = l.organization_id left join users u on u.id = l.recruiter_user_id`;

/** The links `l` of a reader: their own, and for recruiters the invitations that reach their address. */
function linksOf(reader: LinkReader): RawBuilder<boolean> {
  if (reader.side === 'company') return sql<boolean>`l.company_id = ${reader.company_id}::uuid`;
  const own =
    reader.user_id === null
      ? sql`(l.organization_id = ${reader.organization_id}::uuid and l.recruiter_user_id is null)`
      : sql`l.recruiter_user_id = ${reader.user_id}::uuid`;
  return sql<boolean>`(${own} or (l.organization_id is null and l.status = 'new' and l.email = ${reader.email}::text))`;
}

const LISTS = {
  pending: sql<boolean>`l.status = 'new'`,
  active: sql<boolean>`l.status in ('approved', 'suspended')`,
  ended: sql<boolean>`l.status in ('rejected', 'closed')`,
} as const;

/** The lists that links are shown in. */
export type LinkList = keyof typeof LISTS;

/** One page of a reader's links, newest first. */
export function findLinkPage(db: Db, reader: LinkReader, asked: PageRequest & { readonly list: LinkList }) {
  return readPage<LinkRow>(db, asked, {
    order: { by: sql`l.created_at`, id: sql`l.id`, type: 'timestamptz', direction: 'desc' },
    columns: COLUMNS,
    from: TABLES,
    counted: sql`recruiter_links l`,
    filter: sql<boolean>`${linksOf(reader)} and ${LISTS[asked.list]}`,
    sortValue: (row) => row.created_at,
  });
}

/** How many links of a reader each list holds. */
export async function countLinks(db: Db, reader: LinkReader): Promise<Record<LinkList, number>> {
  const { rows } = await sql<Record<LinkList, number>>`
    select count(*) filter (where ${LISTS.pending})::int as pending,
      count(*) filter (where ${LISTS.active})::int as active, count(*) filter (where ${LISTS.ended})::int as ended
    from recruiter_links l where ${linksOf(reader)}
  `.execute(db);
  return rows[0] ?? { pending: 0, active: 0, ended: 0 };
}

/** The companies of links, by the links' ids. */
export async function findLinkCompanies(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; company_id: string }[]> {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from recruiter_links where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A link by id, held until the transaction ends. */
export async function lockLink(db: Db, id: string): Promise<LinkRow | undefined> {
  await sql`select id from recruiter_links where id = ${id} for update`.execute(db);
  const { rows } = await sql<LinkRow>`select ${COLUMNS} from ${TABLES} where l.id = ${id}`.execute(db);
  return rows[0];
}

/** The id of a reader's newest link to a company: the live one where there is one. */
export async function newestLinkTo(
  db: Db,
  reader: LinkReader,
  companyId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select l.id from recruiter_links l where ${linksOf(reader)} and l.company_id = ${companyId}
    order by l.status in ('new', 'approved', 'suspended') desc, l.created_at desc, l.id desc limit 1
  `.execute(db);
  return rows[0]?.id;
}

/** The two sides of a pair wait here for each other until the transaction ends. */
export async function lockPair(db: Db, companyId: string, other: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recruiter-link:${companyId}:${other}`}, 0))`.execute(
    db,
  );
}

/** Whether a recruiter or an agency has a link to a company that waits, is in force or suspended, beside one. */
export async function hasLiveLink(
  db: Db,
  pair: { company_id: string; organization_id: string; recruiter_user_id: string | null },
  besides: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from recruiter_links where company_id = ${pair.company_id}
      and status in ('new', 'approved', 'suspended') and id is distinct from ${besides}::uuid
      and organization_id = ${pair.organization_id}
      and recruiter_user_id is not distinct from ${pair.recruiter_user_id}::uuid
  `.execute(db);
  return rows.length > 0;
}

/** The latest refusal between a company and a recruiter, an agency or an address; null: there was none. */
export async function latestRefusal(
  db: Db,
  companyId: string,
  other: { organization_id: string; user_id: string | null } | { email: string },
): Promise<{ requested_by: LinkSide; decided_at: Date } | null> {
  const whose =
    'email' in other
      ? sql`email = ${other.email}`
      : sql`organization_id = ${other.organization_id} and recruiter_user_id is not distinct from ${other.user_id}::uuid`;
  const { rows } = await sql<{ requested_by: LinkSide; decided_at: string }>`
    select requested_by, decided_at from recruiter_links
    where company_id = ${companyId} and ${whose} and status = 'rejected' and decided_at is not null
    order by decided_at desc limit 1
  `.execute(db);
  const [row] = rows;
  return row ? { requested_by: row.requested_by, decided_at: new Date(row.decided_at) } : null;
}

/** A link that is asked for. */
export interface NewLink {
  readonly recruiter_user_id: string | null;
  readonly organization_id: string | null;
  readonly company_id: string;
  readonly email: string | null;
  readonly requested_by: LinkSide;
  readonly asked_by: string;
  readonly scope: LinkScope;
  readonly permissions: readonly LinkPermission[];
  readonly valid_until: string | null;
  readonly message: string;
}

/** Adds a link; undefined where the two have one already. */
export async function insertLink(db: Db, link: NewLink, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into recruiter_links (id, recruiter_user_id, organization_id, company_id, email, requested_by, asked_by, scope,
      permissions, valid_until, message, created_at, updated_at)
    values (${uuidv7()}, ${link.recruiter_user_id}, ${link.organization_id}, ${link.company_id}, ${link.email},
      ${link.requested_by}, ${link.asked_by}, ${link.scope}, ${link.permissions}, ${link.valid_until}, ${link.message},
      ${at}, ${at})
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** What a link lets its recruiter do. */
export interface LinkTerms {
  readonly scope: LinkScope;
  readonly permissions: readonly LinkPermission[];
  readonly valid_until: string | null;
  readonly position_ids: readonly string[];
}

/** Stores what a link lets its recruiter do. */
export async function storeTerms(
  db: Db,
  link: { readonly id: string; readonly company_id: string },
  terms: LinkTerms,
  at: Date,
): Promise<void> {
  await sql`
    update recruiter_links set scope = ${terms.scope}, permissions = ${terms.permissions},
      valid_until = ${terms.valid_until}, updated_at = ${at} where id = ${link.id}
  `.execute(db);
  await sql`
    delete from recruiter_link_positions where link_id = ${link.id} and position_id <> all(${terms.position_ids}::uuid[])
  `.execute(db);
  await sql`
    insert into recruiter_link_positions (link_id, organization_id, position_id)
    select ${link.id}, ${link.company_id}, unnest(${terms.position_ids}::uuid[]) on conflict do nothing
  `.execute(db);
}

/** Moves a link; `bound`: who takes up an invitation. */
export async function storeLinkStatus(
  db: Db,
  id: string,
  change: {
    readonly status: LinkStatus;
    readonly reason: string;
    readonly suspended_by: LinkSide | null;
    readonly closed_by: LinkSide | null;
    /** Who answered; null: it was answered before. */
    readonly decided_by: string | null;
    readonly bound: { organization_id: string; recruiter_user_id: string | null } | null;
  },
  at: Date,
): Promise<void> {
  await sql`
    update recruiter_links set status = ${change.status}, reason = ${change.reason},
      suspended_by = ${change.suspended_by}, closed_by = ${change.closed_by},
      decided_by = coalesce(${change.decided_by}, decided_by),
      decided_at = case when ${change.decided_by}::uuid is null then decided_at else ${at} end,
      organization_id = coalesce(${change.bound?.organization_id ?? null}, organization_id),
      recruiter_user_id = coalesce(${change.bound?.recruiter_user_id ?? null}, recruiter_user_id), updated_at = ${at}
    where id = ${id}
  `.execute(db);
}

/** How many links wait for a reader's own answer. */
export async function countWaiting(db: Db, reader: LinkReader): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from recruiter_links l
    where ${linksOf(reader)} and l.status = 'new' and l.requested_by <> ${reader.side}
  `.execute(db);
  return rows[0]?.n ?? 0;
}
