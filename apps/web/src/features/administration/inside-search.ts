import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** The parts of an organization's page. */
export const INSIDE_TABS = ['overview', 'people', 'positions', 'links', 'applicants', 'log'] as const;

/** What an organization's page keeps in its address. */
export interface InsideSearch extends ListState<never> {
  readonly tab?: (typeof INSIDE_TABS)[number] | undefined;
  /** The applicant that is open. */
  readonly application?: string | undefined;
}

/** Reads the state of the page from an address. */
export function readInsideSearch(search: Record<string, unknown>): InsideSearch {
  return {
    ...readListState(search, []),
    tab: INSIDE_TABS.find((each) => each === search.tab),
    application: typeof search.application === 'string' ? search.application : undefined,
  };
}
