import { useNavigate } from '@tanstack/react-router';
import { useListState } from '../../ui/list-page/use-list-state.ts';
import { readListSearch } from './list-search.ts';

/** The state of the list on this page; another tab begins afresh. */
export function useListSearch() {
  const at = useListState(readListSearch);
  const navigate = useNavigate();
  return {
    ...at,
    setTab: (tab: string) => void navigate({ to: '.', search: { tab } as never }),
  };
}
