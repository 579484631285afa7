import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
} from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 20 });
});
afterAll(() => world.app.stop());

const EXPERIENCE = '019a0000-0000-7000-8000-000000000001';

async function waitingMails(applicationId: string): Promise<{ status: string; delay: number }[]> {
  const { rows } = await sql<{ status: string; delay: number }>`
    select status, round(extract(epoch from send_after - created_at) / 60)::int as delay from mails
    where application_id = ${applicationId} and kind = 'status_changed' order by created_at, id
  `.execute(world.app.db);
  return rows;
}

describe('moving one applicant', () => {
  it.each([
    ['applied', 'short_listed', {}, 200],
    ['applied', 'approved', {}, 409],
    ['applied', 'approved', { note: 'Worked with us before' }, 200],
    ['applied', 'rejected', {}, 409],
    ['applied', 'rejected', { reason_id: EXPERIENCE }, 200],
    ['phone_screen', 'applied', { note: 'x' }, 409],
    ['in_person', 'approved', {}, 409],
    ['in_person', 'approved', { note: 'The best of three talks' }, 200],
    ['approved', 'short_listed', { note: 'x' }, 409],
    ['cv_submitted', 'short_listed', { note: 'x' }, 409],
    ['cv_submitted', 'rejected', { reason_id: EXPERIENCE }, 200],
  ])('%s to %s with %o answers %i', async (from, to, rest, status) => {
    const { id } = await world.applicant({ status: from });
    const answer = await world.move(id, from, to, rest);
    expect(answer.status, answer.raw).toBe(status);
    expect(await world.statusOf(id)).toBe(status === 200 ? to : from);
    if (status === 409) {
      expect(answer.body.current.status).toBe(from);
      expect(answer.body.message).toMatch(/./);
    }
  });

  it('refuses what is based on a status that has passed, and says where the applicant is', async () => {
    const { id } = await world.applicant();
    expect((await world.move(id, 'applied', 'phone_screen')).status).toBe(200);
    const late = await world.move(id, 'applied', 'short_listed');
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'stale_status',
      current: {
        status: 'phone_screen',
        allowed: ['short_listed', 'in_person', 'on_hold', 'approved', 'rejected'],
      },
    });
  });

  it('lets an applicant return from hold only to where the hold began', async () => {
    const { id } = await world.applicant({ status: 'short_listed' });
    expect((await world.move(id, 'short_listed', 'on_hold', { hold_until: '2030-01-31' })).status).toBe(200);
    const back = await world.move(id, 'on_hold', 'applied');
    expect(back.status).toBe(409);
    expect(back.body.current.allowed).not.toContain('applied');
    expect((await world.move(id, 'on_hold', 'short_listed')).status).toBe(200);
  });

  it('never moves somebody who withdrew', async () => {
    const { id } = await world.applicant({ status: 'rejected' });
    await sql`update applications set disposition_by = 'candidate', status_before = 'applied' where id = ${id}`.execute(
      world.app.db,
    );
    const answer = await world.move(id, 'rejected', 'short_listed', { note: 'x' });
    expect(answer.status).toBe(409);
    expect(answer.body.current.allowed).toEqual([]);
  });

  it('queues the news with time for an undo, and an undo takes both back', async () => {
    const { id } = await world.applicant();
    const moved = await world.move(id, 'applied', 'rejected', { reason_id: EXPERIENCE });
    expect(await waitingMails(id)).toEqual([{ status: 'queued', delay: 10 }]);
    const undone = await world.undo(moved.body.data.batch_id);
    expect(undone.body.data).toEqual({ undone: 1, mails_cancelled: 1 });
    expect(await world.statusOf(id)).toBe('applied');
    expect(await waitingMails(id)).toEqual([{ status: 'cancelled', delay: 10 }]);
    const again = await world.undo(moved.body.data.batch_id);
    expect(again.status).toBe(409);
    const { rows } = await sql<{ disposition_by: string | null; status_before: string | null }>`
      select disposition_by, status_before from applications where id = ${id}`.execute(world.app.db);
    expect(rows[0]).toEqual({ disposition_by: null, status_before: null });
  });

  it('tells nobody when asked not to, later when asked to, and only the last news', async () => {
    const { id } = await world.applicant();
    await world.move(id, 'applied', 'short_listed', { mail: { send: false } });
    expect(await waitingMails(id)).toEqual([]);
    await world.move(id, 'short_listed', 'phone_screen', { mail: { send: true, delay_minutes: 1440 } });
    expect(await waitingMails(id)).toEqual([{ status: 'queued', delay: 1440 }]);
    await world.move(id, 'phone_screen', 'in_person', {});
    expect(await waitingMails(id)).toEqual([
      { status: 'cancelled', delay: 1440 },
      { status: 'queued', delay: 10 },
    ]);
  });

  it('tells after the platform’s time for undoing, which may be none', async () => {
    const { app } = world;
    const superAdmin = (await createUser(app.db, 'super_admin')).token;
    const settings = (values: object) =>
      app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: superAdmin, body: { values } });
    expect((await settings({ undo_minutes: 0 })).status).toBe(200);
    const { id } = await world.applicant();
    const moved = await world.move(id, 'applied', 'short_listed', {});
    expect(moved.body.data.told_at).not.toBeNull();
    expect(await waitingMails(id)).toMatchObject([{ delay: 0 }]);
    await settings({ undo_minutes: 25, undo_minutes_many: 45 });
    const late = await world.applicant();
    await world.move(late.id, 'applied', 'short_listed', {});
    expect(await waitingMails(late.id)).toEqual([{ status: 'queued', delay: 25 }]);
    expect((await app.call({ path: '/config' })).body.data).toMatchObject({
      undo_minutes: 25,
      undo_minutes_many: 45,
    });
    await settings({ undo_minutes: 10, undo_minutes_many: 60 });
  });

  it('writes a chained line with the card that was on the screen and the reason', async () => {
    const { id } = await world.applicant();
    const moved = await world.move(id, 'applied', 'rejected', {
      reason_id: EXPERIENCE,
      note: 'Too little planning',
    });
    const log = await world.app.call({
      path: '/applicant/logs',
      query: { application_id: id },
      as: world.recruiter.token,
    });
    expect(log.body.data.items.at(-1)).toMatchObject({
      action: 'status_changed',
      from_status: 'applied',
      to_status: 'rejected',
      reason: 'Experience does not fit',
      reason_key: 'experience',
      note: 'Too little planning',
      batch_id: moved.body.data.batch_id,
    });
    const verify = () =>
      world.app.call({
        path: '/applicant/logs/verify',
        query: { application_id: id },
        as: world.recruiter.token,
      });
    expect((await verify()).body.data).toEqual({ intact: true, lines: 1, broken_at: null });
    await sql`alter table application_log disable trigger application_log_append_only`.execute(world.app.db);
    await sql`update application_log set to_status = 'approved' where application_id = ${id}`.execute(
      world.app.db,
    );
    await sql`alter table application_log enable trigger application_log_append_only`.execute(world.app.db);
    expect((await verify()).body.data).toEqual({ intact: false, lines: 1, broken_at: 1 });
  });

  it('says what was on the screen, and of the score card only where it was', async () => {
    const { id } = await world.applicant();
    const card = uuidv7();
    await sql`insert into score_cards (id, organization_id, application_id, version, status, pins, inputs_digest)
      values (${card}, ${world.organization_id}, ${id}, 1, 'approved', '{}', 'x')`.execute(world.app.db);
    await sql`update applications set score_card_id = ${card} where id = ${id}`.execute(world.app.db);
    const lastLine = async () => {
      const path = '/applicant/logs';
      const log = await world.app.call({ path, query: { application_id: id }, as: world.recruiter.token });
      const { screen, score_card_id_seen } = log.body.data.items.at(-1);
      return { screen, score_card_id_seen };
    };
    await world.moveMany([[id, 'applied']], 'short_listed', { screen: 'list' });
    expect(await lastLine()).toEqual({ screen: 'list', score_card_id_seen: null });
    await world.moveMany([[id, 'short_listed']], 'phone_screen');
    expect(await lastLine()).toEqual({ screen: null, score_card_id_seen: null });
    await world.move(id, 'phone_screen', 'in_person', { screen: 'review', score_card_id_seen: card });
    expect(await lastLine()).toEqual({ screen: 'review', score_card_id_seen: card });
  });

  it('knows a score card only when it is of this applicant, and only reasons of its own', async () => {
    const other = await createCompany(world.app.db, 'Meadow Foods');
    const foreign = uuidv7();
    await sql`insert into reasons (id, organization_id, kind, label)
      values (${foreign}, ${other.organization_id}, 'other', 'Theirs')`.execute(world.app.db);
    const { id } = await world.applicant();
    expect((await world.move(id, 'applied', 'rejected', { reason_id: foreign })).status).toBe(404);
    expect((await world.move(id, 'applied', 'rejected', { reason_id: uuidv7() })).status).toBe(404);
    const unknownCard = { note: 'x', score_card_id_seen: uuidv7() };
    expect((await world.move(id, 'applied', 'rejected', unknownCard)).status).toBe(404);
    expect(await world.statusOf(id)).toBe('applied');
  });
});

