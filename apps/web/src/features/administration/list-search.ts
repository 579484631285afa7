import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** What a list of the platform keeps in its address. */
export interface ListSearch extends ListState<'name' | '-name' | 'created' | '-created'> {
  readonly status?: string | undefined;
  readonly tab?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the state of a list from an address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  return {
    ...readListState(search, ['name', '-name', 'created', '-created']),
    status: text(search.status),
    tab: text(search.tab),
  };
}
