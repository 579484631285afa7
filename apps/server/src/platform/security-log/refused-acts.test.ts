import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany, createPosition } from '../testing/factory.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let now = new Date('2026-11-20T10:00:10.000Z');
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
});
afterAll(() => app.stop());

async function refused(userId: string) {
  await app.services.refusedActs.flush();
  const { rows } = await sql<{
    target_id: string;
    outcome: string;
    organization_id: string;
    meta: { times: number; minute: string; reason: string; ids: string };
  }>`select target_id, outcome, organization_id, meta from security_log
    where performer_id = ${userId} and action = 'access.refused' order by id`.execute(app.db);
  return rows;
}

it('writes one line for each actor, route and minute, with the foreign ids', async () => {
  const mine = await createCompany(app.db);
  const theirs = await createCompany(app.db);
  const { id } = await createPosition(app.db, theirs.organization_id, theirs.recruiter.id);
  const unknown = uuidv7();
  const ask = (position_id: string) =>
    app.call({ path: '/applicants', as: mine.recruiter.token, query: { position_id } });
  for (const each of [id, id, unknown]) expect((await ask(each)).status).toBe(404);
  const admin = await app.call({ path: '/admin/jobs', as: mine.recruiter.token });
  expect(admin.status).toBe(403);
  now = new Date('2026-11-20T10:01:10.000Z');
  await ask(id);

  expect(await refused(theirs.recruiter.id)).toEqual([]);
  const lines = await refused(mine.recruiter.id);
  expect(lines.map(({ target_id, outcome, meta }) => [target_id, outcome, meta])).toEqual([
    [
      'GET /applicants',
      'refused',
      { minute: '2026-11-20T10:00', times: 3, reason: 'not_found', ids: `${id} ${unknown}` },
    ],
    ['GET /admin/jobs', 'refused', { minute: '2026-11-20T10:00', times: 1, reason: 'forbidden', ids: '' }],
    ['GET /applicants', 'refused', { minute: '2026-11-20T10:01', times: 1, reason: 'not_found', ids: id }],
  ]);
  expect(lines.every((line) => line.organization_id === mine.organization_id)).toBe(true);
});

it('holds no line for what was allowed, nor for pages that show nothing yet', async () => {
  const mine = await createCompany(app.db);
  const position = await createPosition(app.db, mine.organization_id, mine.recruiter.id);
  await app.call({ path: '/applicants', as: mine.recruiter.token, query: { position_id: position.id } });
  expect(await refused(mine.recruiter.id)).toEqual([]);
});
