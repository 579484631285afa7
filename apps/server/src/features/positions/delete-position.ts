import type { deletePosition as route } from '@tryout/contract/positions/positions';
import { audit } from '../../platform/act.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { positionsSay } from './positions.messages.ts';
import { clearTestApplications, deletePositionRow } from './positions.queries.ts';
import { lockForEditing } from './update-position.ts';

/** Deletes a draft that nobody has applied to; anything else can be closed and archived. */
export async function deletePosition(call: Call<typeof route>): Promise<void> {
  const position = await lockForEditing(call, call.params.position_id);
  if (position.status !== 'draft') {
    throw new Refusal('refused_by_rule', positionsSay('positions.only_drafts_deleted'));
  }
  const { applied } = await clearTestApplications(call.db, position.id);
  if (applied) {
    throw new Refusal('refused_by_rule', positionsSay('positions.applied_to'));
  }
  await deletePositionRow(call.db, position.id);
  await audit(call, {
    event_type: 'delete',
    action: 'position.deleted',
    target_type: 'position',
    target_id: position.id,
    organization_id: position.organization_id,
    meta: { title: position.title },
  });
}
