import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { previewFormulaOnPlays, probeFormulaText } from '@tryout/contract/formulas/formula-trials';
import {
  createFormula,
  createFormulaVersion,
  deleteFormula,
  duplicateFormula,
  listFormulas,
  moveFormula,
  readFormula,
  readFormulaReadiness,
  readFormulaVocabulary,
} from '@tryout/contract/formulas/formulas';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export type FormulaRow = RouteResult<typeof listFormulas>['items'][number];
export type FormulaDetail = RouteResult<typeof readFormula>;
export type StoredFormula = FormulaDetail['formula'];
export type FormulaDraft = Omit<RouteSend<typeof createFormula>['body'], 'description' | 'tests'> & {
  readonly description: string;
  readonly tests: StoredFormula['tests'];
};
export type Vocabulary = RouteResult<typeof readFormulaVocabulary>;
export type TaskPoint = Vocabulary['tasks'][number]['data_points'][number];
export type Readiness = RouteResult<typeof readFormulaReadiness>;
export type PlaysPreview = NonNullable<RouteResult<typeof previewFormulaOnPlays>['result']>;
export type FormulaTestCase = StoredFormula['tests'][number];
export type VersionSummary = FormulaDetail['versions'][number];

const own = { showsError: true } as const;

export const formulasQuery = (query: RouteSend<typeof listFormulas>['query']) =>
  routeQuery(listFormulas, { query });
export const vocabularyQuery = () => ({ ...routeQuery(readFormulaVocabulary), staleTime: 60_000 });
export const formulaQuery = (formula_id: string) => routeQuery(readFormula, { params: { formula_id } });
export const readinessQuery = (formula_id: string) => ({
  ...routeQuery(readFormulaReadiness, { params: { formula_id } }),
  staleTime: 0,
});

/** What past plays would score by a text; asked again only when the text changes. */
export const playsPreviewQuery = (body: RouteSend<typeof previewFormulaOnPlays>['body']) => ({
  queryKey: ['formulas', previewFormulaOnPlays.path, body],
  queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(previewFormulaOnPlays, { body, signal }),
  staleTime: 60_000,
});

/** The text on 1,000 random values. */
export const probeQuery = (body: RouteSend<typeof probeFormulaText>['body']) => ({
  queryKey: ['formulas', probeFormulaText.path, body],
  queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(probeFormulaText, { body, signal }),
  staleTime: 60_000,
});

/** Something done about formulas: says what the server said, and looks at them again. */
function useAct<T, D>(send: (given: T) => Promise<{ data: D; message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'formulas');
    },
    meta: own,
  });
}

export const useCreateFormula = () =>
  useAct(({ key, body }: { key: string; body: FormulaDraft }) =>
    callRouteForMessage(createFormula, { body, idempotencyKey: key }),
  );

export const useDuplicateFormula = () =>
  useAct(({ key, formula_id }: { key: string; formula_id: string }) =>
    callRouteForMessage(duplicateFormula, { params: { formula_id }, idempotencyKey: key }),
  );

export const useCreateVersion = () =>
  useAct(({ key, formula_id }: { key: string; formula_id: string }) =>
    callRouteForMessage(createFormulaVersion, { params: { formula_id }, idempotencyKey: key }),
  );

/** Deletes a draft. The lists are looked at again by the caller, once it has left the page of what is gone. */
export const useDeleteFormula = () =>
  useMutation({
    mutationFn: (formula_id: string) => callRoute(deleteFormula, { params: { formula_id } }),
    meta: own,
  });

export const useMoveFormula = () =>
  useAct(({ formula_id, ...body }: { formula_id: string } & RouteSend<typeof moveFormula>['body']) =>
    callRouteForMessage(moveFormula, { params: { formula_id }, body }),
  );
