import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listTimeZones, suggestReferenceEntries } from '@tryout/contract/reference-data/reference-entries';
import type { ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import { routeQuery } from '../../platform/api/route-query.ts';

const KEPT_MS = 300_000;
/** Typed letters are looked up once nothing was typed for so long. */
const WAIT_MS = 200;

/**
 * Words of a list that fit what is typed, in the reader's language; none of `null` (nothing is asked), and none while
 * they cannot be had: what is typed counts without them.
 */
export function useReferenceWords(kind: ReferenceKind | null, typed: string): readonly string[] {
  const [search] = useDebouncedValue(typed.trim().slice(0, 120), WAIT_MS);
  const { data } = useQuery({
    ...routeQuery(suggestReferenceEntries, { query: { kind: kind ?? 'skill', search } }),
    enabled: kind !== null,
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  });
  return kind === null ? [] : (data?.items ?? []).map(({ name }) => name);
}

/** Time zones to choose from by distance and place, "GMT-05:00 New York"; the chosen one always, by its name until the table is here. */
export function useZoneChoices(
  chosen: string,
): readonly { readonly value: string; readonly label: string }[] {
  const { data } = useQuery({ ...routeQuery(listTimeZones), staleTime: KEPT_MS });
  const choices = (data?.items ?? []).map(({ zone, label }) => ({ value: zone, label }));
  return choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: chosen }, ...choices];
}
