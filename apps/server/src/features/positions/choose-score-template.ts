import { audit, type SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { editableRevision } from './editable-revision.ts';
import { findScoreTemplate } from './position-simulations.queries.ts';
import { refuseUnpublishable } from './publish-guard.ts';
import { changeRevision, findCurrentRevision } from './revisions.queries.ts';
import { lockForEditing } from './update-position.ts';

/**
 * Lets a position score new applicants with another template; whoever applied before keeps theirs.
 * @param instead the template that the position is thought to have now
 * @returns the number of the revision that holds it; null where the position has another one by now
 */
export async function chooseScoreTemplate(
  act: SignedAct,
  positionId: string,
  templateId: string,
  instead: string,
): Promise<number | null> {
  const { db, actor, services } = act;
  const now = services.now();
  const position = await lockForEditing(act, positionId);
  const current = await findCurrentRevision(db, position.id);
  if (!current) throw notFound();
  if (current.score_template_id !== instead) return null;
  // One that was chosen before may be closed by now, as the position's own one may.
  if (!(await findScoreTemplate(db, templateId, position.organization_id, templateId))) throw notFound();
  const { revision } = await editableRevision(db, position, actor.user_id, now);
  await changeRevision(db, revision.id, { score_template_id: templateId });
  if (position.status === 'published') await refuseUnpublishable(db, position, actor, now);
  await audit(act, {
    event_type: 'update',
    action: 'position.updated',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { score_template: [current.score_template_id, templateId], revision: revision.revision },
  });
  return revision.revision;
}
