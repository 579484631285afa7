import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchApplicants } from '@tryout/contract/applicants/applicants';
import { isInGroup } from '@tryout/domain/access/roles';
import { useDeferredValue } from 'react';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCurrentUser } from '../platform/session/session.ts';

/** So many letters say whom somebody looks for. */
const FEWEST_LETTERS = 2;

/** Applicants of all positions with these words in their name or address; none for those who hire nobody. */
export function useFoundApplicants(typed: string) {
  const { user_type } = useCurrentUser();
  const q = useDeferredValue(typed.trim());
  const hires = isInGroup(user_type, 'recruiters') || user_type === 'employee';
  const isAsked = hires && q.length >= FEWEST_LETTERS;
  const query = useQuery({
    ...routeQuery(searchApplicants, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return { people: isAsked ? (query.data?.items ?? []) : [], isSearching: isAsked && query.isPending };
}
