import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayKnowOf } from '../positions/public.ts';

/** A department as an import compares it. */
export interface KnownDepartment {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly parent_id: string | null;
}
/** A place of work as an import compares it. */
export interface KnownLocation {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
/** A member, or an address that is invited, as an import compares it. */
export interface KnownEmployee {
  /** Null: invited and not a member yet. */
  readonly id: string | null;
  readonly email: string;
  readonly role: string;
  readonly title: string;
  readonly department_id: string | null;
  readonly location_id: string | null;
  readonly is_interviewer: boolean;
}
/** A position as an import compares it. */
export interface KnownPosition {
  readonly id: string;
  readonly external_id: string;
  readonly title: string;
  readonly status: string;
  readonly department_id: string | null;
  readonly location_ids: string[];
  readonly remote: string | null;
  readonly job_type: string | null;
  readonly level: string | null;
  readonly openings: number;
  readonly closes_on: string | null;
  readonly description: unknown;
}

/** The departments of an organization. */
export async function findDepartments(db: Db, organizationId: string): Promise<KnownDepartment[]> {
  const { rows } = await sql<KnownDepartment>`
    select id, name, code, parent_id from departments where organization_id = ${organizationId}
  `.execute(db);
  return rows;
}

/** The places of work of an organization. */
export async function findLocations(db: Db, organizationId: string): Promise<KnownLocation[]> {
  const { rows } = await sql<KnownLocation>`
    select id, name, address, country, latitude, longitude from locations where organization_id = ${organizationId}
  `.execute(db);
  return rows;
}

/** Members with one of these addresses, and open invitations to the others. */
export async function findEmployees(
  db: Db,
  organizationId: string,
  emails: readonly string[],
): Promise<KnownEmployee[]> {
  const { rows } = await sql<KnownEmployee>`
    select m.id, u.email, m.role, m.title, m.department_id, m.location_id, m.is_interviewer
    from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and u.email = any(${emails}::text[])
    union all
    select null, i.email, i.role, i.title, i.department_id, i.location_id, i.is_interviewer from invites i
    where i.organization_id = ${organizationId} and i.email = any(${emails}::text[]) and i.status = 'new'
      and i.expires_at > now() and not exists (select from members m join users u on u.id = m.user_id
        where m.organization_id = i.organization_id and u.email = i.email)
  `.execute(db);
  return rows;
}

/** Of these addresses, those that belong to candidates' accounts. */
export async function findCandidatesAmong(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from users where email = any(${emails}::text[]) and user_type = 'candidate' and not is_provisional
  `.execute(db);
  return rows.map((row) => row.email);
}

/** Positions with one of these ids elsewhere or titles, as far as somebody may know of them. */
export async function findKnownPositions(
  db: Db,
  actor: Actor,
  organizationId: string,
  sought: { readonly external_ids: readonly string[]; readonly titles: readonly string[] },
): Promise<KnownPosition[]> {
  const { rows } = await sql<KnownPosition>`
    select p.id, p.external_id, p.title, p.status, p.department_id, p.remote, p.job_type, p.level, p.openings,
      p.closes_on, p.description,
      array(select pl.location_id from position_locations pl where pl.position_id = p.id order by 1) as location_ids
    from positions p where p.organization_id = ${organizationId} and ${mayKnowOf(actor)}
      and ((p.external_id <> '' and p.external_id = any(${sought.external_ids}::text[]))
        or (p.status <> 'archived' and lower(p.title) = any(${sought.titles}::text[])))
    order by p.created_at, p.id
  `.execute(db);
  return rows;
}

/** Notes the id that a position has in the system it came from. */
export async function storeExternalId(db: Db, positionId: string, externalId: string): Promise<void> {
  await sql`update positions set external_id = ${externalId} where id = ${positionId}`.execute(db);
}

/** Notes what an invited address gets on joining. */
export async function storeInvitePlace(
  db: Db,
  inviteId: string,
  place: Pick<KnownEmployee, 'title' | 'department_id' | 'location_id' | 'is_interviewer'>,
): Promise<void> {
  await sql`update invites set title = ${place.title}, department_id = ${place.department_id},
    location_id = ${place.location_id}, is_interviewer = ${place.is_interviewer} where id = ${inviteId}`.execute(
    db,
  );
}

/** Notes what an invited address gets on joining, by the address. */
export async function changeInvitePlace(
  db: Db,
  organizationId: string,
  email: string,
  place: Pick<KnownEmployee, 'title' | 'department_id' | 'location_id' | 'is_interviewer'>,
): Promise<void> {
  await sql`update invites set title = ${place.title}, department_id = ${place.department_id},
      location_id = ${place.location_id}, is_interviewer = ${place.is_interviewer}
    where organization_id = ${organizationId} and email = ${email} and status = 'new'`.execute(db);
}
