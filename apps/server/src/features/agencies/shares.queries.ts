import type { OwnershipMode } from '@tryout/domain/agencies/ownership';
import type { PositionStatus } from '@tryout/domain/positions/position-status';
import type { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import type { RichText } from '@tryout/domain/text/rich-text';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../platform/http/keyset.ts';
import { inReachOf } from '../positions/public.ts';
import type { Reader } from './agency-side.ts';

/** Whether the link between an agency and a company is in force: approved, in date, both sides approved. */
export function linkInForce(agency: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from recruiter_links l join organizations lc on lc.id = l.company_id
    join organizations lo on lo.id = l.organization_id
    where l.organization_id = ${agency} and l.company_id = ${company} and l.recruiter_user_id is null
      and l.status = 'approved' and (l.valid_until is null or l.valid_until >= current_date)
      and lc.status = 'approved' and lo.status = 'approved')`;
}

const SHARE_IN_FORCE = linkInForce(sql`s.agency_id`, sql`s.organization_id`);

/** A shared position as stored. */
export interface ShareRow {
  readonly id: string;
  readonly organization_id: string;
  readonly company_name: string;
  readonly position_id: string;
  readonly title: string;
  readonly position_status: PositionStatus;
  readonly agency_id: string;
  readonly agency_name: string;
  readonly terms: string;
  readonly note: string;
  readonly status: 'open' | 'ended';
  readonly is_seen: boolean;
  readonly submitted: number;
  readonly waiting: number;
  readonly created_at: string;
}

const COLUMNS = sql`s.id, s.organization_id, c.name as company_name, s.position_id, p.title, p.status as position_status,
  s.agency_id, g.name as agency_name, s.terms, s.note, s.status, ${SHARE_IN_FORCE} as is_seen,
  (select count(*)::int from submissions u where u.share_id = s.id and u.status <> 'closed') as submitted,
  (select count(*)::int from submissions u where u.share_id = s.id and u.status = 'new') as waiting, s.created_at`;
const TABLES = sql`agency_positions s join positions p on p.id = s.position_id
  join organizations c on c.id = s.organization_id join organizations g on g.id = s.agency_id`;

/** What of a position an agency may know of at all. */
const SHOWN = sql<boolean>`p.status in ('published', 'paused', 'closed') and p.visibility <> 'confidential'`;

/** The shared positions `s` of the position `p` that a reader of either side sees. */
function sharesOf(reader: Reader): RawBuilder<boolean> {
  if (reader.side === 'company') {
    return sql<boolean>`s.organization_id = ${reader.organization_id} and ${inReachOf(reader.actor)}`;
  }
  const mine = reader.sees_all
    ? sql<boolean>`true`
    : // sql: blind, because only a recruiter of an agency forms it; agencies.test.ts reads as one
      sql<boolean>`exists (select from agency_position_people w where w.share_id = s.id and w.user_id = ${reader.user_id})`;
  return sql<boolean>`s.agency_id = ${reader.organization_id} and s.status = 'open' and ${SHOWN} and ${SHARE_IN_FORCE}
    and ${mine}`;
}

/** Shared positions by id, as far as a reader sees them. */
export async function findShares(db: Db, ids: readonly string[], reader: Reader): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select ${COLUMNS} from ${TABLES} where s.id = any(${ids}::uuid[]) and ${sharesOf(reader)}
  `.execute(db);
  return rows;
}

/** A shared position of a reader, held until the transaction ends. */
export async function lockShare(db: Db, id: string, reader: Reader): Promise<ShareRow | undefined> {
  await sql`select id from agency_positions where id = ${id} for update`.execute(db);
  return (await findShares(db, [id], reader))[0];
}

/** One page of what a company shares, newest first. */
export function findSharePage(
  db: Db,
  reader: Reader,
  asked: PageRequest & {
    readonly position_id?: string | undefined;
    readonly status?: 'open' | 'ended' | undefined;
  },
) {
  return readPage<ShareRow>(db, asked, {
    order: { by: sql`s.created_at`, id: sql`s.id`, type: 'timestamptz', direction: 'desc' },
    columns: COLUMNS,
    from: TABLES,
    filter: sql<boolean>`${sharesOf(reader)} and (${asked.position_id ?? null}::uuid is null
      or s.position_id = ${asked.position_id ?? null}) and (${asked.status ?? null}::text is null
      or s.status = ${asked.status ?? null})`,
    sortValue: (row) => row.created_at,
  });
}

