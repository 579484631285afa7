import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { countRows, totalOf } from '../../platform/http/keyset.ts';
import { type ApplicationRow, ENDED_BY } from './applications.queries.ts';

/** A candidate's application as a line of the list. */
export interface ListedApplication
  extends Pick<
    ApplicationRow,
    | 'id'
    | 'organization_id'
    | 'is_test'
    | 'stage_entered_at'
    | 'status'
    | 'basic_info'
    | 'cv_id'
    | 'cv_skipped'
    | 'questions_done'
    | 'disposition_by'
    | 'applied_at'
    | 'created_at'
    | 'last_activity_at'
    | 'score_card_id'
  > {
  position_title: string;
  organization_name: string;
  cv_rule: 'required' | 'optional' | 'hidden';
  question_count: number;
  simulation_count: number;
  minutes_left: number;
  unread_messages: number;
}

/** One page of a candidate's applications, newest first, and how many there are. */
export async function findListedApplications(
  db: Db,
  candidateId: string,
  page: { state: 'all' | 'running' | 'ended'; limit: number; offset: number },
): Promise<{ rows: ListedApplication[]; total: number; total_is_capped: boolean }> {
  const state =
    page.state === 'all'
      ? sql`true`
      : page.state === 'running'
        ? sql`a.status not in ('approved', 'rejected')`
        : sql`a.status in ('approved', 'rejected')`;
  const where = sql<boolean>`a.candidate_id = ${candidateId} and ${state}`;
  const { rows } = await sql<ListedApplication>`
    select a.id, a.organization_id, a.is_test, a.stage_entered_at, a.status, a.basic_info, a.cv_id, a.cv_skipped, a.questions_done,
      ${ENDED_BY} as disposition_by, a.applied_at,
      a.created_at, a.last_activity_at, a.score_card_id, p.title as position_title, o.name as organization_name,
      r.application_form->>'cv' as cv_rule,
      (select count(*)::int from position_questions q where q.revision_id = a.revision_id) as question_count,
      (select count(*)::int from position_simulations s where s.revision_id = a.revision_id) as simulation_count,
      (select coalesce(sum(s.duration_minutes), 0)::float8 from position_simulations ps
        join simulations s on s.id = ps.simulation_id
        where ps.revision_id = a.revision_id and not exists (select from plays y
          where y.application_id = a.id and y.simulation_id = s.id and y.purpose = 'application' and y.state in ('completed', 'terminated')))
        as minutes_left,
      (select count(*)::int from application_messages m
        where m.application_id = a.id and not m.from_candidate and m.read_at is null) as unread_messages
    from applications a join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
      join position_revisions r on r.id = a.revision_id
    where ${where} order by a.created_at desc, a.id desc limit ${page.limit} offset ${page.offset}
  `.execute(db);
  const counted = await countRows(db, sql`applications a`, where);
  return { rows, ...totalOf(counted, page.offset + rows.length) };
}
