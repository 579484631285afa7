import {
  askConfirmation,
  readConfirmation,
  readOwnConfirmation,
  withdrawConfirmation,
} from '@tryout/contract/plays/confirmation-plays';
import { type Handled, handle, signedAct } from '../../../platform/http/call.ts';
import { playsSay } from '../plays.messages.ts';
import {
  askForConfirmation,
  confirmationOf,
  ownConfirmation,
  withdrawConfirmationOf,
} from './confirmations.ts';

/** Asking for confirmation plays, and reading of them. */
export const confirmationsHandlers: readonly Handled[] = [
  handle(readConfirmation, async (call) => ({
    data: await confirmationOf(signedAct(call), call.refs.row(call.query.application_id)),
  })),

  handle(askConfirmation, async (call) => {
    const data = await askForConfirmation(signedAct(call), call.body);
    return {
      data,
      message: playsSay(data.is_new ? 'plays.confirmation_asked' : 'plays.confirmation_asked_already'),
    };
  }),

  handle(withdrawConfirmation, async (call) => ({
    data: await withdrawConfirmationOf(signedAct(call), call.body.application_id),
    message: playsSay('plays.confirmation_withdrawn'),
  })),

  handle(readOwnConfirmation, async ({ db, query }) => ({
    data: await ownConfirmation(db, query.application_id),
  })),
];
