import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  continueWithLinkedIn,
  joinWithLinkedIn,
  linkedInPin,
  proveForLinkedIn,
  signupWithLinkedIn,
} from '@tryout/contract/identities/identities';
import { callRoute } from '../../platform/api/api-client.ts';
import { loadSignedInUser } from '../../platform/session/session.ts';
import type { Return } from './arrival.ts';

const own = { showsError: true } as const;

/** Exchanges the code, once: it is worth nothing a second time. */
export const useReturn = ({ code, state, iss }: Return) =>
  useQuery({
    queryKey: ['identities', 'return', code],
    queryFn: () =>
      callRoute(continueWithLinkedIn, {
        params: { code },
        query: { state, ...(iss === undefined ? {} : { iss }) },
        endsSession: false,
      }),
    enabled: code !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Makes an account for who came back, or lets them into the one they proved; then the app knows who is signed in. */
function useEntering<T>(send: (given: T) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: T) => {
      await send(given);
      return loadSignedInUser(client);
    },
    meta: own,
  });
}

export const useSignupFromOutside = () =>
  useEntering((body: RouteSend<typeof signupWithLinkedIn>['body']) =>
    callRoute(signupWithLinkedIn, { body, endsSession: false }),
  );

export const useJoinFromOutside = () =>
  useEntering((body: RouteSend<typeof joinWithLinkedIn>['body']) =>
    callRoute(joinWithLinkedIn, { body, endsSession: false }),
  );

/** Proves the account; `second_step`: it has one, which is asked for first. */
export function useProveAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RouteSend<typeof proveForLinkedIn>['body']) => {
      const answer = await callRoute(proveForLinkedIn, { body, endsSession: false });
      return 'second_step' in answer ? ('second_step' as const) : loadSignedInUser(client);
    },
    meta: own,
  });
}

export const useProofPin = () =>
  useMutation({ mutationFn: () => callRoute(linkedInPin, { endsSession: false }), meta: own });
