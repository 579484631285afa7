import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { workshop } from '../../plays/testing/uploaded-game.ts';
import { builder } from '../../simulations/testing/build.ts';

describe('how an uploaded game does with real players', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof workshop>>;
  let version: string;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp();
    const company = await createCompany(app.db);
    admin = await workshop(app);
    version = await admin.game('pier-watch');
    const recruiter = builder(app, company.recruiter.token);
    const { id } = await recruiter.published('Watch', { key: 'pier-watch', parameters: {} });
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [id],
    });
    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const body = { application_id: application.id, simulation_id: id };
    const as = application.candidate.token;
    const opened = await app.call({ method: 'POST', path: '/application/game/open', as, body });
    token = opened.body.data.token;
  });
  afterAll(() => app.stop());

  const report = (body: object) =>
    app.call({
      method: 'POST',
      path: '/play/build/report',
      as: token,
      body: { task_index: 0, outcome: null, loaded_ms: null, problems: [], ...body },
    });
  const runtime = () => admin.done(admin.call('GET', `/admin/build/version/${version}/runtime`));
  const problem = (code: string, message = '', count = 1) => ({ kind: 'error', code, message, count });

  it('is counted by version: loads by time, failures, problems by what and where', async () => {
    expect(await runtime()).toEqual({
      plays: 1,
      loaded: 0,
      failed: 0,
      failure_rate: null,
      load_p50_ms: null,
      load_p95_ms: null,
      problems: [],
    });
    for (const loaded_ms of [400, 420, 9000]) await report({ outcome: 'loaded', loaded_ms });
    await report({
      outcome: 'failed',
      problems: [
        problem('no_ready'),
        problem('boom', 'ada@example.org', 3),
        problem('boom', 'bo@example.org'),
      ],
    });
    const told = await runtime();
    expect(told).toMatchObject({ loaded: 3, failed: 1, failure_rate: 0.25 });
    expect(told.load_p50_ms).toBeGreaterThanOrEqual(420);
    expect(told.load_p50_ms).toBeLessThan(470);
    expect(told.load_p95_ms).toBeGreaterThanOrEqual(9000);
    expect(told.problems).toMatchObject([
      { kind: 'error', code: 'boom', message: '(address)', count: 4, browsers: [{ count: 4 }] },
      { code: 'no_ready', count: 1 },
    ]);
  });

  it('is bounded: what is too large, too much or about nothing is not counted', async () => {
    expect((await report({ task_index: 7 })).status).toBe(404);
    expect((await report({ problems: [problem('Not A Code')] })).status).toBe(422);
    expect((await report({ problems: [problem('a', 'x'.repeat(3000))] })).status).toBe(422);
    const before = (await runtime()).loaded;
    const answers = [];
    for (let n = 0; n < 30; n += 1) answers.push(await report({ outcome: 'loaded', loaded_ms: 100 }));
    const counted = answers.filter(({ body }) => body.data.counted).length;
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(30);
    expect((await runtime()).loaded).toBe(before + counted);
  });

  it('is for those who run the platform', async () => {
    const path = `/admin/build/version/${version}/runtime`;
    expect((await app.call({ path, as: token })).status).toBe(401);
  });
});
