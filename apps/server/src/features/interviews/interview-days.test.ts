import ICAL from 'ical.js';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createUser } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { interviewRemindersJob } from './remind-people.job.ts';
import { at, HOUR, openInterviewRoom } from './testing/interview-room.ts';

const room = openInterviewRoom();
const { post, mailsTo, bookingToken } = room;
let team: { id: string; token: string; email: string }[];
beforeEach(async () => {
  team = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const person = await createUser(room.app.db, 'company_recruiter', {
      organization_id: room.company.organization_id,
      first_name: name,
      last_name: 'Team',
    });
    team.push(person);
  }
});
const arranged = (rest: object) =>
  room.arranged({
    way: 'booking',
    title: 'Day at the harbour',
    starts_at: undefined,
    opens_at: at(0),
    closes_at: at(24),
    participants: [],
    ...rest,
  });

const idOf = (n: number) => team[n]?.id ?? '';
const part = (title: string, rest: object) => ({ title, kind: 'video', duration_min: 60, ...rest });
const threeParts = () => [
  part('Meet the team', { duration_min: 30, break_min: 15, participants: [{ user_id: idOf(0) }] }),
  part('Work sample', { participants: [{ user_id: idOf(1) }, { user_id: room.company.recruiter.id }] }),
  part('Questions', { duration_min: 30, participants: [{ user_id: idOf(0) }] }),
];

function entriesOf(calendar: string | null) {
  const root = new ICAL.Component(ICAL.parse(calendar ?? ''));
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), zone.getFirstPropertyValue('tzid') as string);
  return {
    method: root.getFirstPropertyValue('method'),
    entries: root.getAllSubcomponents('vevent').map((part) => {
      const event = new ICAL.Event(part);
      return {
        uid: event.uid,
        sequence: event.sequence,
        starts_at: event.startDate.toJSDate().toISOString(),
        ends_at: event.endDate.toJSDate().toISOString(),
        status: part.getFirstPropertyValue('status'),
      };
    }),
  };
}
const readEvent = async (id: string): Promise<TestBody> =>
  (await room.app.call({ path: `/event/${id}`, as: room.company.recruiter.token })).body.data;
