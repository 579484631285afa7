import ICAL from 'ical.js';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { releasePeopleJob } from './release-people.job.ts';
import { interviewRemindersJob } from './remind-people.job.ts';
import { at, HOUR, openInterviewRoom } from './testing/interview-room.ts';

const room = openInterviewRoom();
const { post, arrange, arranged, mailsTo, bookingToken } = room;

/** What a calendar reads out of a file. */
function read(calendar: string | null) {
  const root = new ICAL.Component(ICAL.parse(calendar ?? ''));
  for (const zone of root.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone), zone.getFirstPropertyValue('tzid') as string);
  const part = root.getFirstSubcomponent('vevent') as InstanceType<typeof ICAL.Component>;
  const event = new ICAL.Event(part);
  return {
    method: root.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    starts_at: event.startDate.toJSDate().toISOString(),
    ends_at: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    text: calendar ?? '',
  };
}

describe('an interview at a fixed time', () => {
  it('takes everyone, tells everyone the same minute, and is confirmed by the last yes', async () => {
    const colleague = await room.manager('interviewer');
    const event = await arranged({
      participants: [{ user_id: room.company.recruiter.id }, { user_id: colleague.id }],
    });
    expect(event).toMatchObject({ status: 'scheduled', starts_at: at(15), ends_at: at(15, 30) });
    expect(event.company_recruiter_time_slots).toEqual([
      { user_id: room.company.recruiter.id, user_time_slots: [] },
    ]);
    expect(event.candidate_time_slots).toHaveLength(1);

    const [mail] = await mailsTo(room.applicant.candidate.email);
    const entry = read(mail?.calendar ?? null);
    expect(entry).toMatchObject({ method: 'REQUEST', starts_at: at(15), ends_at: at(15, 30) });
    expect(mail?.subject).toMatch(/^Interview scheduled: First talk/);
    expect(mail?.body_text).toMatch(/10:00–10:30 New York \(GMT-5\)/);
    expect(entry.text).not.toContain(colleague.email);
    const [theirs] = await mailsTo(colleague.email);
    expect(read(theirs?.calendar ?? null)).toMatchObject({ uid: entry.uid, starts_at: at(15) });

    const yes = await post(`/event/${event.id}/response`, { response: 'accepted' }, colleague.token);
    expect([yes.status, yes.body.data.status]).toEqual([200, 'scheduled']);
    const token = await bookingToken();
    const own = await post(`/book/${token}/response`, { response: 'accepted' }, null);
    expect([own.status, own.body.data.status, own.body.data.your_response]).toEqual([
      200,
      'confirmed',
      'accepted',
    ]);
    const seen = await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token });
    expect(seen.body.data.history.map((line: { action: string }) => line.action)).toEqual([
      'accepted',
      'accepted',
      'set',
      'arranged',
    ]);
    expect((await mailsTo(room.company.recruiter.email)).map((each) => each.kind)).toContain(
      'event_accepted',
    );
  });

  it('moves with the same entry in a higher sequence, is called off with a reason, and gives people free', async () => {
    const event = await arranged();
    const stale = await post(`/event/${event.id}/time`, { version: event.version - 1, starts_at: at(16) });
    expect(stale.status).toBe(409);
    const moved = await post(`/event/${event.id}/time`, {
      version: event.version,
      starts_at: at(16),
      reason: 'A fire drill',
    });
    expect(moved.body.data).toMatchObject({ status: 'scheduled', starts_at: at(16) });
    const [first, second] = (await mailsTo(room.applicant.candidate.email)).map((mail) =>
      read(mail.calendar),
    );
    expect([second?.uid, second?.starts_at]).toEqual([first?.uid, at(16)]);
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);

    const status = { from: 'scheduled', to: 'cancelled' };
    const silent = await post(`/event/${event.id}/status`, status);
    expect([silent.status, silent.body.fields[0].field]).toEqual([422, 'reason']);
    const gone = await post(`/event/${event.id}/status`, { ...status, reason: 'Position on hold' });
    expect(gone.body.data).toMatchObject({ status: 'cancelled', reason: 'Position on hold' });
    const last = (await mailsTo(room.applicant.candidate.email)).at(-1);
    expect(read(last?.calendar ?? null)).toMatchObject({ method: 'CANCEL', uid: first?.uid });
    expect((await arrange({ starts_at: at(16) })).status).toBe(201);
  });

  it('is refused where somebody is taken, in another organization too, without telling by what', async () => {
    await arranged();
    const twice = await arrange({ starts_at: at(15, 15) });
    expect([twice.status, twice.body.code]).toEqual([409, 'conflict']);
    expect((await arrange({ starts_at: at(15, 30) })).status).toBe(201);

    const other = await createCompany(room.app.db);
    const elsewhere = await createPosition(room.app.db, other.organization_id, other.recruiter.id);
    const id = uuidv7();
    await sql`insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, furthest_step,
        applicant_name, applicant_email, cv_skipped, applied_at)
      values (${id}, ${other.organization_id}, ${elsewhere.id}, ${elsewhere.revision_id}, ${room.applicant.candidate.id},
        'applied', 'applied', 'Ada Berg', ${room.applicant.candidate.email}, true, now())`.execute(
      room.app.db,
    );
    const theirs = { application_id: id, participants: [{ user_id: other.recruiter.id }] };
    const overlapping = await arrange({ ...theirs, starts_at: at(15, 40) }, other.recruiter.token);
    expect(overlapping.status, overlapping.raw).toBe(409);
    expect(overlapping.raw).not.toContain('First talk');
    expect((await arrange({ ...theirs, starts_at: at(16) }, other.recruiter.token)).status).toBe(201);
  });

  it('is refused with a sentence for times, zones and people that cannot be', async () => {
    const stranger = await createCompany(room.app.db);
    const refusedAs = async (rest: object) => {
      const answer = await arrange(rest);
      return [answer.status, answer.body.fields?.[0]?.field];
    };
    expect(await refusedAs({ starts_at: new Date(room.clock - HOUR).toISOString() })).toEqual([
      422,
      'starts_at',
    ]);
    expect(await refusedAs({ starts_at: undefined })).toEqual([422, 'starts_at']);
    expect(await refusedAs({ duration_min: 25 * 60 })).toEqual([422, 'duration_min']);
    expect(await refusedAs({ time_zone: 'Mars/Olympus' })).toEqual([422, 'time_zone']);
    expect(await refusedAs({ link: 'javascript:alert(1)' })).toEqual([422, 'link']);
    const slots = [{ starts_at: at(12), ends_at: at(11) }];
    expect(await refusedAs({ way: 'proposed', slots })).toEqual([422, 'slots.0.ends_at']);
    const short = [{ starts_at: at(12), ends_at: at(12, 15) }];
    expect(await refusedAs({ way: 'proposed', slots: short })).toEqual([422, 'slots.0.ends_at']);
    for (const user_id of [
      stranger.recruiter.id,
      room.applicant.candidate.id,
      (await room.manager('viewer')).id,
    ]) {
      expect(await refusedAs({ participants: [{ user_id }] })).toEqual([422, 'participants.0.user_id']);
    }
    const { rows } = await sql`select 1 from events where application_id = ${room.applicant.id}`.execute(
      room.app.db,
    );
    expect(rows).toEqual([]);
  });

  it('is closed once it has begun, and can be given a new time after nobody came', async () => {
    const event = await arranged();
    const close = (to: string, from = 'scheduled') => post(`/event/${event.id}/status`, { from, to });
    expect((await close('no_show')).status).toBe(409);
    room.clock = Date.parse(at(15)) + 20 * 60_000;
    expect((await close('no_show')).body.data.status).toBe('no_show');
    const again = await close('collecting', 'no_show');
    expect(again.body.data).toMatchObject({ status: 'collecting', starts_at: null });
    expect((await close('completed', 'collecting')).status).toBe(409);
  });
});

