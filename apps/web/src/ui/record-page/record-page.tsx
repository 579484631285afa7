import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../layout/page.tsx';
import { QueryView } from '../states/query-view.tsx';

interface RecordPageProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError'> & { readonly refetch: () => unknown };
  width?: 'page' | 'text' | 'full';
  skeleton?: ReactNode;
  children: (record: T) => ReactNode;
}

/** A page about one thing: what is shown while it loads, is denied, missing or fails, and then the thing. */
export function RecordPage<T>({ query, width, skeleton, children }: RecordPageProps<T>) {
  return (
    <Page {...(width && { width })}>
      <QueryView page query={query} skeleton={skeleton}>
        {children}
      </QueryView>
    </Page>
  );
}
