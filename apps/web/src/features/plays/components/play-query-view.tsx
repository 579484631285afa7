import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { SignInNeeded } from '../../../ui/states/sign-in-needed.tsx';

interface PlayQueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/**
 * The states around what an application has to play. Opened signed out it asks to sign in; a play that is under way has
 * its data and goes on, whatever becomes of the session.
 */
export function PlayQueryView<T>({ query, children }: PlayQueryViewProps<T>) {
  const session = useSession();
  if (query.data === undefined && session.status === 'out') return <SignInNeeded />;
  return (
    <QueryView page query={query}>
      {children}
    </QueryView>
  );
}