describe('moving many', () => {
  it('moves who can go and says of each other why not', async () => {
    const [a, b, c, d] = await Promise.all([
      world.applicant(),
      world.applicant({ status: 'phone_screen' }),
      world.applicant({ status: 'started' }),
      world.applicant(),
    ]);
    const answer = await world.moveMany(
      [
        [a.id, 'applied'],
        [b.id, 'applied'],
        [c.id, 'started'],
        [d.id, 'applied'],
      ],
      'short_listed',
    );
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data).toMatchObject({ done: 2, skipped: 2 });
    expect(answer.body.data.items).toEqual([
      { application_id: a.id, result: 'done', reason: null, status: 'short_listed' },
      { application_id: b.id, result: 'skipped', reason: 'stale_status', status: 'phone_screen' },
      { application_id: c.id, result: 'skipped', reason: 'not_allowed', status: 'started' },
      { application_id: d.id, result: 'done', reason: null, status: 'short_listed' },
    ]);
    expect(await waitingMails(a.id)).toEqual([{ status: 'queued', delay: 60 }]);
    const undone = await world.undo(answer.body.data.batch_id);
    expect(undone.body.data).toEqual({ undone: 2, mails_cancelled: 2 });
    expect(await world.statusOf(d.id)).toBe('applied');
    const lines = await world.app.call({
      path: '/applicant/logs',
      query: { application_id: a.id },
      as: world.recruiter.token,
    });
    expect(lines.body.data.items.map((line: { action: string }) => line.action)).toEqual([
      'status_changed',
      'status_undone',
    ]);
  });

  it('says in the log of each that one reason was given for all of them', async () => {
    const [a, b, alone] = await Promise.all([world.applicant(), world.applicant(), world.applicant()]);
    const rejected = await world.moveMany(
      [
        [a.id, 'applied'],
        [b.id, 'applied'],
      ],
      'rejected',
      { reason_id: EXPERIENCE },
    );
    expect(rejected.body.data.done).toBe(2);
    await world.move(alone.id, 'applied', 'rejected', { reason_id: EXPERIENCE });
    for (const [id, together] of [
      [a.id, 2],
      [b.id, 2],
      [alone.id, null],
    ] as const) {
      const query = { application_id: id };
      const log = await world.app.call({ path: '/applicant/logs', query, as: world.recruiter.token });
      expect(log.body.data.items[0]).toMatchObject({ action: 'status_changed', together });
    }
  });

  it('cannot be taken back once somebody of it moved again', async () => {
    const [a, b] = await Promise.all([world.applicant(), world.applicant()]);
    const answer = await world.moveMany(
      [
        [a.id, 'applied'],
        [b.id, 'applied'],
      ],
      'short_listed',
    );
    await world.move(b.id, 'short_listed', 'in_person');
    const undone = await world.undo(answer.body.data.batch_id);
    expect(undone.status).toBe(409);
    expect(await world.statusOf(a.id)).toBe('short_listed');
  });

  it('refuses all of it for one foreign, unknown, test or misplaced applicant, and for one named twice', async () => {
    const mine = await world.applicant();
    const other = await createCompany(world.app.db, 'Meadow Foods');
    const theirs = await createApplication(
      world.app.db,
      other.organization_id,
      await createPosition(world.app.db, other.organization_id, other.admin.id),
    );
    const elsewhere = await createApplication(
      world.app.db,
      world.organization_id,
      await createPosition(world.app.db, world.organization_id, world.admin.id),
    );
    const test = await world.applicant();
    await sql`update applications set is_test = true where id = ${test.id}`.execute(world.app.db);
    for (const id of [theirs.id, uuidv7(), elsewhere.id, test.id]) {
      const answer = await world.moveMany(
        [
          [mine.id, 'applied'],
          [id, 'applied'],
        ],
        'short_listed',
      );
      expect(answer.status).toBe(404);
    }
    const twice = await world.moveMany(
      [
        [mine.id, 'applied'],
        [mine.id, 'applied'],
      ],
      'short_listed',
    );
    expect(twice.status).toBe(422);
    expect(await world.statusOf(mine.id)).toBe('applied');
  });

  it('refuses more than 500', async () => {
    const items = Array.from({ length: 501 }, () => [uuidv7(), 'applied'] as const);
    expect((await world.moveMany(items, 'short_listed')).status).toBe(422);
  });
});

