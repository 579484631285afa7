import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Copies the fields of one position to another, without its life: status, dates, counts and address stay its own. */
export async function copyPositionFields(db: Db, fromId: string, toId: string): Promise<void> {
  await sql`
    update positions target set client_company_id = source.client_company_id, department_id = source.department_id,
      job_title_id = source.job_title_id, industry_id = source.industry_id, remote = source.remote,
      job_type = source.job_type, level = source.level, work_experience = source.work_experience,
      skills = source.skills, technical_skills = source.technical_skills, description = source.description,
      salary_min_cents = source.salary_min_cents, salary_max_cents = source.salary_max_cents,
      salary_period = source.salary_period, show_salary = source.show_salary,
      openings = greatest(source.openings, 1), image_file_id = source.image_file_id
    from positions source where source.id = ${fromId} and target.id = ${toId}
  `.execute(db);
  await sql`
    insert into position_locations (organization_id, position_id, location_id)
    select organization_id, ${toId}, location_id from position_locations where position_id = ${fromId}
  `.execute(db);
  await sql`
    insert into position_interview_questions (position_id, organization_id, questions, updated_by, updated_at)
    select ${toId}, organization_id, questions, updated_by, updated_at from position_interview_questions
    where position_id = ${fromId}
  `.execute(db);
}
