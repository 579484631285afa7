import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type Act, type SignedAct, serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findActorOfUser } from '../../../platform/http/sessions.queries.ts';
import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { appendApplicationLog } from '../../application-log/public.ts';
import { endJob, isCancelled, noteProgress } from '../../background-jobs/public.ts';
import { lookUpApplicants } from '../find-applicant.ts';
import { refreshLists } from '../list/refresh-lists.ts';
import { moveApplicants } from '../moves/move-applicants.ts';
import { type MoveNews, stageWords } from '../moves/move-mail.ts';
import { undoBatch } from '../moves/undo-move.ts';
import { changeTags, TAGS_PER_APPLICANT, withRoomForTags } from '../record/tag-applicants.queries.ts';
import {
  type BulkItem,
  type BulkMove,
  type BulkRow,
  type BulkTag,
  findNextBatch,
  findWaitingItems,
  type ItemResult,
  lockBulkAction,
  restoreTags,
  storeBulkStatus,
  storeItemResults,
  storeUndone,
} from './bulk-actions.queries.ts';

/** The job that goes on with an action. */
export const BULK_JOB = 'applicants.bulk';

/** How many applicants one transaction holds; an action on more goes on in the background. */
export const MOST_AT_ONCE = 100;

/** Goes on with actions on whole searches, a chunk in a transaction, so that a restart loses nothing. */
export function bulkJob(services: Services): JobHandler<{ bulk_action_id: string }> {
  return {
    name: BULK_JOB,
    async run({ bulk_action_id }) {
      while (await withTransaction(services.db, (db) => goOn(serverAct(services, db), bulk_action_id)));
    },
  };
}

/**
 * Does the next chunk of an action, or takes the next chunk back, in the caller's transaction. Answers whether there is
 * more to do. The maker's rights are looked up each time: with the right the rest ends too.
 */
export async function goOn(act: Act, id: string): Promise<boolean> {
  const { db } = act;
  const action = await lockBulkAction(db, id);
  if (!action || (action.status !== 'running' && action.status !== 'undoing')) return false;
  // Cancelled in the job tray.
  if (action.status === 'running' && (await isCancelled(db, id))) return end(act, action, 'stopped');
  const actor = await findActorOfUser(db, action.actor_id, action.organization_id);
  const acting = actor && mayGoOn(actor, action) ? { ...act, actor } : null;
  let finished: BulkRow['status'] | null = 'failed';
  if (acting) {
    finished =
      action.status === 'running' ? await doChunk(acting, action) : await takeChunkBack(acting, action);
  }
  return finished === null || end(act, action, finished);
}

/** Nothing is left to do: said in the action and in the job that shows it, where it has one. */
async function end(act: Act, action: BulkRow, status: BulkRow['status']): Promise<false> {
  const { db, services } = act;
  const at = services.now();
  await storeBulkStatus(db, action.id, status, at);
  if (status === 'done' || status === 'undone') await endJob(act, action.id, { status: 'done', at });
  else if (status === 'failed') await endJob(act, action.id, { status, at });
  refreshLists(act, action.position_id, []);
  return false;
}

function mayGoOn(actor: Actor, action: BulkRow): boolean {
  const right = action.kind === 'move' ? 'applicant.move' : 'applicant.comment';
  const { organization_id, position_id } = action;
  const facts = { owner_user_id: null, organization_id, position_id, everyone: false };
  return scopeCovers(scopeOf(right, actor.user_type), right, actor, facts);
}

async function doChunk(acting: SignedAct, action: BulkRow): Promise<'done' | 'failed' | null> {
  const items = await findWaitingItems(acting.db, action.id, MOST_AT_ONCE);
  if (items.length === 0) return 'done';
  try {
    const { change } = action;
    const results =
      change.kind === 'move'
        ? await moveChunk(acting, action, change, items)
        : await tagChunk(acting, action, change, items);
    await storeItemResults(acting.db, action.id, results);
    const skipped = action.skipped + results.filter((each) => each.result === 'skipped').length;
    await noteProgress(acting, action.id, action.done + action.skipped + results.length, { skipped });
    return items.length < MOST_AT_ONCE ? 'done' : null;
  } catch (error) {
    // The rules refuse before anything of a chunk is written: a position or reason that is gone meanwhile.
    if (error instanceof Refusal) return 'failed';
    throw error;
  }
}

