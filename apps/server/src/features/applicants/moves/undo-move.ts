import type { undoMove as route } from '@tryout/contract/applicants/applicant-decisions';
import type { RouteData } from '@tryout/contract/define-route';
import type { SignedAct } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import type { RowOfRef } from '../../../platform/http/refs.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { recordSecurityEvent } from '../../../platform/security-log/security-log.queries.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { applicantsSay } from '../applicants.messages.ts';
import { lookUpApplicants } from '../find-applicant.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import {
  cancelWaitingNews,
  changeOpenings,
  type HeldApplicant,
  lockApplicants,
  readDecidedPosition,
} from './move-applicants.queries.ts';
import { refuseDecision } from './move-applicants.ts';
import {
  type BatchRow,
  findAppliedAgain,
  findStatesBefore,
  lockBatch,
  markUndone,
  reopenFilled,
  restoreStates,
} from './undo-move.queries.ts';

/** What was taken back. */
export interface Undone {
  readonly ids: readonly string[];
  readonly mails_cancelled: number;
}

/** Takes a move of one or many back. News that was still waiting never goes out. */
export async function undoMove(
  act: SignedAct,
  batch: RowOfRef<'status_batch'>,
): Promise<RouteData<typeof route>> {
  const { ids, mails_cancelled } = await undoBatch(act, batch, { in_part: false });
  return { undone: ids.length, mails_cancelled };
}

/**
 * Puts the applicants of a batch back to where they were, in the caller's transaction. `in_part` leaves those alone
 * that have moved on, applied anew, or asked that nothing is decided; otherwise one of them refuses all.
 */
export async function undoBatch(
  acting: SignedAct,
  named: { readonly id: string; readonly position_id: string },
  { in_part }: { readonly in_part: boolean },
): Promise<Undone> {
  const { db, services, actor } = acting;
  // The same order as a move: position, applications.
  const position = await readDecidedPosition(db, named.position_id, true);
  const batch = await lockBatch(db, named.id);
  if (!batch) throw notFound();
  const all = batch.before.length > 0 ? batch.before : await findStatesBefore(db, batch);
  if (all.length === 0) throw movedOn(batch);
  const all_ids = all.map((state) => state.id);
  await lookUpApplicants(db, actor, position.id, all_ids);
  const held = await lockApplicants(db, all_ids);
  const elsewhere = new Set(held.filter((each) => isElsewhere(each, batch)).map((each) => each.id));
  if (batch.undone_at !== null || (elsewhere.size > 0 && !in_part)) throw movedOn(batch);
  const anew = new Set(batch.to_status === 'rejected' ? await findAppliedAgain(db, all_ids) : []);
  if (anew.size > 0 && !in_part) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.applied_anew'));
  }
  const restricted = new Set(held.filter((each) => each.restricted).map((each) => each.id));
  if (restricted.size > 0 && !in_part) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.restricted'));
  }
  const before = all.filter(({ id }) => !elsewhere.has(id) && !anew.has(id) && !restricted.has(id));
  const ids = before.map((state) => state.id);
  if (ids.length === 0) return { ids, mails_cancelled: 0 };
  const items = before.map(({ id, status }) => ({ application_id: id, from: status }));
  refuseDecision(actor, { to: batch.to_status, items }, position);
  await giveBackOpenings(db, batch, position, before);
  const now = services.now();
  await restoreStates(db, before, now);
  await markUndone(db, batch.id, now);
  const withdrawn = await cancelWaitingNews(db, ids, batch.id);
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
      ...(withdrawn.includes(state.id) ? { detail: { mail: { sent: false, because: 'undone' } } } : {}),
    })),
    now,
  );
  await recordSecurityEvent(db, acting, {
    event_type: 'update',
    action: 'application.status_undone',
    target_type: 'status_batch',
    target_id: batch.id,
    organization_id: batch.organization_id,
    meta: { from: batch.to_status, application_ids: ids },
  });
  const restored = new Set(ids);
  refreshLists(
    acting,
    position.id,
    held.filter((each) => restored.has(each.id)).map((each) => each.candidate_id),
  );
  return { ids, mails_cancelled: withdrawn.length };
}

function isElsewhere(applicant: HeldApplicant, batch: BatchRow): boolean {
  return applicant.batch_id !== batch.id || applicant.status !== batch.to_status;
}

function movedOn(batch: BatchRow): Refusal {
  return new Refusal(
    'refused_by_rule',
    applicantsSay(batch.undone_at === null ? 'applicants.moved_on' : 'applicants.taken_back'),
  );
}

async function giveBackOpenings(
  db: Db,
  batch: BatchRow,
  position: { id: string; openings: number; approved_count: number },
  before: BatchRow['before'],
): Promise<void> {
  const retaken = before.filter((state) => state.status === 'approved').length;
  const freed = batch.to_status === 'approved' ? before.length : 0;
  if (retaken === 0 && freed === 0) return;
  if (retaken > position.openings - position.approved_count + freed) {
    throw new Refusal('refused_by_rule', applicantsSay('applicants.openings_taken'));
  }
  await changeOpenings(db, position.id, { approved: retaken - freed, openings: 0 });
  if (freed > 0) await reopenFilled(db, position.id, batch.created_at);
}
