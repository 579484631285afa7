import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { readCalendarJob, refreshCalendarsJob } from './refresh-calendars.job.ts';
import { type CalDavServer, startCalDavServer } from './testing/caldav-server.ts';
import { type Answering, type LocalServer, startLocalServer } from './testing/local-server.ts';
import { startNameServer } from './testing/name-server.ts';
import { type ProviderServer, startProviderServer } from './testing/provider-server.ts';

const NOW = Date.parse('2027-01-04T09:00:00Z');
const MINUTE = 60_000;
let clock = NOW;
let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let feed: LocalServer;
let answer: Answering;
let dav: CalDavServer;
let google: ProviderServer;
let microsoft: ProviderServer;

const provided = (server: ProviderServer) => ({
  clientId: server.clientId,
  clientSecret: server.clientSecret,
  authorizeUrl: `${server.url}/authorize`,
  tokenUrl: `${server.url}/token`,
  revokeUrl: server === google ? `${server.url}/revoke` : null,
  apiUrl: `${server.url}/api`,
});

beforeAll(async () => {
  feed = await startLocalServer(() => answer);
  [dav, google, microsoft] = await Promise.all([
    startCalDavServer(),
    startProviderServer('google'),
    startProviderServer('microsoft'),
  ]);
  app = await startTestApp({
    now: () => new Date(clock),
    config: {
      outbound: { allowHttp: true, networks: ['127.0.0.0/8'] },
      googleCalendar: provided(google),
      microsoftCalendar: provided(microsoft),
    },
  });
});
beforeEach(async () => {
  clock = NOW;
  answer = { status: 200, headers: { 'content-type': 'text/calendar' }, body: calendar() };
  feed.asked.length = 0;
  await sql`delete from calendar_sources`.execute(app.db);
  company = await createCompany(app.db);
});
afterAll(async () => {
  await app.stop();
  await Promise.all([feed.stop(), dav.stop(), google.stop(), microsoft.stop()]);
});

const event = (start: string, end: string) =>
  `BEGIN:VEVENT\r\nUID:${start}@x\r\nSUMMARY:Dentist\r\nDTSTART:${start}\r\nDTEND:${end}\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//x//EN\r\n${events.join('')}END:VCALENDAR\r\n`;
/** Tuesday the 12th, from 10 to 12 in New York. */
const MORNING = event('20270112T150000Z', '20270112T170000Z');

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  as = company.recruiter.token,
) => app.call({ method, path: `/events/calendars${path}`, as, ...(body ? { body } : {}) });
const connect = (body: object) => call('POST', '', body);

async function busyOf(userId = company.recruiter.id): Promise<string[]> {
  const { rows } = await sql<{ range: string }>`
    select to_char(lower(b) at time zone 'UTC', 'MM-DD"T"HH24:MI') || '/' || to_char(upper(b) at time zone 'UTC', 'HH24:MI') as range
    from calendar_sources s, unnest(s.busy) b where s.user_id = ${userId} order by lower(b)`.execute(app.db);
  return rows.map((row) => row.range);
}
async function freeHours(): Promise<number[]> {
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  const { id } = await createApplication(app.db, company.organization_id, position);
  const found = await app.call({
    path: '/events/free',
    as: company.recruiter.token,
    query: {
      application_id: id,
      user_ids: company.recruiter.id,
      from: '2027-01-12T00:00:00Z',
      until: '2027-01-13T00:00:00Z',
      duration_min: '60',
    },
  });
  const starts: string[] = found.body.data.starts;
  return [
    ...new Set(
      starts.filter((each) => each.endsWith(':00:00.000Z')).map((each) => new Date(each).getUTCHours()),
    ),
  ];
}
async function runDue(): Promise<void> {
  const queued: string[] = [];
  const services = {
    ...app.services,
    jobs: {
      ...app.services.jobs,
      enqueue: async (_: unknown, __: string, data: object) =>
        void queued.push((data as { source_id: string }).source_id),
    },
  };
  await refreshCalendarsJob(services).run({});
  for (const source_id of queued) await readCalendarJob(app.services).run({ source_id });
}