async function moveChunk(
  acting: SignedAct,
  action: BulkRow,
  change: BulkMove,
  items: readonly BulkItem[],
): Promise<ItemResult[]> {
  const ids = items.map((item) => item.application_id);
  await lookUpApplicants(acting.db, acting.actor, action.position_id, ids);
  const { batch_id, outcomes } = await moveApplicants(acting, {
    ...change,
    position_id: action.position_id,
    items: items.map((item) => ({ application_id: item.application_id, from: item.from_status })),
    news: action.told_at === null ? null : await newsOfBulk(acting, action, change, new Date(action.told_at)),
    silent: change.silent ?? null,
    screen: 'list',
    score_card_id_seen: null,
    together: action.total,
  });
  return outcomes.map(({ application_id, skipped }) => ({
    application_id,
    result: skipped === null ? ('done' as const) : ('skipped' as const),
    skip_reason: skipped,
    batch_id: skipped === null ? batch_id : null,
  }));
}

/** The words that were read before the action began; for an older one those of its stage. */
async function newsOfBulk(
  { db }: SignedAct,
  action: BulkRow,
  change: BulkMove,
  send_after: Date,
): Promise<MoveNews> {
  const words = change.words ?? (await stageWords(db, action.organization_id, change.to)).words;
  return { send_after, text: change.text, words, reworded: change.reworded ?? [] };
}

async function tagChunk(
  acting: SignedAct,
  action: BulkRow,
  change: BulkTag,
  items: readonly BulkItem[],
): Promise<ItemResult[]> {
  const { db, services, actor } = acting;
  const ids = items.map((item) => item.application_id);
  await lookUpApplicants(db, actor, action.position_id, ids);
  const room = new Set(await withRoomForTags(db, ids, change, TAGS_PER_APPLICANT));
  const changed = await changeTags(
    db,
    ids.filter((id) => room.has(id)),
    change,
    services.now(),
  );
  const done = new Set(changed.map((each) => each.id));
  await logTags(acting, action, [...done], change);
  refreshLists(acting, action.position_id, []);
  return ids.map((application_id) => ({
    application_id,
    result: done.has(application_id) ? ('done' as const) : ('skipped' as const),
    skip_reason: done.has(application_id) ? null : room.has(application_id) ? 'unchanged' : 'too_many_tags',
    batch_id: null,
  }));
}

async function takeChunkBack(acting: SignedAct, action: BulkRow): Promise<'undone' | null> {
  const { db, services } = acting;
  const { change } = action;
  if (change.kind === 'move') {
    const batch = await findNextBatch(db, action.id);
    if (batch === undefined) return 'undone';
    const { ids } = await undoInPart(acting, { id: batch, position_id: action.position_id });
    await storeUndone(db, action.id, batch, ids);
    await noteProgress(acting, action.id, action.undone + ids.length);
    return null;
  }
  const ids = await restoreTags(db, action.id, change, MOST_AT_ONCE, services.now());
  if (ids.length === 0) return 'undone';
  await noteProgress(acting, action.id, action.undone + ids.length);
  await logTags(acting, action, ids, { add: change.remove, remove: change.add });
  refreshLists(acting, action.position_id, []);
  return null;
}

/** A batch that can no longer be taken back at all stays as it is and does not hold up the others. */
async function undoInPart(acting: SignedAct, batch: { id: string; position_id: string }) {
  try {
    return await undoBatch(acting, batch, { in_part: true });
  } catch (error) {
    // Refused before anything is written, e.g. because every opening is taken by now.
    if (error instanceof Refusal) return { ids: [] };
    throw error;
  }
}

async function logTags(
  { db, services, actor }: SignedAct,
  action: BulkRow,
  ids: readonly string[],
  change: Pick<BulkTag, 'add' | 'remove'>,
): Promise<void> {
  if (ids.length === 0) return;
  await appendApplicationLog(
    db,
    ids.map((application_id) => ({
      application_id,
      organization_id: action.organization_id,
      actor_id: actor.user_id,
      actor_kind: 'user' as const,
      action: 'tagged',
      detail: { added: change.add, removed: change.remove },
    })),
    services.now(),
  );
}
