import type { Persona } from '@tryout/games/task-core';
import { botInputs } from '../../features/plays/public.ts';
import type { TestApp, TestBody } from './test-app.ts';

/**
 * Plays through the API as a simulated candidate would: the bot looks into the server's own plan for what to answer,
 * every input goes over the route. Ends the play unless told otherwise.
 */
export async function playByBot(
  app: TestApp,
  token: string,
  persona: Persona,
  seed: string,
  options: { steps?: number; complete?: boolean } = {},
): Promise<{ status: number; body: TestBody; events: { seq: number }[] }> {
  const view = (await app.call({ path: '/play/state', as: token })).body.data;
  const events = (await botInputs(app.db, view.play_id, persona, seed)).slice(0, options.steps);
  for (let i = 0; i < events.length; i += 100) {
    const sent = await app.call({
      method: 'POST',
      path: '/play/events',
      as: token,
      body: { events: events.slice(i, i + 100) },
    });
    if (sent.status !== 200) return { ...sent, events };
  }
  if (options.steps || options.complete === false) return { status: 200, body: null, events };
  const ended = await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
  return { ...ended, events };
}
