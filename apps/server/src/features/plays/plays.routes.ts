import {
  bringPlay,
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
import { scopeOf } from '@tryout/domain/access/access-policy';
import { type Actor, callerOf } from '../../platform/http/actor.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { playNow } from '../../platform/played-time.ts';
import { bringEarlierPlay } from './attempts/bring-play.ts';
import { chooseCountingAttempt } from './attempts/choose-attempt.ts';
import { grantNewAttempt } from './attempts/grant-attempt.ts';
import { attemptsOf } from './attempts/list-attempts.ts';
import { playsSay } from './plays.messages.ts';
import { findPlay, type HeldPlay, touchPlay } from './plays.queries.ts';
import { finishPlay } from './running/finish-play.ts';
import { checkPlays, openPlayHere } from './running/open-play.ts';
import { currentRun, viewOf } from './running/read-play.ts';
import { LEASE_S, storeEvents } from './running/store-events.ts';

function heldBy(call: { play_id: string | null; play_token: Buffer | null }): HeldPlay {
  if (call.play_id === null || call.play_token === null)
    throw new Error('a play route was reached without a play');
  return { id: call.play_id, token_hash: call.play_token };
}

/** Whether a reader of an application may also grant attempts and say which counts. */
function mayGrant(actor: Actor, { organization_id }: { organization_id: string }): boolean {
  return (
    scopeOf('play.grant_attempt', callerOf(actor)) === 'organization' &&
    actor.organization_ids.includes(organization_id)
  );
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

  handle(readPlay, async (call) => {
    const play = await findPlay(call.db, heldBy(call).id);
    if (!play) throw new Refusal('unauthenticated', playsSay('plays.ended'));
    return { data: viewOf(play, await currentRun(call.db, play)) };
  }),

  handle(sendEvents, async (call) => ({
    data: await storeEvents(call.db, heldBy(call), call.body.events, playNow(call.services)),
  })),

  handle(keepPlay, async (call) => {
    const { id } = heldBy(call);
    await touchPlay(call.db, id, LEASE_S);
    const play = await findPlay(call.db, id);
    if (!play) throw new Refusal('unauthenticated', playsSay('plays.ended'));
    return { data: { state: play.state, lease_s: LEASE_S } };
  }),

  handle(completePlay, async (call) => ({ data: await finishPlay(call, heldBy(call), { to: 'completed' }) })),

  handle(terminatePlay, async (call) => ({
    data: await finishPlay(call, heldBy(call), { to: 'terminated', reason: call.body.reason }),
    message: playsSay('plays.terminated'),
  })),

  handle(listAttempts, async (call) => ({
    data: await attemptsOf(
      call.db,
      call.query.application_id,
      mayGrant(signedIn(call), call.refs.row(call.query.application_id)),
    ),
  })),

  handle(chooseAttempt, async (call) => ({
    data: await chooseCountingAttempt({ ...call, actor: signedIn(call) }, call.body),
    message: playsSay('plays.attempt_chosen'),
  })),

  handle(grantAttempt, async (call) => ({
    data: await grantNewAttempt({ ...call, actor: signedIn(call) }, call.body),
    message: playsSay('plays.attempt_granted'),
  })),
];
