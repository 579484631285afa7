import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  checkCandidateInvites,
  generateApplication,
  listAllCandidateInvites,
  resendCandidateInvite,
  revokeCandidateInvite,
  sendCandidateInvites,
} from '@tryout/contract/positions/candidate-invites';
import {
  addHiringManager,
  changeHiringManager,
  listHiringManagers,
  resendHiringManager,
  revokeHiringManager,
} from '@tryout/contract/positions/position-people';
import {
  listPositionQuestions,
  listQuestionBank,
  saveToQuestionBank,
} from '@tryout/contract/positions/position-questions';
import {
  createPosition,
  deletePosition,
  duplicatePosition,
  getPosition,
  listPositionSimulations,
  listPositions,
  movePosition,
  positionOptions,
  positionStatistics,
} from '@tryout/contract/positions/positions';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';
import type { InvitesSearch, PositionsSearch } from './positions-search.ts';

/** How long applicants stay where, and how their scores spread. */
export type PositionStatistics = RouteResult<typeof positionStatistics>;

export const positionsQuery = ({ view: _view, create: _create, ...query }: PositionsSearch) =>
  routeQuery(listPositions, { query });
export const positionQuery = (position_id: string) => routeQuery(getPosition, { params: { position_id } });
export const positionStatisticsQuery = (position_id: string) =>
  routeQuery(positionStatistics, { params: { position_id } });
export const positionOptionsQuery = (organization_id: string) =>
  routeQuery(positionOptions, { query: { organization_id } });
export const positionQuestionsQuery = (position_id: string) =>
  routeQuery(listPositionQuestions, { params: { position_id } });
export const questionBankQuery = (position_id: string) =>
  routeQuery(listQuestionBank, { params: { position_id }, query: {} });
export const positionSimulationsQuery = (position_id: string) =>
  routeQuery(listPositionSimulations, { params: { position_id } });
export const hiringManagersQuery = (position_id: string) =>
  routeQuery(listHiringManagers, { params: { position_id } });
export const invitesQuery = ({ position: _position, ...query }: InvitesSearch) =>
  routeQuery(listAllCandidateInvites, { query });

/** Runs a call, says the server's message, and looks at everything of positions anew. */
function useAction<Input, Data>(
  run: (input: Input) => Promise<{ data: Data; message: string | null }>,
  showsError = false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      return invalidateFeature(client, 'positions');
    },
    // The dialog that says what a plan does not have leads to what has it.
    meta: { showsError, showsOffer: showsError },
  });
}

export const useCreatePosition = () =>
  useAction(
    (input: { body: RouteSend<typeof createPosition>['body']; key: string }) =>
      callRouteForMessage(createPosition, { body: input.body, idempotencyKey: input.key }),
    true,
  );

export const useMovePosition = () =>
  useAction(
    ({ position_id, ...body }: RouteSend<typeof movePosition>['body'] & { position_id: string }) =>
      callRouteForMessage(movePosition, { params: { position_id }, body }),
    true,
  );

export const useDuplicatePosition = () =>
  useAction((position_id: string) =>
    callRouteForMessage(duplicatePosition, {
      params: { position_id },
      body: {},
      idempotencyKey: crypto.randomUUID(),
    }),
  );

export const useDeletePosition = () =>
  useAction((position_id: string) => callRouteForMessage(deletePosition, { params: { position_id } }));

export const useGenerateApplication = (position_id: string) =>
  useAction(
    (input: { body: RouteSend<typeof generateApplication>['body']; key: string }) =>
      callRouteForMessage(generateApplication, {
        params: { position_id },
        body: input.body,
        idempotencyKey: input.key,
      }),
    true,
  );

export const useSaveToBank = (position_id: string) =>
  useAction((body: RouteSend<typeof saveToQuestionBank>['body']) =>
    callRouteForMessage(saveToQuestionBank, {
      params: { position_id },
      body,
      idempotencyKey: crypto.randomUUID(),
    }),
  );

export const useAddHiringManager = (position_id: string) =>
  useAction(
    (body: RouteSend<typeof addHiringManager>['body']) =>
      callRouteForMessage(addHiringManager, {
        params: { position_id },
        body,
        idempotencyKey: crypto.randomUUID(),
      }),
    true,
  );

export const useChangeHiringManager = (position_id: string) =>
  useAction(({ id, ...body }: RouteSend<typeof changeHiringManager>['body'] & { id: string }) =>
    callRouteForMessage(changeHiringManager, { params: { position_id, privilege_id: id }, body }),
  );

export const useRevokeHiringManager = (position_id: string) =>
  useAction((id: string) =>
    callRouteForMessage(revokeHiringManager, { params: { position_id, privilege_id: id } }),
  );

export const useResendHiringManager = (position_id: string) =>
  useAction((id: string) =>
    callRouteForMessage(resendHiringManager, { params: { position_id, privilege_id: id }, body: {} }),
  );

interface OneInvite {
  position_id: string;
  candidate_invite_id: string;
}

export const useResendInvite = () =>
  useAction((params: OneInvite) => callRouteForMessage(resendCandidateInvite, { params, body: {} }));

export const useRevokeInvite = () =>
  useAction((params: OneInvite) => callRouteForMessage(revokeCandidateInvite, { params, body: {} }));

export const useSendInvites = () =>
  useAction(
    ({
      position_id,
      key,
      ...body
    }: RouteSend<typeof sendCandidateInvites>['body'] & { position_id: string; key: string }) =>
      callRouteForMessage(sendCandidateInvites, { params: { position_id }, body, idempotencyKey: key }),
    true,
  );

/** The dry run: nothing is stored, so nothing has to be looked at anew. */
export const useCheckInvites = () =>
  useMutation({
    mutationFn: ({ position_id, ...body }: { position_id: string; pasted?: string; csv?: string }) =>
      callRoute(checkCandidateInvites, { params: { position_id }, body }),
    meta: { showsError: true },
  });
