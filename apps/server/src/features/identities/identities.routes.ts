import {
  beginLinkedIn,
  continueWithLinkedIn,
  joinWithLinkedIn,
  linkedInPin,
  linkedInState,
  linkLinkedIn,
  proveForLinkedIn,
  signupWithLinkedIn,
  unlinkLinkedIn,
} from '@tryout/contract/identities/identities';
import { type Handled, handle, handlePrepared, signedAct, signedIn } from '../../platform/http/call.ts';
import { confirmation, confirmPassword, judgePassword } from '../auth/public.ts';
import { beginAttempt } from './attempt.ts';
import { comeBack } from './come-back.ts';
import { identitiesSay } from './identities.messages.ts';
import { linkedAt } from './identities.queries.ts';
import { joinFromOutside } from './join-from-outside.ts';
import { unlinkAccount } from './link-account.ts';
import { judgeProof, mailProof, proveAccount } from './prove-account.ts';
import { addressOf, requireProvider } from './provider.ts';
import { signUpFromOutside } from './sign-up-from-outside.ts';

/** Signing in with LinkedIn, or another provider of OpenID Connect, and linking accounts with it. */
export const identitiesHandlers: readonly Handled[] = [
  handle(beginLinkedIn, async (call) => {
    requireProvider(call.services);
    return { data: { url: await addressOf(call.services, beginAttempt(call, null)) } };
  }),

  handle(continueWithLinkedIn, async (call) => ({
    data: await comeBack(call, call.actor, { ...call.params, ...call.query }),
  })),

  handle(signupWithLinkedIn, async (call) => ({
    data: await signUpFromOutside(call, call.body),
    message: identitiesSay('identities.code_sent'),
    status: 201,
  })),

  handle(joinWithLinkedIn, async (call) => ({
    data: await joinFromOutside(call, call.body),
    status: 201,
  })),

  handle(linkedInPin, async (call) => ({
    data: await mailProof(call),
    message: identitiesSay('identities.code_sent'),
  })),

  handlePrepared(
    proveForLinkedIn,
    (call) => judgeProof(call, call.body),
    async (call, judged) => ({ data: await proveAccount(call, call.body, judged) }),
  ),

  handle(linkedInState, async (call) => {
    const { linkedin } = call.services.config;
    const linked_at = linkedin ? await linkedAt(call.db, linkedin.issuer, signedIn(call).user_id) : null;
    return { data: { name: linkedin?.name ?? null, linked_at } };
  }),

  handlePrepared(
    linkLinkedIn,
    async (call) => {
      requireProvider(call.services);
      return judgePassword(call, signedIn(call).user_id, call.body.password);
    },
    async (call, judged) => {
      await confirmPassword(call, judged, 'password');
      await confirmation.require(signedAct(call));
      const attempt = beginAttempt(call, signedIn(call).user_id);
      return { data: { url: await addressOf(call.services, attempt) } };
    },
  ),

  handle(unlinkLinkedIn, async (call) => {
    const actor = signedIn(call);
    const { name } = requireProvider(call.services);
    await confirmation.require(signedAct(call));
    await unlinkAccount(call, { id: actor.user_id, ...actor });
    return { data: {}, message: identitiesSay('identities.unlinked', { provider: name }) };
  }),
];
