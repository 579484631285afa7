import type { Lead, LeadEntry } from '@tryout/contract/leads/leads';
import type { LEAD_SORTS, LeadStatus } from '@tryout/domain/leads/lead-status';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

/** What the form says of its sender. */
export interface SentLead {
  readonly email: string;
  readonly mailbox: string;
  /** Empty: a free mail service. */
  readonly domain: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly role: string;
  readonly source: Lead['source'];
  readonly locale: string;
}

/** How many leads were made since an instant, counted no further than `most`. */
export async function countMadeSince(db: Db, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from leads where created_at > ${since} limit ${most}) found
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * Keeps what a mailbox sent: one lead, however often it writes. What was left out this time stays as it was. Answers which
 * it is, and what is known of its confirmation.
 */
export async function keepLead(db: Db, sent: SentLead, at: Date) {
  const { rows } = await sql<{ id: string; confirmed_at: string | null; confirm_mailed_at: string | null }>`
    insert into leads (id, email, mailbox, domain, name, company, phone, role, source, locale, consent_at, asked_at,
      created_at, updated_at)
    values (${uuidv7()}, ${sent.email}, ${sent.mailbox}, ${sent.domain}, ${sent.name}, ${sent.company}, ${sent.phone},
      ${sent.role}, ${sent.source}, ${sent.locale}, ${at}, ${at}, ${at}, ${at})
    on conflict (mailbox) where deleted_at is null do update set
      -- What is confirmed is not taken over by whoever states a spelling of it.
      email = case when leads.confirmed_at is null then excluded.email else leads.email end,
      name = case when leads.confirmed_at is null then excluded.name else leads.name end,
      company = case when leads.confirmed_at is null then coalesce(nullif(excluded.company, ''), leads.company) else leads.company end,
      phone = case when leads.confirmed_at is null then coalesce(nullif(excluded.phone, ''), leads.phone) else leads.phone end,
      role = case when leads.confirmed_at is null then coalesce(nullif(excluded.role, ''), leads.role) else leads.role end,
      locale = excluded.locale, asked = leads.asked + 1, consent_at = excluded.consent_at, asked_at = excluded.asked_at,
      updated_at = excluded.updated_at
    returning id, confirmed_at, confirm_mailed_at
  `.execute(db);
  const lead = rows[0];
  if (!lead) throw new Error('a lead that was just kept is gone');
  return lead;
}

