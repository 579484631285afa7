import type { listApplications as route } from '@tryout/contract/applications/applications';
import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import {
  isCandidateStatus,
  nextCandidateStep,
  stepsOf,
} from '@tryout/domain/applications/application-status';
import type { SignedAct } from '../../platform/act.ts';
import { findHeldBackSince, findLogLines } from './application-view.queries.ts';
import { candidateTimeline, knownSince } from './candidate-timeline.ts';
import { findListedApplications, type ListedApplication } from './list-applications.queries.ts';
import { standingsOf } from './standing.ts';

/** The caller's own applications, newest first. */
export async function listApplications(
  { db, actor, services }: SignedAct,
  { page, recordsPerPage, state }: RouteQuery<typeof route>,
): Promise<RouteData<typeof route>> {
  const { rows, ...total } = await findListedApplications(db, actor.user_id, {
    state,
    limit: recordsPerPage,
    offset: (page - 1) * recordsPerPage,
  });
  const ids = rows.map((row) => row.id);
  const heldBack = await findHeldBackSince(db, ids, services.now());
  const known = await Promise.all(
    rows.map(async (row) => {
      const heldSince = heldBack.get(row.id);
      if (heldSince === undefined) return { ...row, since: row.stage_entered_at };
      const timeline = candidateTimeline(await findLogLines(db, row.id), row.status, heldSince);
      const { status } = timeline;
      const disposition_by = status === 'rejected' ? row.disposition_by : null;
      return { ...row, status, disposition_by, since: knownSince(row, timeline) };
    }),
  );
  const standings = await standingsOf(
    db,
    known.filter((row) => !row.is_test),
    services.now(),
  );
  const items = known.map((row) => ({ ...summaryOf(row), standing: standings.get(row.id) ?? null }));
  return { items, ...total, page, recordsPerPage, next_cursor: null, previous_cursor: null };
}

function summaryOf(row: ListedApplication): Omit<RouteData<typeof route>['items'][number], 'standing'> {
  const config = {
    cv: row.cv_rule,
    has_questions: row.question_count > 0,
    has_simulation: row.simulation_count > 0,
  };
  const isOpen = isCandidateStatus(row.status);
  const arrived = row.applied_at !== null && !isOpen;
  const done = {
    basic_info: Object.keys(row.basic_info).length > 0,
    cv: row.cv_id !== null || row.cv_skipped,
    questions: row.questions_done,
    game: arrived,
    submit: arrived,
  };
  const steps = stepsOf(config);
  return {
    application_id: row.id,
    status: row.status,
    ended_by: row.status === 'rejected' ? row.disposition_by : null,
    position_title: row.position_title,
    organization_name: row.organization_name,
    created_at: row.created_at,
    applied_at: row.applied_at,
    last_activity_at: row.last_activity_at,
    next_step: isOpen ? nextCandidateStep(config, done) : null,
    steps_done: steps.filter((step) => done[step]).length,
    steps_total: steps.length,
    minutes_left: isOpen ? row.minutes_left : 0,
    unread_messages: row.unread_messages,
    score_card_id: row.score_card_id,
  };
}
