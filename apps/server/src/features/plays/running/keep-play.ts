import type { RouteData } from '@tryout/contract/define-route';
import type { keepPlay, readPlay } from '@tryout/contract/plays/plays';
import type { Act } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { playsSay } from '../plays.messages.ts';
import { findPlay, touchPlay } from '../plays.queries.ts';
import { offeredFor } from './offered.ts';
import { currentRun, viewOf } from './read-play.ts';
import { LEASE_S } from './store-events.ts';

/** A play as its browser shows it. @throws Refusal for one that is gone */
export async function readOpenPlay({ db }: Act, id: string): Promise<RouteData<typeof readPlay>> {
  const play = await findPlay(db, id);
  if (!play) throw new Refusal('unauthenticated', playsSay('plays.ended'));
  return viewOf(play, await currentRun(db, play), await offeredFor(db, play));
}

/** A sign of life of the tab that holds a play. @throws Refusal for one that is gone */
export async function keepOpenPlay({ db }: Act, id: string): Promise<RouteData<typeof keepPlay>> {
  await touchPlay(db, id, LEASE_S);
  const play = await findPlay(db, id);
  if (!play) throw new Refusal('unauthenticated', playsSay('plays.ended'));
  return { state: play.state, lease_s: LEASE_S };
}
