import type { Persona } from '@tryout/games/task-core';
import type { Db } from '../../platform/database/kysely.ts';
import { playedFrom } from '../../platform/played-time.ts';
import { botBatches } from '../plays/public.ts';
import type { InnerClient } from './inner-client.ts';

/** How long before its end a play of the demo was opened: longer than any of them takes, ms. */
const OPENED_BEFORE_MS = 2 * 3_600_000;

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
  const at = playedFrom(-OPENED_BEFORE_MS);
  const notice = await client.call(
    'GET',
    `/application/notice?application_id=${who.application_id}`,
    who.token,
  );
  await client.call('POST', '/application/notice/accept', who.token, {
    application_id: who.application_id,
    digest: notice.digest,
  });
  const opened = await at(0, () =>
    client.call('POST', '/application/game/open', who.token, {
      application_id: who.application_id,
      simulation_id: who.simulation_id,
    }),
  );
  const play = opened.play as { play_id: string };
  const token = opened.token as string;
  const batches = await botBatches(db, play.play_id, who.persona, who.seed, who.until);
  for (const { events, after_ms } of batches) {
    await at(after_ms, () => client.call('POST', '/play/events', token, { events }));
  }
  if (who.until === undefined) await client.call('POST', '/play/complete', token, {});
}
