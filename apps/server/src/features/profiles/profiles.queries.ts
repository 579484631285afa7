import type { RemoteWork, UserJobType } from '@tryout/domain/positions/vocabulary';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A candidate's profile as stored. */
export interface ProfileRow {
  readonly tagline: string;
  readonly bio: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: string[];
  readonly profile_picture_file_id: string | null;
  readonly cover_picture_file_id: string | null;
}

/** Fields of a profile; those left out stay. */
export interface ProfileChange {
  readonly tagline?: string | undefined;
  readonly bio?: string | undefined;
  readonly phone?: string | undefined;
  readonly location?: string | undefined;
  readonly linkedin?: string | undefined;
  readonly skills?: readonly string[] | undefined;
  readonly profile_picture_file_id?: string | undefined;
  readonly cover_picture_file_id?: string | undefined;
}

const EMPTY: ProfileRow = {
  tagline: '',
  bio: '',
  phone: '',
  location: '',
  linkedin: '',
  skills: [],
  profile_picture_file_id: null,
  cover_picture_file_id: null,
};

/** A candidate's profile; an empty one where nothing was stored yet. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select tagline, bio, phone, location, linkedin, skills, profile_picture_file_id, cover_picture_file_id
    from candidate_profiles where user_id = ${userId}
  `.execute(db);
  return rows[0] ?? EMPTY;
}

/** Stores changed fields of a profile. */
export async function storeProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  await sql`insert into candidate_profiles (user_id) values (${userId}) on conflict do nothing`.execute(db);
  await sql`
    update candidate_profiles set
      tagline = coalesce(${change.tagline ?? null}, tagline), bio = coalesce(${change.bio ?? null}, bio),
      phone = coalesce(${change.phone ?? null}, phone), location = coalesce(${change.location ?? null}, location),
      linkedin = coalesce(${change.linkedin ?? null}, linkedin),
      skills = coalesce(${change.skills ?? null}::text[], skills),
      profile_picture_file_id = coalesce(${change.profile_picture_file_id ?? null}::uuid, profile_picture_file_id),
      cover_picture_file_id = coalesce(${change.cover_picture_file_id ?? null}::uuid, cover_picture_file_id),
      updated_at = now()
    where user_id = ${userId}
  `.execute(db);
}

/** A job as stored, without its id. */
export interface Experience {
  readonly title: string;
  readonly company: string;
  readonly employment_type: UserJobType;
  readonly location: string;
  readonly remote: RemoteWork;
  readonly start_month: string;
  readonly end_month: string | null;
  readonly is_current: boolean;
  readonly description: string;
}

/** A person's jobs, latest first. */
export async function listExperience(db: Db, userId: string) {
  const { rows } = await sql<Experience & { experience_id: string }>`
    select id as experience_id, title, company, employment_type, location, remote, start_month, end_month, is_current,
      description
    from experiences where user_id = ${userId} order by is_current desc, start_month desc, id desc
  `.execute(db);
  return rows;
}

/** Adds a job, or changes the one with this id; answers its id. */
export async function putExperience(
  db: Db,
  userId: string,
  id: string | null,
  job: Experience,
): Promise<string> {
  const experienceId = id ?? uuidv7();
  await sql`
    insert into experiences (id, user_id, title, company, employment_type, location, remote, start_month, end_month,
      is_current, description)
    values (${experienceId}, ${userId}, ${job.title}, ${job.company}, ${job.employment_type}, ${job.location},
      ${job.remote}, ${job.start_month}, ${job.end_month}, ${job.is_current}, ${job.description})
    on conflict (id) do update set title = excluded.title, company = excluded.company,
      employment_type = excluded.employment_type, location = excluded.location, remote = excluded.remote,
      start_month = excluded.start_month, end_month = excluded.end_month, is_current = excluded.is_current,
      description = excluded.description
  `.execute(db);
  return experienceId;
}

/** Removes a job. */
export async function deleteExperience(db: Db, id: string): Promise<void> {
  await sql`delete from experiences where id = ${id}`.execute(db);
}

/** A school as stored, without its id. */
export interface Education {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly start_year: number;
  readonly end_year: number | null;
  readonly grade: string;
}

/** A person's schools, latest first. */
export async function listEducation(db: Db, userId: string) {
  const { rows } = await sql<Education & { education_id: string }>`
    select id as education_id, school, degree, field, start_year, end_year, grade
    from educations where user_id = ${userId} order by start_year desc, id desc
  `.execute(db);
  return rows;
}

/** Adds a school, or changes the one with this id; answers its id. */
export async function putEducation(
  db: Db,
  userId: string,
  id: string | null,
  school: Education,
): Promise<string> {
  const educationId = id ?? uuidv7();
  await sql`
    insert into educations (id, user_id, school, degree, field, start_year, end_year, grade)
    values (${educationId}, ${userId}, ${school.school}, ${school.degree}, ${school.field}, ${school.start_year},
      ${school.end_year}, ${school.grade})
    on conflict (id) do update set school = excluded.school, degree = excluded.degree, field = excluded.field,
      start_year = excluded.start_year, end_year = excluded.end_year, grade = excluded.grade
  `.execute(db);
  return educationId;
}

/** Removes a school. */
export async function deleteEducation(db: Db, id: string): Promise<void> {
  await sql`delete from educations where id = ${id}`.execute(db);
}

/** Rows of one kind that a person has. */
export async function countEntries(
  db: Db,
  table: 'experiences' | 'educations',
  userId: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where user_id = ${userId}
  `.execute(db);
  return rows[0]?.n ?? 0;
}
