import type { Persona } from '@tryout/games/task-core';
import type { Db } from '../../platform/database/kysely.ts';
import { botInputs } from '../plays/public.ts';
import type { InnerClient } from './inner-client.ts';

/** Plays an application's game to the end as a simulated candidate, through the play's own routes. */
export async function playDemo(
  db: Db,
  client: InnerClient,
  who: {
    token: string;
    application_id: string;
    simulation_id: string;
    persona: Persona;
    seed: string;
    until?: number;
  },
): Promise<void> {
  const opened = await client.call('POST', '/application/game/open', who.token, {
    application_id: who.application_id,
    simulation_id: who.simulation_id,
  });
  const play = opened.play as { play_id: string };
  const token = opened.token as string;
  const events = (await botInputs(db, play.play_id, who.persona, who.seed)).slice(0, who.until);
  for (let i = 0; i < events.length; i += 100) {
    await client.call('POST', '/play/events', token, { events: events.slice(i, i + 100) });
  }
  if (who.until === undefined) await client.call('POST', '/play/complete', token, {});
}
