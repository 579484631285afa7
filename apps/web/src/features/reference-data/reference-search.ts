import {
  REFERENCE_KINDS,
  REFERENCE_SORTS,
  REFERENCE_STATUSES,
  type ReferenceKind,
  type ReferenceStatus,
} from '@tryout/domain/reference-data/reference-kinds';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What the page of lists keeps in its address. */
export interface ReferenceSearch extends ListState<(typeof REFERENCE_SORTS)[number]> {
  /** Which list; left out: skills. */
  readonly tab?: ReferenceKind | undefined;
  /** Left out: those in use. */
  readonly status?: Exclude<ReferenceStatus, 'in_use'> | undefined;
}

/** Reads the state of the page from an address. */
export function readReferenceSearch(search: Record<string, unknown>): ReferenceSearch {
  return {
    ...readListState(search, REFERENCE_SORTS),
    tab: oneOf(search.tab, REFERENCE_KINDS),
    status: oneOf(
      search.status,
      REFERENCE_STATUSES.filter((status) => status !== 'in_use'),
    ),
  };
}
