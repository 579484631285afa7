import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VisitKey } from '@tryout/domain/visit-counts/visits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { createVisitCounter } from './count-visits.ts';
import { forgetVisitsJob } from './forget-visits.job.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0 Safari/537.36';
const NOW = new Date('2026-03-10T23:59:00Z');

let app: TestApp;
let admin: TestUser;
let folder: string;
let job: { readonly path: string; readonly id: string };
beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
  admin = await createUser(app.db, 'super_admin');
  folder = await mkdtemp(join(tmpdir(), 'tryout-web-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const company = await createCompany(app.db);
  const { id } = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const { rows } = await sql<{ path: string }>`
    select '/jobs/' || o.slug || '/' || p.slug as path
    from positions p join organizations o on o.id = p.organization_id where p.id = ${id}`.execute(app.db);
  job = { id, path: rows[0]?.path ?? '' };
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const switchTo = (on: boolean) =>
  app.call({
    method: 'PUT',
    path: '/admin/appconfigs/update',
    as: admin.token,
    body: { values: { count_visits: on } },
  });

/** A server that is visited, and then stops. */
async function visited(headers: Record<string, string>, ...urls: string[]) {
  const server = await buildApp(app.services, { webRoot: folder, rateLimits: false });
  for (const url of urls) await server.inject({ url, headers });
  await server.close();
}

async function counted(days = 7): Promise<Partial<Record<VisitKey, number>>> {
  const { body } = await app.call({ path: '/admin/visits', query: { days: String(days) }, as: admin.token });
  const counts: { key: VisitKey; total: number }[] = body.data.counts;
  return Object.fromEntries(counts.filter(({ total }) => total > 0).map(({ key, total }) => [key, total]));
}

it('counts nothing until it is switched on', async () => {
  await visited({ 'user-agent': BROWSER }, '/', `/api${job.path}`);
  expect(await counted()).toEqual({});
});

it('counts pages by their path and by what they ask, each once, of those who have nothing against it', async () => {
  await switchTo(true);
  const urls = [
    '/',
    '/?utm_source=x',
    '/pricing',
    '/user',
    '/api/jobs',
    '/api/jobs?page=2',
    '/api/jobs?organization=nobody',
    `/api${job.path}`,
    '/api/jobs/nobody/nothing',
    `/api/application/start?position_id=${job.id}`,
  ];
  await visited({ 'user-agent': BROWSER }, ...urls);
  const once = { home: 2, pricing: 1, jobs: 1, job: 1, apply_form: 1 };
  expect(await counted()).toEqual(once);
  for (const [name, said] of [
    ['dnt', '1'],
    ['sec-gpc', '1'],
    ['user-agent', 'Googlebot/2.1'],
  ] as const)
    await visited({ 'user-agent': BROWSER, [name]: said }, ...urls);
  expect(await counted()).toEqual(once);
});

it('tells days and the days before, as numbers and as a file, to the platform alone', async () => {
  await sql`insert into visit_counts (day, key, count)
    values ('2026-03-04', 'contact', 5), ('2026-03-03', 'contact', 7), ('2026-02-25', 'contact', 1), ('2026-02-24', 'contact', 9)`.execute(
    app.db,
  );
  const { body } = await app.call({ path: '/admin/visits', query: { days: '7' }, as: admin.token });
  expect(body.data).toMatchObject({ is_on: true, from: '2026-03-04', to: '2026-03-10' });
  const contact = body.data.counts.find(({ key }: { key: VisitKey }) => key === 'contact');
  expect(contact).toEqual({ key: 'contact', total: 5, before: 8, days: [5, 0, 0, 0, 0, 0, 0] });
  const file = await app.call({ path: '/admin/visits/export', query: { days: '7' }, as: admin.token });
  expect(file.raw).toContain('day,key,count\r\n2026-03-04,contact,5\r\n');
  expect(file.raw).not.toContain('2026-03-03');
  const someone = await createUser(app.db, 'candidate');
  expect((await app.call({ path: '/admin/visits', as: someone.token })).status).toBe(403);
  const wrong = await app.call({ path: '/admin/visits', query: { days: '8' }, as: admin.token });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'days']);
});

it('adds what several servers count, and keeps what could not be stored for the next time', async () => {
  const before = (await counted()).home ?? 0;
  const servers = Array.from({ length: 4 }, () => createVisitCounter(app.services));
  for (const server of servers) for (let visit = 0; visit < 25; visit += 1) server.count('home');
  await Promise.all(servers.map((server) => server.flush()));
  expect((await counted()).home).toBe(before + 100);

  const [server] = servers;
  server?.count('home');
  await sql`alter table visit_counts rename to visit_counts_away`.execute(app.db);
  await expect(server?.flush()).rejects.toThrow('visit_counts');
  await sql`alter table visit_counts_away rename to visit_counts`.execute(app.db);
  await server?.flush();
  expect((await counted()).home).toBe(before + 101);
});

it('forgets counts after two years and a month', async () => {
  await sql`insert into visit_counts (day, key, count) values ('2024-02-08', 'home', 1), ('2024-02-09', 'home', 2)`.execute(
    app.db,
  );
  await forgetVisitsJob(app.services).run({} as never);
  const { rows } = await sql<{ count: string }>`
    select count from visit_counts where day < '2025-01-01'`.execute(app.db);
  expect(rows.map(({ count }) => Number(count))).toEqual([2]);
});
