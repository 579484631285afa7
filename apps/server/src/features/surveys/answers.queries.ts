import type { FormAnswers } from '@tryout/domain/forms/conditions';
import { EMPTY_TALLY, type SurveyTally } from '@tryout/domain/surveys/tally';
import { sql } from 'kysely';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** An invitation by its id. */
export async function findInvitation(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    survey_id: string;
    user_id: string;
    subject: string;
    is_answered: boolean;
  }>`
    select id, survey_id, user_id, subject, is_answered from survey_invitations where id = ${id}
  `.execute(db);
  return rows[0];
}

/** Notes that an invitation was answered; false where it was before. */
export async function takeInvitation(db: Db, id: string): Promise<boolean> {
  const done = await sql`
    update survey_invitations set is_answered = true where id = ${id} and not is_answered
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Notes that a browser answered by a link; false where it did before. */
export async function takeLinkKey(db: Db, surveyId: string, key: Buffer): Promise<boolean> {
  const done = await sql`
    insert into survey_link_keys (survey_id, key) values (${surveyId}, ${key}) on conflict do nothing
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Stores answers. */
export async function insertResponse(
  db: Db,
  response: {
    readonly survey_id: string;
    readonly user_id: string | null;
    readonly answers: FormAnswers;
    readonly answered_count: number;
    readonly skipped_count: number;
    readonly day: string;
  },
): Promise<void> {
  await sql`
    insert into survey_responses (survey_id, user_id, answers, answered_count, skipped_count, answered_on)
    values (${response.survey_id}, ${response.user_id}, ${jsonb(response.answers)}, ${response.answered_count},
      ${response.skipped_count}, ${response.day})
  `.execute(db);
}

/** Counts so far, and since when nothing was added; null: nothing is counted. */
export async function findTally(
  db: Db,
  surveyId: string,
): Promise<{ tally: SurveyTally; counted_on: string | null }> {
  const { rows } = await sql<{ tally: SurveyTally; counted_on: string }>`
    select tally, to_char(counted_on, 'YYYY-MM-DD') as counted_on from survey_tallies where survey_id = ${surveyId}
  `.execute(db);
  return rows[0] ?? { tally: EMPTY_TALLY, counted_on: null };
}

/** Stores the counts. */
export async function putTally(db: Db, surveyId: string, tally: SurveyTally, day: string): Promise<void> {
  await sql`
    insert into survey_tallies (survey_id, tally, counted_on) values (${surveyId}, ${jsonb(tally)}, ${day})
    on conflict (survey_id) do update set tally = excluded.tally, counted_on = excluded.counted_on
  `.execute(db);
}

/** Surveys in which answers wait to be counted. */
export async function findSurveysToCount(db: Db): Promise<string[]> {
  const { rows } = await sql<{ survey_id: string }>`
    select survey_id from survey_responses where not is_counted group by survey_id order by survey_id
  `.execute(db);
  return rows.map(({ survey_id }) => survey_id);
}

/** How many answers of a survey wait to be counted, at most `most`. */
export async function countWaiting(db: Db, surveyId: string, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from survey_responses where survey_id = ${surveyId} and not is_counted limit ${most}) waiting
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Marks up to `most` waiting answers as counted, and answers them, equal ones together. */
export async function takeWaiting(
  db: Db,
  surveyId: string,
  most: number,
): Promise<{ answers: FormAnswers; times: number }[]> {
  const { rows } = await sql<{ answers: FormAnswers; times: number }>`
    with taken as (
      update survey_responses set is_counted = true
      where id in (select id from survey_responses where survey_id = ${surveyId} and not is_counted
        limit ${most} for update skip locked)
      returning answers)
    select answers, count(*)::int as times from taken group by answers
  `.execute(db);
  return rows;
}

/** Texts that were answered to questions and are counted, by question, at most `most` of each, by their own letters. */
export async function findTexts(
  db: Db,
  surveyId: string,
  names: readonly string[],
  most: number,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; texts: string[] }>`
    select q.name, array(
      select found.said from (
        select r.answers ->> q.name as said from survey_responses r
        where r.survey_id = ${surveyId} and r.is_counted and r.answers ? q.name order by r.id limit ${most}) found
      order by md5(found.said), found.said) as texts
    from unnest(${names}::text[]) as q(name)
  `.execute(db);
  return new Map(rows.map(({ name, texts }) => [name, texts]));
}
