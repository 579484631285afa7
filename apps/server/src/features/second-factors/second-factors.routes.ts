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
import { type Handled, handle, handlePrepared, signedAct, signedIn } from '../../platform/http/call.ts';
import { judgePassword } from '../auth/public.ts';
import { organizationOf } from '../organizations/public.ts';
import * as authenticators from './authenticators.ts';
import * as confirming from './confirm-self.ts';
import * as resets from './factor-resets.ts';
import * as rule from './factor-rule.ts';
import { ownFactors } from './own-factors.ts';
import * as signIn from './passkey-sign-in.ts';
import * as passkeys from './passkeys.ts';
import * as codes from './recovery-codes.ts';
import { factorsSay } from './second-factors.messages.ts';
import * as steps from './take-second-step.ts';

/** Second factors: passkeys, authenticator apps, recovery codes; the second step; and who requires them. */
export const secondFactorsHandlers: readonly Handled[] = [
  handle(readFactors, async (call) => ({ data: await ownFactors(signedAct(call)) })),

  handle(beginPasskey, async (call) => ({ data: await passkeys.beginPasskey(signedAct(call)) })),
  handle(addPasskey, async (call) => ({
    data: await passkeys.addPasskey(signedAct(call), call.body),
    message: factorsSay('factors.passkey_added'),
    status: 201,
  })),
  handle(renamePasskey, async (call) => {
    await passkeys.renamePasskey(signedAct(call), call.params.passkey_id, call.body.name);
    return { data: {}, message: factorsSay('factors.passkey_renamed') };
  }),
  handle(removePasskey, async (call) => {
    await passkeys.removePasskey(signedAct(call), call.params.passkey_id);
    return { data: {}, message: factorsSay('factors.passkey_removed') };
  }),

  handle(beginAuthenticator, async (call) => ({
    data: await authenticators.beginAuthenticator(signedAct(call)),
  })),
  handle(confirmAuthenticator, async (call) => ({
    data: { recovery_codes: await authenticators.confirmAuthenticator(signedAct(call), call.body.code) },
    message: factorsSay('factors.authenticator_added'),
  })),
  handle(removeAuthenticator, async (call) => {
    await authenticators.removeAuthenticator(signedAct(call));
    return { data: {}, message: factorsSay('factors.authenticator_removed') };
  }),
  handle(newRecoveryCodes, async (call) => ({
    data: { recovery_codes: await codes.newRecoveryCodes(signedAct(call)) },
  })),

  handle(beginConfirming, async (call) => ({ data: await confirming.beginConfirming(signedAct(call)) })),
  handle(mailConfirming, async (call) => ({
    data: await confirming.mailConfirming({ ...call, actor: signedIn(call) }),
    message: factorsSay('factors.code_sent'),
  })),
  handlePrepared(
    confirmSelf,
    async (call) =>
      call.body.by === 'password' ? judgePassword(call, signedIn(call).user_id, call.body.password) : null,
    async (call, judged) => {
      await confirming.confirmSelf({ ...call, actor: signedIn(call) }, call.body, judged);
      return { data: {} };
    },
  ),

  handle(beginPasskeySignIn, async (call) => ({ data: await signIn.beginPasskeySignIn(call) })),
  handle(signInWithPasskey, async (call) => ({ data: await signIn.signInWithPasskey(call, call.body) })),
  handle(readSecondStep, async (call) => ({ data: await steps.readSecondStep(call, call.body.ticket) })),
  handle(beginSecondStep, async (call) => ({ data: await steps.beginSecondStep(call, call.body.ticket) })),
  handle(takeSecondStep, async (call) => ({ data: await steps.takeSecondStep(call, call.body) })),

  handle(askFactorReset, async (call) => ({
    data: await resets.askFactorReset(call, call.body.ticket),
    message: factorsSay('factors.reset_sent'),
  })),
  handle(readFactorReset, async (call) => ({ data: await resets.readFactorReset(call, call.body.token) })),
  handle(finishFactorReset, async (call) => {
    await resets.finishFactorReset(call, call.body.token);
    return { data: {}, message: factorsSay('factors.reset_done') };
  }),
  handle(stopFactorReset, async (call) => {
    await resets.stopFactorReset(call, call.body.token);
    return { data: {}, message: factorsSay('factors.reset_stopped') };
  }),
  handle(resetMemberFactors, async (call) => {
    await resets.resetMember(signedAct(call), call.body);
    return { data: {}, message: factorsSay('factors.member_reset') };
  }),
  handle(resetAccountFactors, async (call) => {
    const { user_id } = call.params;
    await resets.resetByAdmin(signedAct(call), { user_id, organization_id: null, reason: call.body.reason });
    return { data: {}, message: factorsSay('factors.member_reset') };
  }),

  handle(readFactorRule, async (call) => ({
    data: await rule.factorRule(signedAct(call), organizationOf(signedIn(call), call.query.organization_id)),
  })),
  handle(changeFactorRule, async (call) => ({
    data: await rule.changeFactorRule(
      signedAct(call),
      organizationOf(signedIn(call), call.body.organization_id),
      call.body.from,
    ),
    message: factorsSay('factors.rule_saved'),
  })),
];
