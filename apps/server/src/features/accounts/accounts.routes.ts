import {
  signup,
  signupBack,
  signupCandidate,
  signupUser,
  userExists,
} from '@tryout/contract/accounts/accounts';
import { type Handled, handle, handlePrepared, signedAct, signedIn } from '../../platform/http/call.ts';
import { changeProfile } from '../profiles/public.ts';
import { accountsSay } from './accounts.messages.ts';
import { addressIsTaken, createAccount, prepareAccount } from './sign-up.ts';
import { finishRoleStep, stepBack } from './signup-step.ts';
import { newSignupToken } from './signup-token.ts';

/** Signing up in steps. */
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
    await changeProfile(signedAct(call), call.body);
    return { data: { signup_step } };
  }),

  handle(userExists, async (call) => ({
    data: { exists: await addressIsTaken(call, call.body.signup_token, call.body.email) },
  })),
];
