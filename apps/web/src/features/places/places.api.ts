import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import { findAddress, searchPlaces } from '@tryout/contract/places/places';
import { routeQuery } from '../../platform/api/route-query.ts';

/** A town, or an address that was found. */
export type Place = RouteResult<typeof searchPlaces>['items'][number];

/** Towns change with a release at most. */
const KEPT_MS = 3_600_000;
/** Typed letters are looked up once nothing was typed for so long. */
const WAIT_MS = 150;
const NONE: readonly Place[] = [];

/** Towns that a text finds; none while they cannot be had: what is typed counts without them. */
export function useTowns(typed: string): { readonly towns: readonly Place[]; readonly isSettled: boolean } {
  const text = typed.trim().slice(0, 120);
  const [search] = useDebouncedValue(text, WAIT_MS);
  const isAsked = search.length >= 2;
  const { data, isPlaceholderData, isSuccess } = useQuery({
    ...routeQuery(searchPlaces, { query: { search } }),
    enabled: isAsked,
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    towns: isAsked && text.length >= 2 ? (data?.items ?? NONE) : NONE,
    isSettled: isAsked && isSuccess && !isPlaceholderData && search === text,
  };
}

export const addressQuery = (address: string) => routeQuery(findAddress, { query: { address } });

/** A place on one line: "Springfield, Illinois, United States". What says the same twice is said once. */
export function placeLine({ name, region, country }: Pick<Place, 'name' | 'region' | 'country'>): string {
  return [...new Set([name, region, country])].filter((part) => part !== '').join(', ');
}
