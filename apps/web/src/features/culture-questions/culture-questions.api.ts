import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addCultureQuestion,
  answerCultureQuestions,
  askColleagues,
  changeCultureQuestion,
  forgetOwnCultureSheet,
  giveApplicationCulture,
  listCultureQuestions,
  moveCultureQuestion,
  readApplicantCulture,
  readApplicationCulture,
  readCultureProfile,
  readOwnCultureSheet,
  readPositionCulture,
  setPositionCulture,
  takeBackApplicationCulture,
  weighCulture,
} from '@tryout/contract/culture-questions/culture-questions';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const bankQuery = (query: RouteSend<typeof listCultureQuestions>['query']) =>
  routeQuery(listCultureQuestions, { query });
export const ownSheetQuery = () => routeQuery(readOwnCultureSheet, { query: {} });
export const profileQuery = () => routeQuery(readCultureProfile, { query: {} });
export const positionCultureQuery = (position_id: string) =>
  routeQuery(readPositionCulture, { params: { position_id } });
export const applicationCultureQuery = (application_id: string) =>
  routeQuery(readApplicationCulture, { query: { application_id } });
export const applicantCultureQuery = (application_id: string) =>
  routeQuery(readApplicantCulture, { params: { application_id } });

function useChange<G, T extends { readonly message: string | null }>(
  run: (given: G) => Promise<T>,
  showsError = false,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
    },
    onSettled: () => invalidateFeature(client, 'culture-questions'),
    meta: { showsError },
  });
}

type Written = RouteSend<typeof addCultureQuestion>['body'];

/** Its errors are shown by the form. */
export const useAddQuestion = () =>
  useChange(
    ({ key, ...body }: Written & { readonly key: string }) =>
      callRouteForMessage(addCultureQuestion, { body, idempotencyKey: key }),
    true,
  );
/** Its errors are shown by the form. */
export const useChangeQuestion = () =>
  useChange(
    ({ id, ...body }: RouteSend<typeof changeCultureQuestion>['body'] & { readonly id: string }) =>
      callRouteForMessage(changeCultureQuestion, { params: { culture_question_id: id }, body }),
    true,
  );
export const useMoveQuestion = () =>
  useChange(({ id, ...body }: RouteSend<typeof moveCultureQuestion>['body'] & { readonly id: string }) =>
    callRouteForMessage(moveCultureQuestion, { params: { culture_question_id: id }, body }),
  );

type Answers = RouteSend<typeof answerCultureQuestions>['body']['answers'];

/** Its errors are shown below the questions. */
export const useAnswerAsMember = () =>
  useChange((answers: Answers) => callRouteForMessage(answerCultureQuestions, { body: { answers } }), true);
export const useForgetAsMember = () =>
  useChange((_: undefined) => callRouteForMessage(forgetOwnCultureSheet, { query: {} }));
export const useAskColleagues = () =>
  useChange((_: undefined) => callRouteForMessage(askColleagues, { body: {} }));
/** Its errors are shown in the dialog. */
export const useWeighCulture = (position_id: string) =>
  useChange(
    (body: RouteSend<typeof weighCulture>['body']) =>
      callRouteForMessage(weighCulture, { params: { position_id }, body }),
    true,
  );
export const useSetPositionCulture = (position_id: string) =>
  useChange((asks: boolean) =>
    callRouteForMessage(setPositionCulture, { params: { position_id }, body: { asks } }),
  );
/** Its errors are shown below the questions. */
export const useGiveCulture = (application_id: string) =>
  useChange(
    (answers: Answers | null) =>
      callRouteForMessage(giveApplicationCulture, { body: { application_id, answers } }),
    true,
  );
export const useTakeBackCulture = (application_id: string) =>
  useChange((_: undefined) => callRouteForMessage(takeBackApplicationCulture, { query: { application_id } }));
