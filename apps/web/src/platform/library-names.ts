import { useQuery } from '@tanstack/react-query';
import { listLibraryNames } from '@tryout/contract/reference-data/reference-data';
import { routeQuery } from './api/route-query.ts';
import { useLocale } from './i18n/locale.ts';

/** Kinds of names that the platform gives: of the trait library, of games, of simulations and their score templates. */
export type NamedKind = 'entries' | 'tasks' | 'simulations';

/**
 * Gives what the platform named in the reader's language; what people named stays as they wrote it. Only for showing:
 * forms keep the name that is stored.
 */
export function useLibraryNames(): (kind: NamedKind, name: string) => string {
  const locale = useLocale();
  const { data } = useQuery({
    ...routeQuery(listLibraryNames),
    queryKey: [listLibraryNames.feature, listLibraryNames.path, { locale }, {}],
    enabled: locale !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (kind, name) => data?.[kind][name] ?? name;
}
