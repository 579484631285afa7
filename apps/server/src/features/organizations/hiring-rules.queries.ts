import type { RecruitersSee } from '@tryout/domain/access/recruiter-sight';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

const NAME = sql`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email)`;
const HIRES = sql<boolean>`m.status = 'active' and u.status = 'active'
  and m.role in ('company_admin', 'company_recruiter', 'independent_recruiter')`;

/** Which positions the recruiters of an organization see; undefined for an unknown one. */
export async function findRecruitersSee(db: Db, organizationId: string): Promise<RecruitersSee | undefined> {
  const { rows } = await sql<{ recruiters_see: RecruitersSee }>`
    select recruiters_see from organizations where id = ${organizationId}
  `.execute(db);
  return rows[0]?.recruiters_see;
}

/** A step of approval, with whoever is named. */
export interface NamedStep {
  readonly employee_id: string | null;
  readonly name: string | null;
  readonly is_active: boolean;
}

/** The steps of approval, in order. */
export async function findNamedSteps(db: Db, organizationId: string): Promise<NamedStep[]> {
  const { rows } = await sql<NamedStep>`
    select s.member_id as employee_id, case when m.id is not null then ${NAME} end as name,
      coalesce(${HIRES}, true) as is_active
    from approval_steps s left join members m on m.id = s.member_id left join users u on u.id = m.user_id
    where s.organization_id = ${organizationId} order by s.step
  `.execute(db);
  return rows;
}

/** Admins and recruiters of an organization, by name. */
export async function findApprovers(
  db: Db,
  organizationId: string,
): Promise<{ employee_id: string; name: string }[]> {
  const { rows } = await sql<{ employee_id: string; name: string }>`
    select m.id as employee_id, ${NAME} as name from members m join users u on u.id = m.user_id
    where m.organization_id = ${organizationId} and ${HIRES}
    order by ${NAME} collate people_names, m.id limit 500
  `.execute(db);
  return rows;
}

/** Stores which positions recruiters see. */
export async function storeRecruitersSee(
  db: Db,
  organizationId: string,
  recruiters_see: RecruitersSee,
): Promise<void> {
  await sql`update organizations set recruiters_see = ${recruiters_see}, updated_at = now()
    where id = ${organizationId}`.execute(db);
}

/** Stores the steps of approval in place of those before. */
export async function storeSteps(
  db: Db,
  organizationId: string,
  memberIds: readonly (string | null)[],
): Promise<void> {
  await sql`delete from approval_steps where organization_id = ${organizationId}`.execute(db);
  for (const [at, member_id] of memberIds.entries()) {
    await sql`insert into approval_steps (organization_id, step, member_id)
      values (${organizationId}, ${at + 1}, ${member_id})`.execute(db);
  }
}
