import type { QueryClient } from '@tanstack/react-query';
import type { UserType } from '@tryout/domain/access/roles';
import { currentUserQuery, mayBeSignedIn } from './session.ts';

/** Asks who is signed in before anything is drawn. */
export function fetchUserEarly(client: QueryClient): void {
  if (mayBeSignedIn()) void client.prefetchQuery(currentUserQuery);
}

const underWay = new Set<Promise<unknown>>();

/** Resolves when nothing more is under way of what loaders fetch early, also what comes before they can ask. */
export async function whenFetchedEarly(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/**
 * For a route's loader: fetches what the page will show while its code is still on its way. Does nothing for
 * somebody whom the page's guard turns away; the page itself shows what goes wrong.
 */
export function fetchEarly(
  client: QueryClient,
  roles: readonly UserType[],
  fetch: (user_type: string) => Promise<unknown>,
): Promise<void> {
  const fetching = fetchFor(client, roles, fetch).finally(() => underWay.delete(fetching));
  underWay.add(fetching);
  return fetching;
}

async function fetchFor(
  client: QueryClient,
  roles: readonly UserType[],
  fetch: (user_type: string) => Promise<unknown>,
): Promise<void> {
  if (!mayBeSignedIn()) return;
  await client.prefetchQuery(currentUserQuery);
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (user && roles.some((role) => role === user.user_type)) await fetch(user.user_type);
}
