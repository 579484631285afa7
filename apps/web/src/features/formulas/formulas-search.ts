import { PAGE_SIZES } from '@tryout/domain/records/paging';

/** States that a list can be narrowed to; without one it shows what is being worked on and what is in force. */
export const STATUS_FILTERS = ['draft', 'published', 'closed', 'all'] as const;

/** What of the list of formulas stands in the address. */
export interface FormulasSearch {
  readonly page?: number | undefined;
  readonly recordsPerPage?: number | undefined;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly status?: (typeof STATUS_FILTERS)[number] | undefined;
  readonly task_key?: string | undefined;
  readonly subtrait_id?: string | undefined;
  readonly problem?: 'missing_data_points' | undefined;
}

/** What of the list of conditions stands in the address. */
export type ConditionsSearch = Pick<FormulasSearch, 'page' | 'recordsPerPage' | 'cursor' | 'q' | 'status'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const words = (value: unknown, most = 100): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;

const pageIn = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
};

/** Reads the list of conditions from an address; what makes no sense is left out. */
export function readConditionsSearch(search: Record<string, unknown>): ConditionsSearch {
  return present({
    page: pageIn(search.page),
    recordsPerPage: PAGE_SIZES.find((size) => size === Number(search.recordsPerPage)),
    cursor: words(search.cursor, 400),
    q: words(search.q),
    status: STATUS_FILTERS.find((status) => status === search.status),
  });
}

/** Reads the list of formulas from an address; what makes no sense is left out. */
export function readFormulasSearch(search: Record<string, unknown>): FormulasSearch {
  const subtrait = words(search.subtrait_id);
  return present({
    ...readConditionsSearch(search),
    task_key: words(search.task_key, 120),
    subtrait_id: subtrait !== undefined && UUID.test(subtrait) ? subtrait : undefined,
    problem: search.problem === 'missing_data_points' ? ('missing_data_points' as const) : undefined,
  });
}

const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
