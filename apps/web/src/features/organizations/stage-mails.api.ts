import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  listStageMails,
  resetStageMail,
  testStageMail,
  updateStageMail,
} from '@tryout/contract/organizations/stage-mails';
import type { MailStage } from '@tryout/domain/organizations/stage-mail';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

/** The mails of all stages. */
export const stageMailsQuery = () => routeQuery(listStageMails, { query: {} });

type Update = RouteSend<typeof updateStageMail>['body'] & { stage: MailStage };

function useStageMailChange<T, R>(send: (given: T) => Promise<R>, showsError: boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([invalidateFeature(client, 'organizations'), invalidateFeature(client, 'applicants')]),
    meta: { showsError },
  });
}

/** Saves a stage's mail; `showsError`: the form shows what it failed with itself. */
export const useSaveStageMail = (showsError: boolean) =>
  useStageMailChange(
    ({ stage, ...body }: Update) => callRoute(updateStageMail, { params: { stage }, body }),
    showsError,
  );

export const useResetStageMail = () =>
  useStageMailChange(
    ({ stage, version }: { stage: MailStage; version: number }) =>
      callRoute(resetStageMail, { params: { stage }, body: { version } }),
    true,
  );

/** Mails a text to oneself. */
export const useTestStageMail = () =>
  useMutation({
    mutationFn: ({ stage, ...body }: RouteSend<typeof testStageMail>['body'] & { stage: MailStage }) =>
      callRoute(testStageMail, { params: { stage }, body }),
    meta: { showsError: true },
  });
