import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

const TOKEN = 'a-token-for-metrics-0123';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { metricsToken: TOKEN } });
});
afterAll(() => app.stop());

const metrics = (authorization?: string) =>
  app.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

it('answers nobody without the token, and where none is set there is nothing at the address', async () => {
  for (const sent of [undefined, '', TOKEN, `Bearer ${TOKEN}x`, `Basic ${TOKEN}`]) {
    const { statusCode, body } = await metrics(sent);
    expect([statusCode, body.includes('tryout_')]).toEqual([401, false]);
  }
  const closed = await startTestApp();
  const { statusCode } = await closed.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  await closed.stop();
  expect(statusCode).toBe(404);
});

it('tells of requests by route, of the queue, plays, builds and the database, and holds no address that was asked for', async () => {
  await app.call({ path: '/health' });
  await app.call({
    path: '/public/position/0190c2f0-1111-7222-8333-444455556666',
    query: { secret: 'canary' },
  });
  await sql`insert into mails (id, effect_key, to_email, kind, subject, body_text, body_html, send_after, status)
    values (gen_random_uuid(), 'late', 'canary@example.test', 'pin', '', '', '', now() - interval '15 minutes', 'queued')`.execute(
    app.db,
  );
  await app.services.jobs.enqueue(app.db, 'system.housekeeping', {});
  const { statusCode, headers, body } = await metrics(`Bearer ${TOKEN}`);
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  ]);
  expect(body).toContain('tryout_http_requests_total{method="GET",route="/api/health",status="200"} 1\n');
  expect(body).toMatch(
    /tryout_http_request_duration_seconds_bucket\{feature="system",kind="read",le="\+Inf"\} \d/,
  );
  expect(body).toContain('tryout_jobs{queue="system.housekeeping",state="waiting"} 1\n');
  expect(Number(/^tryout_mails_oldest_due_seconds (\S+)$/m.exec(body)?.[1])).toBeGreaterThan(890);
  for (const name of [
    'tryout_database_up 1',
    'tryout_build_versions',
    'tryout_plays',
    'tryout_database_pool_connections{state="idle"}',
    'tryout_builds_host_up 0',
    'tryout_draining 0',
    'process_resident_memory_bytes',
  ]) {
    expect(body).toContain(name);
  }
  expect(body).not.toMatch(/canary|0190c2f0|@/);
  expect(body.endsWith('# EOF\n')).toBe(true);
});

it('lives and is ready, is not ready any more once it stops, and goes on answering', async () => {
  const status = async (path: string) => (await app.call({ path })).status;
  expect([await status('/health/live'), await status('/health/ready')]).toEqual([200, 200]);
  app.services.drain.begin();
  const ready = await app.call({ path: '/health/ready' });
  expect([ready.status, ready.body.code]).toEqual([503, 'unavailable']);
  expect([await status('/health/live'), await status('/health')]).toEqual([200, 200]);
});
