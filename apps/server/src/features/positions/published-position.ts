import type { PositionQuestion } from '@tryout/contract/position-questions';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { findJobById, type JobRow } from './jobs/jobs.queries.ts';
import { goneReason, takesApplications } from './jobs/open-job.ts';
import type { RevisionRow } from './position-row.ts';
import { findSimulationChoices } from './position-simulations.queries.ts';
import { findQuestions } from './questions/questions.queries.ts';
import { findCurrentRevision, holdCurrentRevision } from './revisions.queries.ts';

/** What somebody who applies now is asked and plays. */
export interface PublishedRevision {
  readonly revision: RevisionRow;
  readonly questions: readonly PositionQuestion[];
  /** In the order they are played. */
  readonly simulation_ids: readonly string[];
  readonly application_form: RevisionRow['application_form'];
}

/**
 * A position that takes applications today. Refuses with 404 what nobody may know of and with 410 what is over. The
 * caller says whether the person holds an invitation to it, which positions for invited people need.
 */
export async function findPublishedPosition(
  db: Db,
  positionId: string,
  options: { readonly invited: boolean; readonly now: Date },
): Promise<JobRow> {
  const position = await findJobById(db, positionId);
  if (!position || position.published_at === null) throw notFound();
  const open = position.visibility === 'public' || position.visibility === 'unlisted';
  if (!open && !options.invited) throw notFound();
  if (position.status === 'draft' || position.status === 'archived') throw notFound();
  const gone = goneReason(position, options.now);
  if (gone) throw new Refusal('gone', gone);
  if (!takesApplications(position, options.now)) {
    throw new Refusal('refused_by_rule', `You can apply from ${position.opens_on ?? 'the opening day'} on.`);
  }
  return position;
}

/**
 * The revision that new applicants get. With `hold` it cannot be edited until the caller's transaction ends; use that
 * when creating an application, and `markRevisionUsed` in the same transaction.
 */
export async function currentRevision(
  db: Db,
  positionId: string,
  options: { readonly hold?: boolean } = {},
): Promise<PublishedRevision> {
  const read = options.hold ? holdCurrentRevision : findCurrentRevision;
  const revision = await read(db, positionId);
  if (!revision) throw notFound();
  const choices = await findSimulationChoices(db, revision.organization_id, revision.id);
  return {
    revision,
    questions: await findQuestions(db, revision.id),
    simulation_ids: choices.filter((choice) => choice.sort_order !== null).map((choice) => choice.id),
    application_form: revision.application_form,
  };
}
