import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { readCalendarJob } from './refresh-calendars.job.ts';

/** Radicale (GPL-3.0) is no part of the product: the test runs where an operator has installed it. */
const isThere = spawnSync('radicale', ['--version']).status === 0;
if (!isThere)
  process.stdout.write('radicale is not installed: CalDAV is tried against our own server alone\n');

const NOW = Date.parse('2027-01-04T09:00:00Z');
const AUTHORIZATION = `Basic ${Buffer.from('lea:garden gate').toString('base64')}`;
const folder = mkdtempSync(join(tmpdir(), 'tryout-radicale-'));
let server: ChildProcess | undefined;
let url = '';
let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

const dav = (method: string, path: string, body = '', type = 'application/xml') =>
  fetch(`${url}${path}`, {
    method,
    headers: { authorization: AUTHORIZATION, 'content-type': type },
    ...(body ? { body } : {}),
  });
const event = (uid: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20270101T000000Z',
    'SUMMARY:Not to be seen',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const put = async (uid: string, ...lines: string[]) =>
  expect((await dav('PUT', `/lea/work/${uid}.ics`, event(uid, ...lines), 'text/calendar')).status).toBe(201);
const busy = async () => {
  const { rows } = await sql<{ range: string }>`
    select to_char(lower(b) at time zone 'UTC', 'MM-DD HH24:MI') || '/' || to_char(upper(b) at time zone 'UTC', 'HH24:MI') as range
    from calendar_sources s, unnest(s.busy) b order by lower(b)`.execute(app.db);
  return rows.map((row) => row.range);
};
const connect = (password: string) =>
  app.call({
    method: 'POST',
    path: '/events/calendars',
    as: company.recruiter.token,
    body: { kind: 'caldav', address: url, username: 'lea', password, name: 'Radicale' },
  });

describe.runIf(isThere)('Radicale, a CalDAV server of others', () => {
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(join(folder, 'users'), 'lea:garden gate\n');
    mkdirSync(join(folder, 'collections'));
    writeFileSync(
      join(folder, 'config'),
      `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\ndelay = 0\n[storage]\nfilesystem_folder = ${folder}/collections\n`,
    );
    server = spawn('radicale', ['--config', join(folder, 'config')], { stdio: 'ignore' });
    await vi.waitFor(() => fetch(url), { timeout: 30_000, interval: 100 });
    app = await startTestApp({
      now: () => new Date(NOW),
      config: { outbound: { allowHttp: true, networks: ['127.0.0.0/8'] } },
    });
    company = await createCompany(app.db);
  });
  afterAll(async () => {
    await app?.stop();
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is found, read, and read again when it changed', async () => {
    const made = await dav(
      'MKCALENDAR',
      '/lea/work/',
      '<?xml version="1.0"?><C:mkcalendar xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:set><D:prop><D:displayname>Work &amp; more</D:displayname></D:prop></D:set></C:mkcalendar>',
    );
    expect(made.status).toBe(201);
    await put('plain', 'DTSTART:20270112T150000Z', 'DTEND:20270112T170000Z');
    await put('free', 'DTSTART:20270113T150000Z', 'DTEND:20270113T170000Z', 'TRANSP:TRANSPARENT');
    await put(
      'weekly',
      'DTSTART:20270105T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
      'EXDATE:20270112T090000Z',
    );
    const wrong = await connect('garden door');
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'password']);
    const connected = await connect('garden gate');
    expect(connected.status, connected.raw).toBe(201);
    expect(connected.body.data.calendars.map((each: { name: string }) => each.name)).toEqual(['Work & more']);
    expect(await busy()).toEqual(['01-05 09:00/10:00', '01-12 15:00/17:00', '01-19 09:00/10:00']);
    expect(JSON.stringify(await sql`select * from calendar_sources`.execute(app.db))).not.toContain(
      'Not to be seen',
    );

    await put('later', 'DTSTART:20270114T100000Z', 'DTEND:20270114T103000Z');
    await dav('DELETE', '/lea/work/plain.ics');
    await readCalendarJob(app.services).run({ source_id: connected.body.data.id });
    expect(await busy()).toEqual(['01-05 09:00/10:00', '01-14 10:00/10:30', '01-19 09:00/10:00']);
  });
});
