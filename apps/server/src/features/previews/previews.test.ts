import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

let app: TestApp;
let recruiter: string;

beforeAll(async () => {
  app = await startTestApp();
  recruiter = (await createCompany(app.db)).recruiter.token;
});
afterAll(() => app.stop());

const post = (path: string, body: object, as = recruiter) =>
  app.call({ method: 'POST', path: `/simulation/${SIMULATION}/preview/${path}`, body, as });
const play = (events: object[], seed?: string, answered = 0) =>
  post('play', { accommodations: NO_ACCOMMODATIONS, events, answered, ...(seed ? { seed } : {}) });

/** A tap in answer to a row of lamps, as a browser would send it. */
const answer = (i: number) => ({
  seq: i + 1,
  t_ms: (i + 1) * 2500,
  task_index: 0,
  type: 'input',
  payload: { i, response: 'left', rt_ms: 450, method: 'key', frame_ms: 16.7 },
});

describe('playing it oneself', () => {
  test('is judged from the events alone, and goes on with the same seed', async () => {
    const first = await play([]);
    expect(first.status).toBe(200);
    const { seed, view } = first.body.data;
    expect(view).toMatchObject({ task_index: 0, step: 0, of: 24, finished: false });
    const again = await play([answer(0), answer(1)], seed, 1);
    expect(again.body.data).toMatchObject({ seed, result: null, outcomes: [{ seq: 2 }] });
    expect(again.body.data.view).toMatchObject({ step: 2, last_seq: 2 });
    expect((await play([answer(0), answer(1)], seed, 1)).body.data).toEqual(again.body.data);
  });

  test('refuses what no browser would send, naming it', async () => {
    const { seed } = (await play([])).body.data;
    const skipped = await play([answer(0), answer(2)], seed);
    expect(skipped.status).toBe(409);
    const forged = { ...answer(0), payload: { ...answer(0).payload, correct: true } };
    const refused = await play([forged], seed);
    expect(refused.status).toBe(422);
    expect(refused.body.fields[0].field).toBe('events.1.payload');
    expect((await play([], 'nonsense')).status).toBe(422);
  });

  test('says in a sentence of the reader’s language what does not fit', async () => {
    const { seed } = (await play([])).body.data;
    const events = [{ ...answer(0), payload: { ...answer(0).payload, rt_ms: -1 } }];
    const told = async (language: string) => {
      const body = { accommodations: NO_ACCOMMODATIONS, events, seed };
      const path = `/simulation/${SIMULATION}/preview/play`;
      const headers = { 'accept-language': language };
      return (await app.call({ method: 'POST', path, body, as: recruiter, headers })).body.message;
    };
    expect(await told('ar')).toMatch(/^لا يناسب ما أرسلته اللعبة هذه الخطوة/);
    expect(await told('en')).toMatch(/^The game sent something this step doesn’t accept/);
  });

  test('is for those who may see the simulation', async () => {
    const candidate = await createUser(app.db, 'candidate');
    const body = { accommodations: NO_ACCOMMODATIONS, events: [] };
    expect((await post('play', body, candidate.token)).status).toBe(403);
  });
});

