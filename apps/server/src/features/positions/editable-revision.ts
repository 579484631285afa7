import type { Db } from '../../platform/database/kysely.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { PositionRow, RevisionRow } from './position-row.ts';
import { changePosition } from './positions.queries.ts';
import { copyRevisionContent, findCurrentRevision, insertRevision } from './revisions.queries.ts';

/** A revision that may be changed. */
export interface EditableRevision {
  readonly revision: RevisionRow;
  /** True when it is new, because people have applied under the one before. */
  readonly created: boolean;
  /** New ids of questions by their ids in the revision before; empty unless created. */
  readonly newQuestionIds: ReadonlyMap<string, string>;
}

/**
 * The revision that edits go into: the current one until the first application, a copy of it afterwards, because
 * scores and answers of one list must stay comparable (product §2.5). The caller holds the position's row.
 */
export async function editableRevision(
  db: Db,
  position: PositionRow,
  actorId: string,
  at: Date,
): Promise<EditableRevision> {
  const current = await findCurrentRevision(db, position.id);
  if (!current) throw notFound();
  if (current.first_application_at === null) {
    return { revision: current, created: false, newQuestionIds: new Map() };
  }
  const revision = await insertRevision(db, {
    organization_id: position.organization_id,
    position_id: position.id,
    revision: current.revision + 1,
    application_form: current.application_form,
    score_template_id: current.score_template_id,
    created_by: actorId,
  });
  const newQuestionIds = await copyRevisionContent(db, current.id, revision);
  await changePosition(db, position.id, { current_revision: revision.revision }, at);
  return { revision, created: true, newQuestionIds };
}
