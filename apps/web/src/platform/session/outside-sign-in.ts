import { useMutation, useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { beginLinkedIn } from '@tryout/contract/identities/identities';
import { callRoute } from '../api/api-client.ts';
import { routeQuery } from '../api/route-query.ts';

/** The provider people may sign in with, such as LinkedIn; null while none is known. */
export const useOutsideProvider = (): string | null =>
  useQuery(routeQuery(publicConfig)).data?.linkedin ?? null;

/** Leaves for the provider's page; the attempt is bound to this browser. */
export const useBeginOutside = () =>
  useMutation({
    mutationFn: async () => {
      const { url } = await callRoute(beginLinkedIn, { endsSession: false });
      window.location.assign(url);
    },
  });
