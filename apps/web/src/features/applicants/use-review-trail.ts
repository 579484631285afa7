import { useState } from 'react';
import { filtersOf, type ListFilters } from './list-search.ts';
import type { ReviewTrail } from './review-trail.ts';

const keyOf = (positionId: string, filters: ListFilters) =>
  `tryout.review.${positionId}.${JSON.stringify(filtersOf(filters))}`;

function stored(key: string): ReviewTrail | null {
  try {
    const trail = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ReviewTrail | null;
    return trail && Array.isArray(trail.seen) ? trail : null;
  } catch {
    // Not ours any more; the review begins anew.
    return null;
  }
}

/** The trail of the review of a list in this tab; null before it begins. */
export function useReviewTrail(
  positionId: string,
  filters: ListFilters,
): [ReviewTrail | null, (change: (trail: ReviewTrail | null) => ReviewTrail | null) => void] {
  const key = keyOf(positionId, filters);
  const [trail, setTrail] = useState(() => stored(key));
  return [
    trail,
    (change) =>
      setTrail((old) => {
        const next = change(old);
        if (next === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(next));
        return next;
      }),
  ];
}
