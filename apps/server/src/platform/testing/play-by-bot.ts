import type { Persona } from '@tryout/games/task-core';
import { beginPlay, foldEvent, type PlayRun } from '../../features/plays/play-run.ts';
import { findPlay } from '../../features/plays/plays.queries.ts';
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
  const play = await findPlay(app.db, view.play_id);
  if (!play) throw new Error('there is no such play');
  let run: PlayRun = beginPlay(play);
  const events: { seq: number; t_ms: number; task_index: number; type: string; payload: unknown }[] = [];
  let t = 1000;
  for (let index = 0; index < run.tasks.length; index += 1) {
    const bot = run.tasks[index]?.judge.bot(run.tasks[index]?.plan, persona, `${seed}:${index}`);
    let outcome: unknown = null;
    while (run.task_index === index && events.length < (options.steps ?? 100_000)) {
      const next = bot?.(run.tasks[index]?.state, outcome as never);
      if (!next) break;
      t += next.after_ms;
      const event = {
        seq: events.length + 1,
        t_ms: t,
        task_index: index,
        type: 'input',
        payload: next.input as unknown,
      };
      run = foldEvent(play.id, run, { ...event, received_at: '2026-01-01T00:00:00.000Z' });
      outcome = run.last_outcome;
      events.push(event);
    }
  }
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
