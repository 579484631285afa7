import {
  bringPlay,
  changeAccommodations,
  checkApplication,
  chooseAttempt,
  completePlay,
  grantAttempt,
  keepPlay,
  listAttempts,
  openPlay,
  readPlay,
  sendEvents,
  terminatePlay,
} from '@tryout/contract/plays/plays';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { playNow } from '../../platform/played-time.ts';
import { bringEarlierPlay } from './attempts/bring-play.ts';
import { chooseCountingAttempt } from './attempts/choose-attempt.ts';
import { grantNewAttempt } from './attempts/grant-attempt.ts';
import { attemptsOf } from './attempts/list-attempts.ts';
import { playsSay } from './plays.messages.ts';
import type { HeldPlay } from './plays.queries.ts';
import { changeAdjustments } from './running/change-adjustments.ts';
import { finishPlay } from './running/finish-play.ts';
import { keepOpenPlay, readOpenPlay } from './running/keep-play.ts';
import { checkPlays, openPlayHere } from './running/open-play.ts';
import { storeEvents } from './running/store-events.ts';

function heldBy(call: { play_id: string | null; play_token: Buffer | null }): HeldPlay {
  if (call.play_id === null || call.play_token === null)
    throw new Error('a play route was reached without a play');
  return { id: call.play_id, token_hash: call.play_token };
}

/** Opening, playing and ending plays. */
export const playsHandlers: readonly Handled[] = [
  handle(checkApplication, async ({ db, query, request, services }) => ({
    data: await checkPlays(db, query.application_id, services.now(), languageOf(request)),
  })),

  handle(openPlay, async ({ db, body, services }) => ({
    data: await openPlayHere(db, body, playNow(services)),
  })),

  handle(bringPlay, async (call) => ({
    data: await bringEarlierPlay(call, call.body),
    message: playsSay('plays.brought'),
  })),

  handle(readPlay, async (call) => ({ data: await readOpenPlay(call, heldBy(call).id) })),

  handle(sendEvents, async (call) => ({
    data: await storeEvents(call.db, heldBy(call), call.body.events, playNow(call.services)),
  })),

  handle(changeAccommodations, async (call) => ({
    data: await changeAdjustments(call.db, heldBy(call), call.body.accommodations),
    message: playsSay('plays.adjusted'),
  })),

  handle(keepPlay, async (call) => ({ data: await keepOpenPlay(call, heldBy(call).id) })),

  handle(completePlay, async (call) => ({ data: await finishPlay(call, heldBy(call), { to: 'completed' }) })),

  handle(terminatePlay, async (call) => ({
    data: await finishPlay(call, heldBy(call), { to: 'terminated', reason: call.body.reason }),
    message: playsSay('plays.terminated'),
  })),

  handle(listAttempts, async (call) => ({
    data: await attemptsOf(signedAct(call), call.refs.row(call.query.application_id)),
  })),

  handle(chooseAttempt, async (call) => ({
    data: await chooseCountingAttempt(signedAct(call), call.body),
    message: playsSay('plays.attempt_chosen'),
  })),

  handle(grantAttempt, async (call) => ({
    data: await grantNewAttempt(signedAct(call), call.body),
    message: playsSay('plays.attempt_granted'),
  })),
];
