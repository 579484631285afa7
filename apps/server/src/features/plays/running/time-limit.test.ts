import type { Accommodations } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';
import { USUAL_PACE } from './bot-inputs.ts';

const DEMO = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const LIMIT_S = 30;

describe('the time limit of a task', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [DEMO],
    });
    await sql`update tasks set time_limit_s = ${LIMIT_S} where key = 'signal-tower'`.execute(app.db);
  });
  afterAll(() => app.stop());

  async function open(accommodations: Accommodations = USUAL_PACE) {
    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const opened = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: application.candidate.token,
      body: { application_id: application.id, simulation_id: DEMO, accommodations },
    });
    const { token, play } = opened.body.data;
    let seq = 0;
    const send = (...events: object[]) =>
      app.call({
        method: 'POST',
        path: '/play/events',
        as: token,
        body: { events: events.map((event) => ({ task_index: 0, payload: null, ...event, seq: ++seq })) },
      });
    const refused = async (event: object) => {
      const answer = await send(event);
      seq -= 1;
      return answer;
    };
    const terminate = () =>
      app.call({
        method: 'POST',
        path: '/application/game/terminate',
        as: token,
        body: { reason: 'enough' },
      });
    return { application, play, send, refused, terminate };
  }

  const started = { type: 'task_started', t_ms: 1000 };
  const answer = (i: number, t_ms: number) => ({
    type: 'input',
    t_ms,
    payload: { i, response: 'left', rt_ms: 450, method: 'key', frame_ms: 16.7 },
  });

  it('ends it at the input that comes too late: kept, not counted, and the next task is open', async () => {
    const { application, play, send, terminate } = await open();
    expect(play).toMatchObject({
      time_limit_ms: 30_000,
      task_clock: { used_ms: 0, since_ms: null },
      timed_out: [],
    });
    const inTime = await send(started, ...Array.from({ length: 20 }, (_, i) => answer(i, 2000 + i * 1000)));
    expect(inTime.body.data).toMatchObject({ task_index: 0, step: 20, task_clock: { used_ms: 20_000 } });
    const late = (await send(answer(20, 31_000), answer(21, 32_000))).body.data;
    expect(late).toMatchObject({
      task_index: 1,
      task_finished: true,
      timed_out: [0],
      time_limit_ms: null,
      outcomes: [],
    });
    // A browser that had no line sends what was done meanwhile: it is kept as well.
    expect((await send(answer(22, 33_000))).status).toBe(200);
    await terminate();
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from play_events e join plays p on p.id = e.play_id
      where p.application_id = ${application.id} and e.type = 'input'`.execute(app.db);
    expect(rows[0]?.n).toBe(23);
    const { rows: series } = await sql<{
      n: number;
    }>`select jsonb_array_length(series) as n from play_series s
      join plays p on p.id = s.play_id where p.application_id = ${application.id} and s.key = 'trials.correct'`.execute(
      app.db,
    );
    expect(series).toEqual([{ n: 20 }]);
  });

  it('ends it when the browser says so, not a moment earlier', async () => {
    const { send, refused } = await open();
    await send(started, answer(0, 2000));
    const early = await refused({ type: 'time_up', t_ms: 30_900 });
    expect([early.status, early.body.code]).toEqual([409, 'conflict']);
    const up = await send({ type: 'time_up', t_ms: 31_000 });
    expect(up.body.data).toMatchObject({ task_index: 1, timed_out: [0] });
    expect((await refused({ type: 'time_up', t_ms: 99_000, task_index: 1 })).status).toBe(409);
  });

  it('does not run before the start, during a pause, or while away', async () => {
    const { send } = await open();
    const events = [
      { type: 'practice_done', t_ms: 50_000 },
      { type: 'task_started', t_ms: 60_000 },
      answer(0, 62_000),
      { type: 'pause', t_ms: 63_000 },
      { type: 'resume', t_ms: 63_000 },
      answer(1, 64_000),
      { type: 'resume', t_ms: 64_000 },
    ];
    expect((await send(...events)).body.data).toMatchObject({ task_clock: { used_ms: 4000 }, timed_out: [] });
    expect((await send(answer(2, 89_000))).body.data).toMatchObject({ step: 3, timed_out: [] });
    expect((await send(answer(3, 90_000))).body.data).toMatchObject({ task_index: 1, timed_out: [0] });
  });

  it('is longer with more time, and lifted without time pressure', async () => {
    const longer = await open({ ...USUAL_PACE, time_factor: 1.5 });
    expect(longer.play.time_limit_ms).toBe(45_000);
    await longer.send(started);
    expect((await longer.send(answer(0, 40_000))).body.data.timed_out).toEqual([]);
    expect((await longer.send(answer(1, 46_000))).body.data.timed_out).toEqual([0]);
    const untimed = await open({ ...USUAL_PACE, time_factor: null });
    expect(untimed.play).toMatchObject({ time_limit_ms: null, tasks: [{ time_limit_ms: null }, {}] });
    await untimed.send(started);
    expect((await untimed.send(answer(0, 9_000_000))).body.data).toMatchObject({ step: 1, timed_out: [] });
  });
});
