import {
  listBulkActions,
  moveMatching,
  stopBulkAction,
  tagMatching,
  undoBulkAction,
} from '@tryout/contract/applicants/bulk-actions';
import { type Handled, handle, signedIn } from '../../../platform/http/call.ts';
import { findOwnBulkActions } from './bulk-actions.queries.ts';
import { bulkView, moveAllMatching, stopBulk, tagAllMatching, undoBulk } from './bulk-actions.ts';

const SHOWN_MS = 3_600_000;

/** What is done to everybody a search finds. */
export const bulkActionsHandlers: readonly Handled[] = [
  handle(moveMatching, async (call) => ({ data: await moveAllMatching(call), status: 201 })),
  handle(tagMatching, async (call) => ({ data: await tagAllMatching(call), status: 201 })),
  handle(listBulkActions, async (call) => {
    const actor = signedIn(call);
    const since = new Date(call.services.now().getTime() - SHOWN_MS);
    const rows = await findOwnBulkActions(call.db, call.query.position_id, actor.user_id, since);
    return { data: { items: await Promise.all(rows.map((row) => bulkView(call.db, actor, row))) } };
  }),
  handle(stopBulkAction, async (call) => ({ data: await stopBulk(call) })),
  handle(undoBulkAction, async (call) => ({ data: await undoBulk(call) })),
];
