import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What departments, locations and job titles are narrowed by, as the address has it. */
export interface PartsSearch extends ListState<never> {
  /** Left out: only those that are not archived. */
  readonly archived?: 'yes' | 'all' | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readPartsSearch(search: Record<string, unknown>): PartsSearch {
  return { q: readListState(search).q, archived: oneOf(search.archived, ['yes', 'all']) };
}