async function overlaps(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from event_times one join event_times other on one.user_id = other.user_id
      and one.event_id < other.event_id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`.execute(
    room.app.db,
  );
  return rows[0]?.n ?? -1;
}

describe('an interview day', () => {
  it('is booked as a whole by one link, told once to the candidate and by part to the others', async () => {
    const first = await arranged({ parts: threeParts() });
    expect(first.day.parts.map((each: TestBody) => [each.title, each.offset_min])).toEqual([
      ['Meet the team', 0],
      ['Work sample', 45],
      ['Questions', 105],
    ]);
    // Ben is taken from 11 to 12 in New York.
    await post('/event', {
      application_id: (await createApplication(room.app.db, room.company.organization_id, room.position)).id,
      kind: 'video',
      way: 'fixed',
      title: 'Other',
      duration_min: 60,
      starts_at: at(16),
      participants: [{ user_id: idOf(1) }],
    });
    const token = await bookingToken();
    const shown = (await room.app.call({ path: `/book/${token}` })).body.data;
    expect(shown).toMatchObject({ title: 'Day at the harbour', duration_min: 135 });
    expect(shown.parts).toHaveLength(3);
    expect(shown.starts[0]).toBe(at(14));
    // Work sample from 45 to 105 minutes after: not while Ben is taken from 16 to 17.
    expect(shown.starts).not.toContain(at(15));
    expect(shown.starts).not.toContain(at(16));
    expect(shown.starts).toContain(at(14, 15));
    expect(shown.starts).toContain(at(16, 15));
    expect(shown.starts.at(-1)).toBe(at(19, 45));

    expect((await post(`/book/${token}/hold`, { starts_at: at(14) }, null)).status).toBe(200);
    const { rows: held } = await sql<{ n: number }>`select count(*)::int as n from event_times
      where held_until is not null and organization_id = ${room.company.organization_id}`.execute(
      room.app.db,
    );
    expect(held[0]?.n).toBe(7);
    const booked = await post(`/book/${token}/time`, { starts_at: at(14), time_zone: 'UTC' }, null);
    expect(booked.status, booked.raw).toBe(200);
    expect(booked.body.data).toMatchObject({ status: 'confirmed', starts_at: at(14), ends_at: at(16, 15) });
    expect(booked.body.data.parts.map((each: TestBody) => each.starts_at)).toEqual([
      at(14),
      at(14, 45),
      at(15, 45),
    ]);

    const own = (await mailsTo(room.applicant.candidate.email)).filter((mail) => mail.kind === 'event_set');
    expect(own).toHaveLength(1);
    expect(own[0]?.subject).toContain('Day at the harbour');
    for (const line of ['09:00–09:30 Meet the team', '09:45–10:45 Work sample', '10:45–11:15 Questions'])
      expect(own[0]?.body_text).toContain(line);
    const file = entriesOf(own[0]?.calendar ?? null);
    expect(file.method).toBeNull();
    expect(file.entries.map((each) => [each.starts_at, each.ends_at])).toEqual([
      [at(14), at(14, 30)],
      [at(14, 45), at(15, 45)],
      [at(15, 45), at(16, 15)],
    ]);
    const adas = (await mailsTo(team[0]?.email ?? '')).filter((mail) => mail.kind === 'event_set');
    expect(adas.map((mail) => entriesOf(mail.calendar).entries[0]?.starts_at)).toEqual([at(14), at(15, 45)]);
    expect(adas.every((mail) => entriesOf(mail.calendar).method === 'REQUEST')).toBe(true);
    const download = await room.app.call({ path: `/book/${token}/calendar` });
    expect(entriesOf(download.raw).entries.map((each) => each.uid)).toEqual(
      file.entries.map((each) => each.uid),
    );
  });

  it('is moved and called off as a whole, with the same entries', async () => {
    const first = await arranged({ parts: threeParts(), way: 'fixed', starts_at: at(14) });
    expect(first.day.parts.map((each: TestBody) => each.status)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
    ]);
    const second = await readEvent(first.day.parts[1].event_id);
    // Half an hour later: each part goes to where another one was.
    const moved = await post(`/event/${second.id}/time`, { version: second.version, starts_at: at(15, 15) });
    expect(moved.status, moved.raw).toBe(200);
    expect(moved.body.data.day.parts.map((each: TestBody) => each.starts_at)).toEqual([
      at(14, 30),
      at(15, 15),
      at(16, 15),
    ]);
    const letters = (await mailsTo(room.applicant.candidate.email)).filter((mail) => mail.calendar);
    expect(letters.map((mail) => mail.kind)).toEqual(['event_set', 'event_moved']);
    const [before, after] = letters.map((mail) => entriesOf(mail.calendar).entries);
    expect(after?.map((each) => each.uid)).toEqual(before?.map((each) => each.uid));
    expect(after?.every((each, n) => each.sequence > (before?.[n]?.sequence ?? 0))).toBe(true);

    const off = await post(`/event/${second.id}/status`, {
      from: 'scheduled',
      to: 'cancelled',
      reason: 'Storm',
    });
    expect(off.status, off.raw).toBe(200);
    expect(off.body.data.day.parts.map((each: TestBody) => each.status)).toEqual([
      'cancelled',
      'cancelled',
      'cancelled',
    ]);
    const cancelled = (await mailsTo(room.applicant.candidate.email)).filter(
      (mail) => mail.kind === 'event_cancelled',
    );
    expect(cancelled).toHaveLength(1);
    expect(entriesOf(cancelled[0]?.calendar ?? null).entries.map((each) => each.status)).toEqual([
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
    ]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_times
      where organization_id = ${room.company.organization_id}`.execute(room.app.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('takes all its people or none', async () => {
    await post('/event', {
      application_id: (await createApplication(room.app.db, room.company.organization_id, room.position)).id,
      kind: 'video',
      way: 'fixed',
      title: 'Other',
      duration_min: 60,
      starts_at: at(15, 30),
      participants: [{ user_id: idOf(0) }],
    });
    const refused = await post('/event', {
      application_id: room.applicant.id,
      kind: 'video',
      way: 'fixed',
      title: 'Day',
      duration_min: 30,
      starts_at: at(14),
      parts: threeParts(),
    });
    expect([refused.status, refused.body.fields[0].field]).toEqual([409, 'starts_at']);
    expect(refused.body.fields[0].message).toContain('Ada Team');
    const { rows } = await sql`select 1 from events where application_id = ${room.applicant.id}`.execute(
      room.app.db,
    );
    expect(rows).toEqual([]);
  });

  it('reminds the candidate once, and asks each interviewer', async () => {
    await arranged({ parts: threeParts(), way: 'fixed', starts_at: at(14) });
    room.clock = Date.parse(at(13, 30));
    await interviewRemindersJob(room.app.services).run({});
    room.clock = Date.parse(at(15));
    await interviewRemindersJob(room.app.services).run({});
    const own = (await mailsTo(room.applicant.candidate.email)).filter(
      (mail) => mail.kind === 'event_reminder',
    );
    expect(own).toHaveLength(1);
    expect(own[0]?.body_text).toContain('Questions');
    const adas = (await mailsTo(team[0]?.email ?? '')).filter((mail) => mail.kind === 'event_reminder');
    // Of the first part within the hour; of the last one within the day, and once more within the hour.
    expect(adas).toHaveLength(3);
  });

  it('refuses days that are none', async () => {
    const refused = async (rest: object) => {
      const answer = await post('/event', {
        application_id: room.applicant.id,
        kind: 'video',
        way: 'booking',
        title: 'Day',
        duration_min: 30,
        opens_at: at(0),
        closes_at: at(24),
        ...rest,
      });
      return [answer.status, answer.body.fields?.[0]?.field];
    };
    const [one] = threeParts();
    expect(await refused({ parts: [one] })).toEqual([422, 'parts']);
    expect(await refused({ parts: [one, part('Empty', {})] })).toEqual([422, 'parts.1.participants']);
    expect(await refused({ parts: threeParts(), participants: [{ user_id: idOf(0) }] })).toEqual([
      422,
      'participants',
    ]);
    expect(await refused({ parts: [one, part('X', { round_robin: [idOf(0)] })] })).toEqual([
      422,
      'parts.1.round_robin',
    ]);
    const stranger = await createCompany(room.app.db);
    expect(
      await refused({ parts: [one, part('X', { round_robin: [idOf(0), stranger.recruiter.id] })] }),
    ).toEqual([422, 'parts.1.round_robin.1']);
    const long = part('Long', { duration_min: 480, participants: [{ user_id: idOf(0) }] });
    expect(await refused({ parts: [long, long] })).toEqual([422, 'parts']);
    expect(await refused({})).toEqual([422, 'participants']);
    expect(await refused({ round_robin: [idOf(0)], participants: [{ user_id: idOf(0) }] })).toEqual([
      422,
      'participants',
    ]);
    const free = await post('/events/free', {
      application_id: room.applicant.id,
      from: at(0),
      until: at(24),
      parts: threeParts().map(({ duration_min, break_min = 0, participants }: TestBody) => ({
        duration_min,
        break_min,
        user_ids: participants.map((each: TestBody) => each.user_id),
      })),
    });
    expect(free.body.data.starts[0]).toBe(at(14));
    expect(free.body.data.starts.at(-1)).toBe(at(19, 45));
  });

  it('has one holder, whoever comes at once', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 4; n++) {
      room.applicant = await createApplication(room.app.db, room.company.organization_id, room.position);
      await arranged({ parts: threeParts() });
      tokens.push(await bookingToken(room.applicant.candidate.email));
    }
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) =>
        post(`/book/${tokens[n % 4]}/time`, { starts_at: at(14, 15 * (n % 3)), time_zone: 'UTC' }, null),
      ),
    );
    expect([...new Set(answers.map((each) => each.status))].sort()).toEqual([200, 409]);
    expect(await overlaps()).toBe(0);
    const { rows } = await sql<{ parts: number }>`select count(*)::int as parts from events
      where organization_id = ${room.company.organization_id} and starts_at is not null group by day_id`.execute(
      room.app.db,
    );
    expect(rows.every((row) => row.parts === 3)).toBe(true);
    expect(rows).toHaveLength(1);
  });
});