describe('openings', () => {
  it('gives the last one once, closes the position, and an undo opens it again', async () => {
    const position = await createPosition(world.app.db, world.organization_id, world.recruiter.id, {
      openings: 1,
    });
    const people = await Promise.all(
      Array.from({ length: 8 }, () =>
        createApplication(world.app.db, world.organization_id, position, { status: 'in_person' }),
      ),
    );
    const answers = await Promise.all(
      people.map(({ id }) => world.move(id, 'in_person', 'approved', { note: 'Fits' })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
    const state = async () => {
      const { rows } = await sql<{ status: string; approved_count: number; openings: number }>`
        select status, approved_count, openings from positions where id = ${position.id}`.execute(
        world.app.db,
      );
      return rows[0];
    };
    expect(await state()).toEqual({ status: 'closed', approved_count: 1, openings: 1 });
    const winner = answers.find((answer) => answer.status === 200);
    expect(winner?.body.data.position_closed).toBe(true);
    expect((await world.undo(winner?.body.data.batch_id)).status).toBe(200);
    expect(await state()).toEqual({ status: 'published', approved_count: 0, openings: 1 });

    const [first, second] = people;
    await world.move(first?.id ?? '', 'in_person', 'approved', { note: 'Fits' });
    const more = await world.move(second?.id ?? '', 'in_person', 'approved', {
      add_opening: true,
      note: 'Fits',
    });
    expect(more.status, more.raw).toBe(200);
    expect(await state()).toEqual({ status: 'closed', approved_count: 2, openings: 2 });
    await world.move(first?.id ?? '', 'approved', 'in_person', { note: 'Changed plans' });
    expect((await state())?.approved_count).toBe(1);
  });
});

describe('what a knock-out rule suggests', () => {
  async function suggested(action: string) {
    const applicant = await world.applicant();
    const suggestion = { action, rule_id: 'r1', tag: null, matched_question_ids: [] };
    await sql`update applications set suggested_action = ${JSON.stringify(suggestion)} where id = ${applicant.id}`.execute(
      world.app.db,
    );
    return applicant.id;
  }
  const answer = (body: object) =>
    world.app.call({
      method: 'POST',
      path: '/position/application/suggestion',
      as: world.recruiter.token,
      body,
    });

  it('moves nobody until a person confirms', async () => {
    const id = await suggested('reject_suggested');
    expect(await world.statusOf(id)).toBe('applied');
    const confirm = { answer: 'confirm', application_id: id, from: 'applied', note: 'No nights' };
    const confirmed = await answer(confirm);
    expect(confirmed.status, confirmed.raw).toBe(200);
    expect(await world.statusOf(id)).toBe('rejected');
    expect((await answer({ answer: 'confirm', application_id: id, from: 'rejected' })).status).toBe(409);
    expect((await world.undo(confirmed.body.data.batch_id)).status).toBe(200);
    const row = await world.app.call({
      path: '/applicant',
      query: { application_id: id },
      as: world.recruiter.token,
    });
    expect(row.body.data.suggested_action).toMatchObject({ action: 'reject_suggested', to: 'rejected' });
  });

  it('is gone when dismissed', async () => {
    const id = await suggested('on_hold');
    expect((await answer({ answer: 'dismiss', application_id: id })).body.data).toEqual({
      status: 'applied',
      batch_id: null,
    });
    expect((await answer({ answer: 'dismiss', application_id: id })).status).toBe(409);
  });
});
