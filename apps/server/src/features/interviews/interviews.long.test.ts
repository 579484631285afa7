import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const APPLICANTS = 60;
const REQUESTS = 10_000;
const HOUR = 3_600_000;
/** A Monday at nine, UTC. */
const NOW = Date.parse('2027-01-04T09:00:00Z');

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(NOW), pool: { max: 90, waitMs: 60_000 } });
  company = await createCompany(app.db);
});
afterAll(() => app.stop());

it('holds each time for one, when ten thousand confirmations and moves come at once', async () => {
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const tokens: string[] = [];
  for (let n = 0; n < APPLICANTS; n++) {
    const { id, candidate } = await createApplication(app.db, company.organization_id, position);
    const made = await app.call({
      method: 'POST',
      path: '/event',
      as: company.recruiter.token,
      body: {
        application_id: id,
        kind: 'video',
        way: 'booking',
        title: 'Talk',
        duration_min: 60,
        opens_at: new Date(NOW + 24 * HOUR).toISOString(),
        closes_at: new Date(NOW + 48 * HOUR).toISOString(),
        participants: [{ user_id: company.recruiter.id }, { user_id: company.admin.id }],
      },
    });
    expect(made.status, made.raw).toBe(201);
    const { rows } = await sql<{ body_text: string }>`
      select body_text from mails where to_email = ${candidate.email} and kind = 'event_asked'`.execute(
      app.db,
    );
    tokens.push(/\/book\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '');
  }
  // Tuesday, nine to five in New York, at each half of an hour: talks of an hour, so that neighbours overlap.
  const starts = Array.from({ length: 15 }, (_, n) =>
    new Date(NOW + 29 * HOUR + n * (HOUR / 2)).toISOString(),
  );
  const deadlocks = async () => {
    await sql`select pg_stat_clear_snapshot()`.execute(app.db);
    const { rows } = await sql<{ n: number }>`
      select deadlocks::int as n from pg_stat_database where datname = current_database()`.execute(app.db);
    return rows[0]?.n ?? 0;
  };
  const before = await deadlocks();
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: REQUESTS }, async (_, n) => {
      const answer = await app.call({
        method: 'POST',
        path: `/book/${tokens[(n * 7) % APPLICANTS]}/time`,
        body: { starts_at: starts[(n * 11) % starts.length], time_zone: 'UTC' },
      });
      return answer.status;
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`${REQUESTS} confirmations: ${seconds.toFixed(1)} s\n`);
  expect([...new Set(statuses)].sort()).toEqual([200, 409]);
  const { rows } = await sql<{ overlaps: number; taken: number }>`
    select (select count(*)::int from event_times one join event_times other on one.user_id = other.user_id
        and one.event_id < other.event_id
        and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)) as overlaps,
      (select count(distinct event_id)::int from event_times) as taken`.execute(app.db);
  expect(rows[0]?.overlaps).toBe(0);
  expect(rows[0]?.taken).toBeGreaterThan(0);
  expect(rows[0]?.taken).toBeLessThanOrEqual(8);
  expect(await deadlocks()).toBe(before);
}, 120_000);