describe('an interview whose time the candidate chooses', () => {
  const days = { opens_at: () => at(0), closes_at: () => at(24) };
  const booked = (rest: object = {}) =>
    arranged({
      way: 'booking',
      starts_at: undefined,
      opens_at: days.opens_at(),
      closes_at: days.closes_at(),
      ...rest,
    });
  const openLink = (token: string) => room.app.call({ path: `/book/${token}` });

  it('is booked in common free hours by a link, held meanwhile, moved and called off', async () => {
    const colleague = await room.manager('interviewer');
    await room.app.call({
      method: 'PUT',
      path: '/events/availability',
      as: colleague.token,
      body: {
        version: 0,
        time_zone: 'Europe/Berlin',
        weekly: [[], [{ from: 15 * 60, until: 18 * 60 }], [], [], [], [], []],
        exceptions: [],
        buffer_before_min: 0,
        buffer_after_min: 0,
        most_per_day: null,
        notice_min: 60,
      },
    });
    const event = await booked({
      participants: [{ user_id: room.company.recruiter.id }, { user_id: colleague.id }],
    });
    expect(event).toMatchObject({ status: 'collecting', starts_at: null });
    const token = await bookingToken();
    const shown = await openLink(token);
    // New York opens at 14:00 UTC; Berlin's afternoon ends at 17:00 UTC.
    expect([shown.body.data.starts.at(0), shown.body.data.starts.at(-1)]).toEqual([at(14), at(16, 30)]);

    const held = await post(`/book/${token}/hold`, { starts_at: at(15) }, null);
    expect(held.body.data.held).toMatchObject({ starts_at: at(15) });
    expect((await arrange({ starts_at: at(15) })).status).toBe(409);
    const done = await post(`/book/${token}/time`, { starts_at: at(15), time_zone: 'Asia/Kolkata' }, null);
    expect(done.body.data, done.raw).toMatchObject({ status: 'confirmed', starts_at: at(15), held: null });
    expect(read((await mailsTo(colleague.email)).at(-1)?.calendar ?? null).starts_at).toBe(at(15));

    const moved = await post(`/book/${token}/time`, { starts_at: at(16), time_zone: 'UTC' }, null);
    expect(moved.body.data).toMatchObject({ status: 'confirmed', starts_at: at(16) });
    const kinds = (await mailsTo(colleague.email)).map((mail) => mail.kind);
    expect(kinds).toEqual(['event_set', 'event_moved']);
    const file = await room.app.call({ path: `/book/${token}/calendar` });
    expect(read(file.raw)).toMatchObject({ starts_at: at(16), method: null });

    const off = await post(`/book/${token}/response`, { response: 'declined', reason: 'I am ill' }, null);
    expect(off.body.data).toMatchObject({ status: 'cancelled', can_change: false });
    expect((await mailsTo(colleague.email)).at(-1)?.kind).toBe('event_cancelled');
  });

  it('gives a held time free after five minutes, and refuses what was never offered', async () => {
    await booked();
    const token = await bookingToken();
    expect((await post(`/book/${token}/hold`, { starts_at: at(15) }, null)).status).toBe(200);
    room.clock += 6 * 60_000;
    const night = await post(`/book/${token}/time`, { starts_at: at(3), time_zone: 'UTC' }, null);
    expect([night.status, night.body.code]).toEqual([409, 'conflict']);
    await sql`update event_times set held_until = held_until`.execute(room.app.db);
    const { rows } = await sql`select 1 from event_times where held_until > ${new Date(room.clock)}`.execute(
      room.app.db,
    );
    expect(rows).toEqual([]);
  });

  it('is chosen among proposed slots; whoever offered it has said yes', async () => {
    const colleague = await room.manager('reviewer');
    const event = await arranged({
      way: 'proposed',
      starts_at: undefined,
      slots: [
        { starts_at: at(10), ends_at: at(11) },
        { starts_at: at(18), ends_at: at(18, 30) },
      ],
      participants: [{ user_id: room.company.recruiter.id }, { user_id: colleague.id }],
    });
    const token = await bookingToken();
    expect((await openLink(token)).body.data.starts).toEqual([at(10), at(10, 15), at(10, 30), at(18)]);
    const chosen = await post(`/book/${token}/time`, { starts_at: at(18), time_zone: 'UTC' }, null);
    expect(chosen.body.data.status).toBe('scheduled');
    const seen = await room.app.call({ path: `/event/${event.id}`, as: colleague.token });
    const slots = seen.body.data.company_recruiter_time_slots[0].user_time_slots;
    expect(slots.map((slot: { status: string }) => slot.status)).toEqual(['released', 'chosen']);
    const yes = await post(`/event/${event.id}/response`, { response: 'accepted' }, colleague.token);
    expect(yes.body.data.status).toBe('confirmed');
  });

  it('can be answered with other times, which the organizer is told and may choose', async () => {
    const event = await booked();
    const token = await bookingToken();
    const slots = [{ starts_at: at(20), ends_at: at(22) }];
    const sent = await post(
      `/book/${token}/slots`,
      { time_zone: 'UTC', slots, words: 'Evenings only' },
      null,
    );
    expect(sent.status, sent.raw).toBe(200);
    const seen = await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token });
    expect(seen.body.data.candidate_time_slots[0].user_time_slots).toMatchObject(slots);
    const set = await post(`/event/${event.id}/time`, { version: seen.body.data.version, starts_at: at(20) });
    expect(set.body.data).toMatchObject({ status: 'scheduled', starts_at: at(20) });
  });

  it('answers alike to links that are forged, revoked, long over or somebody else’s', async () => {
    const event = await booked();
    const token = await bookingToken();
    const [payload, signature] = token.split('.');
    const other = Buffer.from(`${uuidv7()}.0`).toString('base64url');
    const answers = [
      await openLink('x'),
      await openLink(`${payload}.${'A'.repeat(43)}`),
      await openLink(`${other}.${signature}`),
    ];
    await sql`update events set link_version = 1 where id = ${event.id}`.execute(room.app.db);
    answers.push(await openLink(token));
    await sql`update events set link_version = 0 where id = ${event.id}`.execute(room.app.db);
    room.clock += 60 * 24 * HOUR;
    answers.push(await openLink(token));
    const bodies = answers.map((each) => [each.status, each.body.code, each.body.message]);
    expect(new Set(bodies.map((each) => JSON.stringify(each)))).toHaveLength(1);
    expect(bodies[0]?.[0]).toBe(404);
  });
});

