import type { ApplicationEnd } from '@tryout/domain/applications/application-status';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { isAmong } from '../../platform/http/keyset.ts';

/** An application as stored. */
export interface ApplicationRow {
  id: string;
  organization_id: string;
  position_id: string;
  revision_id: string;
  candidate_id: string;
  status: ApplicationStatus;
  status_before: ApplicationStatus | null;
  furthest_step: ApplicationStatus;
  origin: string;
  basic_info: Partial<BasicInfo>;
  applicant_name: string;
  applicant_email: string;
  cv_id: string | null;
  cv_skipped: boolean;
  questions_done: boolean;
  cover_letter: string;
  disposition_by: ApplicationEnd | null;
  disposition_shared_text: string;
  score_card_id: string | null;
  is_test: boolean;
  applied_at: string | null;
  stage_entered_at: string;
  last_activity_at: string;
  created_at: string;
}

/** Contact data at the time of applying; the cover letter has a column of its own. */
export interface BasicInfo {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
}

/** Who or what ended the application `a`. */
export const ENDED_BY = sql<ApplicationEnd | null>`case when a.duplicate_of is not null then 'duplicate' else a.disposition_by end`;

const COLUMNS = sql`a.id, a.organization_id, a.position_id, a.revision_id, a.candidate_id, a.status, a.status_before,
  a.furthest_step, a.origin, a.basic_info, a.applicant_name, a.applicant_email, a.cv_id, a.cv_skipped,
  a.questions_done, a.cover_letter, ${ENDED_BY} as disposition_by, a.disposition_shared_text, a.score_card_id, a.is_test,
  a.applied_at, a.stage_entered_at, a.last_activity_at, a.created_at`;

/** Applications by id; of `a`, those that also meet a condition. */
export async function findApplications(
  db: Db,
  ids: readonly string[],
  known: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<(ApplicationRow & { position_title: string })[]> {
  const { rows } = await sql<ApplicationRow & { position_title: string }>`/* planned once */
    select ${COLUMNS}, (select title from positions where id = a.position_id) as position_title
    from applications a where ${isAmong(sql`a.id`, ids)} and ${known}
  `.execute(db);
  return rows;
}

/** An application, held until the transaction ends, so that what is judged is what is changed. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${COLUMNS} from applications a where a.id = ${id} for no key update
  `.execute(db);
  return rows[0];
}

/** Moves an application in the candidate's half; `applied` also stamps when. */
export async function storeCandidateStatus(
  db: Db,
  id: string,
  change: { status: ApplicationStatus; at: Date },
): Promise<void> {
  await sql`
    update applications set status = ${change.status}, furthest_step = ${change.status},
      stage_entered_at = ${change.at}, updated_at = ${change.at},
      applied_at = case when ${change.status} = 'applied' then coalesce(applied_at, ${change.at}) else applied_at end
    where id = ${id}
  `.execute(db);
}

/** Notes that the candidate was reminded. */
export async function noteReminder(db: Db, id: string, at: Date): Promise<void> {
  await sql`update applications set reminded_at = ${at} where id = ${id}`.execute(db);
}

/** Notes that the candidate did something. */
export async function touchApplication(db: Db, id: string, at: Date): Promise<void> {
  await sql`update applications set last_activity_at = ${at}, updated_at = ${at} where id = ${id}`.execute(
    db,
  );
}

/** Stores contact data and the name and address under which the applicant is listed. */
export async function storeBasicInfo(
  db: Db,
  id: string,
  info: BasicInfo & { cover_letter: string },
): Promise<void> {
  const { cover_letter, ...basic } = info;
  await sql`
    update applications set basic_info = ${JSON.stringify(basic)}, cover_letter = ${cover_letter},
      applicant_name = ${`${info.first_name} ${info.last_name}`.trim()}, applicant_email = ${info.email}
    where id = ${id}
  `.execute(db);
}

/** Fills what the profile does not have yet, so that nobody is asked twice. */
export async function fillProfile(db: Db, userId: string, info: BasicInfo): Promise<void> {
  await sql`
    insert into candidate_profiles (user_id, phone, location, linkedin)
    values (${userId}, ${info.phone}, ${info.location}, ${info.linkedin})
    on conflict (user_id) do update set
      phone = coalesce(nullif(candidate_profiles.phone, ''), excluded.phone),
      location = coalesce(nullif(candidate_profiles.location, ''), excluded.location),
      linkedin = coalesce(nullif(candidate_profiles.linkedin, ''), excluded.linkedin)
  `.execute(db);
  await sql`
    update users set first_name = coalesce(nullif(first_name, ''), ${info.first_name}),
      last_name = coalesce(nullif(last_name, ''), ${info.last_name})
    where id = ${userId} and (first_name = '' or last_name = '')
  `.execute(db);
}

/** Attaches a CV, or notes that none is to come. */
export async function storeCvChoice(db: Db, id: string, cvId: string | null): Promise<void> {
  await sql`update applications set cv_id = ${cvId}, cv_skipped = ${cvId === null} where id = ${id}`.execute(
    db,
  );
}

/** Notes that the candidate is through with the questions. */
export async function markQuestionsDone(db: Db, id: string): Promise<void> {
  await sql`update applications set questions_done = true where id = ${id}`.execute(db);
}

/** Ends an application from the candidate's side or the system's. */
export async function endApplication(
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'status'>,
  end: { by: 'candidate' | 'system'; note: string; at: Date },
): Promise<void> {
  await sql`
    update applications set status = 'rejected', status_before = ${application.status}, disposition_by = ${end.by},
      disposition_note = ${end.note}, stage_entered_at = ${end.at}, updated_at = ${end.at}
    where id = ${application.id}
  `.execute(db);
}

/** Closes an application in favour of the person's other one for the same position; its data stay. */
export async function closeAsDuplicate(
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'status'>,
  { counts, at }: { counts: string; at: Date },
): Promise<void> {
  await sql`
    update applications set status = 'rejected', status_before = ${application.status}, disposition_by = 'system',
      duplicate_of = ${counts}, hold_until = null, hold_resume_to = null, stage_entered_at = ${at}, updated_at = ${at}
    where id = ${application.id}
  `.execute(db);
}

/** Takes an end back. False when another application for the same position is running by now. */
export async function resumeApplication(
  db: Db,
  id: string,
  to: ApplicationStatus,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update applications a set status = ${to}, status_before = null, disposition_by = null, disposition_note = '',
      disposition_shared_text = '', stage_entered_at = ${at}, last_activity_at = ${at}, updated_at = ${at}
    where a.id = ${id} and not exists (
      select from applications b where b.position_id = a.position_id and b.candidate_id = a.candidate_id
        and b.id <> a.id and b.status <> 'rejected')
    returning a.id
  `.execute(db);
  return rows.length === 1;
}

/** Stores what the knock-out rules say of an application. */
export async function storeSuggestedAction(
  db: Db,
  id: string,
  suggestion: object,
  tag: string | null,
): Promise<void> {
  await sql`
    update applications set suggested_action = ${JSON.stringify(suggestion)},
      tags = case when ${tag}::text is null or ${tag}::text = any(tags) then tags else tags || ${tag}::text end
    where id = ${id}
  `.execute(db);
}
