import {
  endCandidateLook as endCandidateLookRoute,
  endSearchLook as endSearchLookRoute,
  exportPlatformList,
  listPlatformApplications,
  listPlatformCandidates,
  listPlatformEmployees,
  listPlatformPositions,
  listPlatformRecruiters,
  listPlatformSimulations,
  openCandidateLook as openCandidateLookRoute,
  openSearchLook as openSearchLookRoute,
  readPlatformCandidate,
  readSearchLook,
} from '@tryout/contract/administration/platform-lists';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { administrationSay } from './administration.messages.ts';
import {
  candidateDetail,
  endCandidateLook,
  endSearchLook,
  openCandidateLook,
  openSearchLook,
  searchLook,
} from './candidate-looks.ts';
import { findPositions, findSimulations } from './directory.queries.ts';
import { applicationsListed, candidatesListed, exportedList, peopleListed } from './list-directory.ts';

/** The platform's lists over all organizations. */
export const directoryHandlers: readonly Handled[] = [
  handle(listPlatformCandidates, async (call) => ({
    data: await candidatesListed(signedAct(call), call.query),
  })),
  handle(readPlatformCandidate, async (call) => ({
    data: await candidateDetail(signedAct(call), call.params.user_id),
  })),
  handle(openCandidateLookRoute, async (call) => ({
    data: await openCandidateLook(signedAct(call), call.params.user_id, call.body.reason),
    status: 201,
    message: administrationSay('administration.candidate_look.opened'),
  })),
  handle(endCandidateLookRoute, async (call) => ({
    data: await endCandidateLook(signedAct(call), call.params.user_id),
    message: administrationSay('administration.look.ended'),
  })),
  handle(readSearchLook, async (call) => ({ data: await searchLook(signedAct(call)) })),
  handle(openSearchLookRoute, async (call) => ({
    data: await openSearchLook(signedAct(call), call.body.reason),
    status: 201,
    message: administrationSay('administration.search_look.opened'),
  })),
  handle(endSearchLookRoute, async (call) => ({
    data: await endSearchLook(signedAct(call)),
    message: administrationSay('administration.look.ended'),
  })),
  handle(listPlatformApplications, async (call) => ({
    data: await applicationsListed(signedAct(call), call.query),
  })),
  handle(listPlatformRecruiters, async (call) => ({
    data: await peopleListed(signedAct(call), 'recruiters', call.query),
  })),
  handle(listPlatformEmployees, async (call) => ({
    data: await peopleListed(signedAct(call), 'employees', call.query),
  })),
  handle(listPlatformPositions, async ({ db, query }) => ({ data: await findPositions(db, query) })),
  handle(listPlatformSimulations, async ({ db, query }) => ({ data: await findSimulations(db, query) })),
  handle(exportPlatformList, async (call) => {
    sendMadeFile(call.reply, await exportedList(signedAct(call), call.params.list, call.query));
    return undefined;
  }),
];