describe('times', () => {
  it('have one holder, however many ask at once, and no two interviews of one person overlap', async () => {
    const many = await Promise.all(
      Array.from({ length: 12 }, () =>
        createApplication(room.app.db, room.company.organization_id, room.position),
      ),
    );
    const colleague = await room.manager('interviewer');
    const answers = await Promise.all(
      many.map((each, n) =>
        arrange({
          application_id: each.id,
          starts_at: at(15, (n % 3) * 10),
          participants:
            n % 2 === 0
              ? [{ user_id: room.company.recruiter.id }, { user_id: colleague.id }]
              : [{ user_id: colleague.id }, { user_id: room.company.recruiter.id }],
        }),
      ),
    );
    expect(answers.map((each) => each.status).sort()).toEqual([
      201,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from event_times one join event_times other
      on one.user_id = other.user_id and one.event_id < other.event_id
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)`.execute(
      room.app.db,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('say the same minute on page, in mail and in the calendar file around both changes of clocks', async () => {
    const zones = [
      'America/New_York',
      'Europe/Berlin',
      'Asia/Kolkata',
      'Australia/Sydney',
      'America/Sao_Paulo',
      'Pacific/Apia',
    ];
    const starts = [
      '2027-03-14T06:30:00Z',
      '2027-03-28T01:00:00Z',
      '2027-10-31T00:30:00Z',
      '2027-11-07T06:30:00Z',
    ];
    room.clock = Date.parse('2027-03-01T12:00:00Z');
    for (const [n, starts_at] of starts.entries()) {
      for (const time_zone of zones) {
        const { id } = await createApplication(room.app.db, room.company.organization_id, room.position);
        const someone = await room.manager('interviewer');
        const event = await arranged({
          application_id: id,
          starts_at,
          time_zone,
          participants: [{ user_id: someone.id }],
        });
        const [mail] = await mailsTo(someone.email);
        const entry = read(mail?.calendar ?? null);
        const iso = new Date(starts_at).toISOString();
        expect([event.starts_at, entry.starts_at], `${time_zone} ${n}`).toEqual([iso, iso]);
        const wall = new Intl.DateTimeFormat('en-GB', {
          timeZone: time_zone,
          hour: '2-digit',
          minute: '2-digit',
        }).format(new Date(starts_at));
        expect(mail?.body_text).toContain(`${wall}–`);
      }
    }
  });
});

describe('people', () => {
  it('see what is theirs: managers what they take part in, blind ones no name, strangers nothing', async () => {
    const taking = await room.manager('interviewer', false);
    const other = await room.manager('decider');
    const stranger = await createCompany(room.app.db);
    const event = await arranged({ participants: [{ user_id: taking.id }] });
    const draft = await arranged({ is_draft: true, participants: [{ user_id: taking.id }] });
    const get = (as: string, id = event.id) => room.app.call({ path: `/event/${id}`, as });
    expect((await get(other.token)).status).toBe(404);
    expect((await get(stranger.recruiter.token)).status).toBe(404);
    expect((await get(taking.token, draft.id)).status).toBe(404);
    const blind = await get(taking.token);
    expect(blind.status, blind.raw).toBe(200);
    expect(blind.raw).not.toMatch(/Zelda|Quill/);
    expect(JSON.stringify(await mailsTo(taking.email))).not.toMatch(/Zelda|Quill/);
    const own = await get(room.applicant.candidate.token);
    expect(own.body.data).toMatchObject({
      applicant_name: 'Zelda Quill',
      allowed: [],
      rights: { answer: true },
    });
    expect(own.raw).not.toContain(taking.email);
    expect(own.body.data.booking_path).toBe(`/book/${await bookingToken()}`);
    expect(blind.body.data.booking_path).toBeNull();
    const lists = async (as: string) =>
      (await room.app.call({ path: '/events', as })).body.data.items.map((each: { id: string }) => each.id);
    expect(await lists(taking.token)).toEqual([event.id]);
    expect(await lists(room.applicant.candidate.token)).toEqual([event.id]);
    expect(await lists(other.token)).toEqual([]);
    expect(await lists(stranger.recruiter.token)).toEqual([]);
  });

  it('offer slots in turns, each based on what was there', async () => {
    const colleague = await room.manager('interviewer');
    const event = await arranged({
      way: 'booking',
      starts_at: undefined,
      opens_at: at(0),
      closes_at: at(24),
      participants: [{ user_id: colleague.id }],
    });
    const put = (slots_version: number, as = colleague.token, rest: object = {}) =>
      room.app.call({
        method: 'PUT',
        path: `/event/${event.id}/slots`,
        as,
        body: {
          slots_version,
          time_zone: 'UTC',
          slots: [{ starts_at: at(10), ends_at: at(12) }],
          ...rest,
        },
      });
    const answers = await Promise.all([put(0), put(0)]);
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409]);
    expect((await put(1, room.applicant.candidate.token, { user_id: colleague.id })).status).toBe(404);
    expect((await put(1, room.company.recruiter.token, { user_id: colleague.id })).status).toBe(200);
  });

  it('have hours and a feed of their own, whose address can be renewed', async () => {
    const hours = (await room.app.call({ path: '/events/availability', as: room.company.admin.token })).body
      .data;
    expect(hours).toMatchObject({ is_usual: true, version: 0, time_zone: 'America/New_York' });
    await arranged({ participants: [{ user_id: room.company.admin.id }] });
    const feed = await room.app.call({ path: hours.feed_path.replace('/api', '') });
    expect([feed.status, read(feed.raw).starts_at]).toEqual([200, at(15)]);
    const renewed = (await post('/events/availability/feed', {}, room.company.admin.token)).body.data;
    expect((await room.app.call({ path: hours.feed_path.replace('/api', '') })).status).toBe(404);
    expect((await room.app.call({ path: renewed.feed_path.replace('/api', '') })).status).toBe(200);

    const body = { ...renewed, version: renewed.version };
    for (const key of ['is_usual', 'feed_path']) delete body[key];
    const put = (change: object) =>
      room.app.call({
        method: 'PUT',
        path: '/events/availability',
        as: room.company.admin.token,
        body: { ...body, ...change },
      });
    const overlap = [
      { from: 0, until: 90 },
      { from: 60, until: 120 },
    ];
    expect((await put({ weekly: [overlap, [], [], [], [], [], []] })).body.fields[0].field).toBe('weekly');
    expect((await put({ weekly: body.weekly.slice(1) })).status).toBe(422);
    expect((await put({ most_per_day: 3 })).body.data.most_per_day).toBe(3);
    expect((await put({ most_per_day: 4 })).status).toBe(409);
  });

  it('are reminded once a day and once an hour before, and interviewers asked for feedback after', async () => {
    await arranged();
    const job = interviewRemindersJob(room.app.services);
    const kinds = async () => (await mailsTo(room.applicant.candidate.email)).map((mail) => mail.kind);
    await job.run({});
    expect(await kinds()).toEqual(['event_set']);
    room.clock = Date.parse(at(15)) - 20 * HOUR;
    const start = room.clock + 20 * HOUR;
    await job.run({});
    await job.run({});
    room.clock = start - HOUR / 2;
    await job.run({});
    await job.run({});
    expect(await kinds()).toEqual(['event_set', 'event_reminder', 'event_reminder']);
    room.clock = start + HOUR;
    await job.run({});
    expect((await mailsTo(room.company.recruiter.email)).map((mail) => mail.kind)).toContain(
      'event_feedback_due',
    );
  });

  it('are free again when the application has ended and the time for undoing is over', async () => {
    const [event, kept] = [await arranged(), await arranged({ starts_at: at(17) })];
    await post(`/event/${kept.id}/status`, { from: 'scheduled', to: 'cancelled', reason: 'Twice' });
    const release = releasePeopleJob(room.app.services);
    const statusOf = async () =>
      (await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token })).body.data
        .status;
    const answer = await post('/update/position/application/status', {
      application_id: room.applicant.id,
      from: 'applied',
      to: 'rejected',
      reason_id: '019a0000-0000-7000-8000-000000000001',
    });
    expect(answer.status, answer.raw).toBe(200);
    await release.run({});
    expect(await statusOf()).toBe('scheduled');
    room.clock += HOUR;
    await release.run({});
    expect(await statusOf()).toBe('cancelled');
    expect((await arrange()).status).toBe(409);
    const { rows } = await sql`select 1 from event_times where event_id = ${event.id}`.execute(room.app.db);
    expect(rows).toEqual([]);
  });

  it('who are deactivated are taken out of what is to come, and the organizer is told', async () => {
    const colleague = await room.manager('interviewer');
    const event = await arranged({ participants: [{ user_id: colleague.id }] });
    await sql`update members set status = 'deactivated' where user_id = ${colleague.id}`.execute(room.app.db);
    await releasePeopleJob(room.app.services).run({});
    await releasePeopleJob(room.app.services).run({});
    const seen = await room.app.call({ path: `/event/${event.id}`, as: room.company.recruiter.token });
    const person = seen.body.data.participants.find(
      (each: { user_id: string }) => each.user_id === colleague.id,
    );
    expect(person.response).toBe('declined');
    const told = (await mailsTo(room.company.recruiter.email)).filter(
      (mail) => mail.kind === 'event_declined',
    );
    expect(told).toHaveLength(1);
  });
});
