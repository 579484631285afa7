import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isShown, UNKNOWN_ERROR } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The caller shows the error itself (beside a field, in a dialog). */
      showsError?: boolean;
      /** And leads to what has what the plan does not have. */
      showsOffer?: boolean;
    };
  }
}

// What a press changes in the data is drawn in the same frame as what it changes beside them; by default it is told one
// task later, which is another frame on a slow machine.
notifyManager.setScheduler(queueMicrotask);

/** Queries show their error where their data would stand; a mutation's error is told by `say` unless it shows its own. */
export function createQueryClient(
  say: (error: { message: string; reference: string | null; offer?: ApiError['offer'] }) => void,
): QueryClient {
  // A requirement that began meanwhile: the user is asked for anew, and the guard of the page leads to what is missing.
  const noteRequirement = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'second_factor_needed') {
      void client.invalidateQueries({ queryKey: ['auth', 'current-user'] });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: noteRequirement }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        noteRequirement(error);
        const offer = error instanceof ApiError ? error.offer : null;
        // What a plan does not have is told with the way to it, also where the words stand beside a form.
        if ((mutation.meta?.showsError && (!offer || mutation.meta.showsOffer)) || !isShown(error)) return;
        say({
          message: error.message || UNKNOWN_ERROR,
          reference: error instanceof ApiError ? error.reference : null,
          offer,
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
  return client;
}

export const invalidateFeature = (client: QueryClient, feature: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [feature] });
