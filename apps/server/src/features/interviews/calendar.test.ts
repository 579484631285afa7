import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../platform/testing/factory.ts';
import { at, openInterviewRoom } from './testing/interview-room.ts';

const room = openInterviewRoom();
const { post, arrange, arranged } = room;

const week = { from: at(0), until: at(7 * 24) };
const calendar = (as: string, query: Record<string, string> = {}) =>
  room.app.call({ path: '/events/calendar', as, query: { ...week, ...query } });
async function shownTo(as: string, query: Record<string, string> = {}): Promise<string[]> {
  const answer = await calendar(as, query);
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items.map((each: { id: string }) => each.id);
}
describe('a calendar', () => {
  it('shows each role what is theirs, with who takes part and whether they may move it', async () => {
    const [taking, blind] = [await room.manager('interviewer'), await room.manager('reviewer', false)];
    const event = await arranged({
      participants: [{ user_id: room.company.recruiter.id }, { user_id: taking.id }, { user_id: blind.id }],
    });
    const stranger = await createCompany(room.app.db);
    const everyone = [room.company.recruiter, room.company.admin, taking, blind, room.applicant.candidate];
    for (const person of everyone) expect(await shownTo(person.token)).toEqual([event.id]);
    for (const person of [stranger.recruiter, stranger.admin, await room.manager('decider')])
      expect(await shownTo(person.token)).toEqual([]);
    for (const role of ['super_admin', 'staffing_agency_admin', 'staffing_agency_recruiter'] as const) {
      const person = await createUser(room.app.db, role);
      expect((await calendar(person.token)).status).toBe(403);
    }
    const [own] = (await calendar(room.company.recruiter.token)).body.data.items;
    expect(own).toMatchObject({ version: event.version, can_manage: true, applicant_name: 'Zelda Quill' });
    expect(own.participants.map((each: { kind: string }) => each.kind)).toEqual(
      expect.arrayContaining(['candidate', 'company_recruiter', 'hiring_manager', 'hiring_manager']),
    );
    const theirs = await calendar(room.applicant.candidate.token, { people: 'true' });
    expect(theirs.body.data).toMatchObject({ people: [], items: [{ can_manage: false }] });
    expect(theirs.raw).not.toContain(taking.email);
    expect((await calendar(blind.token)).raw).not.toMatch(/Zelda|Quill/);
  });

  it('is narrowed to a room.position, a person, a kind, a status, and to one’s own', async () => {
    const elsewhere = await createPosition(
      room.app.db,
      room.company.organization_id,
      room.company.recruiter.id,
    );
    const other = await createApplication(room.app.db, room.company.organization_id, elsewhere);
    const one = await arranged();
    const two = await arranged({
      application_id: other.id,
      kind: 'phone_screen',
      starts_at: at(17),
      participants: [{ user_id: room.company.admin.id }],
    });
    await post(`/event/${two.id}/response`, { response: 'accepted' }, room.company.admin.token);
    const as = room.company.recruiter.token;
    expect(await shownTo(as)).toEqual([one.id, two.id]);
    expect(await shownTo(as, { position_id: elsewhere.id })).toEqual([two.id]);
    expect(await shownTo(as, { person_id: room.company.admin.id })).toEqual([two.id]);
    expect(await shownTo(as, { person_id: room.applicant.candidate.id })).toEqual([one.id]);
    expect(await shownTo(as, { kind: 'phone_screen' })).toEqual([two.id]);
    expect(await shownTo(as, { mine: 'true' })).toEqual([one.id]);
    expect(await shownTo(as, { status: 'cancelled' })).toEqual([]);
    await post(`/event/${one.id}/status`, { from: 'scheduled', to: 'cancelled', reason: 'On hold' });
    expect(await shownTo(as)).toEqual([two.id]);
    expect(await shownTo(as, { status: 'cancelled' })).toEqual([one.id]);
    const stranger = await createCompany(room.app.db);
    expect((await calendar(stranger.recruiter.token, { position_id: elsewhere.id })).status).toBe(404);
    const listed = await room.app.call({
      path: '/events',
      as,
      query: { kind: 'phone_screen', person_id: room.company.admin.id },
    });
    expect(listed.body.data.items.map((each: { id: string }) => each.id)).toEqual([two.id]);
  });

  it('holds what begins before and ends within, or lasts beyond, and nothing that only touches', async () => {
    const late = await arranged({ starts_at: at(23, 45) });
    const of = (from: string, until: string) => shownTo(room.company.recruiter.token, { from, until });
    expect(await of(at(24), at(25))).toEqual([late.id]);
    expect(await of(at(24, 15), at(25))).toEqual([]);
    expect(await of(at(20), at(23, 45))).toEqual([]);
  });

  it('tells when colleagues are asked for and taken; of what else takes them only the time', async () => {
    const colleague = await room.manager('interviewer');
    await room.manager('viewer');
    const confidential = await createPosition(
      room.app.db,
      room.company.organization_id,
      room.company.admin.id,
    );
    await sql`update positions set visibility = 'confidential' where id = ${confidential.id}`.execute(
      room.app.db,
    );
    const secret = await createApplication(room.app.db, room.company.organization_id, confidential, {
      first_name: 'Secret',
      last_name: 'Person',
    });
    const hidden = await arrange(
      {
        application_id: secret.id,
        title: 'Hush',
        starts_at: at(16),
        participants: [{ user_id: room.company.admin.id }],
      },
      room.company.admin.token,
    );
    expect(hidden.status, hidden.raw).toBe(201);
    const answer = await calendar(room.company.recruiter.token, { until: at(24), people: 'true' });
    const { people, items } = answer.body.data;
    expect(items).toEqual([]);
    expect(answer.raw).not.toMatch(/Hush|Secret/);
    const of = (id: string) => people.find((each: { user_id: string }) => each.user_id === id);
    expect(people.map((each: { user_id: string }) => each.user_id).sort()).toEqual(
      [room.company.admin.id, room.company.recruiter.id, colleague.id].sort(),
    );
    expect(of(room.company.admin.id)).toMatchObject({
      kind: 'company_admin',
      is_you: false,
      // Nine to five in New York.
      hours: [{ starts_at: at(14), ends_at: at(22) }],
      busy: [{ starts_at: at(16), ends_at: at(16, 30) }],
    });
    expect(of(room.company.recruiter.id)).toMatchObject({ is_you: true, busy: [] });
  });

  it('finds the times that suit all named people, and refuses those who cannot be asked', async () => {
    await arranged({ participants: [{ user_id: room.company.admin.id }] });
    const common = (query: Record<string, string>, as = room.company.recruiter.token) =>
      room.app.call({
        path: '/events/common',
        as,
        query: { from: at(14), until: at(17), duration_min: '60', ...query },
      });
    const both = `${room.company.recruiter.id},${room.company.admin.id}`;
    // The admin is taken from 15:00 to 15:30.
    expect((await common({ user_ids: both })).body.data.starts).toEqual([
      at(14),
      at(15, 30),
      at(15, 45),
      at(16),
    ]);
    const alone = (await common({ user_ids: room.company.recruiter.id })).body.data.starts;
    expect(alone).toContain(at(15));
    const withApplicant = await common({
      user_ids: room.company.recruiter.id,
      application_id: room.applicant.id,
    });
    expect(withApplicant.body.data.starts).not.toContain(at(15));
    const stranger = await createCompany(room.app.db);
    const viewer = await room.manager('viewer');
    for (const user_ids of [
      stranger.recruiter.id,
      viewer.id,
      room.applicant.candidate.id,
      'nobody',
      `${both},x`,
    ]) {
      const refused = await common({ user_ids });
      expect([refused.status, refused.body.fields?.[0]?.field], user_ids).toEqual([422, 'user_ids']);
    }
    const named = { user_ids: stranger.recruiter.id, application_id: room.applicant.id };
    expect((await common(named, stranger.recruiter.token)).status).toBe(404);
    expect((await common({ user_ids: both }, viewer.token)).status).toBe(403);
  });

  it.each([
    ['an end before the beginning', { from: at(9), until: at(8) }, 'until'],
    ['more than two months', { from: at(0), until: at(63 * 24) }, 'until'],
    ['a time that is none', { from: 'yesterday' }, 'from'],
    ['a kind that is none', { kind: 'dinner' }, 'kind'],
    ['a person who is none', { person_id: 'me' }, 'person_id'],
  ])('refuses %s at its field', async (_, query, field) => {
    const answer = await calendar(room.company.recruiter.token, query);
    expect([answer.status, answer.body.fields[0].field]).toEqual([422, field]);
  });

  it('says when there is more than it shows', async () => {
    await sql`insert into events (id, organization_id, position_id, application_id, kind, way, status, title, duration_min,
        time_zone, organizer_id, starts_at, ends_at, created_at, updated_at)
      select gen_random_uuid(), ${room.company.organization_id}, ${room.position.id}, ${room.applicant.id}, 'video', 'fixed', 'scheduled',
        'Talk', 5, 'UTC', ${room.company.recruiter.id}, ${at(0)}::timestamptz + n * interval '1 minute',
        ${at(0)}::timestamptz + (n + 5) * interval '1 minute', now(), now()
      from generate_series(1, 2001) n`.execute(room.app.db);
    const answer = await calendar(room.company.recruiter.token);
    expect([answer.body.data.items.length, answer.body.data.is_capped]).toEqual([2000, true]);
  });
});
