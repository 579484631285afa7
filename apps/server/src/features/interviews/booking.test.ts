import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2027-01-04T09:00:00Z');
let clock = NOW;
let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let position: { id: string; revision_id: string };
let applicant: Awaited<ReturnType<typeof createApplication>>;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(clock) });
});
beforeEach(async () => {
  clock = NOW;
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.recruiter.id);
  applicant = await createApplication(app.db, company.organization_id, position);
});
afterAll(() => app.stop());

/** The Tuesday of the week after at an hour of UTC. */
const at = (hour: number, minute = 0) =>
  new Date(NOW + 8 * 24 * HOUR - 9 * HOUR + hour * HOUR + minute * 60_000).toISOString();
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object | undefined, as: string | null) =>
  app.call({ method, path, as, ...(body ? { body } : {}) });
const draft = (rest: object = {}) => ({
  application_id: applicant.id,
  kind: 'video',
  way: 'booking',
  title: 'Talk',
  duration_min: 30,
  opens_at: at(0),
  closes_at: at(24),
  participants: [{ user_id: company.recruiter.id }],
  ...rest,
});
async function arranged(rest: object = {}): Promise<TestBody> {
  const answer = await send('POST', '/event', draft(rest), company.recruiter.token);
  expect(answer.status, answer.raw).toBe(201);
  return answer.body.data;
}
async function linkOf(email = applicant.candidate.email): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind = 'event_asked' order by created_at desc`.execute(
    app.db,
  );
  return /\/book\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}
const open = (token: string) => app.call({ path: `/book/${token}` });
const hold = (token: string, starts_at: string) => send('POST', `/book/${token}/hold`, { starts_at }, null);
const book = (token: string, starts_at: string) =>
  send('POST', `/book/${token}/time`, { starts_at, time_zone: 'UTC' }, null);
const release = (token: string, starts_at: string) =>
  app.call({ method: 'DELETE', path: `/book/${token}/hold`, query: { starts_at } });
const offered = async (token: string): Promise<string[]> => (await open(token)).body.data.starts;

describe('a booking page', () => {
  it('holds one time for five minutes, gives it free when it is left, and not another one', async () => {
    await arranged();
    const mine = await linkOf();
    const other = await createApplication(app.db, company.organization_id, position);
    await arranged({ application_id: other.id });
    const theirs = await linkOf(other.candidate.email);
    const held = await hold(mine, at(15));
    expect(held.body.data.held).toEqual({
      starts_at: at(15),
      until: new Date(clock + 5 * 60_000).toISOString(),
    });
    expect(await offered(theirs)).not.toContain(at(15));
    expect((await release(mine, at(16))).body.data.held).not.toBeNull();
    expect((await release(mine, at(15))).body.data.held).toBeNull();
    expect(await offered(theirs)).toContain(at(15));
    expect((await release(`${mine}x`, at(15))).status).toBe(404);
    await hold(mine, at(15));
    clock += 5 * 60_000 + 1;
    expect((await book(theirs, at(15))).body.data.status).toBe('confirmed');
    const late = await book(mine, at(15));
    expect([late.status, late.body.fields[0].field]).toEqual([409, 'starts_at']);
  });

  it('holds the new time of a booked interview while the old one stays, also where both overlap', async () => {
    const event = await arranged();
    const token = await linkOf();
    await book(token, at(15));
    const held = await hold(token, at(15, 15));
    expect(held.body.data).toMatchObject({ starts_at: at(15), held: { starts_at: at(15, 15) } });
    const other = await createApplication(app.db, company.organization_id, position);
    await arranged({ application_id: other.id });
    const starts = await offered(await linkOf(other.candidate.email));
    for (const taken of [at(15), at(15, 15), at(15, 30)]) expect(starts).not.toContain(taken);
    await release(token, at(15, 15));
    expect((await open(token)).body.data).toMatchObject({ starts_at: at(15), held: null });
    await hold(token, at(15, 15));
    const moved = await book(token, at(15, 15));
    expect(moved.body.data).toMatchObject({ status: 'confirmed', starts_at: at(15, 15), held: null });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from event_times where event_id = ${event.id}`.execute(app.db);
    expect(rows[0]?.n).toBe(2);
  });

  it('opens no more once the interview took place, as if its link had never been one', async () => {
    const event = await arranged();
    const token = await linkOf();
    await book(token, at(15));
    clock = Date.parse(at(16));
    await send(
      'POST',
      `/event/${event.id}/status`,
      { from: 'confirmed', to: 'completed' },
      company.recruiter.token,
    );
    const [used, foreign] = [await open(token), await open('nothing')];
    expect([used.status, used.body.message]).toEqual([404, foreign.body.message]);
    expect([
      (await hold(token, at(40))).status,
      (await app.call({ path: `/book/${token}/calendar` })).status,
    ]).toEqual([404, 404]);
  });
});

