import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  compareScoreTemplates,
  listTemplateCards,
  listTemplateTrials,
} from '@tryout/contract/score-templates/score-template-trials';
import {
  beginScoreTemplateVersion,
  createScoreTemplate,
  duplicateScoreTemplate,
  listScoreTemplates,
  moveScoreTemplate,
  readScoreTemplate,
  removeScoreTemplate,
  saveScoreTemplate,
} from '@tryout/contract/score-templates/score-templates';
import { readTraits } from '@tryout/contract/traits/traits';
import { readTemplateWhatIf } from '@tryout/contract/what-if/what-if';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { TemplatesSearch } from './templates-search.ts';

export type TemplateRow = RouteResult<typeof listScoreTemplates>['items'][number];
export type Template = RouteResult<typeof readScoreTemplate>;
export type Comparison = RouteResult<typeof compareScoreTemplates>;
export type ComparedPerson = Comparison['movers'][number];
export type ComparisonInput = RouteSend<typeof compareScoreTemplates>['body'];
export type Trials = RouteResult<typeof listTemplateTrials>;

export const templatesQuery = (search: TemplatesSearch) => routeQuery(listScoreTemplates, { query: search });
export const templateQuery = (id: string) =>
  routeQuery(readScoreTemplate, { params: { score_template_id: id } });
export const templateWhatIfQuery = (id: string) =>
  routeQuery(readTemplateWhatIf, { params: { score_template_id: id } });
export const trialsQuery = () => routeQuery(listTemplateTrials);
export const cardsQuery = () => routeQuery(listTemplateCards);
export const libraryQuery = () => routeQuery(readTraits);

const named = (score_template_id: string) => ({ params: { score_template_id } });

function useTemplateChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useMutation({
    meta: { showsError: true },
    mutationFn,
    onSuccess: () => invalidateFeature(client, 'score-templates'),
  });
}

export const useCreateTemplate = () =>
  useTemplateChange(({ name, key }: { name: string; key: string }) =>
    callRoute(createScoreTemplate, { body: { name }, idempotencyKey: key }),
  );
export const useDuplicateTemplate = () =>
  useTemplateChange(({ id, key }: { id: string; key: string }) =>
    callRoute(duplicateScoreTemplate, { ...named(id), body: {}, idempotencyKey: key }),
  );
export const useSaveTemplate = (id: string) =>
  useTemplateChange((body: RouteSend<typeof saveScoreTemplate>['body']) =>
    callRoute(saveScoreTemplate, { ...named(id), body }),
  );
export const useMoveTemplate = (id: string) =>
  useTemplateChange((body: RouteSend<typeof moveScoreTemplate>['body']) =>
    callRoute(moveScoreTemplate, { ...named(id), body }),
  );
export const useBeginVersion = () =>
  useTemplateChange((id: string) => callRoute(beginScoreTemplateVersion, { ...named(id), body: {} }));
export const useRemoveTemplate = () =>
  useTemplateChange((id: string) => callRoute(removeScoreTemplate, { ...named(id), body: {} }));

/** Compares two templates; nothing is changed by it. */
export const useComparison = () =>
  useMutation({
    meta: { showsError: true },
    mutationFn: (body: ComparisonInput) => callRoute(compareScoreTemplates, { body }),
  });
