import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';

/** The state of the list on this page, and a way to change it; every change begins at the first page again. */
export function useListSearch() {
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const go = (next: ListSearch) => void navigate({ to: '.', search: next as never });
  const { search: words, status, tab } = search;
  const kept: ListSearch = {
    ...(words ? { search: words } : {}),
    ...(status ? { status } : {}),
    ...(tab ? { tab } : {}),
  };
  return {
    page: search.page ?? 1,
    cursor: search.cursor,
    search: words ?? '',
    status: status ?? '',
    tab: tab ?? '',
    toPage: (page: number, cursor: string | undefined) =>
      go({ ...kept, page, ...(cursor ? { cursor } : {}) }),
    setSearch: (value: string) =>
      go({ ...(status ? { status } : {}), ...(tab ? { tab } : {}), ...(value ? { search: value } : {}) }),
    setStatus: (value: string) =>
      go({
        ...(words ? { search: words } : {}),
        ...(tab ? { tab } : {}),
        ...(value ? { status: value } : {}),
      }),
    setTab: (value: string) => go({ tab: value }),
  };
}
