import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RouteBody } from '@tryout/contract/define-route';
import { lookAround, startDemo } from '@tryout/contract/demo/demo';
import { callRoute } from '../../platform/api/api-client.ts';
import { readStored, writeStored } from '../../platform/preferences/stored.ts';
import { loadSignedInUser } from '../../platform/session/session.ts';

const KEY = 'tryout.demo';

/** The application this browser made in the demo; null before. */
export const demoApplication = (): string | null => readStored(KEY);

async function signedInAs(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
  await loadSignedInUser(client);
}

/** Becomes a visitor with an application of its own, and goes to play. */
export function useStartDemo() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const started = await callRoute(startDemo, { body: {}, endsSession: false });
      writeStored(KEY, started.application_id);
      await signedInAs(client);
      await navigate({ to: '/apply/$id/play', params: { id: started.application_id } });
    },
  });
}

/**
 * Signs in as a demo account and goes where that side sees the visitor's card. The page is loaded anew: the one left
 * behind may be the candidate's alone, and its guard would sign the recruiter out.
 */
export function useLookAround() {
  return useMutation({
    mutationFn: async (side: RouteBody<typeof lookAround>['side']) => {
      const application_id = side === 'recruiter' || side === 'admin' ? demoApplication() : null;
      const { path } = await callRoute(lookAround, {
        body: { side, ...(application_id ? { application_id } : {}) },
        endsSession: false,
      });
      window.location.assign(path);
    },
  });
}
