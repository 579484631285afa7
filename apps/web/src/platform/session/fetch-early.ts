import type { QueryClient } from '@tanstack/react-query';
import type { UserType } from '@tryout/domain/access/roles';
import { currentUserQuery, mayBeSignedIn } from './session.ts';

/** Asks who is signed in before anything is drawn. */
export function fetchUserEarly(client: QueryClient): void {
  if (mayBeSignedIn()) void client.prefetchQuery(currentUserQuery);
}

/**
 * For a route's loader: fetches what the page will show while its code is still on its way. Does nothing for
 * somebody whom the page's guard turns away; the page itself shows what goes wrong.
 */
export async function fetchEarly(
  client: QueryClient,
  roles: readonly UserType[],
  fetch: (user_type: string) => Promise<unknown>,
): Promise<void> {
  if (!mayBeSignedIn()) return;
  await client.prefetchQuery(currentUserQuery);
  const user = client.getQueryData(currentUserQuery.queryKey);
  if (user && roles.some((role) => role === user.user_type)) await fetch(user.user_type);
}
