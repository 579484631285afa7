import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  addPasskey,
  askFactorReset,
  beginAuthenticator,
  beginConfirming,
  beginPasskey,
  beginPasskeySignIn,
  beginSecondStep,
  changeFactorRule,
  confirmAuthenticator,
  confirmSelf,
  finishFactorReset,
  mailConfirming,
  newRecoveryCodes,
  readFactorReset,
  readFactorRule,
  readFactors,
  readSecondStep,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  resetAccountFactors,
  resetMemberFactors,
  signInWithPasskey,
  stopFactorReset,
  takeSecondStep,
} from '@tryout/contract/second-factors/second-factors';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { confirmed } from '../../platform/session/confirm-first.ts';
import { loadSignedInUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/states/toast.ts';
import { makePasskey, signWithPasskey } from './browser-passkeys.ts';

const FEATURE = 'second-factors';
const own = { showsError: true } as const;

export type OwnFactors = RouteResult<typeof readFactors>;

export const factorsQuery = () => routeQuery(readFactors);
export const factorRuleQuery = () => routeQuery(readFactorRule, { query: {} });

/** Does something sensitive, says what was done, and looks at the factors again. */
function useChange<T, R>(send: (given: T) => Promise<{ readonly data: R; readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: T) => confirmed(() => send(given)),
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, FEATURE);
    },
    meta: own,
  });
}

/** Asks the server first: it says who it has to be, before the browser's own dialog opens. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { options } = await confirmed(() => callRoute(beginPasskey, { body: {} }));
      const passkey = await makePasskey(options);
      return callRouteForMessage(addPasskey, { body: { name, passkey } });
    },
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, FEATURE);
    },
    meta: own,
  });
}

export const useRenamePasskey = () =>
  useChange(({ passkey_id, name }: { passkey_id: string; name: string }) =>
    callRouteForMessage(renamePasskey, { params: { passkey_id }, body: { name } }),
  );

export const useRemovePasskey = () =>
  useChange((passkey_id: string) => callRouteForMessage(removePasskey, { params: { passkey_id } }));

export const useBeginAuthenticator = () =>
  useMutation({
    mutationFn: () => confirmed(() => callRoute(beginAuthenticator, { body: {} })),
    meta: own,
  });

export const useConfirmAuthenticator = () =>
  useChange((code: string) => callRouteForMessage(confirmAuthenticator, { body: { code } }));

export const useRemoveAuthenticator = () =>
  useChange((_: undefined) => callRouteForMessage(removeAuthenticator));

export const useNewRecoveryCodes = () =>
  useChange((_: undefined) => callRouteForMessage(newRecoveryCodes, { body: {} }));

/** Proves who it is; with a passkey the browser asks first. */
export const useConfirmSelf = () =>
  useMutation({
    mutationFn: async (
      given:
        | Exclude<RouteSend<typeof confirmSelf>['body'], { by: 'passkey' }>
        | { readonly by: 'passkey'; readonly passkey?: undefined },
    ) => {
      if (given.by !== 'passkey') return callRoute(confirmSelf, { body: given });
      const { options } = await callRoute(beginConfirming, { body: {} });
      return callRoute(confirmSelf, { body: { by: 'passkey', passkey: await signWithPasskey(options) } });
    },
    meta: own,
  });

export const useMailConfirming = () =>
  useMutation({ mutationFn: () => callRoute(mailConfirming, { body: {} }), meta: own });

/** Signs in with a passkey, from a button or, with `inField`, from the list of the email field. */
export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ inField }: { readonly inField: boolean }) => {
      const { options } = await callRoute(beginPasskeySignIn, { body: {}, endsSession: false });
      const passkey = await signWithPasskey(options, inField);
      await callRoute(signInWithPasskey, { body: { passkey }, endsSession: false });
      return loadSignedInUser(client);
    },
    meta: own,
  });
}

/** The sign-in of this browser that awaits its second step. */
export const secondStepQuery = () => ({
  queryKey: [FEATURE, 'second-step'],
  queryFn: () => callRoute(readSecondStep, { body: {}, endsSession: false }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
});

export function useTakeSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (
      given:
        | { readonly by: 'code'; readonly code: string }
        | { readonly by: 'recovery_code'; readonly recovery_code: string }
        | { readonly by: 'passkey' },
    ) => {
      if (given.by === 'passkey') {
        const { options } = await callRoute(beginSecondStep, { body: {}, endsSession: false });
        const passkey = await signWithPasskey(options);
        await callRoute(takeSecondStep, { body: { by: 'passkey', passkey }, endsSession: false });
      } else {
        await callRoute(takeSecondStep, { body: given, endsSession: false });
      }
      return loadSignedInUser(client);
    },
    meta: own,
  });
}

export const useAskFactorReset = () =>
  useMutation({
    mutationFn: () => callRoute(askFactorReset, { body: {}, endsSession: false }),
    meta: own,
  });

/** What the mailed link leads to. */
export const factorResetQuery = (token: string) => ({
  queryKey: [FEATURE, 'reset', token],
  queryFn: () => callRoute(readFactorReset, { body: { token }, endsSession: false }),
  retry: false,
});

export const useFinishFactorReset = (token: string) =>
  useMutation({
    mutationFn: () => callRouteForMessage(finishFactorReset, { body: { token }, endsSession: false }),
    meta: own,
  });

export const useStopFactorReset = (token: string) =>
  useMutation({
    mutationFn: () => callRouteForMessage(stopFactorReset, { body: { token }, endsSession: false }),
    meta: own,
  });

export const useChangeFactorRule = () =>
  useChange((from: string | null) => callRouteForMessage(changeFactorRule, { body: { from } }));

export const useResetMemberFactors = () =>
  useChange((body: RouteSend<typeof resetMemberFactors>['body']) =>
    callRouteForMessage(resetMemberFactors, { body }),
  );

export const useResetAccountFactors = () =>
  useChange(({ user_id, reason }: { user_id: string; reason: string }) =>
    callRouteForMessage(resetAccountFactors, { params: { user_id }, body: { reason } }),
  );
