import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

export const LISTS = ['pending', 'active', 'ended'] as const;

/** Which links the page shows, as its address says. */
export interface LinksSearch extends ListState<never> {
  readonly list?: (typeof LISTS)[number] | undefined;
}

/** Reads the address; what it does not understand is left out. */
export function readLinksSearch(search: Record<string, unknown>): LinksSearch {
  return { ...readListState(search, []), list: oneOf(search.list, LISTS) };
}