describe('an interview that people take in turn', () => {
  const pool = () => team.map((each) => each.id);
  async function bookedBy(hour: number, rest: object = {}): Promise<TestBody> {
    room.applicant = await createApplication(room.app.db, room.company.organization_id, room.position);
    const event = await arranged({ round_robin: pool(), duration_min: 60, ...rest });
    const token = await bookingToken(room.applicant.candidate.email);
    const answer = await post(`/book/${token}/time`, { starts_at: at(hour), time_zone: 'UTC' }, null);
    expect(answer.status, answer.raw).toBe(200);
    return { ...(await readEvent(event.id)), token };
  }
  const pickedOf = (event: TestBody) => event.participants.find((each: TestBody) => each.is_picked)?.user_id;

  it('goes to who had the fewest turns and is free, and says so', async () => {
    const picks: string[] = [];
    for (const hour of [14, 15, 16, 17, 18, 19]) {
      room.clock += 60_000;
      picks.push(pickedOf(await bookedBy(hour)));
    }
    // Each once, then each once more, in the same order: longest ago first.
    expect(new Set(picks.slice(0, 3)).size).toBe(3);
    expect(picks.slice(3)).toEqual(picks.slice(0, 3));
    const event = await bookedBy(20);
    expect(event).toMatchObject({ status: 'confirmed' });
    expect(event.history.find((each: TestBody) => each.action === 'picked').pick).toMatchObject({
      recent: 2,
      of: 3,
    });
    expect(event.round_robin.people.map((each: TestBody) => each.recent)).toEqual([2, 2, 2]);
    expect(event.round_robin.picked_id).toBe(pickedOf(event));
    // After 30 days nobody had a turn.
    room.clock += 31 * 24 * HOUR;
    expect((await readEvent(event.id)).round_robin.people.map((each: TestBody) => each.recent)).toEqual([
      0, 0, 0,
    ]);
  });

  it('is offered while one of them is free, to three at once and not to a fourth', async () => {
    for (let n = 0; n < 3; n++) await bookedBy(14);
    room.applicant = await createApplication(room.app.db, room.company.organization_id, room.position);
    await arranged({ round_robin: pool(), duration_min: 60 });
    const token = await bookingToken(room.applicant.candidate.email);
    const { starts } = (await room.app.call({ path: `/book/${token}` })).body.data;
    expect(starts[0]).toBe(at(15));
    expect((await post(`/book/${token}/time`, { starts_at: at(14), time_zone: 'UTC' }, null)).status).toBe(
      409,
    );
  });

  it('keeps its person when it moves, or goes to another who is free and tells both', async () => {
    const event = await bookedBy(14);
    const picked = pickedOf(event);
    const kept = await post(`/book/${event.token}/time`, { starts_at: at(15), time_zone: 'UTC' }, null);
    expect(kept.status, kept.raw).toBe(200);
    expect(pickedOf(await readEvent(event.id))).toBe(picked);
    await post('/event', {
      application_id: (await createApplication(room.app.db, room.company.organization_id, room.position)).id,
      kind: 'video',
      way: 'fixed',
      title: 'Other',
      duration_min: 60,
      starts_at: at(17),
      participants: [{ user_id: picked }],
    });
    await post(`/book/${event.token}/time`, { starts_at: at(17), time_zone: 'UTC' }, null);
    const now = await readEvent(event.id);
    expect(pickedOf(now)).not.toBe(picked);
    const emailOf = (id: string) => team.find((each) => each.id === id)?.email ?? '';
    const left = (await mailsTo(emailOf(picked))).find((mail) => mail.kind === 'event_left');
    expect(entriesOf(left?.calendar ?? null).method).toBe('CANCEL');
    const got = (await mailsTo(emailOf(pickedOf(now)))).at(-1);
    expect(entriesOf(got?.calendar ?? null).entries[0]?.starts_at).toBe(at(17));
    expect(await overlaps()).toBe(0);
    // Called off, it was nobody's turn.
    await post(`/event/${event.id}/status`, { from: 'confirmed', to: 'cancelled', reason: 'Storm' });
    expect((await bookedBy(19)).round_robin.people.every((each: TestBody) => each.recent === 0)).toBe(true);
  });

  it('is shared out evenly when many book at once', async () => {
    const tokens: string[] = [];
    for (let n = 0; n < 12; n++) {
      room.applicant = await createApplication(room.app.db, room.company.organization_id, room.position);
      await arranged({ round_robin: pool(), duration_min: 60 });
      tokens.push(await bookingToken(room.applicant.candidate.email));
    }
    const answers = await Promise.all(
      tokens.map((token, n) =>
        post(`/book/${token}/time`, { starts_at: at(14 + Math.floor(n / 3)), time_zone: 'UTC' }, null),
      ),
    );
    expect(answers.map((each) => each.status)).toEqual(tokens.map(() => 200));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_participants
      where picked_at is not null and organization_id = ${room.company.organization_id} group by user_id`.execute(
      room.app.db,
    );
    expect(rows.map((row) => row.n)).toEqual([4, 4, 4]);
    expect(await overlaps()).toBe(0);
  });

  it('may be one part of a day, and at a fixed time falls to whoever has no other interview', async () => {
    const first = await arranged({
      way: 'fixed',
      // Three in the morning: nobody's hours, but nobody is taken either.
      starts_at: at(8),
      parts: [
        part('Welcome', { participants: [{ user_id: room.company.recruiter.id }] }),
        part('Craft', { round_robin: pool() }),
      ],
    });
    const craft = await readEvent(first.day.parts[1].event_id);
    expect(pool()).toContain(pickedOf(craft));
    expect(craft.participants).toHaveLength(2);
    const asCandidate = await room.app.call({
      path: `/event/${craft.id}`,
      as: room.applicant.candidate.token,
    });
    expect(asCandidate.body.data.round_robin).toBeNull();
  });
});

describe('somebody’s own calendar', () => {
  const busy = (userId: string, from: string, until: string) =>
    sql`
    insert into calendar_sources (id, user_id, kind, name, status, busy, created_at)
    values (gen_random_uuid(), ${userId}, 'file', 'x', 'ok', ${`{[${from},${until})}`}::tstzmultirange, now())`.execute(
      room.app.db,
    );

  it('keeps them from being booked, and from a fixed time unless whoever arranges it insists', async () => {
    await busy(idOf(0), at(14), at(17));
    const asked = { participants: [{ user_id: idOf(0) }], duration_min: 60 };
    const event = await arranged(asked);
    const token = await bookingToken();
    expect((await room.app.call({ path: `/book/${token}` })).body.data.starts[0]).toBe(at(17));
    // Busy since the page was opened: the booking looks again.
    await busy(idOf(0), at(18), at(19));
    expect((await post(`/book/${token}/time`, { starts_at: at(18), time_zone: 'UTC' }, null)).status).toBe(
      409,
    );
    const schedule = (rest: object) =>
      post(`/event/${event.id}/time`, { version: event.version, starts_at: at(15), ...rest });
    const refused = await schedule({});
    expect([refused.status, refused.body.fields[0].message]).toEqual([
      409,
      expect.stringMatching(/busy at this time according to their calendars: Ada Team\./),
    ]);
    expect((await schedule({ despite_busy: true })).status).toBe(200);
    // Their own calendar holds the interview by now: it may still be moved by a quarter of an hour.
    await sql`delete from calendar_sources`.execute(room.app.db);
    await busy(idOf(0), at(15), at(16));
    const { starts } = (await room.app.call({ path: `/book/${token}` })).body.data;
    expect(starts).toContain(at(15, 15));
  });

  it('counts among proposed slots and in turns', async () => {
    await busy(idOf(0), at(14), at(22));
    await arranged({
      way: 'proposed',
      participants: [{ user_id: idOf(0) }],
      slots: [{ starts_at: at(14), ends_at: at(15) }],
    });
    expect((await room.app.call({ path: `/book/${await bookingToken()}` })).body.data.starts).toEqual([]);
    room.applicant = await createApplication(room.app.db, room.company.organization_id, room.position);
    const event = await arranged({ round_robin: [idOf(0), idOf(1)] });
    const token = await bookingToken(room.applicant.candidate.email);
    expect((await post(`/book/${token}/time`, { starts_at: at(15), time_zone: 'UTC' }, null)).status).toBe(
      200,
    );
    expect((await readEvent(event.id)).round_robin.picked_id).toBe(idOf(1));
  });
});
