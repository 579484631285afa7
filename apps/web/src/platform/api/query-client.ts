import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isShown, UNKNOWN_ERROR } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself (beside a field, in a dialog). */
      showsError?: boolean;
    };
  }
}

/** Queries show their error where their data would stand; a mutation's error is told by `say` unless it shows its own. */
export function createQueryClient(
  say: (error: { message: string; reference: string | null }) => void,
): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        if (mutation.meta?.showsError || !isShown(error)) return;
        say({
          message: error.message || UNKNOWN_ERROR,
          reference: error instanceof ApiError ? error.reference : null,
        });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (count, error) =>
          count < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500),
        retryDelay: (count) => Math.min(500 * 2 ** count, 4_000),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const invalidateFeature = (client: QueryClient, feature: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [feature] });
