import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';

const DEMO = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('an applicant whose play needs a look says so in the list, can be filtered by it, and nobody else does', async () => {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    simulations: [DEMO],
  });
  const play = async (devices: readonly string[]) => {
    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    let token = '';
    for (const browser of devices) {
      const opened = await app.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: {
          application_id: application.id,
          simulation_id: DEMO,
          device: { browser, input: 'mouse' },
          take_over: token !== '',
        },
      });
      token = opened.body.data.token;
    }
    const persona = { ability: 0.8, speed: 0.7, lapse: 0.05, risk: 0.5 };
    const ended = await playByBot(app, token, persona, 'whole');
    expect(ended.body.data.state).toBe('completed');
    return application.id;
  };
  const [plain, looked] = [await play(['one']), await play(['one', 'another'])];
  const list = async (query: Record<string, string> = {}) =>
    (
      await app.call({
        path: '/applicants',
        as: company.recruiter.token,
        query: { position_id: position.id, ...query },
      })
    ).body.data;
  const codes = new Map(
    (await list()).items.map((row: TestBody) => [row.application_id, row.look_at] as const),
  );
  expect(codes.get(looked)).toContain('device_changes');
  expect(codes.get(plain)).toEqual([]);
  const narrowed = await list({ needs_look: 'true' });
  expect(narrowed.items.map((row: TestBody) => row.application_id)).toEqual([looked]);
  expect(narrowed.total).toBe(1);
});
