import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.app.stop());

const comment = (application_id: string, rest: object, as = world.recruiter.token) =>
  world.app.call({ method: 'POST', path: '/applicant/comments', as, body: { application_id, ...rest } });

describe('comments', () => {
  it('reach those they are for, and tell the people mentioned once', async () => {
    const { id } = await world.applicant();
    const reviewer = await world.manager('reviewer');
    const added = await comment(id, { body: ' Look at the plan ', mentions: [reviewer.id] });
    expect(added.status, added.raw).toBe(201);
    expect(added.body.data).toMatchObject({ body: 'Look at the plan', visibility: 'team' });
    await comment(id, { body: 'Between us', visibility: 'deciders' });
    const read = async (as: string) =>
      (
        await world.app.call({ path: '/applicant/comments', query: { application_id: id }, as })
      ).body.data.items.map((each: { body: string }) => each.body);
    expect(await read(world.admin.token)).toEqual(['Look at the plan', 'Between us']);
    expect(await read(reviewer.token)).toEqual(['Look at the plan']);
    const told = await world.app.call({ path: '/get/user/notifications', as: reviewer.token });
    expect(told.body.data).toMatchObject({ total: 1, unread: 1 });
    expect(told.body.data.items[0].link).toContain(`/applicants/${id}?tab=comments`);
  });

  it('can be mentioned only to people who may read them', async () => {
    const { id } = await world.applicant();
    const viewer = await world.manager('viewer');
    const reviewer = await world.manager('reviewer');
    const stranger = (await createCompany(world.app.db, 'Meadow Foods')).admin;
    for (const user of [viewer.id, stranger.id, uuidv7()]) {
      expect((await comment(id, { body: 'x', mentions: [user] })).status).toBe(404);
    }
    expect((await comment(id, { body: 'x', mentions: [reviewer.id], visibility: 'deciders' })).status).toBe(
      404,
    );
    expect((await comment(id, { body: 'x', visibility: 'private' }, reviewer.token)).status).toBe(403);
    const people = await world.app.call({
      path: '/applicant/mentionable',
      query: { application_id: id },
      as: reviewer.token,
    });
    const ids = people.body.data.items.map((each: { user_id: string }) => each.user_id);
    expect(ids).toEqual(expect.arrayContaining([world.admin.id, world.recruiter.id, reviewer.id]));
    expect(ids).not.toContain(viewer.id);
  });

  it('can be changed by their author for fifteen minutes', async () => {
    const { id } = await world.applicant();
    const added = await comment(id, { body: 'Frist' });
    const change = (as: string) =>
      world.app.call({
        method: 'PUT',
        path: `/applicant/comments/${added.body.data.id}`,
        as,
        body: { body: 'First' },
      });
    expect((await change(world.admin.token)).status).toBe(409);
    expect((await change(world.recruiter.token)).body.data).toMatchObject({ body: 'First' });
    world.advance(16);
    expect((await change(world.recruiter.token)).status).toBe(409);
    const stranger = (await createCompany(world.app.db, 'Meadow Foods')).admin;
    expect((await change(stranger.token)).status).toBe(404);
  });

  it('are written once by a repeated request', async () => {
    const { id } = await world.applicant();
    const send = () =>
      world.app.call({
        method: 'POST',
        path: '/applicant/comments',
        as: world.recruiter.token,
        headers: { 'idempotency-key': `comment-${id}` },
        body: { application_id: id, body: 'Once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body.data.id).toBe(first.body.data.id);
  });
});

describe('messages', () => {
  it('go to several at once, to each with their own name, and to nobody where a field is wrong', async () => {
    const [iris, omar] = [
      await world.applicant({ first_name: 'Iris', last_name: 'Holm' }),
      await world.applicant({ first_name: 'عمر', last_name: 'حداد' }),
    ];
    const send = (body: string, ids = [iris.id, omar.id], as = world.recruiter.token) =>
      world.app.call({
        method: 'POST',
        path: '/applicants/messages',
        as,
        body: { position_id: world.position.id, application_ids: ids, body },
      });
    const inbox = async (of: typeof iris) =>
      (
        await world.app.call({ path: `/user/applications/${of.id}/messages`, as: of.candidate.token })
      ).body.data.items.map((each: { body: string }) => each.body);
    const wrong = await send('Hello {{first}}');
    expect([wrong.status, wrong.body.fields[0].field]).toEqual([422, 'body']);
    const long = await world.applicant({ first_name: 'Iris'.repeat(20), last_name: 'Holm' });
    expect((await send('{{candidate_name}}'.repeat(500), [iris.id, long.id])).status).toBe(422);
    const stranger = await createCompany(world.app.db);
    expect((await send('Hello', [iris.id, uuidv7()])).status).toBe(404);
    expect((await send('Hello', [iris.id], stranger.recruiter.token)).status).toBe(404);
    expect([await inbox(iris), await inbox(omar)]).toEqual([[], []]);
    const sent = await send('Hello {{candidate_first_name}}');
    expect(sent.body.data, sent.raw).toEqual({ sent: 2, skipped_ids: [] });
    expect([await inbox(iris), await inbox(omar)]).toEqual([['Hello Iris'], ['Hello عمر']]);
    for (let n = 0; n < 29; n += 1) await send('Again', [iris.id]);
    expect((await send('Once more')).body.data).toEqual({ sent: 1, skipped_ids: [iris.id] });
  });

  it('go both ways, are told, and are read', async () => {
    const { id, candidate } = await world.applicant({ first_name: 'Iris', last_name: 'Holm' });
    const own = `/user/applications/${id}/messages`;
    const asked = await world.app.call({
      method: 'POST',
      path: '/applicant/messages',
      as: world.recruiter.token,
      body: { application_id: id, body: 'Can you come on Monday?' },
    });
    expect(asked.status, asked.raw).toBe(201);
    await comment(id, { body: 'Your plan was good.', visibility: 'candidate' });
    const inbox = await world.app.call({ path: own, as: candidate.token });
    expect(inbox.body.data).toMatchObject({ unread: 1 });
    expect(inbox.body.data.items.map((each: { kind: string }) => each.kind)).toEqual([
      'message',
      'shared_comment',
    ]);
    await world.app.call({ method: 'POST', path: `${own}/read`, as: candidate.token, body: {} });
    expect((await world.app.call({ path: own, as: candidate.token })).body.data.unread).toBe(0);
    await world.app.call({ method: 'POST', path: own, as: candidate.token, body: { body: 'Yes, at nine.' } });
    const row = await world.app.call({
      path: '/applicant',
      query: { application_id: id },
      as: world.recruiter.token,
    });
    expect(row.body.data.unread_messages).toBe(1);
    const told = await world.app.call({ path: '/get/user/notifications', as: world.recruiter.token });
    expect(told.body.data.items[0]).toMatchObject({
      type: 'message_received',
      title: 'New message from Iris Holm',
    });
    await world.app.call({
      method: 'POST',
      path: '/applicant/messages/read',
      as: world.recruiter.token,
      body: { application_id: id },
    });
    const list = await world.app.call({
      path: '/applicant/messages',
      query: { application_id: id },
      as: world.recruiter.token,
    });
    expect(list.body.data).toMatchObject({ unread: 0 });
    expect(list.body.data.items).toHaveLength(2);
  });

  it('are nobody else’s', async () => {
    const { id } = await world.applicant();
    const other = await world.applicant();
    const path = `/user/applications/${id}/messages`;
    expect((await world.app.call({ path, as: other.candidate.token })).status).toBe(404);
    expect(
      (await world.app.call({ method: 'POST', path, as: other.candidate.token, body: { body: 'x' } })).status,
    ).toBe(404);
    expect((await world.app.call({ path, as: world.recruiter.token })).status).toBe(404);
  });
});

describe('notifications', () => {
  it('are listed by page, counted and marked', async () => {
    const { candidate } = await world.applicant();
    await sql`insert into notifications (id, user_id, type, title, effect_key, created_at)
      select gen_random_uuid(), ${candidate.id}, 'message_received', 'News ' || n, 'n' || n,
        now() - n * interval '1 hour' from generate_series(1, 23) n`.execute(world.app.db);
    const list = (query: Record<string, string> = {}, as = candidate.token) =>
      world.app.call({ path: '/get/user/notifications', query, as });
    const unread = async () =>
      (await world.app.call({ path: '/get/user/total/unread/notifications', as: candidate.token })).body.data
        .unread;
    const first = await list();
    expect(first.body.data).toMatchObject({ total: 23, unread: 23, page: 1, recordsPerPage: 20 });
    expect(first.body.data.items[0].title).toBe('News 1');
    const second = await list({ page: '2' });
    expect(second.body.data.items).toHaveLength(3);
    const mark = (body: object, as = candidate.token) =>
      world.app.call({ method: 'POST', path: '/mark/user/notifications', as, body });
    const ids = second.body.data.items.map((each: { id: string }) => each.id);
    expect((await mark({ ids })).body.data).toEqual({ unread: 20 });
    expect((await list({ unread: 'true' })).body.data).toMatchObject({ total: 20 });
    expect((await mark({ ids: [ids[0]], read: false })).body.data).toEqual({ unread: 21 });
    expect((await mark({ ids }, world.recruiter.token)).status).toBe(404);
    expect((await mark({ ids: [...ids, uuidv7()] })).status).toBe(404);
    expect((await mark({ all: true })).body.data).toEqual({ unread: 0 });
    expect(await unread()).toBe(0);
    expect((await mark({})).status).toBe(422);
    expect((await list({ page: '0' })).status).toBe(422);
  });
});

describe('sharing an applicant', () => {
  const share = (application_id: string, rest: object, as = world.recruiter.token) =>
    world.app.call({ method: 'POST', path: '/applicant/share', as, body: { application_id, ...rest } });
  const news = async (as: string) =>
    (await world.app.call({ path: '/get/user/notifications', as })).body.data.items as {
      type: string;
      title: string;
      body: string;
      link: string;
    }[];

  it('points those who see the applicant to the page, and names nobody to those who read without names', async () => {
    const name = 'Quillon';
    const { id } = await world.applicant({ first_name: name, last_name: 'Brandt' });
    const viewer = await world.manager('viewer');
    const blind = await world.manager('reviewer', false);
    const offered = await world.app.call({
      path: '/applicant/share',
      query: { application_id: id },
      as: world.recruiter.token,
    });
    const ids = offered.body.data.items.map((each: { user_id: string }) => each.user_id);
    expect(ids).toEqual(expect.arrayContaining([viewer.id, blind.id]));
    expect(ids).not.toContain(world.recruiter.id);
    expect(offered.body.data.may_give_access).toBe(true);
    const note = `Look at ${name} before Monday`;
    const shared = await share(id, { user_ids: [viewer.id, blind.id], note });
    expect(shared.body.data).toEqual({ told: 2, pending: false });
    const [seen] = await news(viewer.token);
    expect(seen).toMatchObject({
      type: 'applicant_shared',
      link: expect.stringContaining(`/applicants/${id}`),
    });
    expect(seen?.body).toContain(note);
    const [masked] = await news(blind.token);
    expect(masked?.type).toBe('applicant_shared');
    expect(JSON.stringify(masked)).not.toContain(name);
  });

  it('gives an address access on the way only to who may, and refuses strangers and nobody', async () => {
    const { id } = await world.applicant();
    const reviewer = await world.manager('reviewer');
    const stranger = (await createCompany(world.app.db, 'Meadow Grain')).admin;
    expect((await share(id, { user_ids: [stranger.id] })).status).toBe(404);
    expect((await share(id, { user_ids: [] })).status).toBe(422);
    expect((await share(id, { user_ids: [reviewer.id] }, stranger.token)).status).toBe(404);
    const invite = { email: 'new.manager@example.test', level: 'viewer' };
    expect((await share(id, { invite }, reviewer.token)).status).toBe(403);
    const invited = await share(id, { invite });
    expect(invited.body.data, invited.raw).toEqual({ told: 0, pending: true });
    expect((await share(id, { invite })).status).toBe(409);
  });
});

describe('mails to an applicant', () => {
  it('are shown to whoever may write to them, without the addresses of links and what is the candidate’s alone', async () => {
    const { id } = await world.applicant();
    const { rows } = await sql<{ email: string }>`
      select applicant_email as email from applications where id = ${id}`.execute(world.app.db);
    for (const [kind, to] of [
      ['status_changed', rows[0]?.email],
      ['adjustment_answered', rows[0]?.email],
      ['applicant_arrived', 'team@harbour.test'],
    ]) {
      const mail = uuidv7();
      await sql`insert into mails (id, effect_key, to_email, application_id, kind, subject, body_text, body_html, status, sent_at)
        values (${mail}, ${mail}, ${to}, ${id}, ${kind}, ${kind}, 'Open: https://tryout.test/invite/secret', '', 'sent', now())`.execute(
        world.app.db,
      );
    }
    const read = (as: string) =>
      world.app.call({ path: '/applicant/mails', query: { application_id: id }, as });
    const seen = await read(world.recruiter.token);
    expect(seen.body.data.items, seen.raw).toMatchObject([
      { subject: 'status_changed', status: 'sent', body_text: 'Open: …' },
    ]);
    const viewer = await world.manager('viewer');
    expect((await read(viewer.token)).status).toBeGreaterThanOrEqual(403);
    const stranger = (await createCompany(world.app.db, 'Meadow Foods')).admin;
    expect((await read(stranger.token)).status).toBe(404);
  });
});
