import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  confirmEmail,
  confirmEmailChange,
  generatePin,
  signup,
  signupBack,
  signupCandidate,
  signupUser,
  stopEmailChange,
  verifyPin,
} from '@tryout/contract/accounts/accounts';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import type { RouteSend } from '@tryout/contract/define-route';
import { signupOrganization } from '@tryout/contract/organizations/organizations';
import { listIndustries } from '@tryout/contract/reference-data/reference-data';
import { acceptTerms, listTerms } from '@tryout/contract/terms/terms';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { loadSignedInUser } from '../../platform/session/session.ts';

const own = { showsError: true } as const;

export type SignupRole = 'candidate' | 'company_admin' | 'independent_recruiter' | 'staffing_agency_admin';

export const configQuery = () => routeQuery(publicConfig);
export const industriesQuery = () => routeQuery(listIndustries);
export const termsQuery = (locale: Locale) => routeQuery(listTerms, { query: { locale } });

/** A step of the sign-up: the call, then the user anew, so that the guard and the page follow the stored step. */
function useStep<T>(send: (given: T) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: T) => {
      await send(given);
      return loadSignedInUser(client);
    },
    meta: own,
  });
}

export interface AccountForm {
  readonly user_type: SignupRole;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly time_zone: string;
}

export const useMakeAccount = () =>
  useStep(async ({ user_type, ...account }: AccountForm) => {
    const { signup_token } = await callRoute(signup, { body: { user_type }, endsSession: false });
    await callRoute(signupUser, { body: { signup_token, ...account }, endsSession: false });
  });

export const useVerifyPin = () =>
  useStep((pin: string) => callRoute(verifyPin, { body: { purpose: 'signup', pin } }));

export const useNewPin = () =>
  useMutation({ mutationFn: () => callRoute(generatePin, { body: { purpose: 'signup' } }) });

/** Confirms an applicant's address with the mailed link; the answer says whether the browser is signed in now. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      const settled = await callRoute(confirmEmail, { body: { token }, endsSession: false });
      if (settled.signed_in) await loadSignedInUser(client);
      return settled;
    },
    meta: own,
  });
}

export const useStepBack = () => useStep(() => callRoute(signupBack));

export const useCandidateStep = () =>
  useStep((body: RouteSend<typeof signupCandidate>['body']) => callRoute(signupCandidate, { body }));

export const useOrganizationStep = () =>
  useStep((body: RouteSend<typeof signupOrganization>['body']) => callRoute(signupOrganization, { body }));

export const useAcceptTerms = () =>
  useStep((terms_ids: string[]) => callRoute(acceptTerms, { body: { terms_ids } }));

export const useConfirmEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => callRoute(confirmEmailChange, { body: { token }, endsSession: false }),
    meta: { showsError: true },
  });

export const useStopEmailChange = () =>
  useMutation({
    mutationFn: (token: string) => callRoute(stopEmailChange, { body: { token }, endsSession: false }),
    meta: { showsError: true },
  });
