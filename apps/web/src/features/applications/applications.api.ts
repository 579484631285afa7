import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  attachCv,
  listApplications,
  readApplication,
  reopenApplication,
  saveAnswers,
  saveBasicInfo,
  submitApplication,
  withdrawApplication,
} from '@tryout/contract/applications/applications';
import { listCvs } from '@tryout/contract/cvs/cvs';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** A candidate's own application, as the server answers it. */
export type Application = RouteResult<typeof readApplication>;
export type ApplicationSummary = RouteResult<typeof listApplications>['items'][number];
export type Question = Application['questions'][number];
export type Answer = Question['value'];
export type OwnCv = RouteResult<typeof listCvs>['cvs'][number];
export type BasicInfo = Omit<RouteSend<typeof saveBasicInfo>['body'], 'application_id'>;

export const applicationQuery = (id: string) =>
  routeQuery(readApplication, { query: { application_id: id } });

export const applicationsQuery = (query: { page?: number; state?: 'all' | 'running' | 'ended' }) =>
  routeQuery(listApplications, { query });

export const ownCvsQuery = routeQuery(listCvs);

/** Every call that changes an application answers the whole of it: no second request is needed. */
function keep(client: QueryClient, application: Application): void {
  client.setQueryData(applicationQuery(application.application_id).queryKey, application);
}

function useApplicationCall<T>(call: (input: T) => Promise<Application>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (application) => keep(client, application),
    meta: { showsError: true },
  });
}

export const useSaveBasicInfo = (application_id: string) =>
  useApplicationCall((info: BasicInfo) => callRoute(saveBasicInfo, { body: { application_id, ...info } }));

export const useAttachCv = (application_id: string) =>
  useApplicationCall((cv_id: string | null) => callRoute(attachCv, { body: { application_id, cv_id } }));

export const useCompleteQuestions = (application_id: string) =>
  useApplicationCall((_: undefined) =>
    callRoute(saveAnswers, { body: { application_id, answers: [], complete: true } }),
  );

export const useSubmit = (application_id: string) =>
  useApplicationCall((_: undefined) => callRoute(submitApplication, { body: { application_id } }));

export function useWithdraw(application_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { from: Application['status']; note: string }) =>
      callRoute(withdrawApplication, { params: { application_id }, body }),
    onSuccess: (application) => {
      keep(client, application);
      return invalidateFeature(client, 'applications');
    },
    meta: { showsError: true },
  });
}

export function useReopen(application_id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callRoute(reopenApplication, { params: { application_id }, body: { from: 'rejected' } }),
    onSuccess: (application) => {
      keep(client, application);
      return invalidateFeature(client, 'applications');
    },
  });
}
