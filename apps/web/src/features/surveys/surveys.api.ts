import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import { readGroupOptions } from '@tryout/contract/independent-groups/independent-groups';
import {
  answerSurvey,
  changeSurvey,
  createSurvey,
  deleteSurvey,
  listOwnSurveys,
  listSurveys,
  moveSurvey,
  readAskedSurvey,
  readSurvey,
  readSurveyResults,
  renewSurveyLink,
} from '@tryout/contract/surveys/surveys';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const surveysQuery = (query: RouteSend<typeof listSurveys>['query']) =>
  routeQuery(listSurveys, { query });
export const surveyQuery = (survey_id: string) => routeQuery(readSurvey, { params: { survey_id } });
export const surveyResultsQuery = (survey_id: string) =>
  routeQuery(readSurveyResults, { params: { survey_id } });
export const askedSurveyQuery = (token: string) => routeQuery(readAskedSurvey, { params: { token } });
export const ownSurveysQuery = () => routeQuery(listOwnSurveys);
/** What can be given; for the super admin. */
export const givableQuery = () => routeQuery(readGroupOptions);

function useTend<G, T extends { readonly message: string | null }>(
  run: (given: G) => Promise<T>,
  showsError = false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'surveys'),
    meta: { showsError },
  });
}

export const useCreateSurvey = () =>
  useTend(({ key, ...body }: RouteSend<typeof createSurvey>['body'] & { readonly key: string }) =>
    callRouteForMessage(createSurvey, { body, idempotencyKey: key }),
  );
/** Its errors are shown by whoever saves. */
export const useChangeSurvey = () =>
  useTend(
    ({ survey_id, ...body }: RouteSend<typeof changeSurvey>['body'] & { readonly survey_id: string }) =>
      callRouteForMessage(changeSurvey, { params: { survey_id }, body }),
    true,
  );
/** Its errors are shown by whoever moves. */
export const useMoveSurvey = () =>
  useTend(
    ({ survey_id, ...body }: RouteSend<typeof moveSurvey>['body'] & { readonly survey_id: string }) =>
      callRouteForMessage(moveSurvey, { params: { survey_id }, body }),
    true,
  );
export const useRenewLink = () =>
  useTend((survey_id: string) => callRouteForMessage(renewSurveyLink, { params: { survey_id } }));
export const useDeleteSurvey = () =>
  useTend((survey_id: string) => callRouteForMessage(deleteSurvey, { params: { survey_id } }));

/** Answers; the page shows what is wrong at the question. */
export const useAnswerSurvey = (token: string) =>
  useMutation({
    mutationFn: (body: RouteSend<typeof answerSurvey>['body']) =>
      callRoute(answerSurvey, { params: { token }, body }),
    meta: { showsError: true },
  });
