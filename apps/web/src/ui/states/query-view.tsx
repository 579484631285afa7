import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../core.messages.ts';
import { DeniedState, ErrorState, NotFoundState } from './error-state.tsx';
import { CardSkeleton } from './skeletons.tsx';

const SKELETON_AFTER_MS = 400;

interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isError'> & { readonly refetch: () => unknown };
  skeleton?: ReactNode;
  /** The data are the whole page, heading and all: what stands in their place brings the heading. */
  page?: boolean;
  children: (data: T) => ReactNode;
}

/** The states around a page's data: nothing, then a skeleton; denied; missing; failed with retry; the data. */
export function QueryView<T>({ query, skeleton, page, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Waiting>{skeleton ?? <CardSkeleton />}</Waiting>;
  const { error } = query;
  const level = page ? 1 : 2;
  if (error instanceof ApiError) {
    // Nobody is signed in any more: the guard is already on its way, and says why.
    if (error.silent) return null;
    if (error.status === 403) return <DeniedState level={level} />;
    if (error.status === 404 || namesNothing(error)) return <NotFoundState level={level} />;
  }
  return <ErrorState level={level} error={error} onRetry={() => void query.refetch()} />;
}

/** What was asked for by something that is no id and no token, as from an address that was cut off: there is no such record. */
const namesNothing = ({ code, fields }: ApiError) =>
  code === 'invalid_input' &&
  fields.length > 0 &&
  fields.every(({ field }) => /(^|_)(id|token)$/.test(field));

/** Shows a skeleton once the wait is long enough to be noticed. */
export function Waiting({ children }: { children: ReactNode }) {
  const t = useText(messages);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={t('ui.loading')}>
      {noticed ? children : null}
    </div>
  );
}
