import type { Persona } from '@tryout/games/task-core';
import { botBatches } from '../../features/plays/public.ts';
import { playedFrom } from '../played-time.ts';
import type { TestApp, TestBody } from './test-app.ts';

/**
 * Plays through the API as a simulated candidate would: the bot looks into the server's own plan for what to answer,
 * every input goes over the route, at the time at which it would have been played. Ends the play unless told otherwise.
 */
export async function playByBot(
  app: TestApp,
  token: string,
  persona: Persona,
  seed: string,
  options: { steps?: number; complete?: boolean } = {},
): Promise<{ status: number; body: TestBody; events: { seq: number }[] }> {
  const view = (await app.call({ path: '/play/state', as: token })).body.data;
  const batches = await botBatches(app.db, view.play_id, persona, seed, options.steps);
  const at = playedFrom(0);
  const all = batches.flatMap(({ events }) => events);
  for (const { events, after_ms } of batches) {
    const sent = await at(after_ms, () =>
      app.call({ method: 'POST', path: '/play/events', as: token, body: { events } }),
    );
    if (sent.status !== 200) return { ...sent, events: all };
  }
  if (options.steps || options.complete === false) return { status: 200, body: null, events: all };
  const ended = await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
  return { ...ended, events: all };
}
