import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmPositionSimulation,
  confirmScoreTemplate,
  discardSummary,
  draftAnswersSummary,
  draftInterviewQuestions,
  draftQuestionRule,
  editSummary,
  getOwnSummaryResponse,
  getSummaryResponse,
  listAiRuns,
  listAnchors,
  listSummaries,
  readAiRun,
  readAiSettings,
  saveAiSettings,
  saveAnchors,
  settleDraft,
  testAiProvider,
} from '@tryout/contract/ai-assist/ai-assist';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeKey, routeQuery } from '../../platform/api/route-query.ts';
import { pagingOf } from '../../ui/list-page/list-state.ts';
import { toast } from '../../ui/states/toast.ts';
import { type RunsSearch, runFilters } from './runs-search.ts';

export type SummaryLanguage = 'en' | 'ar';

/** A summary is asked for by POST, since asking makes it where there is none; it is kept like any other answer. */
export const summaryQuery = (score_card_id: string, language: SummaryLanguage, own: boolean) => {
  const route = own ? getOwnSummaryResponse : getSummaryResponse;
  return queryOptions({
    queryKey: routeKey(route, { params: { score_card_id, language } }),
    queryFn: ({ signal }) =>
      own
        ? callRoute(getOwnSummaryResponse, { body: { score_card_id, language }, signal })
        : callRoute(getSummaryResponse, { body: { score_card_id, language }, signal }),
    retry: false,
  });
};
export const summariesQuery = (score_card_id: string) =>
  routeQuery(listSummaries, { query: { score_card_id } });
export const runsQuery = (search: RunsSearch) => {
  return routeQuery(listAiRuns, { query: { ...pagingOf(search), ...runFilters(search) } });
};
export const runQuery = (ai_run_id: string) => routeQuery(readAiRun, { params: { ai_run_id } });
export const settingsQuery = () => routeQuery(readAiSettings);
export const anchorsQuery = () => routeQuery(listAnchors);

function useAct<I, O>(run: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => invalidateFeature(client, 'ai-assist'),
    meta: { showsError: true },
  });
}

/** The same where nothing but a toast would say what went wrong. */
function useToldAct<I, O>(run: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: run, onSuccess: () => invalidateFeature(client, 'ai-assist') });
}

const told = async <T extends { readonly message: string | null }>(answer: Promise<T>): Promise<T> => {
  const given = await answer;
  if (given.message) toast.say({ message: given.message, tone: 'success' });
  return given;
};

export const useDraftRule = () =>
  useAct((body: RouteSend<typeof draftQuestionRule>['body']) => callRoute(draftQuestionRule, { body }));
export const useDraftQuestions = (event_id: string) =>
  useAct(() => callRoute(draftInterviewQuestions, { body: { event_id } }));
export const useSumUpAnswers = (application_id: string) =>
  useAct(() => callRoute(draftAnswersSummary, { body: { application_id } }));
export const useSettleDraft = () =>
  useAct(({ ai_run_id, ...body }: { ai_run_id: string } & RouteSend<typeof settleDraft>['body']) =>
    callRoute(settleDraft, { params: { ai_run_id }, body }),
  );
export const useEditSummary = () =>
  useAct(({ ai_run_id, sentences }: { ai_run_id: string; sentences: string[] }) =>
    told(callRouteForMessage(editSummary, { params: { ai_run_id }, body: { sentences } })),
  );
export const useDiscardSummary = () =>
  useToldAct((ai_run_id: string) =>
    told(callRouteForMessage(discardSummary, { params: { ai_run_id }, body: {} })),
  );
export const useSaveSettings = () =>
  useAct((body: RouteSend<typeof saveAiSettings>['body']) =>
    told(callRouteForMessage(saveAiSettings, { body })),
  );
export const useTestProvider = () => useAct(() => callRoute(testAiProvider, { body: {} }));
export const useSaveAnchors = () =>
  useAct(({ subtrait_id, anchors }: { subtrait_id: string; anchors: Record<string, number> }) =>
    told(callRouteForMessage(saveAnchors, { params: { subtrait_id }, body: { anchors } })),
  );
export const useConfirmSimulation = (position_id: string) =>
  useAct(({ key, ...body }: RouteSend<typeof confirmPositionSimulation>['body'] & { key: string }) =>
    callRoute(confirmPositionSimulation, { params: { position_id }, body, idempotencyKey: key }),
  );
export const useConfirmTemplate = () =>
  useAct(({ key, ...body }: RouteSend<typeof confirmScoreTemplate>['body'] & { key: string }) =>
    callRoute(confirmScoreTemplate, { body, idempotencyKey: key }),
  );
