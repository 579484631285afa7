import {
  askEmailChange,
  cancelEmailChange,
  confirmEmail,
  confirmEmailChange,
  generatePin,
  listStatedApplications,
  readEmailChange,
  stopEmailChange,
  takeStatedApplications,
  verifyPin,
} from '@tryout/contract/accounts/accounts';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { confirmAddress } from './confirm-address.ts';
import * as changes from './email-changes.ts';
import { askForPin, provePin } from './prove-email.ts';
import { findStatedApplications } from './stated-applications.queries.ts';
import { takeStated } from './take-stated-applications.ts';

/** Proving an address, changing it, and what comes to its owner by it. */
export const addressProofsHandlers: readonly Handled[] = [
  handle(generatePin, async (call) => ({
    data: await askForPin(call, signedIn(call)),
    message: proofsSay('address_proofs.code_sent'),
  })),

  handle(verifyPin, async (call) => ({
    data: { signup_step: await provePin(call, signedIn(call), call.body.pin) },
    message: proofsSay('address_proofs.email_confirmed'),
  })),

  handle(askEmailChange, async (call) => ({
    data: await changes.askEmailChange(signedAct(call), call.body.email),
    message: proofsSay('address_proofs.change_asked'),
  })),

  handle(readEmailChange, async (call) => ({
    data: { change: await changes.ownEmailChange(signedAct(call)) },
  })),

  handle(cancelEmailChange, async (call) => {
    await changes.cancelEmailChange(signedAct(call));
    return { data: {}, message: proofsSay('address_proofs.change_cancelled') };
  }),

  handle(confirmEmailChange, async (call) => {
    const outcome = await changes.confirmEmailChange(call, call.body.token);
    return {
      data: { outcome },
      message: proofsSay(
        outcome === 'changed' ? 'address_proofs.email_changed' : 'address_proofs.change_waits',
      ),
    };
  }),

  handle(stopEmailChange, async (call) => {
    await changes.stopEmailChange(call, call.body.token);
    return { data: {}, message: proofsSay('address_proofs.change_stopped') };
  }),

  handle(confirmEmail, async (call) => ({
    data: await confirmAddress(call, call.body.token),
    message: proofsSay('address_proofs.email_confirmed'),
  })),

  handle(listStatedApplications, async (call) => ({
    data: { items: await findStatedApplications(call.db, signedIn(call).user_id) },
  })),

  handle(takeStatedApplications, async (call) => ({
    data: await takeStated(call),
    message: proofsSay('address_proofs.applications_added'),
  })),
];
