import type { Answerer } from '@tryout/domain/adjustments/choose-answerer';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ListOrder, type PageRequest, readPage } from '../../platform/http/keyset.ts';

/** An application as far as these requests need it. */
export interface AdjustedApplication {
  readonly id: string;
  readonly organization_id: string;
  readonly organization_name: string;
  readonly position_id: string;
  readonly position_title: string;
  readonly candidate_id: string;
  readonly status: string;
}

/** The application; undefined: it is gone. */
export async function findAdjusted(db: Db, id: string): Promise<AdjustedApplication | undefined> {
  const { rows } = await sql<AdjustedApplication>`
    select a.id, a.organization_id, o.name as organization_name, a.position_id, p.title as position_title, a.candidate_id,
      a.status
    from applications a join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
    where a.id = ${id}
  `.execute(db);
  return rows[0];
}

/** Holds an application, so that two messages make one request. */
export async function holdAdjusted(db: Db, id: string): Promise<void> {
  await sql`select from applications where id = ${id} for no key update`.execute(db);
}

/** A request, as stored. */
export interface RequestRow {
  readonly id: string;
  readonly application_id: string;
  readonly organization_id: string;
  readonly assigned_to: string | null;
  readonly assigned_decides: boolean;
  readonly status: 'open' | 'closed';
  readonly position_title: string;
  readonly applicant_name: string;
  readonly candidate_id: string;
  readonly unread: number;
  readonly created_at: string;
  readonly updated_at: string;
}

const COLUMNS = sql`r.id, r.application_id, r.organization_id, r.assigned_to, r.assigned_decides, r.status,
  p.title as position_title, a.applicant_name, a.candidate_id, (select count(*)::int from adjustment_messages m
    where m.request_id = r.id and m.from_candidate and m.read_at is null) as unread, r.created_at, r.updated_at`;
const FROM = sql`adjustment_requests r join applications a on a.id = r.application_id
  join positions p on p.id = a.position_id`;

/** Requests by id, as far as they are somebody's to answer. */
export async function findOwnRequests(db: Db, ids: readonly string[], userId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.id = any(${ids}::uuid[]) and r.assigned_to = ${userId}
  `.execute(db);
  return rows;
}

/** The request of an application; undefined: nothing was asked. */
export async function findRequestOf(db: Db, applicationId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.application_id = ${applicationId}
  `.execute(db);
  return rows[0];
}

const LATEST: ListOrder = { by: sql`r.updated_at`, id: sql`r.id`, type: 'timestamptz', direction: 'desc' };

/** A page of the requests that are somebody's to answer. */
export function listRequests(db: Db, request: PageRequest & { readonly status: string }, userId: string) {
  return readPage<RequestRow>(db, request, {
    order: LATEST,
    columns: COLUMNS,
    from: FROM,
    filter: sql<boolean>`r.assigned_to = ${userId} and r.status = ${request.status}`,
    sortValue: (row) => row.updated_at,
  });
}

/** Who could answer for a position: whom the organization chose, and its admins. */
export async function findAnswerers(db: Db, organizationId: string, positionId: string): Promise<Answerer[]> {
  const { rows } = await sql<Answerer>`
    select m.user_id, c.user_id is not null as is_contact,
      exists (select from position_team t where t.position_id = ${positionId} and t.user_id = m.user_id)
        or exists (select from position_privileges g where g.position_id = ${positionId} and g.user_id = m.user_id
          and g.status in ('new', 'approved')) as decides,
      (select count(*)::int from adjustment_requests r where r.assigned_to = m.user_id and r.status = 'open') as waiting
    from members m left join adjustment_contacts c on c.organization_id = m.organization_id and c.user_id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active'
      and (c.user_id is not null or m.role in ('company_admin', 'independent_recruiter', 'staffing_agency_admin'))
  `.execute(db);
  return rows;
}

