import type { ApplicationOrigin } from '@tryout/contract/applicants/applicants';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Most questions that are offered as filters; a form has far fewer. */
const MOST_QUESTIONS = 100;

/** The traits on the score cards of a position's applicants, by name. */
export async function findScoredTraits(
  db: Db,
  positionId: string,
): Promise<{ trait_id: string; name: string }[]> {
  const { rows } = await sql<{ trait_id: string; name: string }>`
    select t.id as trait_id, t.name from traits t where t.id in (
      select unnest(s.trait_ids) from (
        select trait_ids from application_scores where position_id = ${positionId} limit 2000) s)
    order by t.name collate people_names, t.id
  `.execute(db);
  return rows;
}

/** Questions with options, each text once, those of the newest revision first. */
export async function findOptionQuestions(
  db: Db,
  positionId: string,
): Promise<{ position_question_id: string; label: string; options: { key: string; label: string }[] }[]> {
  const { rows } = await sql<{
    position_question_id: string;
    label: string;
    options: { key: string; label: string }[];
  }>`
    select position_question_id, label, options from (
      select distinct on (q.type, q.label) q.id as position_question_id, q.label, q.options, r.revision, q.sort_order
      from position_revisions r join position_questions q on q.revision_id = r.id
      where r.position_id = ${positionId} and q.type in ('single_select', 'multi_select', 'yes_no')
      order by q.type, q.label, r.revision desc) each_once
    order by revision desc, sort_order limit ${MOST_QUESTIONS}
  `.execute(db);
  return rows;
}

/** How applications of a position came to be. */
export async function findOrigins(db: Db, positionId: string): Promise<ApplicationOrigin[]> {
  const { rows } = await sql<{ origin: ApplicationOrigin }>`
    select distinct origin from (
      select origin from applications where position_id = ${positionId} and not is_test limit 20000) first
    order by origin
  `.execute(db);
  return rows.map((row) => row.origin);
}

/** Links for channels by which applicants of a position came. */
export async function findLinks(
  db: Db,
  positionId: string,
): Promise<{ source_link_id: string; name: string }[]> {
  const { rows } = await sql<{ source_link_id: string; name: string }>`
    select l.id as source_link_id, l.name from source_links l
    where l.kind = 'channel' and exists (select from applications a
      where a.source_link_id = l.id and a.position_id = ${positionId} and not a.is_test)
    and l.organization_id = (select organization_id from positions where id = ${positionId})
    order by l.name, l.id limit 100
  `.execute(db);
  return rows;
}