describe('one station alone', () => {
  const station = (task: object, events: object[] = [], seed?: string) =>
    post('play', { accommodations: NO_ACCOMMODATIONS, events, task, ...(seed ? { seed } : {}) });

  test('has the settings of the simulation, its defaults or those that are asked for', async () => {
    const own = await station({ key: 'signal-tower' });
    expect(own.body.data.view).toMatchObject({ of: 24, simulation_name: 'Signal Tower' });
    const longer = await station({ key: 'signal-tower', parameters: { trials: 48, block_size: 24 } });
    expect(longer.body.data.view.of).toBe(48);
    const inArabic = await app.call({
      method: 'POST',
      path: `/simulation/${SIMULATION}/preview/play`,
      as: recruiter,
      body: { accommodations: NO_ACCOMMODATIONS, events: [], task: { key: 'signal-tower' } },
      headers: { 'accept-language': 'ar' },
    });
    expect(inArabic.body.data.view.simulation_name).toMatch(/^[\p{Script=Arabic}\s]+$/u);
    const elsewhere = await station({ key: 'team-days' });
    expect(elsewhere.body.data.view).toMatchObject({ of: 12, tasks: [{ key: 'team-days' }] });
  });

  test('is scored by what it measures, without a job fit', async () => {
    const task = { key: 'signal-tower' };
    const { seed } = (await station(task)).body.data;
    const events = Array.from({ length: 24 }, (_, i) => answer(i));
    const { result } = (await station(task, events, seed)).body.data;
    expect(result.job_fit_score).toBeNull();
    const [game] = result.tasks;
    expect(game).toMatchObject({ key: 'signal-tower', name: 'Signal Tower' });
    expect(game.values.find((each: { key: string }) => each.key === 'acc_all').value).toBeGreaterThan(0);
    expect(game.series.find((each: { key: string }) => each.key === 'trials.rt_ms').values).toHaveLength(24);
    const measured = result.traits.flatMap((trait: { subtraits: { subtrait: string }[] }) =>
      trait.subtraits.map((each) => each.subtrait),
    );
    expect(measured).toEqual(['Accuracy', 'Focused attention', 'Processing speed']);
  });

  test('refuses what is no game, and settings that a game does not take', async () => {
    const unknown = await station({ key: 'constructor' });
    expect(unknown.status).toBe(422);
    expect(unknown.body.fields[0].field).toBe('task.key');
    for (const parameters of [{ trials: 23 }, { answers: true }, { trials: 25, block_size: 24 }]) {
      const refused = await station({ key: 'signal-tower', parameters });
      expect(refused.status).toBe(422);
      expect(refused.body.fields[0].field).toBe('task.parameters');
    }
  });
});

describe('simulated candidates', () => {
  const simulate = async (group: string, from: number, count: number) =>
    (await post('candidates', { group, seed: 'spring', from, count })).body.data;
  const meanFit = (candidates: { job_fit_score: number | null }[]) =>
    candidates.reduce((sum, each) => sum + (each.job_fit_score ?? 0), 0) / candidates.length;

  test('come out the same however they are asked for', async () => {
    const all = await simulate('mixed', 0, 6);
    expect(all.candidates).toEqual([
      ...(await simulate('mixed', 0, 2)).candidates,
      ...(await simulate('mixed', 2, 4)).candidates,
    ]);
    expect(all.subtraits.map((each: { subtrait: string }) => each.subtrait)).toContain('Focused attention');
    for (const candidate of all.candidates) {
      expect(candidate.minutes).toBeGreaterThan(0.5);
      expect(Object.keys(candidate.scores)).toHaveLength(all.subtraits.length);
    }
  });

  test('come out higher when they are abler', async () => {
    const [able, struggling] = [await simulate('able', 0, 20), await simulate('struggling', 0, 20)];
    expect(meanFit(able.candidates)).toBeGreaterThan(meanFit(struggling.candidates));
  });

  test('tell what one task measures of each, the same ones for the same seed', async () => {
    const { rows } = await sql<{ task_id: string }>`
      select id as task_id from tasks where key = 'signal-tower' and status = 'published'`.execute(app.db);
    const task_id = rows[0]?.task_id;
    const measured = async (from: number, count: number) => {
      const { body, raw, status } = await app.call({
        method: 'POST',
        path: `/admin/tasks/${task_id}/preview/candidates`,
        body: { group: 'mixed', seed: 'spring', from, count },
        as: recruiter,
      });
      expect(status, raw).toBe(200);
      return body.data.candidates;
    };
    const all = await measured(0, 4);
    expect(all).toEqual([...(await measured(0, 1)), ...(await measured(1, 3))]);
    for (const { values, series } of all) {
      const accuracy = values.find(({ key }: { key: string }) => key === 'acc_all').value;
      expect(accuracy).toBeGreaterThan(0);
      expect(accuracy).toBeLessThanOrEqual(1);
      expect(series.map(({ key }: { key: string }) => key)).toContain('trials.rt_ms');
    }
  });

  test('are limited to twenty at a time', async () => {
    const many = await post('candidates', { group: 'mixed', seed: 'x', from: 0, count: 21 });
    expect(many.status).toBe(422);
    expect(many.body.fields[0].field).toBe('count');
  });
});
