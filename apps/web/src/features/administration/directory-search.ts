import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** What the platform's lists over all organizations keep in their addresses. */
export interface DirectorySearch extends ListState<never> {
  readonly tab?: 'applications' | undefined;
  readonly status?: string | undefined;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
}

const text = (value: unknown): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && value !== ''
    ? String(value).slice(0, 254)
    : undefined;

/** Reads the state of a list from an address. */
export function readDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  return {
    ...readListState(search, []),
    tab: search.tab === 'applications' ? 'applications' : undefined,
    status: text(search.status),
    first_name: text(search.first_name),
    last_name: text(search.last_name),
    email: text(search.email),
  };
}
