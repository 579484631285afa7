import type { Persona } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const ABLE: Persona = { ability: 0.9, speed: 0.9, lapse: 0, risk: 0.5 };

interface SentInput {
  readonly seq: number;
  readonly t_ms: number;
  readonly task_index: number;
  readonly type: string;
  readonly payload: unknown;
}

/** What somebody at the console of a browser could try; none of it may gain anything. */
describe('cheating from the console', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
      values (${company.organization_id}, ${position.revision_id}, ${SIMULATION}, 1)`.execute(app.db);
  });
  afterAll(() => app.stop());

  async function open() {
    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const opened = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: application.candidate.token,
      body: { application_id: application.id, simulation_id: SIMULATION },
    });
    const token = opened.body.data.token as string;
    return { application, token, raw: opened.raw };
  }
  const send = (token: string, events: readonly unknown[]) =>
    app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });
  const state = async (token: string) => (await app.call({ path: '/play/state', as: token })).body.data;
  const points = async (applicationId: string, key: string) =>
    Number(
      (
        await sql<{ value: number }>`
          select d.value from play_data_points d join plays p on p.id = d.play_id
          where p.application_id = ${applicationId} and d.key = ${key}
        `.execute(app.db)
      ).rows[0]?.value,
    );
  const finish = (token: string) => app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
  /** Rows of lamps answered as told, from the first. */
  const answers = (count: number, payload: (i: number) => object): SentInput[] =>
    Array.from({ length: count }, (_, i) => ({
      seq: i + 1,
      t_ms: (i + 1) * 2500,
      task_index: 0,
      type: 'input',
      payload: { i, response: 'left', rt_ms: 450, method: 'key', frame_ms: 16.7, ...payload(i) },
    }));

  it('totals, verdicts and scores sent along are refused, and nothing of the batch is kept', async () => {
    const { token } = await open();
    for (const extra of [
      { correct: true },
      { score: 100 },
      { total_points: 999 },
      { __proto__: null, x: 1 },
    ]) {
      expect(
        (
          await send(
            token,
            answers(1, () => extra),
          )
        ).status,
      ).toBe(422);
    }
    expect((await send(token, [{ ...answers(1, () => ({}))[0], score: 100 }])).status).toBe(422);
    expect((await state(token)).last_seq).toBe(0);
  });

  it('steps are neither skipped nor answered twice, and a task is not left early', async () => {
    const { token } = await open();
    const all = answers(24, () => ({}));
    expect((await send(token, [{ ...all[0], payload: { ...(all[5]?.payload as object) } }])).status).toBe(
      422,
    );
    expect((await send(token, [{ ...all[0], task_index: 1 }])).status).toBe(409);
    await send(token, all.slice(0, 3));
    const twice = { ...all[2], seq: 4 };
    expect((await send(token, [twice])).status).toBe(422);
    expect((await finish(token)).body.code).toBe('refused_by_rule');
    expect(await state(token)).toMatchObject({ step: 3, task_index: 0 });
  });

  it('an answer that was given cannot be changed afterwards', async () => {
    const { token, application } = await open();
    await send(
      token,
      answers(3, () => ({})),
    );
    const changed = await send(
      token,
      answers(3, () => ({ response: 'right', rt_ms: 300 })),
    );
    expect(changed.status).toBe(409);
    expect(changed.body.message).toBe('Event 1 is already stored with different content.');
    const { rows } = await sql<{ payload: { response: string } }>`
      select e.payload from play_events e join plays p on p.id = e.play_id
      where p.application_id = ${application.id} order by e.seq
    `.execute(app.db);
    expect(rows.map((row) => row.payload.response)).toEqual(['left', 'left', 'left']);
  });

  it('another person’s winning answers are judged by the own form', async () => {
    const winner = await open();
    const won = await playByBot(app, winner.token, ABLE, 'winner');
    expect(await points(winner.application.id, 'acc_all')).toBeGreaterThan(0.9);
    const { token, application } = await open();
    const tower = (won.events as SentInput[]).filter((event) => event.task_index === 0);
    expect((await send(token, tower)).status).toBe(200);
    await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: token,
      body: { reason: 'enough' },
    });
    expect(await points(application.id, 'acc_all')).toBeLessThan(0.8);
  });

  it('answers faster than anybody sees count as nothing but a fact for review', async () => {
    const { token, application } = await open();
    await send(
      token,
      answers(24, () => ({ rt_ms: 20 })),
    );
    await app.call({
      method: 'POST',
      path: '/application/game/terminate',
      as: token,
      body: { reason: 'enough' },
    });
    expect(await points(application.id, 'acc_all')).toBe(0);
    expect(await points(application.id, 'anticipations')).toBe(24);
    const { rows } = await sql<{ flags: { code: string; review: boolean }[] }>`
      select integrity -> 'tasks' -> 0 -> 'flags' as flags from plays where application_id = ${application.id}
    `.execute(app.db);
    expect(rows[0]?.flags.some((flag) => flag.review)).toBe(true);
  });

  it('neither seed nor answer, breaking load, weight or formula is in anything the browser gets', async () => {
    const { token, raw } = await open();
    const seen = [raw, (await app.call({ path: '/play/state', as: token })).raw];
    const played = await send(
      token,
      answers(24, () => ({})),
    );
    seen.push(played.raw);
    const drone = { seq: 25, t_ms: 70_000, task_index: 1, type: 'input' };
    seen.push((await send(token, [{ ...drone, payload: { flight: 0, action: 'load', method: 'key' } }])).raw);
    for (const body of seen) {
      expect(body).not.toMatch(/seed|target|congruent|breaking|capacity|weightage|formula|norm/i);
    }
  });

  it('a play’s token opens that play and nothing else', async () => {
    const { token, application } = await open();
    const other = await open();
    for (const [method, path, query] of [
      ['GET', '/auth/user', {}],
      ['GET', '/game/check/application', { application_id: other.application.id }],
      ['GET', '/position/application/score/card', { application_id: application.id }],
    ] as const) {
      expect((await app.call({ method, path, as: token, query })).status, path).not.toBe(200);
    }
    expect(
      (
        await send(
          'not-a-token',
          answers(1, () => ({})),
        )
      ).status,
    ).toBe(401);
    expect((await state(token)).application_id).toBe(application.id);
  });

  it('after the end nothing more is taken', async () => {
    const { token } = await open();
    const { events } = await playByBot(app, token, ABLE, 'done');
    const last = (events as SentInput[]).at(-1);
    const more = await send(token, [{ ...last, seq: events.length + 1 }]);
    expect([401, 410]).toContain(more.status);
  });
});
