import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { ListState } from './list-state.ts';

/** The state of the list on this page, and ways to change it. */
export interface ListAt<S extends ListState> {
  readonly search: S;
  /** Changes what is listed, which begins at the first page again; undefined takes a filter off. */
  readonly set: (changes: Partial<S>) => void;
  readonly toPage: (page: number, cursor: string | undefined) => void;
}

/**
 * Reads and changes the state of the list on this page, whichever route it is of. `read` is for routes whose
 * `validateSearch` leaves the address as it is.
 */
export function useListState<S extends ListState>(read?: (search: Record<string, unknown>) => S): ListAt<S> {
  const search: unknown = useSearch({ strict: false });
  const navigate = useNavigate();
  const go = useCallback(
    (changes: Partial<ListState>, replace: boolean) =>
      void navigate({
        to: '.',
        search: ((old: S) => present({ ...old, page: undefined, cursor: undefined, ...changes })) as never,
        replace,
      }),
    [navigate],
  );
  const set = useCallback((changes: Partial<S>) => go(changes, true), [go]);
  const toPage = useCallback(
    (page: number, cursor: string | undefined) => go({ page: page > 1 ? page : undefined, cursor }, false),
    [go],
  );
  const state = useMemo(() => (read ? read({ ...(search as object) }) : (search as S)), [search, read]);
  return { search: state, set, toPage };
}

/** The state of a further list on a page, whose address belongs to another: kept while the page is open. */
export function useOwnListState<S extends ListState>(first: S): ListAt<S> {
  const [search, setSearch] = useState(first);
  const go = useCallback(
    (changes: Partial<ListState>) =>
      setSearch((old) => present({ ...old, page: undefined, cursor: undefined, ...changes }) as S),
    [],
  );
  const toPage = useCallback((page: number, cursor: string | undefined) => go({ page, cursor }), [go]);
  return { search, set: go, toPage };
}

const present = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