describe('what cannot be', () => {
  /** Everything that is stored of interviews. */
  async function stored(): Promise<unknown> {
    const { rows } = await sql`select
      (select jsonb_agg(to_jsonb(e) order by e.id) from events e) as events,
      (select jsonb_agg(to_jsonb(p) order by p.event_id, p.user_id) from event_participants p) as people,
      (select jsonb_agg(to_jsonb(s) order by s.id) from event_slots s) as slots,
      (select jsonb_agg(to_jsonb(t) order by t.event_id, t.user_id) from event_times t) as times,
      (select count(*)::int from event_changes) as changes, (select count(*)::int from mails) as mails`.execute(
      app.db,
    );
    return rows[0];
  }

  it('is refused with a sentence at its field, and leaves everything as it was', async () => {
    const event = await arranged();
    const token = await linkOf();
    await book(token, at(15));
    const { version } = (await app.call({ path: `/event/${event.id}`, as: company.recruiter.token })).body
      .data;
    const stranger = await createUser(app.db, 'company_recruiter');
    const as = company.recruiter.token;
    const slots = (rest: object) => ({ slots_version: 0, time_zone: 'UTC', slots: [], ...rest });
    const before = await stored();
    const cases: [
      name: string,
      Promise<Awaited<ReturnType<typeof send>>>,
      status: number,
      field: string | null,
    ][] = [
      [
        'slot ends before it starts',
        send(
          'PUT',
          `/event/${event.id}/slots`,
          slots({ slots: [{ starts_at: at(12), ends_at: at(11) }] }),
          as,
        ),
        422,
        'slots.0.ends_at',
      ],
      [
        'slot of 25 hours',
        send(
          'PUT',
          `/event/${event.id}/slots`,
          slots({ slots: [{ starts_at: at(12), ends_at: at(37) }] }),
          as,
        ),
        422,
        'slots.0.ends_at',
      ],
      [
        'zone of slots',
        send('PUT', `/event/${event.id}/slots`, slots({ time_zone: 'Europe/Atlantis' }), as),
        422,
        'time_zone',
      ],
      [
        'slots of somebody who takes no part',
        send('PUT', `/event/${event.id}/slots`, slots({ user_id: stranger.id }), as),
        404,
        null,
      ],
      [
        'slots of the candidate by a recruiter',
        send('PUT', `/event/${event.id}/slots`, slots({ user_id: applicant.candidate.id }), as),
        404,
        null,
      ],
      [
        'slots of an older version',
        send('PUT', `/event/${event.id}/slots`, slots({ slots_version: 7 }), as),
        409,
        null,
      ],
      ['event of 25 hours', send('POST', '/event', draft({ duration_min: 1500 }), as), 422, 'duration_min'],
      [
        'window ends before it starts',
        send('POST', '/event', draft({ opens_at: at(24), closes_at: at(0) }), as),
        422,
        'closes_at',
      ],
      ['zone of an event', send('POST', '/event', draft({ time_zone: '+05:00' }), as), 422, 'time_zone'],
      [
        'person of elsewhere',
        send('POST', '/event', draft({ participants: [{ user_id: stranger.id }] }), as),
        422,
        'participants.0.user_id',
      ],
      [
        'time of an older version',
        send('POST', `/event/${event.id}/time`, { version: version - 1, starts_at: at(17) }, as),
        409,
        null,
      ],
      [
        'time that has passed',
        send('POST', `/event/${event.id}/time`, { version, starts_at: '2026-01-01T00:00:00Z' }, as),
        422,
        'starts_at',
      ],
      [
        'time that is none',
        send('POST', `/event/${event.id}/time`, { version, starts_at: '2027-02-30T10:00:00Z' }, as),
        422,
        'starts_at',
      ],
      [
        'words of an older version',
        send('PUT', `/event/${event.id}`, { version: version - 1, title: 'X' }, as),
        409,
        null,
      ],
      [
        'zone of a booking',
        send('POST', `/book/${token}/time`, { starts_at: at(16), time_zone: 'Nowhere' }, null),
        422,
        'time_zone',
      ],
      ['time that was not offered', book(token, at(3)), 409, 'starts_at'],
    ];
    for (const [name, call, status, field] of cases) {
      const answer = await call;
      expect([name, answer.status], answer.raw).toEqual([name, status]);
      const said = field === null ? answer.body.message : answer.body.fields[0].message;
      if (field !== null) expect([name, answer.body.fields[0].field]).toEqual([name, field]);
      expect(said, name).toMatch(/\S+ \S+/);
    }
    expect(await stored()).toEqual(before);
  });

  it('of two changes with the same version keeps one', async () => {
    const event = await arranged({ way: 'fixed', starts_at: at(15) });
    const { version } = event;
    const as = company.recruiter.token;
    const answers = await Promise.all([
      send('POST', `/event/${event.id}/time`, { version, starts_at: at(17) }, as),
      send('POST', `/event/${event.id}/time`, { version, starts_at: at(18) }, as),
      send('PUT', `/event/${event.id}`, { version, title: 'Other talk' }, as),
    ]);
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find((each) => each.status === 409);
    expect(refused?.body.message).toBe(
      'Someone changed this in the meantime. Reload to see the latest version.',
    );
  });
});
