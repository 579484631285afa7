import type { RemoteWork, UserJobType } from '@tryout/domain/positions/vocabulary';
import {
  type Availability,
  type KnownLanguage,
  type ProfileField,
  UNSAID,
} from '@tryout/domain/profiles/profile-parts';
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
  readonly technical_skills: string[];
  readonly languages: KnownLanguage[];
  readonly availability: Availability;
  readonly work_permit: string;
  /** How often each part was changed; one that is not named never was. */
  readonly versions: Partial<Record<ProfileField, number>>;
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
  readonly technical_skills?: readonly string[] | undefined;
  readonly languages?: readonly KnownLanguage[] | undefined;
  readonly availability?: Availability | undefined;
  readonly work_permit?: string | undefined;
}

/** A picture of a profile. */
export type ProfilePicture = 'profile_picture_file_id' | 'cover_picture_file_id';

const EMPTY: ProfileRow = {
  tagline: '',
  bio: '',
  phone: '',
  location: '',
  linkedin: '',
  skills: [],
  technical_skills: [],
  languages: [],
  availability: UNSAID,
  work_permit: '',
  versions: {},
  profile_picture_file_id: null,
  cover_picture_file_id: null,
};

const COLUMNS = sql`tagline, bio, phone, location, linkedin, skills, technical_skills, languages, work_permit, versions,
  json_build_object('kind', availability, 'weeks', notice_weeks, 'day', available_from) as availability,
  profile_picture_file_id, cover_picture_file_id`;

/** A candidate's profile; an empty one where nothing was stored yet. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRow> {
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from candidate_profiles where user_id = ${userId}
  `.execute(db);
  return rows[0] ?? EMPTY;
}

/** The same, made where there is none, and held until the transaction ends. */
export async function lockProfile(db: Db, userId: string): Promise<ProfileRow> {
  await sql`insert into candidate_profiles (user_id) values (${userId}) on conflict do nothing`.execute(db);
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from candidate_profiles where user_id = ${userId} for update
  `.execute(db);
  return rows[0] ?? EMPTY;
}

/** Stores changed fields of a profile with the versions that they have now. */
export async function storeProfile(
  db: Db,
  userId: string,
  change: ProfileChange,
  versions: ProfileRow['versions'],
): Promise<void> {
  const { languages, availability } = change;
  await sql`
    update candidate_profiles set
      tagline = coalesce(${change.tagline ?? null}, tagline), bio = coalesce(${change.bio ?? null}, bio),
      phone = coalesce(${change.phone ?? null}, phone), location = coalesce(${change.location ?? null}, location),
      linkedin = coalesce(${change.linkedin ?? null}, linkedin),
      work_permit = coalesce(${change.work_permit ?? null}, work_permit),
      skills = coalesce(${change.skills ?? null}::text[], skills),
      technical_skills = coalesce(${change.technical_skills ?? null}::text[], technical_skills),
      languages = coalesce(${languages ? JSON.stringify(languages) : null}::jsonb, languages),
      versions = ${JSON.stringify(versions)}, updated_at = now()
    where user_id = ${userId}
  `.execute(db);
  if (!availability) return;
  await sql`
    update candidate_profiles set availability = ${availability.kind}, notice_weeks = ${availability.weeks},
      available_from = ${availability.day}
    where user_id = ${userId}
  `.execute(db);
}

/** Stores which picture a profile has; null: none. Files that nothing names any more are swept. */
export async function storePicture(
  db: Db,
  userId: string,
  which: ProfilePicture,
  fileId: string | null,
): Promise<void> {
  await sql`
    insert into candidate_profiles (user_id, ${sql.ref(which)}) values (${userId}, ${fileId})
    on conflict (user_id) do update set ${sql.ref(which)} = excluded.${sql.ref(which)}, updated_at = now()
  `.execute(db);
}

/** Which of these words name tools that the platform knows, in small letters. */
export async function technicalAmong(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select unnest(reference_words(name, names, aliases)) as name from reference_entries
    where kind = 'technical_skill' and status in ('in_use', 'merged')
      and reference_words(name, names, aliases) && ${words.map((word) => word.toLowerCase())}::text[]
  `.execute(db);
  return new Set(rows.map((row) => row.name));
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
  const { rows } = await sql<Experience & { experience_id: string; version: number }>`
    select id as experience_id, title, company, employment_type, location, remote, start_month, end_month, is_current,
      description, version
    from experiences where user_id = ${userId} order by is_current desc, start_month desc, id desc
  `.execute(db);
  return rows;
}

/** A job by its id, held until the transaction ends; undefined: it was removed meanwhile. */
export async function lockExperience(db: Db, id: string) {
  const { rows } = await sql<Experience & { experience_id: string; version: number }>`
    select id as experience_id, title, company, employment_type, location, remote, start_month, end_month, is_current,
      description, version
    from experiences where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Adds a job, or changes the one with this id; answers its id and version. */
export async function putExperience(
  db: Db,
  userId: string,
  id: string | null,
  job: Experience,
): Promise<{ experience_id: string; version: number }> {
  const { rows } = await sql<{ experience_id: string; version: number }>`
    insert into experiences (id, user_id, title, company, employment_type, location, remote, start_month, end_month,
      is_current, description)
    values (${id ?? uuidv7()}, ${userId}, ${job.title}, ${job.company}, ${job.employment_type}, ${job.location},
      ${job.remote}, ${job.start_month}, ${job.end_month}, ${job.is_current}, ${job.description})
    on conflict (id) do update set title = excluded.title, company = excluded.company,
      employment_type = excluded.employment_type, location = excluded.location, remote = excluded.remote,
      start_month = excluded.start_month, end_month = excluded.end_month, is_current = excluded.is_current,
      description = excluded.description, version = experiences.version + 1
    returning id as experience_id, version
  `.execute(db);
  return only(rows);
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (!row) throw new Error('a row was stored and none came back');
  return row;
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
  const { rows } = await sql<Education & { education_id: string; version: number }>`
    select id as education_id, school, degree, field, start_year, end_year, grade, version
    from educations where user_id = ${userId} order by start_year desc, id desc
  `.execute(db);
  return rows;
}

/** A school by its id, held until the transaction ends; undefined: it was removed meanwhile. */
export async function lockEducation(db: Db, id: string) {
  const { rows } = await sql<Education & { education_id: string; version: number }>`
    select id as education_id, school, degree, field, start_year, end_year, grade, version
    from educations where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Adds a school, or changes the one with this id; answers its id and version. */
export async function putEducation(
  db: Db,
  userId: string,
  id: string | null,
  school: Education,
): Promise<{ education_id: string; version: number }> {
  const { rows } = await sql<{ education_id: string; version: number }>`
    insert into educations (id, user_id, school, degree, field, start_year, end_year, grade)
    values (${id ?? uuidv7()}, ${userId}, ${school.school}, ${school.degree}, ${school.field}, ${school.start_year},
      ${school.end_year}, ${school.grade})
    on conflict (id) do update set school = excluded.school, degree = excluded.degree, field = excluded.field,
      start_year = excluded.start_year, end_year = excluded.end_year, grade = excluded.grade,
      version = educations.version + 1
    returning id as education_id, version
  `.execute(db);
  return only(rows);
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