/** Notes a request. */
export async function insertRequest(
  db: Db,
  request: {
    readonly id: string;
    readonly organization_id: string;
    readonly application_id: string;
    readonly assigned_to: string;
    readonly assigned_decides: boolean;
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into adjustment_requests (id, organization_id, application_id, assigned_to, assigned_decides, created_at,
      updated_at)
    values (${request.id}, ${request.organization_id}, ${request.application_id}, ${request.assigned_to},
      ${request.assigned_decides}, ${request.at}, ${request.at})
  `.execute(db);
}

/** Notes who answers from now on, where somebody else has to. */
export async function storeAnswerer(
  db: Db,
  id: string,
  answerer: { readonly user_id: string; readonly decides: boolean },
): Promise<void> {
  await sql`
    update adjustment_requests set assigned_to = ${answerer.user_id}, assigned_decides = ${answerer.decides}
    where id = ${id}
  `.execute(db);
}

/** Whether somebody can still answer: they are an active member. */
export async function isActiveMember(db: Db, organizationId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from members where organization_id = ${organizationId} and user_id = ${userId} and status = 'active'
  `.execute(db);
  return rows.length > 0;
}

/** Adds a message, which opens the request again or closes it. */
export async function insertMessage(
  db: Db,
  message: {
    readonly id: string;
    readonly organization_id: string;
    readonly application_id: string;
    readonly request_id: string;
    readonly from_candidate: boolean;
    readonly sender_id: string | null;
    readonly body: string;
    readonly at: Date;
  },
  status: 'open' | 'closed',
): Promise<void> {
  await sql`
    insert into adjustment_messages (id, organization_id, application_id, request_id, from_candidate, sender_id, body,
      created_at)
    values (${message.id}, ${message.organization_id}, ${message.application_id}, ${message.request_id},
      ${message.from_candidate}, ${message.sender_id}, ${message.body}, ${message.at})
  `.execute(db);
  await sql`
    update adjustment_requests set status = ${status}, updated_at = ${message.at} where id = ${message.request_id}
  `.execute(db);
}

/** Messages of a request, in the order in which they were written. */
export async function findMessages(
  db: Db,
  requestId: string,
): Promise<{ message_id: string; from_candidate: boolean; body: string; created_at: string }[]> {
  const { rows } = await sql<{
    message_id: string;
    from_candidate: boolean;
    body: string;
    created_at: string;
  }>`
    select id as message_id, from_candidate, body, created_at from adjustment_messages
    where request_id = ${requestId} order by id
  `.execute(db);
  return rows;
}

/** Notes that one side opened what the other wrote. */
export async function markOpened(db: Db, requestId: string, fromCandidate: boolean, at: Date): Promise<void> {
  await sql`
    update adjustment_messages set read_at = ${at}
    where request_id = ${requestId} and from_candidate = ${fromCandidate} and read_at is null
  `.execute(db);
}

/** Members who could be chosen to answer, with who is. */
export async function findContacts(
  db: Db,
  organizationId: string,
): Promise<{ employee_id: string; name: string; is_contact: boolean }[]> {
  const { rows } = await sql<{ employee_id: string; name: string; is_contact: boolean }>`
    select m.id as employee_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
      exists (select from adjustment_contacts c where c.organization_id = m.organization_id and c.user_id = m.user_id)
        as is_contact
    from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active' order by name, m.id limit 500
  `.execute(db);
  return rows;
}

/** Chooses who answers; null: nobody in particular. False: they are no active member. */
export async function storeContact(
  db: Db,
  organizationId: string,
  choice: { readonly employee_id: string | null; readonly by: string; readonly at: Date },
): Promise<boolean> {
  if (choice.employee_id === null) {
    await sql`delete from adjustment_contacts where organization_id = ${organizationId}`.execute(db);
    return true;
  }
  const done = await sql`
    insert into adjustment_contacts (organization_id, user_id, set_by, updated_at)
    select organization_id, user_id, ${choice.by}, ${choice.at} from members
    where id = ${choice.employee_id} and organization_id = ${organizationId} and status = 'active'
    on conflict (organization_id) do update set user_id = excluded.user_id, set_by = excluded.set_by,
      updated_at = excluded.updated_at
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}
