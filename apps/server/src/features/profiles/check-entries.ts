import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { profilesSay } from './profiles.messages.ts';
import { countEntries, type Education, type Experience } from './profiles.queries.ts';

/** Most rows of one kind in a profile. */
const MOST = 50;

/** Refuses more rows than a profile may have. */
export async function checkRoom(
  db: Db,
  table: 'experiences' | 'educations',
  userId: string,
  more = 1,
): Promise<void> {
  if (Number(await countEntries(db, table, userId)) + more <= MOST) return;
  throw new Refusal('refused_by_rule', profilesSay('profiles.limit', { limit: MOST }));
}

/** The end is not before the start, and a current job has no end (product §2.4). `at` goes before the names of fields. */
export function checkExperience(job: Experience, at = ''): void {
  if (job.is_current && job.end_month !== null) {
    throw invalidField(`${at}end_month`, profilesSay('profiles.current_has_no_end'));
  }
  if (!job.is_current && job.end_month === null) {
    throw invalidField(`${at}end_month`, profilesSay('profiles.end_missing'));
  }
  if (job.end_month !== null && job.end_month < job.start_month) {
    throw invalidField(`${at}end_month`, profilesSay('profiles.end_before_start'));
  }
}

/** The end is not before the start. */
export function checkEducation(school: Education, at = ''): void {
  if (school.end_year !== null && school.end_year < school.start_year) {
    throw invalidField(`${at}end_year`, profilesSay('profiles.end_before_start'));
  }
}
