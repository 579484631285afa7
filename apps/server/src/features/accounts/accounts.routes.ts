import {
  confirmEmail,
  generatePin,
  listStatedApplications,
  signup,
  signupBack,
  signupCandidate,
  signupUser,
  takeStatedApplications,
  userExists,
  verifyPin,
} from '@tryout/contract/accounts/accounts';
import { type Handled, handle, handlePrepared, signedIn } from '../../platform/http/call.ts';
import { judgePassword } from '../auth/public.ts';
import { storeProfile } from '../profiles/public.ts';
import { accountsSay } from './accounts.messages.ts';
import { confirmAddress } from './confirm-address.ts';
import { askForPin, provePin } from './prove-email.ts';
import { addressIsTaken, createAccount, prepareAccount } from './sign-up.ts';
import { finishRoleStep, stepBack } from './signup-step.ts';
import { newSignupToken } from './signup-token.ts';
import { findStatedApplications } from './stated-applications.queries.ts';
import { takeStated } from './take-stated-applications.ts';

/** Signing up in steps, and proving an address. */
export const accountsHandlers: readonly Handled[] = [
  handle(signup, async ({ services, body }) => ({ data: newSignupToken(services, body.user_type) })),

  handlePrepared(
    signupUser,
    (call) => prepareAccount(call, call.body),
    async (call, passwordHash) => ({
      data: await createAccount(call, call.body, passwordHash),
      message: accountsSay('accounts.code_sent'),
      status: 201,
    }),
  ),

  handle(signupBack, async (call) => ({ data: { signup_step: await stepBack(call.db, signedIn(call)) } })),

  handle(signupCandidate, async (call) => {
    const actor = signedIn(call);
    const signup_step = await finishRoleStep(call.db, actor);
    await storeProfile(call.db, actor.user_id, call.body);
    return { data: { signup_step } };
  }),

  handle(userExists, async (call) => ({
    data: { exists: await addressIsTaken(call, call.body.signup_token, call.body.email) },
  })),

  handlePrepared(
    generatePin,
    async (call) =>
      call.body.purpose === 'email_change'
        ? judgePassword(call, signedIn(call).user_id, call.body.password)
        : null,
    async (call, judged) => ({
      data: await askForPin(call, signedIn(call), call.body, judged),
      message: accountsSay('accounts.code_sent'),
    }),
  ),

  handle(verifyPin, async (call) => ({
    data: { signup_step: await provePin(call, signedIn(call), call.body) },
    message: accountsSay('accounts.email_confirmed'),
  })),

  handle(confirmEmail, async (call) => ({
    data: await confirmAddress(call),
    message: accountsSay('accounts.email_confirmed'),
  })),

  handle(listStatedApplications, async (call) => ({
    data: { items: await findStatedApplications(call.db, signedIn(call).user_id) },
  })),

  handle(takeStatedApplications, async (call) => ({
    data: await takeStated(call),
    message: accountsSay('accounts.applications_added'),
  })),
];
