import {
  findDuplicates as findRoute,
  judgePair as judgeRoute,
  listDuplicates as listRoute,
  mergePeople as mergeRoute,
  undoMerge as undoRoute,
} from '@tryout/contract/talent-pool/duplicates';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import { findDuplicates } from './find-duplicates.ts';
import { mergePeople, undoMerge } from './merge-people.ts';
import { judgePair, listDuplicates } from './review-duplicates.ts';

/** People who are in a pool twice. */
export const duplicatesHandlers: readonly Handled[] = [
  handle(findRoute, async (call) => ({
    data: await findDuplicates(signedAct(call), call.body.organization_id),
    status: 201,
  })),
  handle(listRoute, async (call) => ({ data: await listDuplicates(signedAct(call), call.query) })),
  handle(judgeRoute, async (call) => {
    const { different } = call.body;
    await judgePair(signedAct(call), call.refs.row(call.params.person_pair_id), different);
    return { data: {} };
  }),
  handle(mergeRoute, async (call) => {
    const { refs, params, body } = call;
    return {
      data: await mergePeople(signedAct(call), refs.row(params.person_id), refs.row(body.other_id)),
      message: talentPoolSay('talent-pool.merge.done'),
    };
  }),
  handle(undoRoute, async (call) => ({
    data: await undoMerge(signedAct(call), call.refs.row(call.params.person_merge_id)),
    message: talentPoolSay('talent-pool.merge.taken_back'),
  })),
];
