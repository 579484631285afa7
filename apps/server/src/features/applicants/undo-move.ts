import type { undoMove as route } from '@tryout/contract/applicant-decisions';
import type { RouteData } from '@tryout/contract/define-route';
import { type Call, signedIn } from '../../platform/http/call.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../platform/security-log/security-log.queries.ts';
import { appendApplicationLog } from '../applications/public.ts';
import { seenApplicantsOf } from './find-applicant.ts';
import {
  cancelWaitingNews,
  changeOpenings,
  type HeldApplicant,
  holdApplicants,
  readDecidedPosition,
} from './move-applicants.queries.ts';
import { refreshLists } from './refresh-lists.ts';
import {
  type BatchRow,
  countAppliedAgain,
  findStatesBefore,
  holdBatch,
  markUndone,
  reopenFilled,
  restoreStates,
} from './undo-move.queries.ts';

/** Takes a move of one or many back. News that was still waiting never goes out. */
export async function undoMove(call: Call<typeof route>): Promise<RouteData<typeof route>> {
  const { db, services } = call;
  const actor = signedIn(call);
  const named = call.refs.row<{ position_id: string }>(call.body.batch_id);
  // The same order as a move: position, applications.
  const position = await readDecidedPosition(db, named.position_id, true);
  const batch = await holdBatch(db, call.body.batch_id);
  if (!batch) throw notFound();
  const before = batch.before.length > 0 ? batch.before : await findStatesBefore(db, batch);
  const ids = before.map((state) => state.id);
  if (ids.length === 0) throw movedOn(batch);
  await seenApplicantsOf(db, actor, position.id, ids);
  const held = await holdApplicants(db, ids);
  if (batch.undone_at !== null || held.some((each) => isElsewhere(each, batch))) throw movedOn(batch);
  if (batch.to_status === 'rejected' && (await countAppliedAgain(db, ids)) > 0) {
    throw new Refusal(
      'refused_by_rule',
      'Somebody of these has applied anew meanwhile, so they stay as they are.',
    );
  }
  await giveBackOpenings(call, batch, position, before);
  const now = services.now();
  await restoreStates(db, before, now);
  await markUndone(db, batch.id, now);
  await appendApplicationLog(
    db,
    before.map((state) => ({
      application_id: state.id,
      organization_id: batch.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'status_undone',
      from_status: batch.to_status,
      to_status: state.status,
      batch_id: batch.id,
    })),
    now,
  );
  const mails_cancelled = await cancelWaitingNews(db, ids, batch.id);
  await recordSecurityEvent(db, call, {
    event_type: 'update',
    action: 'application.status_undone',
    target_type: 'status_batch',
    target_id: batch.id,
    organization_id: batch.organization_id,
    meta: { from: batch.to_status, application_ids: ids },
  });
  await refreshLists(
    { db, services },
    position.id,
    held.map((each) => each.candidate_id),
  );
  return { undone: ids.length, mails_cancelled };
}

function isElsewhere(applicant: HeldApplicant, batch: BatchRow): boolean {
  return applicant.batch_id !== batch.id || applicant.status !== batch.to_status;
}

function movedOn(batch: BatchRow): Refusal {
  return new Refusal(
    'refused_by_rule',
    batch.undone_at === null
      ? 'This cannot be taken back any more: somebody moved again meanwhile.'
      : 'This was taken back already.',
  );
}

async function giveBackOpenings(
  { db }: Call<typeof route>,
  batch: BatchRow,
  position: { id: string; openings: number; approved_count: number },
  before: BatchRow['before'],
): Promise<void> {
  const retaken = before.filter((state) => state.status === 'approved').length;
  const freed = batch.to_status === 'approved' ? before.length : 0;
  if (retaken === 0 && freed === 0) return;
  if (retaken > position.openings - position.approved_count + freed) {
    throw new Refusal('refused_by_rule', 'Every opening of this position is taken by now.');
  }
  await changeOpenings(db, position.id, { approved: retaken - freed, openings: 0 });
  if (freed > 0) await reopenFilled(db, position.id, batch.created_at);
}
