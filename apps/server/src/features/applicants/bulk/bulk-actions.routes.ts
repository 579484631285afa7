import {
  listBulkActions,
  moveMatching,
  stopBulkAction,
  tagMatching,
  undoBulkAction,
} from '@tryout/contract/applicants/bulk-actions';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { moveAllMatching, ownBulkActions, stopBulk, tagAllMatching, undoBulk } from './bulk-actions.ts';

/** What is done to everybody a search finds. */
export const bulkActionsHandlers: readonly Handled[] = [
  handle(moveMatching, async (call) => ({
    data: await moveAllMatching(signedAct(call), call.refs.row(call.body.position_id), call.body),
    status: 201,
  })),
  handle(tagMatching, async (call) => ({
    data: await tagAllMatching(signedAct(call), call.refs.row(call.body.position_id), call.body),
    status: 201,
  })),
  handle(listBulkActions, async (call) => ({
    data: { items: await ownBulkActions(signedAct(call), call.query.position_id) },
  })),
  handle(stopBulkAction, async (call) => ({
    data: await stopBulk(signedAct(call), call.refs.row(call.params.bulk_action_id)),
  })),
  handle(undoBulkAction, async (call) => ({
    data: await undoBulk(signedAct(call), call.refs.row(call.params.bulk_action_id)),
  })),
];