describe('a subscribed address', () => {
  it('keeps its owner from being asked while busy, is read again, and is forgotten at once', async () => {
    expect(await freeHours()).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
    answer = { status: 200, headers: { etag: '"1"' }, body: calendar(MORNING) };
    const made = await connect({ kind: 'ics', address: `${feed.url}/private/abc.ics` });
    expect(made.status, made.raw).toBe(201);
    expect(made.body.data).toMatchObject({
      kind: 'ics',
      host: '127.0.0.1',
      status: 'ok',
      problem: '',
      busy_count: 1,
    });
    expect(made.raw).not.toContain('abc.ics');
    expect(await busyOf()).toEqual(['01-12T15:00/17:00']);
    expect(await freeHours()).toEqual([14, 17, 18, 19, 20, 21]);
    const { rows } = await sql`select 1 from calendar_sources s where s::text like '%Dentist%'`.execute(
      app.db,
    );
    expect(rows).toEqual([]);

    // What did not change is not sent again.
    answer = { status: 304 };
    clock += 11 * MINUTE;
    await runDue();
    expect(feed.asked.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(await busyOf()).toHaveLength(1);

    // Where it fails, what was known stays, it says why, and it is asked less and less.
    answer = { status: 500 };
    clock += 11 * MINUTE;
    await runDue();
    const [failing] = (await call('GET', '')).body.data.items;
    expect(failing).toMatchObject({ status: 'failing', busy_count: 1 });
    expect(failing.problem).toMatch(/returned an error/);
    expect(Date.parse(failing.next_at) - clock).toBe(20 * MINUTE);
    expect(await busyOf()).toHaveLength(1);
    answer = { status: 200, body: calendar() };
    clock += 21 * MINUTE;
    await runDue();
    expect((await call('GET', '')).body.data.items[0]).toMatchObject({ status: 'ok', problem: '' });
    expect(await busyOf()).toEqual([]);

    expect((await call('DELETE', `/${made.body.data.id}`)).status).toBe(200);
    expect((await call('GET', '')).body.data.items).toEqual([]);
  });

  it('says at the field what is wrong, and keeps nothing', async () => {
    const refused = async (address: string) => {
      const { status, body } = await connect({ kind: 'ics', address });
      return [status, body.fields?.[0]?.field, body.fields?.[0]?.message];
    };
    expect(await refused('ftp://example.test/a.ics')).toEqual([
      422,
      'address',
      expect.stringMatching(/Enter the address/),
    ]);
    expect(await refused('http://10.0.0.8/a.ics')).toEqual([
      422,
      'address',
      expect.stringMatching(/private network/),
    ]);
    expect(await refused('http://169.254.169.254/latest/meta-data')).toEqual([
      422,
      'address',
      expect.stringMatching(/private network/),
    ]);
    answer = { status: 200, body: '<html>Sign in</html>' };
    expect(await refused(`${feed.url}/a`)).toEqual([
      422,
      'address',
      expect.stringMatching(/isn’t a calendar/),
    ]);
    answer = { status: 404 };
    expect(await refused(`${feed.url}/a`)).toEqual([
      422,
      'address',
      expect.stringMatching(/no calendar at this address/),
    ]);
    answer = { status: 200, body: 'x'.repeat(6_000_000) };
    expect(await refused(`${feed.url}/a`)).toEqual([
      422,
      'address',
      expect.stringMatching(/larger than 5 MB/),
    ]);
    answer = { status: 302, headers: { location: 'http://192.168.1.1/' } };
    expect(await refused(`${feed.url}/a`)).toEqual([
      422,
      'address',
      expect.stringMatching(/private network/),
    ]);
    expect((await call('GET', '')).body.data.items).toEqual([]);
  });

  it('is its owner’s alone, ten of them at most, also when they come at once', async () => {
    const made = await connect({ kind: 'ics', address: `${feed.url}/a.ics` });
    const id = made.body.data.id;
    for (const [method, path] of [
      ['PUT', `/${id}`],
      ['POST', `/${id}/refresh`],
      ['DELETE', `/${id}`],
    ] as const)
      expect(
        (await call(method, path, method === 'DELETE' ? undefined : {}, company.admin.token)).status,
      ).toBe(404);
    const many = await Promise.all(
      Array.from({ length: 14 }, () => connect({ kind: 'ics', address: `${feed.url}/a.ics` })),
    );
    expect(many.filter((each) => each.status === 201)).toHaveLength(9);
    expect(many.filter((each) => each.status === 402)).toHaveLength(5);
    expect((await call('POST', `/${id}/refresh`)).status).toBe(409);
    clock += MINUTE;
    answer = { status: 200, body: calendar(MORNING) };
    expect((await call('POST', `/${id}/refresh`)).body.data.busy_count).toBe(1);
  });

  it('that was disconnected while it was read stays away', async () => {
    const made = await connect({ kind: 'ics', address: `${feed.url}/a.ics` });
    clock += 11 * MINUTE;
    const { rows } = await sql<{
      id: string;
    }>`select id from calendar_sources where id = ${made.body.data.id}`.execute(app.db);
    expect(rows).toHaveLength(1);
    answer = { status: 200, body: calendar(MORNING) };
    await Promise.all([
      readCalendarJob(app.services).run({ source_id: made.body.data.id }),
      call('DELETE', `/${made.body.data.id}`),
    ]);
    expect(await busyOf()).toEqual([]);
  });
});

describe('an imported file', () => {
  const form = (text: string) => {
    const edge = 'edge-of-a-part';
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
      body: `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="mine.ics"\r\nContent-Type: text/calendar\r\n\r\n${text}\r\n--${edge}--\r\n`,
    };
  };
  const bring = (text: string) =>
    app.call({ method: 'POST', path: '/events/calendars/file', as: company.recruiter.token, ...form(text) });

  it('is read once, and only its busy times are kept', async () => {
    const made = await bring(calendar(MORNING));
    expect(made.status, made.raw).toBe(201);
    expect(made.body.data).toMatchObject({ kind: 'file', name: 'mine.ics', next_at: null, busy_count: 1 });
    expect((await call('POST', `/${made.body.data.id}/refresh`)).status).toBe(409);
    expect((await call('PUT', `/${made.body.data.id}`, { name: 'Spring term' })).body.data.name).toBe(
      'Spring term',
    );
  });

  it.each([
    ['a file that is none', 'hello', /isn’t a calendar/],
    [
      'one that repeats for ever',
      calendar('BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20270101T000000Z\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\n'),
      // On a slow machine its time may be over before that is known.
      /repeats too often|takes too long/,
    ],
    [
      'one of 100,000 events',
      calendar(...Array.from({ length: 100_000 }, () => 'BEGIN:VEVENT\r\nEND:VEVENT\r\n')),
      /more than 20,000/,
    ],
  ])('%s is refused at the field', async (_, text, words) => {
    const { status, body } = await bring(text);
    expect([status, body.fields[0].field]).toEqual([422, 'file']);
    expect(body.fields[0].message).toMatch(words);
    expect((await call('GET', '')).body.data.items).toEqual([]);
  });

  it('of more than 5 MB is refused while it arrives', async () => {
    expect((await bring('x'.repeat(10_000_000))).status).toBe(413);
  });
});

