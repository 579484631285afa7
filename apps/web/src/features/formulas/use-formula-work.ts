import { useQueryClient } from '@tanstack/react-query';
import { saveFormula } from '@tryout/contract/formulas/formulas';
import { callRoute } from '../../platform/api/api-client.ts';
import { type FormulaDetail, type FormulaDraft, formulaQuery, type StoredFormula } from './formulas.api.ts';
import { useVersionWork, type VersionWork } from './use-version-work.ts';

/** A formula being written. */
export type FormulaWork = VersionWork<FormulaDraft, StoredFormula>;

/** What of a stored formula its author writes. */
export function draftOf(formula: StoredFormula, source = formula.source): FormulaDraft {
  const { name, description, subtrait_id, task_key, tests } = formula;
  return { name, description, subtrait_id, task_key, source, tests };
}

/** Work on a draft of a formula. */
export function useFormulaWork({ formula }: FormulaDetail): FormulaWork {
  const client = useQueryClient();
  const { queryKey } = formulaQuery(formula.id);
  return useVersionWork<FormulaDraft, StoredFormula>({
    key: `formula:${formula.id}`,
    stored: formula,
    draftOf,
    send: async (work, edit) => {
      const params = { formula_id: formula.id };
      return (await callRoute(saveFormula, { params, body: { ...work, edit } })).formula;
    },
    put: (stored) =>
      client.setQueryData<FormulaDetail>(queryKey, (old) => (old ? { ...old, formula: stored } : old)),
  });
}
