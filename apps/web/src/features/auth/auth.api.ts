import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askEmailChange, cancelEmailChange, readEmailChange } from '@tryout/contract/accounts/accounts';
import {
  listSessions,
  login,
  passwordResetCode,
  passwordResetVerify,
  revokeOtherSessions,
  revokeSession,
  updatePassword,
  updateSettings,
} from '@tryout/contract/auth/auth';
import type { RouteSend } from '@tryout/contract/define-route';
import { linkedInState, linkLinkedIn, unlinkLinkedIn } from '@tryout/contract/identities/identities';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { confirmed } from '../../platform/session/confirm-first.ts';
import { currentUserQuery, loadSignedInUser } from '../../platform/session/session.ts';
import { toast } from '../../ui/states/toast.ts';

const own = { showsError: true } as const;

/** Signs in and loads the user; the guard of the page then leads on. True: a second step is asked for first. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const answer = await callRoute(login, { body, endsSession: false });
      if ('second_step' in answer) return true;
      await loadSignedInUser(client);
      return false;
    },
    meta: own,
  });
}

export const useResetCode = () =>
  useMutation({
    mutationFn: (email: string) => callRoute(passwordResetCode, { body: { email } }),
    meta: own,
  });

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: RouteSend<typeof passwordResetVerify>['body']) =>
      callRoute(passwordResetVerify, { body }),
    meta: own,
  });

/** Saves settings at once and says so. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof updateSettings>['body']) =>
      callRouteForMessage(updateSettings, { body }),
    onSuccess: async ({ message }) => {
      toast.say({ message: message ?? '', tone: 'success' });
      await client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    meta: own,
  });
}

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: RouteSend<typeof updatePassword>['body']) =>
      confirmed(() => callRouteForMessage(updatePassword, { body })),
    onSuccess: ({ message }) => toast.say({ message: message ?? '', tone: 'success' }),
    meta: own,
  });

export const linkedInQuery = () => routeQuery(linkedInState);

/** Confirms with the password, where there is one, then leaves for the provider's page. */
export const useLinkLinkedIn = () =>
  useMutation({
    mutationFn: async (password: string | undefined) => {
      const body = password === undefined ? {} : { password };
      window.location.assign((await confirmed(() => callRoute(linkLinkedIn, { body }))).url);
    },
    meta: own,
  });

export function useUnlinkLinkedIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => confirmed(() => callRouteForMessage(unlinkLinkedIn)),
    onSuccess: async ({ message }) => {
      toast.say({ message: message ?? '', tone: 'success' });
      await client.invalidateQueries({ queryKey: linkedInQuery().queryKey });
    },
    meta: own,
  });
}

export const sessionsQuery = () => routeQuery(listSessions);

export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session_id: string) => callRoute(revokeSession, { params: { session_id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  });
}

export function useRevokeOthers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRouteForMessage(revokeOtherSessions),
    onSuccess: async ({ message }) => {
      toast.say({ message: message ?? '', tone: 'success' });
      await client.invalidateQueries({ queryKey: sessionsQuery().queryKey });
    },
  });
}

export const emailChangeQuery = () => routeQuery(readEmailChange);

/** Begins a change of address; both mailboxes then get a link. */
export function useAskEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => confirmed(() => callRouteForMessage(askEmailChange, { body: { email } })),
    onSuccess: async ({ message }) => {
      toast.say({ message: message ?? '', tone: 'success' });
      await client.invalidateQueries({ queryKey: emailChangeQuery().queryKey });
    },
    meta: own,
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRouteForMessage(cancelEmailChange),
    onSuccess: async ({ message }) => {
      toast.say({ message: message ?? '', tone: 'success' });
      await client.invalidateQueries({ queryKey: emailChangeQuery().queryKey });
    },
  });
}