describe('a CalDAV account', () => {
  const account = (rest: object = {}) => ({
    kind: 'caldav',
    address: dav.url,
    username: 'lea',
    password: dav.password,
    ...rest,
  });

  it('is found from its server’s address, asked for what changed, and its calendars can be chosen', async () => {
    const [work, home] = dav.calendars;
    work?.events.push(calendar(MORNING));
    home?.events.push(calendar(event('20270113T150000Z', '20270113T160000Z')));
    const declined =
      'BEGIN:VEVENT\r\nUID:d\r\nDTSTART:20270114T150000Z\r\nDURATION:PT1H\r\nATTENDEE;PARTSTAT=DECLINED:mailto:lea@office.test\r\nEND:VEVENT\r\n';
    work?.events.push(calendar(declined));
    const made = await connect(account());
    expect(made.status, made.raw).toBe(201);
    expect(made.raw).not.toContain(dav.password);
    expect(made.body.data.calendars.map((each: { name: string }) => each.name)).toEqual([
      'Work',
      'Home & garden',
    ]);
    expect(await busyOf()).toEqual(['01-12T15:00/17:00', '01-13T15:00/16:00']);
    const { rows } = await sql<{
      secret: Buffer;
    }>`select secret from calendar_sources where id = ${made.body.data.id}`.execute(app.db);
    expect(rows[0]?.secret.toString('latin1')).not.toContain(dav.password);

    clock += 11 * MINUTE;
    dav.asked.length = 0;
    await runDue();
    expect(dav.asked.map((each) => each.method)).toEqual(['PROPFIND', 'PROPFIND']);
    if (work) [work.events, work.ctag] = [[], 2];
    clock += 11 * MINUTE;
    await runDue();
    expect(await busyOf()).toEqual(['01-13T15:00/16:00']);

    const none = await call('PUT', `/${made.body.data.id}`, { used: [made.body.data.calendars[0].id] });
    expect(none.status, none.raw).toBe(200);
    expect(await busyOf()).toEqual([]);
    expect((await call('PUT', `/${made.body.data.id}`, { used: ['/other'] })).status).toBe(422);
    if (home) home.events = [];
  });

  it('is found from an email address by what its domain says of calendars', async () => {
    const names = await startNameServer();
    // Whoever begins TLS there has followed the record; its first byte says so (RFC 8446 §5.1).
    const begun: number[] = [];
    const secured = createServer((socket) =>
      socket.once('data', (first) => {
        begun.push(first[0] ?? -1);
        socket.destroy();
      }),
    );
    await new Promise<void>((ready) => secured.listen(0, '127.0.0.1', ready));
    const { port } = secured.address() as AddressInfo;
    // A target of four numbers needs no further name to be looked up.
    const record = { priority: 10, weight: 5, port, name: '127.0.0.1' };
    names.services.set('_caldavs._tcp.office.test', [
      { ...record, priority: 20, weight: 90, port: 1 },
      { ...record, weight: 1, port: 2 },
      record,
    ]);
    names.services.set('_caldavs._tcp.none.test', [{ priority: 0, weight: 0, port: 0, name: '' }]);
    try {
      const found = await connect(account({ address: 'lea@office.test' }));
      expect([found.status, found.body.fields[0].field]).toEqual([422, 'address']);
      expect(begun[0]).toBe(22);
      const none = await connect(account({ address: 'lea@none.test' }));
      expect([none.status, none.body.fields[0].field]).toEqual([422, 'address']);
      expect(names.asked).toEqual(['_caldavs._tcp.office.test', '_caldavs._tcp.none.test']);
    } finally {
      await names.stop();
      await new Promise((closed) => secured.close(closed));
    }
  });

  it('that tells no more than when somebody is busy is asked for that', async () => {
    dav.offersFreeBusy = true;
    const made = await connect(account({ address: `${dav.url}/dav/lea/work/` }));
    expect(made.body.data.calendars).toHaveLength(1);
    expect(await busyOf()).toEqual(['01-12T13:00/14:00']);
    dav.offersFreeBusy = false;
  });

  it('is asked no more once its password is wrong, until there is a new one', async () => {
    const wrong = await connect(account({ password: 'wrong' }));
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'password']);
    const nothing = await connect(account({ address: `${feed.url}/` }));
    expect([nothing.status, nothing.body.fields[0].field]).toEqual([422, 'address']);
    const made = await connect(account());
    const before = dav.password;
    dav.password = 'another one';
    clock += 11 * MINUTE;
    await runDue();
    const [stopped] = (await call('GET', '')).body.data.items;
    expect(stopped).toMatchObject({ status: 'stopped', next_at: null });
    expect(stopped.problem).toMatch(/rejected the sign-in/);
    dav.asked.length = 0;
    clock += 60 * MINUTE;
    await runDue();
    expect(dav.asked).toEqual([]);
    const again = await call('PUT', `/${made.body.data.id}`, { password: 'another one' });
    expect(again.body.data).toMatchObject({ status: 'ok', problem: '' });
    dav.password = before;
  });
});

