import {
  addIndependentGroup,
  changeIndependentGroup,
  deleteIndependentGroup,
  findGroupMembers,
  listIndependentGroups,
  readGroupOptions,
} from '@tryout/contract/independent-groups/independent-groups';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { independentGroupsSay } from './independent-groups.messages.ts';
import { searchRecruiters } from './independent-groups.queries.ts';
import { groupOptions, groupsFor } from './read-groups.ts';
import { addGroup, changeGroup, deleteGroup } from './write-group.ts';

/** Cohorts of independent recruiters. */
export const independentGroupsHandlers: readonly Handled[] = [
  handle(listIndependentGroups, async (call) => ({
    data: { items: await groupsFor(signedAct(call), languageOf(call.request)) },
  })),
  handle(findGroupMembers, async ({ db, query }) => ({
    data: { items: await searchRecruiters(db, query.search) },
  })),
  handle(readGroupOptions, async (call) => ({ data: await groupOptions(call, languageOf(call.request)) })),
  handle(addIndependentGroup, async (call) => ({
    data: await addGroup(signedAct(call), call.body, languageOf(call.request)),
    message: independentGroupsSay('independent-groups.added'),
    status: 201,
  })),
  handle(changeIndependentGroup, async (call) => ({
    data: await changeGroup(
      signedAct(call),
      call.params.independent_group_id,
      call.body,
      languageOf(call.request),
    ),
    message: independentGroupsSay('independent-groups.saved'),
  })),
  handle(deleteIndependentGroup, async (call) => {
    await deleteGroup(signedAct(call), call.params.id, call.query.reassign_to ?? null);
    return { data: {}, message: independentGroupsSay('independent-groups.deleted') };
  }),
];
