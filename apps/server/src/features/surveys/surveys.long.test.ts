import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { followSurveys } from './follow-surveys.job.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());

async function published(template: string | null) {
  const { recruiter } = await createCompany(t.db);
  const as = recruiter.token;
  const made = await t.call({ method: 'POST', path: '/surveys', as, body: { template } });
  const path = `/surveys/${made.body.data.survey_id}`;
  const survey = await t.call({
    method: 'POST',
    path: `${path}/status`,
    as,
    body: { from: 'draft', to: 'published' },
  });
  return { as, path, survey_id: made.body.data.survey_id as string, link: survey.body.data.link as string };
}

it('reads a hundred thousand answers within a second', async () => {
  const { as, path, survey_id } = await published('hiring_manager');
  await sql`insert into survey_responses (survey_id, answers, answered_count, skipped_count, answered_on)
    select ${survey_id}, jsonb_build_object('quality', 1 + n % 5, 'speed', 1 + n % 4, 'recommend', n % 11,
      'better', 'Text ' || n), 4, 2, current_date from generate_series(1, 100000) n`.execute(t.db);
  await followSurveys(t.services);
  const began = performance.now();
  const results = await t.call({ path: `${path}/results`, as });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(results.body.data.total).toBe(100_000);
});

it('counts each of a thousand who send at once, once', async () => {
  const { as, path, link } = await published(null);
  const keys = Array.from({ length: 1000 }, () => randomUUID());
  const send = (key: string) =>
    t.call({ method: 'POST', path: link, body: { answers: { overall: 4 }, key } });
  const sent = await Promise.all([...keys, ...keys.slice(0, 200)].map(send));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(1000);
  expect(sent.filter(({ status }) => status === 409)).toHaveLength(200);
  await followSurveys(t.services);
  const results = await t.call({ path: `${path}/results`, as });
  expect(results.body.data.total).toBe(1000);
});
