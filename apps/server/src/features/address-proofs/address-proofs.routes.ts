import {
  confirmEmail,
  generatePin,
  listStatedApplications,
  takeStatedApplications,
  verifyPin,
} from '@tryout/contract/accounts/accounts';
import { type Handled, handle, handlePrepared, signedIn } from '../../platform/http/call.ts';
import { judgePassword } from '../auth/public.ts';
import { proofsSay } from './address-proofs.messages.ts';
import { confirmAddress } from './confirm-address.ts';
import { askForPin, provePin } from './prove-email.ts';
import { findStatedApplications } from './stated-applications.queries.ts';
import { takeStated } from './take-stated-applications.ts';

/** Proving an address, and what comes to its owner by it. */
export const addressProofsHandlers: readonly Handled[] = [
  handlePrepared(
    generatePin,
    async (call) =>
      call.body.purpose === 'email_change'
        ? judgePassword(call, signedIn(call).user_id, call.body.password)
        : null,
    async (call, judged) => ({
      data: await askForPin(call, signedIn(call), call.body, judged),
      message: proofsSay('address_proofs.code_sent'),
    }),
  ),

  handle(verifyPin, async (call) => ({
    data: { signup_step: await provePin(call, signedIn(call), call.body) },
    message: proofsSay('address_proofs.email_confirmed'),
  })),

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
