import type { ApplicationStepsConfig } from '@tryout/domain/applications/application-status';
import type { KnockOutRule } from '@tryout/domain/positions/knockout';
import type { AnswerValue } from '@tryout/domain/positions/knockout-operators';
import type { PositionStatus } from '@tryout/domain/positions/position-status';
import type { QuestionType } from '@tryout/domain/positions/question-types';
import type { JobLevel, JobType, RemoteWork } from '@tryout/domain/positions/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { knownToRecruiter } from '../positions/public.ts';

type Asked = 'required' | 'optional' | 'hidden';

/** What a revision asks for beside its questions. */
export interface ApplicationForm {
  cv: Asked;
  phone: Asked;
  linkedin: Asked;
  cover_letter: Asked;
}

/** The position of an application, with the form of the application's own revision. */
export interface PositionFacts {
  id: string;
  organization_id: string;
  title: string;
  slug: string;
  status: PositionStatus;
  opens_on: string | null;
  closes_on: string | null;
  /** Today in the organization's zone. */
  today: string;
  job_type: JobType | null;
  level: JobLevel | null;
  remote: RemoteWork | null;
  openings: number;
  approved_count: number;
  created_by: string;
  organization_name: string;
  organization_slug: string;
  logo_file_id: string | null;
  cover_file_id: string | null;
  accent: string | null;
  locations: string[];
  application_form: ApplicationForm;
  question_count: number;
  simulation_count: number;
}

/** The position behind an application, and what the application's revision asks for. */
export async function findPositionFacts(
  db: Db,
  application: { position_id: string; revision_id: string },
  now: Date,
): Promise<PositionFacts> {
  const { rows } = await sql<PositionFacts>`
    select p.id, p.organization_id, p.title, p.slug, p.status, p.opens_on, p.closes_on,
      (${now}::timestamptz at time zone o.default_time_zone)::date::text as today,
      p.job_type, p.level, p.remote, p.openings, p.approved_count, p.created_by,
      o.name as organization_name, o.slug as organization_slug, o.logo_file_id, o.cover_file_id, o.accent,
      array(select l.name from position_locations pl join locations l on l.id = pl.location_id
        where pl.position_id = p.id order by l.name) as locations,
      r.application_form,
      (select count(*)::int from position_questions q where q.revision_id = r.id) as question_count,
      (select count(*)::int from position_simulations s where s.revision_id = r.id) as simulation_count
    from positions p join organizations o on o.id = p.organization_id
      join position_revisions r on r.position_id = p.id and r.id = ${application.revision_id}
    where p.id = ${application.position_id}
  `.execute(db);
  const [position] = rows;
  if (!position) throw new Error('an application without its position');
  return position;
}

/** The steps a position asks for. */
export function stepsConfigOf(position: PositionFacts): ApplicationStepsConfig {
  return {
    cv: position.application_form.cv,
    has_questions: position.question_count > 0,
    has_simulation: position.simulation_count > 0,
  };
}

/** A question of a revision with the applicant's answer. */
export interface QuestionRow {
  id: string;
  type: QuestionType;
  label: string;
  help: string;
  required: boolean;
  options: { key: string; label: string }[];
  settings: { min?: number | null; max?: number | null; max_length?: number | null };
  rules: KnockOutRule[];
  value: AnswerValue;
  answered_at: string | null;
}

/** The questions of an application's own revision in order, with its answers. */
export async function findQuestions(
  db: Db,
  application: { id: string; revision_id: string },
): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, q.type, q.label, q.help, q.required, q.options, q.settings, q.rules, n.value,
      n.updated_at as answered_at
    from position_questions q
      left join application_answers n on n.application_id = ${application.id} and n.position_question_id = q.id
    where q.revision_id = ${application.revision_id}
    order by q.sort_order, q.id
  `.execute(db);
  return rows;
}

/** Stores answers; null takes one back. */
export async function storeAnswers(
  db: Db,
  application: { id: string; organization_id: string },
  answers: readonly { position_question_id: string; value: AnswerValue }[],
  at: Date,
): Promise<void> {
  const given = answers.filter((answer) => answer.value !== null);
  const taken = answers
    .filter((answer) => answer.value === null)
    .map((answer) => answer.position_question_id);
  if (given.length > 0) {
    await sql`
      insert into application_answers (organization_id, application_id, position_question_id, value, updated_at)
      select ${application.organization_id}, ${application.id}, r.position_question_id, r.value, ${at}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(position_question_id uuid, value jsonb)
      on conflict (application_id, position_question_id)
        do update set value = excluded.value, updated_at = excluded.updated_at
        where application_answers.value is distinct from excluded.value
    `.execute(db);
  }
  if (taken.length > 0) {
    await sql`delete from application_answers
      where application_id = ${application.id} and position_question_id = any(${taken}::uuid[])`.execute(db);
  }
}

/**
 * Who hears of a position's applicants: the organization's admins and its recruiters, where not all of these see the
 * position only its hiring team.
 */
export async function findRecruitersOf(db: Db, position: { id: string }): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from positions p
      join members m on m.organization_id = p.organization_id and m.status = 'active'
    where p.id = ${position.id} and (
      m.role in ('company_admin', 'independent_recruiter')
      or (m.role = 'company_recruiter' and ${knownToRecruiter(sql`m.user_id`)}))
  `.execute(db);
  return rows.map((row) => row.user_id);
}
