import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { inReachOf } from '../../positions/public.ts';

/** Of so many positions, the newest ones, applicants are searched. */
const MOST_POSITIONS = 2_000;
/** So many who have a word are looked at; of more, any are as good as the others. */
const MOST_HOLDERS = 400;

/** An applicant found by name or address. */
export interface FoundApplicant {
  application_id: string;
  position_id: string;
  position_title: string;
  name: string;
  email: string;
  status: ApplicationStatus;
}

/** What was typed, in words as the database keeps them, the longest first. */
export async function findWords(db: Db, typed: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from string_to_table(ltrim(search_words(${typed})), ' ') as word where word <> ''
    group by word order by length(word) desc, word
  `.execute(db);
  return rows.map((row) => row.word);
}

/** Applicants with all of the words in the positions that somebody sees with names, the latest active first. */
export async function findByWords(
  db: Db,
  actor: Actor,
  [longest = '', ...others]: readonly string[],
  most: number,
): Promise<FoundApplicant[]> {
  const rest = others.map((word) => `% ${word}%`);
  const { rows } = await sql<FoundApplicant>`
    with seen as materialized (
      select p.id, p.title from positions p
      where ${inReachOf(actor)} and p.id <> all(${[...actor.blind_position_ids]}::uuid[])
      order by p.id desc limit ${MOST_POSITIONS}
    ), held as materialized (
      select w.application_id, seen.title from seen join application_words w on w.position_id = seen.id
        and w.word >= ${longest} and w.word < ${longest} || chr(1114111)
      limit ${MOST_HOLDERS}
    )
    select application_id, position_id, position_title, name, email, status from (
      select distinct on (a.id) a.id as application_id, a.position_id, held.title as position_title,
        a.applicant_name as name, a.applicant_email as email, a.status, a.last_activity_at
      from held join applications a on a.id = held.application_id
      where not a.is_test and a.applicant_words like all(${rest}::text[])
      order by a.id) found
    order by last_activity_at desc, application_id desc limit ${most}
  `.execute(db);
  return rows;
}
