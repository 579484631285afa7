import { useQueryClient } from '@tanstack/react-query';
import { saveCondition } from '@tryout/contract/formulas/conditions';
import { callRoute } from '../../platform/api/api-client.ts';
import {
  type ConditionDetail,
  type ConditionDraft,
  conditionQuery,
  type StoredCondition,
} from './conditions.api.ts';
import { useVersionWork, type VersionWork } from './use-version-work.ts';

/** A condition being written. */
export type ConditionWork = VersionWork<ConditionDraft, StoredCondition>;

/** What of a stored condition its author writes. */
export function conditionDraftOf(
  { name, description, source: stored }: StoredCondition,
  source = stored,
): ConditionDraft {
  return { name, description, source };
}

/** Work on a draft of a condition. After each save it is read again, for what stands in the way may have changed. */
export function useConditionWork({ condition }: ConditionDetail): ConditionWork {
  const client = useQueryClient();
  const { queryKey } = conditionQuery(condition.id);
  return useVersionWork<ConditionDraft, StoredCondition>({
    key: `condition:${condition.id}`,
    stored: condition,
    draftOf: conditionDraftOf,
    send: async (work, edit) => {
      const params = { condition_id: condition.id };
      return (await callRoute(saveCondition, { params, body: { ...work, edit } })).condition;
    },
    put: (stored) => {
      client.setQueryData<ConditionDetail>(queryKey, (old) => (old ? { ...old, condition: stored } : old));
      void client.invalidateQueries({ queryKey });
    },
  });
}