/** Adds a line to a lead's history. */
export async function addEntry(
  db: Db,
  entry: {
    readonly lead_id: string;
    readonly kind: LeadEntry['kind'];
    readonly actor_id: string | null;
    readonly details?: LeadEntry['details'];
    readonly reference?: string;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into lead_entries (id, lead_id, kind, actor_id, details, reference, made_at)
    values (${uuidv7()}, ${entry.lead_id}, ${entry.kind}, ${entry.actor_id}, ${jsonb(entry.details ?? {})},
      ${entry.reference ?? ''}, ${entry.at})
  `.execute(db);
}

/** How many lines of a kind a lead has since an instant. */
export async function countEntries(db: Db, leadId: string, kind: LeadEntry['kind'], since: Date) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from lead_entries where lead_id = ${leadId} and kind = ${kind} and made_at > ${since}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Notes that the link was mailed. */
export async function noteConfirmMailed(db: Db, leadId: string, at: Date): Promise<void> {
  await sql`update leads set confirm_mailed_at = ${at} where id = ${leadId}`.execute(db);
}

/** Notes that the address is the sender's; false where it was noted before. */
export async function noteConfirmed(db: Db, leadId: string, at: Date): Promise<boolean> {
  const done = await sql`
    update leads set confirmed_at = ${at}, updated_at = ${at} where id = ${leadId} and confirmed_at is null
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Erases a lead with its history; false where it is gone. */
export async function eraseLead(db: Db, leadId: string): Promise<boolean> {
  const done = await sql`delete from leads where id = ${leadId}`.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/**
 * Erases leads that were deleted before `deletedBefore`, and those that nobody confirmed or dealt with since `openBefore`;
 * a batch at a time. Answers how many.
 */
export async function eraseOldLeads(
  db: Db,
  { deletedBefore, openBefore, most }: { deletedBefore: Date; openBefore: Date; most: number },
): Promise<number> {
  const done = await sql`
    delete from leads where id in (
      (select id from leads where deleted_at < ${deletedBefore} limit ${most})
      union all (select l.id from leads l where l.deleted_at is null and l.status = 'new' and l.confirmed_at is null
        and l.owner_id is null and l.asked_at < ${openBefore} and not exists (
          select from lead_entries e where e.lead_id = l.id and e.kind <> 'asked') limit ${most}))
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** What a reference needs of leads: a deleted one is found as well. */
export async function findLeadRows(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; status: LeadStatus; is_deleted: boolean; mailbox: string }>`
    select id, status, deleted_at is not null as is_deleted, mailbox from leads where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** A lead, held until the transaction ends. */
export async function holdLead(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    email: string;
    locale: string;
    status: LeadStatus;
    is_deleted: boolean;
    owner_name: string;
  }>`
    select l.id, l.email, l.locale, l.status, l.deleted_at is not null as is_deleted,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = l.owner_id), '') as owner_name
    from leads l where l.id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Open and rejected leads that a sign-up may convert, held: of the very mailbox, and of the domain. */
export async function holdLeadsOf(db: Db, mailbox: string, domain: string) {
  const { rows } = await sql<{ id: string; status: LeadStatus; mailbox: string }>`
    select id, status, mailbox from leads
    where deleted_at is null and status <> 'approved'
      and (mailbox = ${mailbox} or (${domain} <> '' and domain = ${domain}))
    order by id for update
  `.execute(db);
  return rows;
}

/** Organizations that a lead may have become: of its address, of its domain, then by a part of their name, at most 20. */
export async function findOrganizationsOf(db: Db, leadId: string, search: string) {
  const { rows } = await sql<{
    organization_id: string;
    name: string;
    match: 'address' | 'domain' | null;
  }>`
    select found.organization_id, found.name, found.match from (
      select o.id as organization_id, o.name,
        case
          when exists (select from members m join users u on u.id = m.user_id
            where m.organization_id = o.id and lower(u.email) = lower(l.email)) then 'address'
          when o.domain <> '' and lower(o.domain) = l.domain then 'domain'
        end as match
      from leads l cross join organizations o
      where l.id = ${leadId} and o.status <> 'rejected'
        and (${search} = '' or strpos(lower(o.name), lower(${search})) > 0)
    ) found
    order by case found.match when 'address' then 1 when 'domain' then 2 else 3 end, found.name, found.organization_id
    limit 20
  `.execute(db);
  return rows;
}

/** Moves a lead. */
export async function storeLeadStatus(
  db: Db,
  lead: { id: string; status: LeadStatus; reason: string; organization_id: string | null; at: Date },
): Promise<void> {
  await sql`
    update leads set status = ${lead.status}, reason = ${lead.reason}, customer_id = ${lead.organization_id},
      updated_at = ${lead.at} where id = ${lead.id}
  `.execute(db);
}

/** Gives a lead to somebody, or to nobody. */
export async function storeLeadOwner(db: Db, id: string, ownerId: string | null, at: Date): Promise<void> {
  await sql`update leads set owner_id = ${ownerId}, updated_at = ${at} where id = ${id}`.execute(db);
}

/** Deletes a lead for now; false where it is already. */
export async function storeLeadDeleted(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await sql`
    update leads set deleted_at = ${at}, updated_at = ${at} where id = ${id} and deleted_at is null
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Brings a lead back; false where its mailbox has written anew. */
export async function storeLeadRestored(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await sql`
    update leads l set deleted_at = null, updated_at = ${at} where id = ${id}
      and not exists (select from leads n where n.mailbox = l.mailbox and n.deleted_at is null and n.id <> l.id)
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Whether somebody works for the platform, and what they are called; undefined: they do not. */
export async function findPlatformPerson(db: Db, userId: string) {
  const { rows } = await sql<{ user_id: string; name: string }>`
    select id as user_id, trim(first_name || ' ' || last_name) as name from users
    where id = ${userId} and user_type = 'super_admin' and status = 'active'
  `.execute(db);
  return rows[0];
}

/** The people of the platform, by name. */
export async function findPlatformPeople(db: Db) {
  const { rows } = await sql<{ user_id: string; name: string }>`
    select id as user_id, trim(first_name || ' ' || last_name) as name from users
    where user_type = 'super_admin' and status = 'active' order by name, id
  `.execute(db);
  return rows;
}

interface Row {
  id: string;
  email: string;
  name: string;
  company: string;
  phone: string;
  role: string;
  source: Lead['source'];
  status: LeadStatus;
  reason: string;
  owner: { user_id: string; name: string } | null;
  organization: { organization_id: string; name: string } | null;
  asked: number;
  confirmed_at: string | null;
  deleted_at: string | null;
  asked_at: string;
  created_at: string;
  sort_name: string;
}

const COLUMNS = sql`l.id, l.email, l.name, l.company, l.phone, l.role, l.source, l.status, l.reason, l.asked, l.confirmed_at,
  l.deleted_at, l.asked_at, l.created_at, lower(l.name) as sort_name,
  case when u.id is not null then json_build_object('user_id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) end as owner,
  case when o.id is not null then json_build_object('organization_id', o.id, 'name', o.name) end as organization`;
const FROM = sql`leads l left join users u on u.id = l.owner_id left join organizations o on o.id = l.customer_id`;

function shown({ id, sort_name: _sort, reason, ...row }: Row): Lead {
  return { lead_id: id, ...row, reason: (reason || null) as Lead['reason'] };
}

type Sort = (typeof LEAD_SORTS)[number];

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('asked', { by: sql`l.asked_at`, id: sql`l.id`, type: 'timestamptz' }),
  ...bothWays('name', { by: sql`lower(l.name) collate "C"`, id: sql`l.id`, type: 'text' }),
};

/** What leads are narrowed by. */
export interface LeadFilters {
  readonly search: string;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  readonly confirmed?: boolean | undefined;
  readonly deleted: boolean;
  readonly sort: Sort;
  /** Null: anybody's; empty: nobody's. */
  readonly owner_id: string | null;
}

function filterOf(wish: LeadFilters): RawBuilder<boolean> {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(l.deleted_at is not null) = ${wish.deleted}
    and (${wish.status ?? null}::text is null or l.status = ${wish.status ?? null})
    and (${wish.source ?? null}::text is null or l.source = ${wish.source ?? null})
    and (${wish.confirmed ?? null}::boolean is null or (l.confirmed_at is not null) = ${wish.confirmed ?? null})
    and (${wish.owner_id}::text is null or coalesce(l.owner_id::text, '') = ${wish.owner_id})
    and (${wish.search} = '' or (l.name || ' ' || l.company || ' ' || l.email) ilike ${like}
      or l.id in (select e.lead_id from lead_entries e where e.reference = upper(${wish.search}) and e.reference <> ''))`;
}

/** A page of leads. */
export function findLeads(db: Db, wish: PageRequest & LeadFilters) {
  return shownAs(
    readPage<Row>(db, wish, {
      order: ORDERS[wish.sort],
      columns: COLUMNS,
      from: FROM,
      counted: sql`leads l`,
      filter: filterOf(wish),
      sortValue: (row) => (wish.sort.endsWith('name') ? row.sort_name : row.asked_at),
    }),
    shown,
  );
}

/** One lead; undefined where there is none. */
export async function findLead(db: Db, id: string): Promise<Lead | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from ${FROM} where l.id = ${id}`.execute(db);
  return rows[0] && shown(rows[0]);
}

/** The history of a lead, the latest first. */
export async function findEntries(db: Db, leadId: string, most: number): Promise<LeadEntry[]> {
  const { rows } = await sql<LeadEntry>`
    select e.id, e.kind, e.reference, e.details, e.made_at,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = e.actor_id), '') as actor_name
    from lead_entries e where e.lead_id = ${leadId} order by e.made_at desc, e.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** Others of the same company's domain. */
export async function findColleagues(db: Db, leadId: string) {
  const { rows } = await sql<{ lead_id: string; name: string; email: string }>`
    select n.id as lead_id, n.name, n.email from leads l join leads n on n.domain = l.domain and n.id <> l.id
    where l.id = ${leadId} and l.domain <> '' and n.deleted_at is null order by n.asked_at desc, n.id limit 20
  `.execute(db);
  return rows;
}
