import {
  askConfirmation,
  readConfirmation,
  readOwnConfirmation,
  withdrawConfirmation,
} from '@tryout/contract/plays/confirmation-plays';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { type Actor, callerOf } from '../../../platform/http/actor.ts';
import { type Handled, handle, signedIn } from '../../../platform/http/call.ts';
import { playsSay } from '../plays.messages.ts';
import {
  askForConfirmation,
  confirmationOf,
  ownConfirmation,
  withdrawConfirmationOf,
} from './confirmations.ts';

/** Whether a reader of an application may also ask for a confirmation play. */
function mayAsk(actor: Actor, of: { organization_id: string; position_id: string }): boolean {
  const action = 'play.ask_confirmation';
  return scopeCovers(scopeOf(action, callerOf(actor)), action, actor, {
    owner_user_id: null,
    everyone: false,
    organization_id: of.organization_id,
    position_id: of.position_id,
  });
}

/** Asking for confirmation plays, and reading of them. */
export const confirmationsHandlers: readonly Handled[] = [
  handle(readConfirmation, async (call) => ({
    data: await confirmationOf(
      call.db,
      call.query.application_id,
      mayAsk(signedIn(call), call.refs.row(call.query.application_id)),
    ),
  })),

  handle(askConfirmation, async (call) => {
    const data = await askForConfirmation(call, signedIn(call));
    return {
      data,
      message: playsSay(data.is_new ? 'plays.confirmation_asked' : 'plays.confirmation_asked_already'),
    };
  }),

  handle(withdrawConfirmation, async (call) => ({
    data: await withdrawConfirmationOf(call, signedIn(call)),
    message: playsSay('plays.confirmation_withdrawn'),
  })),

  handle(readOwnConfirmation, async ({ db, query }) => ({
    data: await ownConfirmation(db, query.application_id),
  })),
];
