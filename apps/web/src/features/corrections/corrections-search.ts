import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** States that a list of corrections can be narrowed to. */
export const CORRECTION_STATES = ['new', 'approved', 'rejected', 'closed'] as const;

/** What the list of corrections is narrowed by, as its address has it. */
export interface CorrectionsSearch extends ListState<never> {
  readonly status?: (typeof CORRECTION_STATES)[number] | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readCorrectionsSearch(search: Record<string, unknown>): CorrectionsSearch {
  return { ...readListState(search, []), status: oneOf(search.status, CORRECTION_STATES) };
}
