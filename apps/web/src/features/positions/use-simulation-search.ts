import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { addressOfSearch, type SimulationSearch, searchOfAddress } from './simulation-search.ts';

const FROM = '/user/positions/$id/edit/$step';

/** What the available simulations are narrowed by; the address has it, so that Back and a reload keep it. */
export function useSimulationSearch(): readonly [SimulationSearch, (search: SimulationSearch) => void] {
  const search = searchOfAddress(useSearch({ from: FROM }));
  const navigate = useNavigate({ from: FROM });
  const set = useCallback(
    (next: SimulationSearch) =>
      void navigate({ search: addressOfSearch(next), replace: true, resetScroll: false }),
    [navigate],
  );
  return [search, set];
}