/** Shares a position; undefined where it is shared with the agency already. */
export async function insertShare(
  db: Db,
  share: {
    readonly organization_id: string;
    readonly position_id: string;
    readonly agency_id: string;
    readonly terms: string;
    readonly note: string;
    readonly shared_by: string;
  },
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into agency_positions (id, organization_id, position_id, agency_id, terms, note, shared_by, created_at, updated_at)
    values (${uuidv7()}, ${share.organization_id}, ${share.position_id}, ${share.agency_id}, ${share.terms}, ${share.note},
      ${share.shared_by}, ${at}, ${at})
    on conflict (position_id, agency_id) where status = 'open' do nothing returning id
  `.execute(db);
  return rows[0]?.id;
}

/** Changes terms and note of a shared position. */
export async function storeShareTerms(
  db: Db,
  id: string,
  change: { readonly terms: string; readonly note: string },
  at: Date,
): Promise<void> {
  await sql`update agency_positions set terms = ${change.terms}, note = ${change.note}, updated_at = ${at}
    where id = ${id}`.execute(db);
}

/** Ends a shared position. */
export async function endShare(db: Db, id: string, at: Date): Promise<void> {
  await sql`update agency_positions set status = 'ended', ended_at = ${at}, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** An agency whose link to a company is in force. */
export interface AgencyRow {
  readonly agency_id: string;
  readonly name: string;
  readonly shared: number;
  readonly submitted: number;
  readonly waiting: number;
  readonly hired: number;
}

/** The agencies of a company whose link is in force, by name; `agencyId`: only that one. */
export async function findAgencies(db: Db, companyId: string, agencyId: string | null): Promise<AgencyRow[]> {
  const { rows } = await sql<AgencyRow>`
    select g.id as agency_id, g.name,
      (select count(*)::int from agency_positions s where s.organization_id = ${companyId} and s.agency_id = g.id
        and s.status = 'open') as shared,
      (select count(*)::int from submissions u where u.organization_id = ${companyId} and u.agency_id = g.id
        and u.status <> 'closed') as submitted,
      (select count(*)::int from submissions u where u.organization_id = ${companyId} and u.agency_id = g.id
        and u.status = 'new') as waiting,
      (select count(*)::int from submissions u join candidate_invites i on i.id = u.invite_id
        join applications a on a.id = i.application_id where u.organization_id = ${companyId} and u.agency_id = g.id
          and a.status = 'approved') as hired
    from organizations g where g.kind = 'staffing_agency' and (${agencyId}::uuid is null or g.id = ${agencyId})
      and ${linkInForce(sql`g.id`, sql`${companyId}::uuid`)}
    order by lower(g.name), g.id
  `.execute(db);
  return rows;
}

/** How long accepted submissions bind a company. */
export async function findOwnershipMode(db: Db, companyId: string): Promise<OwnershipMode> {
  const { rows } = await sql<{ agency_ownership: OwnershipMode }>`
    select agency_ownership from organizations where id = ${companyId}`.execute(db);
  return rows[0]?.agency_ownership ?? 'duration';
}

/** Changes how long they do. */
export async function storeOwnershipMode(db: Db, companyId: string, mode: OwnershipMode): Promise<void> {
  await sql`update organizations set agency_ownership = ${mode}, updated_at = now() where id = ${companyId}`.execute(
    db,
  );
}

/** A shared position as its agency reads it. */
export interface DeskRow {
  readonly id: string;
  readonly organization_id: string;
  readonly company_name: string;
  readonly title: string;
  readonly position_status: PositionStatus;
  readonly locations: string[];
  readonly remote: (typeof REMOTE_WORK)[number] | null;
  readonly job_type: (typeof JOB_TYPES)[number] | null;
  readonly level: (typeof JOB_LEVELS)[number] | null;
  readonly closes_on: string | null;
  readonly terms: string;
  readonly assigned: number;
  readonly submitted: number;
  readonly created_at: string;
  readonly description: RichText;
  readonly skills: string[];
  readonly technical_skills: string[];
  readonly openings: number;
  readonly note: string;
}

const DESK_COLUMNS = sql`s.id, s.organization_id, c.name as company_name, p.title, p.status as position_status,
  array(select lo.name from position_locations pl join locations lo on lo.id = pl.location_id
    where pl.position_id = p.id order by lo.name) as locations,
  p.remote, p.job_type, p.level, p.closes_on, s.terms,
  (select count(*)::int from agency_position_people w where w.share_id = s.id) as assigned,
  (select count(*)::int from submissions u where u.share_id = s.id and u.status <> 'closed') as submitted,
  s.created_at, p.description, p.skills, p.technical_skills, p.openings, s.note`;

/** One page of what is shared with an agency, newest first. */
export function findDeskPage(
  db: Db,
  reader: Reader,
  asked: PageRequest & { readonly q?: string | undefined },
) {
  const pattern = `%${(asked.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return readPage<DeskRow>(db, asked, {
    order: { by: sql`s.created_at`, id: sql`s.id`, type: 'timestamptz', direction: 'desc' },
    columns: DESK_COLUMNS,
    from: TABLES,
    filter: sql<boolean>`${sharesOf(reader)} and (p.title || ' ' || c.name) ilike ${pattern}`,
    sortValue: (row) => row.created_at,
  });
}

/** One shared position as its agency reads it. */
export async function findDeskPosition(db: Db, id: string, reader: Reader): Promise<DeskRow | undefined> {
  const { rows } = await sql<DeskRow>`
    select ${DESK_COLUMNS} from ${TABLES} where s.id = ${id} and ${sharesOf(reader)}
  `.execute(db);
  return rows[0];
}

/** The recruiters of an agency, and which of them work on a shared position. */
export async function findAssignable(
  db: Db,
  share: { readonly id: string; readonly agency_id: string },
): Promise<{ employee_id: string; name: string; is_assigned: boolean }[]> {
  const { rows } = await sql<{ employee_id: string; name: string; is_assigned: boolean }>`
    select m.id as employee_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
      exists (select from agency_position_people w where w.share_id = ${share.id} and w.user_id = u.id) as is_assigned
    from members m join users u on u.id = m.user_id
    where m.organization_id = ${share.agency_id} and m.status = 'active' and m.role = 'staffing_agency_recruiter'
    order by lower(u.first_name || ' ' || u.last_name), m.id
  `.execute(db);
  return rows;
}

/** Says who of the agency works on a shared position, by membership; answers the accounts that are new to it. */
export async function storeAssigned(
  db: Db,
  share: { readonly id: string; readonly organization_id: string; readonly agency_id: string },
  employeeIds: readonly string[],
): Promise<string[]> {
  await sql`delete from agency_position_people w where w.share_id = ${share.id} and not exists (
    select from members m where m.id = any(${employeeIds}::uuid[]) and m.user_id = w.user_id
      and m.organization_id = ${share.agency_id})`.execute(db);
  const { rows } = await sql<{ user_id: string }>`
    insert into agency_position_people (share_id, organization_id, user_id)
    select ${share.id}, ${share.organization_id}, m.user_id from members m
    where m.id = any(${employeeIds}::uuid[]) and m.organization_id = ${share.agency_id} and m.status = 'active'
      and m.role = 'staffing_agency_recruiter'
    on conflict do nothing returning user_id
  `.execute(db);
  return rows.map((row) => row.user_id);
}

/** A client of an agency as stored. */
export interface ClientRow {
  readonly company_id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly shared: number;
  readonly submitted: number;
  readonly accepted: number;
  readonly hired: number;
  readonly fee_note: string;
  readonly fee_note_at: string | null;
}

/** The clients of an agency: those with a link that was ever approved, by name. */
export async function findAgencyClients(db: Db, agencyId: string): Promise<ClientRow[]> {
  const { rows } = await sql<ClientRow>`
    select c.id as company_id, c.name, ${linkInForce(sql`${agencyId}::uuid`, sql`c.id`)} as is_active,
      (select count(*)::int from agency_positions s where s.organization_id = c.id and s.agency_id = ${agencyId}
        and s.status = 'open') as shared,
      (select count(*)::int from submissions u where u.organization_id = c.id and u.agency_id = ${agencyId}
        and u.status <> 'closed') as submitted,
      (select count(*)::int from submissions u where u.organization_id = c.id and u.agency_id = ${agencyId}
        and u.status = 'approved') as accepted,
      (select count(*)::int from submissions u join candidate_invites i on i.id = u.invite_id
        join applications a on a.id = i.application_id where u.organization_id = c.id and u.agency_id = ${agencyId}
          and a.status = 'approved') as hired,
      coalesce(n.fee_note, '') as fee_note, n.updated_at as fee_note_at
    from organizations c left join agency_client_notes n on n.organization_id = ${agencyId} and n.company_id = c.id
    where exists (select from recruiter_links k where k.company_id = c.id and k.organization_id = ${agencyId}
      and k.recruiter_user_id is null and k.status in ('approved', 'suspended', 'closed') and k.decided_at is not null)
    order by lower(c.name), c.id limit 500
  `.execute(db);
  return rows;
}

/** Keeps an agency's note on its fees with a client. */
export async function storeFeeNote(
  db: Db,
  note: {
    readonly organization_id: string;
    readonly company_id: string;
    readonly fee_note: string;
    readonly updated_by: string;
  },
  at: Date,
): Promise<void> {
  await sql`
    insert into agency_client_notes (organization_id, company_id, fee_note, updated_by, updated_at)
    values (${note.organization_id}, ${note.company_id}, ${note.fee_note}, ${note.updated_by}, ${at})
    on conflict (organization_id, company_id) do update
      set fee_note = excluded.fee_note, updated_by = excluded.updated_by, updated_at = excluded.updated_at
  `.execute(db);
}

/** Who runs an agency. */
export async function findAgencyAdmins(db: Db, agencyId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from members where organization_id = ${agencyId} and status = 'active'
      and role = 'staffing_agency_admin'`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Who of an agency works on a shared position. */
export async function findAssigned(db: Db, shareId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select w.user_id from agency_position_people w join agency_positions s on s.id = w.share_id
      join members m on m.user_id = w.user_id and m.organization_id = s.agency_id and m.status = 'active'
    where w.share_id = ${shareId}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Who of a company is told of submissions for a position: its admins, and whoever made it. */
export async function findTold(db: Db, companyId: string, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from members m where m.organization_id = ${companyId} and m.status = 'active'
      and (m.role = 'company_admin' or (m.role = 'company_recruiter'
        and m.user_id = (select created_by from positions where id = ${positionId})))`.execute(db);
  return rows.map((row) => row.user_id);
}

/** Who settles disputes. */
export async function findPlatformPeople(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where user_type = 'super_admin' and status = 'active'`.execute(db);
  return rows.map((row) => row.id);
}
