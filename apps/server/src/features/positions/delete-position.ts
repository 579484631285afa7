import { audit, type SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { positionsSay } from './positions.messages.ts';
import { clearTestApplications, deletePositionRow } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** Deletes a draft that nobody has applied to; anything else can be closed and archived. */
export async function deletePosition(act: SignedAct, positionId: string): Promise<void> {
  const position = await lockForEditing(act, positionId);
  if (position.status !== 'draft') {
    throw new Refusal('refused_by_rule', positionsSay('positions.only_drafts_deleted'));
  }
  const { applied } = await clearTestApplications(act.db, position.id);
  if (applied) {
    throw new Refusal('refused_by_rule', positionsSay('positions.applied_to'));
  }
  await deletePositionRow(act.db, position.id);
  await audit(act, {
    event_type: 'delete',
    action: 'position.deleted',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { title: position.title },
  });
}