describe.each([
  ['google', () => google],
  ['microsoft', () => microsoft],
] as const)('an account of %s', (kind, serverOf) => {
  const begin = async (as?: string) =>
    (await call('GET', `/providers/${kind}`, undefined, as)).body.data.url as string;

  it('is connected on the provider’s page, asked with fresh tokens, and given back', async () => {
    const server = serverOf();
    server.busy = [
      { start: '2027-01-12T15:00:00.000Z', end: '2027-01-12T17:00:00.000Z' },
      { start: '2027-03-16T15:00:00.000Z', end: '2027-03-16T16:00:00.000Z' },
      { start: '2027-01-13T15:00:00.000Z', end: '2027-01-13T16:00:00.000Z', showAs: 'free' },
      { start: '2027-01-14T15:00:00.000Z', end: '2027-01-14T16:00:00.000Z', response: 'declined' },
    ].slice(0, kind === 'google' ? 2 : 4);
    const back = server.consent(await begin());
    const made = await call('POST', `/providers/${kind}`, back);
    expect(made.status, made.raw).toBe(201);
    expect(made.body.data.calendars.map((each: { is_used: boolean }) => each.is_used)).toEqual([true, false]);
    expect(await busyOf()).toEqual(['01-12T15:00/17:00', '03-16T15:00/16:00']);
    expect(server.asked.some((each) => /subject|summary/.test(each.body))).toBe(false);
    // A code is good once.
    expect((await call('POST', `/providers/${kind}`, back)).status).toBe(410);

    server.busy = server.busy.slice(0, 1);
    clock += 70 * MINUTE;
    await runDue();
    expect(await busyOf()).toEqual(['01-12T15:00/17:00']);
    clock += 70 * MINUTE;
    await runDue();
    expect((await call('GET', '')).body.data.items[0].status).toBe('ok');

    server.withdraw();
    clock += 70 * MINUTE;
    await runDue();
    expect((await call('GET', '')).body.data.items[0]).toMatchObject({ status: 'stopped' });
    expect((await call('DELETE', `/${made.body.data.id}`)).status).toBe(200);
    if (kind === 'google') expect(server.asked.at(-1)?.path).toBe('/revoke');
  });

  it('is not connected by somebody else’s return, a forged or an old one', async () => {
    const server = serverOf();
    const back = server.consent(await begin());
    const other = await call('POST', `/providers/${kind}`, back, company.admin.token);
    expect(other.status).toBe(410);
    expect((await call('POST', `/providers/${kind}`, { ...back, state: 'AQ' })).status).toBe(410);
    clock += 11 * MINUTE;
    expect((await call('POST', `/providers/${kind}`, back)).status).toBe(410);
    expect((await call('GET', '')).body.data.items).toEqual([]);
  });
});
