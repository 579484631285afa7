import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { currentUser, logout } from '@tryout/contract/auth/auth';
import { useCallback } from 'react';
import { callRoute } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { clearStoredToken, storedToken } from '../api/bearer-token.ts';
import { drawing } from '../drawing/drawing.ts';
import type { SessionState } from './guard-decision.ts';
import { clearLoggedInCookie, hasLoggedInCookie } from './logged-in-cookie.ts';
import { setNotice } from './notice.ts';
import type { CurrentUser } from './user.ts';

/** The current user; null once the server said that nobody is signed in. Asked only when the cookie says so. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'current-user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await callRoute(currentUser, { signal, endsSession: false });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        clearLoggedInCookie();
        clearStoredToken();
        return null;
      }
      throw error;
    }
  },
  staleTime: 5 * 60_000,
});

/** Whether this browser remembers a sign-in; the server has the last word. */
export const mayBeSignedIn = () =>
  drawing()?.mayBeSignedIn ?? (hasLoggedInCookie(document.cookie) || storedToken() !== null);

/** What is known about the visitor now; asks the server once where the cookie says that someone is signed in. */
export function useSession(): SessionState {
  const query = useQuery({
    ...currentUserQuery,
    initialData: () => (mayBeSignedIn() ? undefined : null),
    initialDataUpdatedAt: () => Date.now(),
  });
  if (query.data) return { status: 'in', user: query.data };
  if (query.data === null) return { status: 'out' };
  return query.isError ? { status: 'failed', error: query.error } : { status: 'unknown' };
}

/** The signed-in user, inside pages that a guard protects. */
export function useCurrentUser(): CurrentUser {
  const session = useSession();
  if (session.status !== 'in')
    throw new Error('This page needs a signed-in user; put it under a guarded route');
  return session.user;
}

/** After a sign-in or sign-up: loads the user, then the app counts them as signed in. */
export async function loadSignedInUser(client: QueryClient): Promise<CurrentUser | null> {
  setNotice(null);
  signedOutHere = false;
  // An answer that is still on its way is to a question of before.
  await client.cancelQueries(currentUserQuery);
  return client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

const isCurrentUser = (key: readonly unknown[]): boolean =>
  key[0] === currentUserQuery.queryKey[0] && key[1] === currentUserQuery.queryKey[1];

/** Forgets the user and everything loaded for them. */
export function endSession(client: QueryClient): void {
  clearStoredToken();
  clearLoggedInCookie();
  client.setQueryData(currentUserQuery.queryKey, null);
  client.getMutationCache().clear();
  // Not `clear()`: whoever watches the current user has to hear that there is none now.
  client.removeQueries({ predicate: ({ queryKey }) => !isCurrentUser(queryKey) });
}

let signedOutHere = false;

/** Whether this app ended the session itself just now; answers so once. */
export function wasSignedOutHere(): boolean {
  const was = signedOutHere;
  signedOutHere = false;
  return was;
}

/** Signs out at the server and here; here even when the server cannot be reached. A guarded page leads to the sign-in. */
export function useLogOut(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    try {
      await callRoute(logout, { body: {}, endsSession: false });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      console.warn('The server did not confirm the sign-out', error.code);
    } finally {
      signedOutHere = true;
      endSession(client);
    }
  }, [client]);
}
