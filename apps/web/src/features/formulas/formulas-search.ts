import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** States that a list can be narrowed to; without one it shows what is being worked on and what is in force. */
export const STATUS_FILTERS = ['draft', 'published', 'closed', 'all'] as const;

const SORTS = ['name', '-name', 'updated_at', '-updated_at'] as const;

/** What the list of formulas is narrowed by, as its address has it. */
export interface FormulasSearch extends ListState<(typeof SORTS)[number]> {
  readonly status?: (typeof STATUS_FILTERS)[number] | undefined;
  readonly task_key?: string | undefined;
  readonly subtrait_id?: string | undefined;
  readonly problem?: 'missing_data_points' | undefined;
}

/** What the list of conditions is narrowed by, as its address has it. */
export type ConditionsSearch = Pick<FormulasSearch, keyof ListState | 'status'>;

/** Which task is played, by its key. */
export interface PlaySearch {
  readonly task?: string | undefined;
}

/** Reads which task is played from an address. */
export function readPlaySearch(search: Record<string, unknown>): PlaySearch {
  return { task: words(search.task) };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, 120) : undefined;

/** Reads the list of conditions from an address; what makes no sense is left out. */
export function readConditionsSearch(search: Record<string, unknown>): ConditionsSearch {
  return { ...readListState(search, SORTS), status: oneOf(search.status, STATUS_FILTERS) };
}

/** Reads the list of formulas from an address; what makes no sense is left out. */
export function readFormulasSearch(search: Record<string, unknown>): FormulasSearch {
  const subtrait = words(search.subtrait_id);
  return {
    ...readConditionsSearch(search),
    task_key: words(search.task_key),
    subtrait_id: subtrait !== undefined && UUID.test(subtrait) ? subtrait : undefined,
    problem: oneOf(search.problem, ['missing_data_points']),
  };
}
