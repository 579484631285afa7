import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assignDeskPosition,
  changeAgencySettings,
  changeAgencyShare,
  endAgencyShare,
  listAgencies,
  listAgencyClients,
  listAgencyShares,
  listDeskPositions,
  noteAgencyFee,
  readAgencySettings,
  readDeskPosition,
  sharePosition,
} from '@tryout/contract/agencies/agency-positions';
import {
  disputeSubmission,
  listDisputes,
  listSubmissions,
  moveSubmission,
  readSubmission,
  referDispute,
  settleDispute,
  shareFeedback,
  submitCandidate,
  uploadConsentProof,
} from '@tryout/contract/agencies/submissions';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { listPositions } from '@tryout/contract/positions/positions';
import { listPeople } from '@tryout/contract/talent-pool/people';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { type UploadInput, uploadFile } from '../../platform/api/upload.ts';
import { toast } from '../../ui/states/toast.ts';

export type AgencyShare = RouteResult<typeof listAgencyShares>['items'][number];
export type DeskPosition = RouteResult<typeof listDeskPositions>['items'][number];
export type DeskPositionDetail = RouteResult<typeof readDeskPosition>;
export type AgencyClient = RouteResult<typeof listAgencyClients>['items'][number];
export type SubmissionItem = RouteResult<typeof listSubmissions>['items'][number];
export type SubmissionDetail = RouteResult<typeof readSubmission>;
export type Proof = RouteResult<typeof uploadConsentProof>;
export type Dispute = SubmissionDetail['disputes'][number];
export type ReferredDispute = RouteResult<typeof listDisputes>['items'][number];

export const agenciesQuery = () => routeQuery(listAgencies);
export const sharesQuery = (query: RouteSend<typeof listAgencyShares>['query']) =>
  routeQuery(listAgencyShares, { query });
export const settingsQuery = () => routeQuery(readAgencySettings);
export const deskQuery = (query: RouteSend<typeof listDeskPositions>['query']) =>
  routeQuery(listDeskPositions, { query });
export const deskPositionQuery = (agency_share_id: string) =>
  routeQuery(readDeskPosition, { params: { agency_share_id } });
export const clientsQuery = () => routeQuery(listAgencyClients);
export const submissionsQuery = (query: RouteSend<typeof listSubmissions>['query']) =>
  routeQuery(listSubmissions, { query });
export const submissionQuery = (submission_id: string) =>
  routeQuery(readSubmission, { params: { submission_id } });
export const disputesQuery = (query: RouteSend<typeof listDisputes>['query']) =>
  routeQuery(listDisputes, { query });

/** The published positions that a company can share. */
export const sharablePositionsQuery = () =>
  queryOptions({
    queryKey: ['positions', 'sharable'],
    queryFn: async ({ signal }) => {
      const { items } = await callRoute(listPositions, {
        query: { recordsPerPage: 100, status: 'published' },
        signal,
      });
      return items.map(({ id, title }) => ({ id, title }));
    },
  });

/** The agency's own candidates that match some words. */
export const candidatesQuery = (name: string) =>
  routeQuery(listPeople, { query: { recordsPerPage: 20, ...(name.trim() ? { name: name.trim() } : {}) } });

function useChange<T>(send: (given: T) => Promise<{ message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'agencies');
    },
    meta: { showsError: true },
  });
}

export const useSharePosition = () =>
  useChange((body: RouteSend<typeof sharePosition>['body']) => callRouteForMessage(sharePosition, { body }));
export const useChangeShare = (agency_share_id: string) =>
  useChange((body: RouteSend<typeof changeAgencyShare>['body']) =>
    callRouteForMessage(changeAgencyShare, { params: { agency_share_id }, body }),
  );
export const useEndShare = (agency_share_id: string) =>
  useChange(() => callRouteForMessage(endAgencyShare, { params: { agency_share_id }, body: {} }));
export const useChangeOwnership = () =>
  useChange((body: RouteSend<typeof changeAgencySettings>['body']) =>
    callRouteForMessage(changeAgencySettings, { body }),
  );
export const useAssign = (agency_share_id: string) =>
  useChange((employee_ids: string[]) =>
    callRouteForMessage(assignDeskPosition, { params: { agency_share_id }, body: { employee_ids } }),
  );
export const useNoteFee = (company_id: string) =>
  useChange((fee_note: string) =>
    callRouteForMessage(noteAgencyFee, { params: { company_id }, body: { fee_note } }),
  );

/** Sends a proof of consent, which a submission names. */
export const sendProof = (
  file: File,
  options: Pick<UploadInput<typeof uploadConsentProof>, 'signal' | 'onProgress'>,
): Promise<Proof> => uploadFile(uploadConsentProof, { file, ...options });

/** Submits a candidate; the answer tells whether the rule let it through. */
export function useSubmit(idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof submitCandidate>['body']) =>
      callRouteForMessage(submitCandidate, { body, idempotencyKey }),
    onSuccess: async ({ data, message }) => {
      if (message) toast.say({ message, tone: data.status === 'new' ? 'success' : 'danger' });
      await invalidateFeature(client, 'agencies');
    },
    meta: { showsError: true },
  });
}

export const useMoveSubmission = ({ submission_id, status }: SubmissionDetail) =>
  useChange((move: Pick<RouteSend<typeof moveSubmission>['body'], 'to' | 'reason'>) =>
    callRouteForMessage(moveSubmission, { params: { submission_id }, body: { from: status, ...move } }),
  );
export const useShareFeedback = (submission_id: string, idempotencyKey: string) =>
  useChange((body: string) =>
    callRouteForMessage(shareFeedback, { params: { submission_id }, body: { body }, idempotencyKey }),
  );
export const useDispute = (submission_id: string) =>
  useChange((body: RouteSend<typeof disputeSubmission>['body']) =>
    callRouteForMessage(disputeSubmission, { params: { submission_id }, body }),
  );
export const useRefer = (submission_id: string) =>
  useChange(() => callRouteForMessage(referDispute, { params: { submission_id }, body: {} }));
export const useSettle = (submission_dispute_id: string) =>
  useChange((body: RouteSend<typeof settleDispute>['body']) =>
    callRouteForMessage(settleDispute, { params: { submission_dispute_id }, body }),
  );
