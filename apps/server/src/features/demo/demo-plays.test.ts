import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawTheSame } from '../../platform/testing/draw-the-same.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { DEMO_PASSWORD } from './demo-people.ts';
import { installDemo } from './install-demo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The plays of a real installation are drawn anew each time; these are the same in every run.
  await drawTheSame(app.db, 'demo');
  expect(await installDemo(app.app, app.services, () => undefined)).toBe(true);
}, 240_000);
afterAll(() => app.stop());

it('no play of the seeded demo is marked: its simulated applicants play honestly', async () => {
  const { rows } = await sql<{ marked: string[]; judged: boolean }>`
    select integrity_review as marked, jsonb_path_exists(integrity, '$.timing[*].pace') as judged
    from plays where ended_at is not null`.execute(app.db);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.every(({ judged }) => judged)).toBe(true);
  expect(rows.flatMap(({ marked }) => marked)).toEqual([]);
});

it('the homes of all who interview, and the candidate’s, have an interview of the demo', async () => {
  const agendaOf = async (email: string) => {
    const signIn = { email, password: DEMO_PASSWORD, token: true };
    const { token } = (await app.call({ method: 'POST', path: '/auth/login', body: signIn })).body.data;
    const { next, feedback_due, upcoming } = (await app.call({ path: '/events/agenda', as: token })).body
      .data;
    const titles = (events: { title: string }[]) => events.map((each) => each.title);
    return { token, next: titles(next), due: titles(feedback_due), upcoming };
  };
  const met = 'Meet the harbour';
  expect((await agendaOf('candidate@tryout.test')).next).toEqual([met]);
  expect((await agendaOf('recruiter@harbour.test')).next).toContain(met);
  expect(await agendaOf('owner@harbour.test')).toMatchObject({ due: ['A morning on the quay'] });
  expect((await agendaOf('manager@harbour.test')).next).toEqual(['Planning a late ship']);
  expect((await agendaOf('solo@tryout.test')).next).toEqual(['Getting to know each other']);
  const { token } = await agendaOf('recruiter@harbour.test');
  const lists = await Promise.all(
    ['waiting', 'past'].map((list) => app.call({ path: '/events', query: { list }, as: token })),
  );
  const [waiting, past] = lists.map(({ body }) => body.data.items);
  expect(waiting).toMatchObject([{ title: 'First call', way: 'booking', status: 'collecting' }]);
  expect(past).toMatchObject([{ title: 'A morning on the quay', status: 'completed' }]);
  const judged = await app.call({ path: `/event/${past[0].id}/feedback`, as: token });
  expect(judged.body.data).toMatchObject({ sent: 2, asked: 3 });
  expect(judged.body.data.others).toHaveLength(1);
});
