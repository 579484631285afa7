import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApplication, createUser } from '../../platform/testing/factory.ts';
import { at, openInterviewRoom } from './testing/interview-room.ts';

const room = openInterviewRoom();
const draft = (rest: object = {}) => ({
  application_id: room.applicant.id,
  kind: 'video',
  title: 'Talk',
  duration_min: 30,
  participants: [{ user_id: room.company.recruiter.id }],
  way: 'booking',
  starts_at: undefined,
  opens_at: at(0),
  closes_at: at(24),
  ...rest,
});
const arranged = (rest: object = {}) => room.arranged(draft(rest));

const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: object | undefined, as: string | null) =>
  room.app.call({ method, path, as, ...(body ? { body } : {}) });
const open = (token: string) => room.app.call({ path: `/book/${token}` });
const hold = (token: string, starts_at: string) => send('POST', `/book/${token}/hold`, { starts_at }, null);
const book = (token: string, starts_at: string) =>
  send('POST', `/book/${token}/time`, { starts_at, time_zone: 'UTC' }, null);
const release = (token: string, starts_at: string) =>
  room.app.call({ method: 'DELETE', path: `/book/${token}/hold`, query: { starts_at } });
const offered = async (token: string): Promise<string[]> => (await open(token)).body.data.starts;

describe('a booking page', () => {
  it('holds one time for five minutes, gives it free when it is left, and not another one', async () => {
    await arranged();
    const mine = await room.bookingToken();
    const other = await createApplication(room.app.db, room.company.organization_id, room.position);
    await arranged({ application_id: other.id });
    const theirs = await room.bookingToken(other.candidate.email);
    const held = await hold(mine, at(15));
    expect(held.body.data.held).toEqual({
      starts_at: at(15),
      until: new Date(room.clock + 5 * 60_000).toISOString(),
    });
    expect(await offered(theirs)).not.toContain(at(15));
    expect((await release(mine, at(16))).body.data.held).not.toBeNull();
    expect((await release(mine, at(15))).body.data.held).toBeNull();
    expect(await offered(theirs)).toContain(at(15));
    expect((await release(`${mine}x`, at(15))).status).toBe(404);
    await hold(mine, at(15));
    room.clock += 5 * 60_000 + 1;
    expect((await book(theirs, at(15))).body.data.status).toBe('confirmed');
    const late = await book(mine, at(15));
    expect([late.status, late.body.fields[0].field]).toEqual([409, 'starts_at']);
  });

  it('holds the new time of a booked interview while the old one stays, also where both overlap', async () => {
    const event = await arranged();
    const token = await room.bookingToken();
    await book(token, at(15));
    const held = await hold(token, at(15, 15));
    expect(held.body.data).toMatchObject({ starts_at: at(15), held: { starts_at: at(15, 15) } });
    const other = await createApplication(room.app.db, room.company.organization_id, room.position);
    await arranged({ application_id: other.id });
    const starts = await offered(await room.bookingToken(other.candidate.email));
    for (const taken of [at(15), at(15, 15), at(15, 30)]) expect(starts).not.toContain(taken);
    await release(token, at(15, 15));
    expect((await open(token)).body.data).toMatchObject({ starts_at: at(15), held: null });
    await hold(token, at(15, 15));
    const moved = await book(token, at(15, 15));
    expect(moved.body.data).toMatchObject({ status: 'confirmed', starts_at: at(15, 15), held: null });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from event_times where event_id = ${event.id}`.execute(room.app.db);
    expect(rows[0]?.n).toBe(2);
  });

  it.each([
    ['skip', '2027-03-14T07:00:00Z'],
    ['repeat', '2027-11-07T06:00:00Z'],
  ])(
    'keeps the very instant that is held where the clocks %s an hour before it is confirmed',
    async (_, change) => {
      const changes = Date.parse(change);
      room.clock = changes - 60_000;
      // Two o'clock in New York on the day after, which the clocks of before the change would call another hour.
      const starts_at = new Date(Date.parse(`${change.slice(0, 10)}T18:00:00Z`) + 86_400_000).toISOString();
      const day = (n: number) => new Date(changes + n * 86_400_000).toISOString();
      await arranged({ opens_at: day(0), closes_at: day(7), time_zone: 'America/New_York' });
      const token = await room.bookingToken();
      const before = await offered(token);
      expect(before).toContain(starts_at);
      expect((await hold(token, starts_at)).body.data.held.starts_at).toBe(starts_at);
      room.clock = changes + 60_000;
      expect((await open(token)).body.data.held).toMatchObject({ starts_at });
      expect(await offered(token)).toEqual(before);
      const booked = await book(token, starts_at);
      expect(booked.body.data, booked.raw).toMatchObject({ status: 'confirmed', starts_at, held: null });
      const [letter] = (await room.mailsTo(room.applicant.candidate.email)).slice(-1);
      const offset = change.startsWith('2027-03') ? 'GMT-4' : 'GMT-5';
      const clock = change.startsWith('2027-03') ? '14:00–14:30' : '13:00–13:30';
      expect(letter?.body_text).toContain(`${clock} New York (${offset})`);
    },
  );

  it('opens no more once the interview took place, as if its link had never been one', async () => {
    const event = await arranged();
    const token = await room.bookingToken();
    await book(token, at(15));
    room.clock = Date.parse(at(16));
    await send(
      'POST',
      `/event/${event.id}/status`,
      { from: 'confirmed', to: 'completed' },
      room.company.recruiter.token,
    );
    const [used, foreign] = [await open(token), await open('nothing')];
    expect([used.status, used.body.message]).toEqual([404, foreign.body.message]);
    expect([
      (await hold(token, at(40))).status,
      (await room.app.call({ path: `/book/${token}/calendar` })).status,
    ]).toEqual([404, 404]);
  });
});

describe('what cannot be', () => {
  it('is changed by reading: programs open links of mails before people do', async () => {
    const event = await arranged();
    const token = await room.bookingToken();
    const seen = async () =>
      (
        await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token })
      ).body.data.participants.find((each: { kind: string }) => each.kind === 'candidate').seen_at;
    await seen();
    const before = await stored();
    for (const path of ['', '/calendar']) await room.app.call({ path: `/book/${token}${path}` });
    for (const path of ['/hold', '/time', '/response', '/slots', '/seen'])
      expect((await room.app.call({ path: `/book/${token}${path}` })).status, path).toBe(404);
    expect(await stored()).toEqual(before);
    expect(await seen()).toBeNull();
    expect((await send('POST', `/book/${token}/seen`, {}, null)).status).toBe(200);
    expect(await seen()).toBe(new Date(room.clock).toISOString());
    expect((await send('POST', `/book/${token}x/seen`, {}, null)).status).toBe(404);
  });

  /** Everything that is stored of interviews. */
  async function stored(): Promise<unknown> {
    const { rows } = await sql`select
      (select jsonb_agg(to_jsonb(e) order by e.id) from events e) as events,
      (select jsonb_agg(to_jsonb(p) order by p.event_id, p.user_id) from event_participants p) as people,
      (select jsonb_agg(to_jsonb(s) order by s.id) from event_slots s) as slots,
      (select jsonb_agg(to_jsonb(t) order by t.event_id, t.user_id) from event_times t) as times,
      (select count(*)::int from event_changes) as changes, (select count(*)::int from mails) as mails`.execute(
      room.app.db,
    );
    return rows[0];
  }

  it('is an answer on a page that stayed open while the interview was called off', async () => {
    const event = await arranged();
    const token = await room.bookingToken();
    await hold(token, at(15));
    const off = { from: 'collecting', to: 'cancelled', reason: 'The post is filled' };
    const done = await send('POST', `/event/${event.id}/status`, off, room.company.recruiter.token);
    expect(done.status, done.raw).toBe(200);
    const before = await stored();
    const answers = [
      await book(token, at(15)),
      await hold(token, at(16)),
      await send('POST', `/book/${token}/response`, { response: 'accepted' }, null),
      await send(
        'POST',
        `/book/${token}/slots`,
        { time_zone: 'UTC', slots: [{ starts_at: at(17), ends_at: at(18) }] },
        null,
      ),
    ];
    for (const answer of answers) {
      expect([409, 422], answer.raw).toContain(answer.status);
      expect(answer.body.message).toMatch(/\S+ \S+/);
    }
    expect(await stored()).toEqual(before);
    expect((await open(token)).body.data).toMatchObject({ status: 'cancelled', can_change: false });
  });

  it('is refused with a sentence at its field, and leaves everything as it was', async () => {
    const event = await arranged();
    const token = await room.bookingToken();
    await book(token, at(15));
    const { version } = (
      await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token })
    ).body.data;
    const stranger = await createUser(room.app.db, 'company_recruiter');
    const as = room.company.recruiter.token;
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
        send('PUT', `/event/${event.id}/slots`, slots({ user_id: room.applicant.candidate.id }), as),
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
    const as = room.company.recruiter.token;
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
