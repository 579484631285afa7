import type { TeamRole } from '@tryout/domain/access/recruiter-sight';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Somebody on a hiring team. */
export interface TeamRow {
  readonly user_id: string;
  readonly employee_id: string | null;
  readonly name: string;
  readonly role: TeamRole;
  readonly member_role: string | null;
  readonly added_at: string;
}

interface TeamOf {
  readonly id: string;
  readonly organization_id: string;
}

const NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;
const HIRING_ROLES = ['company_admin', 'company_recruiter', 'independent_recruiter'];

/** The hiring team of a position, its owner first; without those who left the organization. */
export async function findTeam(db: Db, position: TeamOf): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select t.user_id, m.id as employee_id, ${NAME} as name, t.role, m.role as member_role, t.added_at
    from position_team t join users u on u.id = t.user_id and u.status = 'active'
      left join members m on m.organization_id = t.organization_id and m.user_id = t.user_id
    where t.position_id = ${position.id} and (m.status = 'active' or exists (
      select from recruiter_links l where l.recruiter_user_id = t.user_id and l.company_id = t.organization_id
        and l.status = 'approved'))
    order by t.role, ${NAME} collate people_names, t.user_id
  `.execute(db);
  return rows;
}

/** Active admins and recruiters of an organization, by name. */
export async function findHiringMembers(
  db: Db,
  organizationId: string,
): Promise<{ employee_id: string; user_id: string; name: string }[]> {
  const { rows } = await sql<{ employee_id: string; user_id: string; name: string }>`
    select m.id as employee_id, m.user_id, ${NAME} as name from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and m.status = 'active' and u.status = 'active'
      and m.role = any(${HIRING_ROLES}::text[])
    order by ${NAME} collate people_names, m.id limit 500
  `.execute(db);
  return rows;
}

/** The account behind a membership, with what it is there; undefined for somebody who left. */
export async function findHiringMember(
  db: Db,
  employeeId: string,
): Promise<{ user_id: string; organization_id: string; name: string; hires: boolean } | undefined> {
  const { rows } = await sql<{ user_id: string; organization_id: string; name: string; hires: boolean }>`
    select m.user_id, m.organization_id, ${NAME} as name,
      m.status = 'active' and u.status = 'active' and m.role = any(${HIRING_ROLES}::text[]) as hires
    from members m join users u on u.id = m.user_id where m.id = ${employeeId}
  `.execute(db);
  return rows[0];
}

/** What an account does on a team now; undefined: it is not on it. */
export async function findTeamRole(
  db: Db,
  positionId: string,
  userId: string,
): Promise<TeamRole | undefined> {
  const { rows } = await sql<{ role: TeamRole }>`
    select role from position_team where position_id = ${positionId} and user_id = ${userId}
  `.execute(db);
  return rows[0]?.role;
}

/** Puts somebody on a team, or changes what they do there. The owner before helps from then on. */
export async function putOnTeam(
  db: Db,
  position: TeamOf,
  member: { readonly user_id: string; readonly role: TeamRole; readonly added_by?: string },
): Promise<void> {
  if (member.role === 'owner') {
    await sql`update position_team set role = 'recruiter' where position_id = ${position.id} and role = 'owner'
      and user_id <> ${member.user_id}`.execute(db);
  }
  await sql`
    insert into position_team (organization_id, position_id, user_id, role, added_by)
    values (${position.organization_id}, ${position.id}, ${member.user_id}, ${member.role}, ${member.added_by ?? null})
    on conflict (position_id, user_id) do update set role = excluded.role
  `.execute(db);
}

/** Takes somebody off a team. */
export async function takeOffTeam(db: Db, positionId: string, userId: string): Promise<void> {
  await sql`delete from position_team where position_id = ${positionId} and user_id = ${userId}`.execute(db);
}

/** Makes somebody the owner of a position that has none. */
export async function ownUnowned(db: Db, position: TeamOf, userId: string): Promise<void> {
  const { rows } = await sql`
    select from position_team where position_id = ${position.id} and role = 'owner'
  `.execute(db);
  if (rows.length === 0) await putOnTeam(db, position, { user_id: userId, role: 'owner' });
}

/** Which positions the recruiters of an organization see. */
export async function findRecruitersSee(db: Db, organizationId: string): Promise<string> {
  const { rows } = await sql<{ recruiters_see: string }>`
    select recruiters_see from organizations where id = ${organizationId}
  `.execute(db);
  return rows[0]?.recruiters_see ?? 'all';
}
