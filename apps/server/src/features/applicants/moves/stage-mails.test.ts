import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../app.ts';
import { createCompany, createUser, type TestUser } from '../../../platform/testing/factory.ts';
import { startWorld, type World } from '../testing/applicants-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ openings: 20 });
});
afterAll(() => world.app.stop());

const REJECT = { note: 'Not this time.' };

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, as: TestUser = world.admin) =>
  world.app.call({ method, path, as: as.token, ...(body ? { body } : {}) });
const stages = async (as?: TestUser) =>
  (await call('GET', '/organization/stage-mails', undefined, as)).body.data.items;
const stage = async (name: string) => (await stages()).find((each: { stage: string }) => each.stage === name);
const store = async (name: string, change: object) =>
  call('PUT', `/organization/stage-mails/${name}`, {
    ...(({ version, sends, texts }) => ({ version, sends, texts }))(await stage(name)),
    ...change,
  });
async function mailsOf(applicationId: string) {
  const { rows } = await sql<{ subject: string; body_text: string; status: string; locale: string }>`
    select subject, body_text, status, locale from mails where application_id = ${applicationId}
      and kind = 'status_changed' order by id
  `.execute(world.app.db);
  return rows;
}
const log = async (application_id: string) =>
  (await world.app.call({ path: '/applicant/logs', as: world.recruiter.token, query: { application_id } }))
    .body.data.items;
const preview = (to: string, application_ids?: string[], as?: TestUser) =>
  call(
    'POST',
    '/applicants/move-mail',
    { position_id: world.position.id, to, ...(application_ids ? { application_ids } : {}) },
    as,
  );

describe('the mails of stages', () => {
  it('begin as the product has them: rejections and hirings are told, a pause is not', async () => {
    const sends = Object.fromEntries(
      (await stages(world.recruiter)).map((each: { stage: string; sends: boolean }) => [
        each.stage,
        each.sends,
      ]),
    );
    expect(sends).toEqual({
      applied: false,
      short_listed: true,
      phone_screen: true,
      in_person: true,
      on_hold: false,
      approved: true,
      rejected: true,
    });
    const { id } = await world.applicant();
    await world.move(id, 'applied', 'on_hold');
    expect(await mailsOf(id)).toEqual([]);
    expect((await log(id)).at(-1).mail).toEqual({ sent: false, because: 'stage' });
  });

  it('are changed by admins only, each change based on the latest, and logged', async () => {
    const now = await stage('phone_screen');
    const change = { version: now.version, sends: false, texts: now.texts };
    const path = '/organization/stage-mails/phone_screen';
    expect((await call('PUT', path, change, world.recruiter)).status).toBe(403);
    const both = await Promise.all([call('PUT', path, change), call('PUT', path, change)]);
    expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
    const late = both.find((each) => each.status === 409);
    expect(late?.body).toMatchObject({ code: 'conflict', current: { theirs: { version: 1, sends: false } } });
    const { id } = await world.applicant();
    await world.move(id, 'applied', 'phone_screen');
    expect(await mailsOf(id)).toEqual([]);
    const reset = await call('POST', `${path}/reset`, { version: 1 });
    expect(reset.body.data).toMatchObject({ sends: true, is_default: true, version: 2 });
    expect((await call('POST', `${path}/reset`, { version: 1 })).status).toBe(409);
    const { rows } = await sql<{ action: string }>`select action from security_log
      where organization_id = ${world.organization_id} and action like 'organization.stage_mail%' order by id`.execute(
      world.app.db,
    );
    expect(rows.map((row) => row.action)).toEqual([
      'organization.stage_mail_changed',
      'organization.stage_mail_reset',
    ]);
  });

  it('refuse merge fields that nobody fills, at the field and in the reader’s language', async () => {
    const { texts } = await stage('rejected');
    const wrong = { ...texts, ar: { subject: '{{salary}}', body: 'x {{position' } };
    const refused = await world.app.call({
      method: 'PUT',
      path: '/organization/stage-mails/rejected',
      as: world.admin.token,
      body: { version: 0, sends: true, texts: wrong },
      headers: { 'accept-language': 'ar' },
    });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.map((each: { field: string }) => each.field)).toEqual([
      'texts.ar.subject',
      'texts.ar.body',
    ]);
    expect(refused.body.message).toContain('salary');
    const { id } = await world.applicant();
    const reworded = { send: true, texts: { en: { subject: 'x', body: '{{nobody}}' } } };
    const moved = await world.move(id, 'applied', 'rejected', { ...REJECT, mail: reworded });
    expect(moved.body.fields[0].field).toBe('mail.texts.en.body');
    expect(await world.statusOf(id)).toBe('applied');
  });

  it('go out in each candidate’s language with the fields filled, and the log says which', async () => {
    const texts = {
      en: {
        subject: '{{candidate_first_name}}: {{position}}',
        body: 'Dear {{candidate_name}}, {{sender}} of {{organization}}',
      },
      ar: { subject: 'طلبك: {{position}}', body: 'عزيزي {{candidate_name}}' },
    };
    expect((await store('rejected', { texts })).status).toBe(200);
    const english = await world.applicant({ first_name: 'Mia', last_name: '{{sender}}' });
    const arabic = await world.applicant({ first_name: 'Layla' });
    await sql`update users set locale = 'ar' where id = ${arabic.candidate.id}`.execute(world.app.db);
    await world.moveMany(
      [
        [english.id, 'applied'],
        [arabic.id, 'applied'],
      ],
      'rejected',
      { ...REJECT, shared_text: 'Do come back.' },
    );
    const [mail] = await mailsOf(english.id);
    expect(mail?.subject).toBe('Mia: Quay planner');
    expect(mail?.body_text).toContain('Dear Mia {{sender}}, Ada Berg of Harbour Logistics\n\nDo come back.');
    const [other] = await mailsOf(arabic.id);
    expect(other).toMatchObject({ subject: 'طلبك: Quay planner', locale: 'ar' });
    expect((await log(arabic.id)).at(-1).mail).toEqual({
      sent: true,
      subject: 'طلبك: Quay planner',
      language: 'ar',
    });
  });

  it('are shown before, with fields for many and filled for one; in blind review without names', async () => {
    const { id } = await world.applicant({ first_name: 'Mia' });
    const other = await world.applicant();
    const one = await preview('short_listed', [id]);
    expect(one.body.data).toMatchObject({
      sends: true,
      unreachable: 0,
      mails: [{ language: 'en', count: 1 }],
    });
    expect(one.body.data.mails[0].texts.body).toContain('Hello Mia');
    await sql`update users set locale = 'ar' where id = ${other.candidate.id}`.execute(world.app.db);
    const two = await preview('short_listed', [id, other.id]);
    expect(two.body.data.mails.map((each: { language: string }) => each.language).sort()).toEqual([
      'ar',
      'en',
    ]);
    expect(two.body.data.mails[0].texts.body).toContain('{{candidate_first_name}}');
    const blind = await world.manager('decider', false);
    const unseen = await preview('short_listed', [id], blind);
    expect(unseen.status, unseen.raw).toBe(200);
    expect(unseen.raw).not.toContain('Mia');
    expect((await preview('short_listed')).body.data.mails).toHaveLength(2);
    expect((await preview('short_listed', [id], (await createCompany(world.app.db)).recruiter)).status).toBe(
      404,
    );
    expect((await preview('short_listed', [id], await createUser(world.app.db, 'candidate'))).status).toBe(
      403,
    );
  });

  it('can be reworded or switched off for one move; the log says so, also of an undo and of who wants none', async () => {
    const { id, candidate } = await world.applicant();
    const texts = { en: { subject: 'A word about {{position}}', body: 'See you, {{candidate_first_name}}' } };
    const moved = await world.move(id, 'applied', 'short_listed', { mail: { send: true, texts } });
    const [mail] = await mailsOf(id);
    expect(mail?.subject).toBe('A word about Quay planner');
    expect((await log(id)).at(-1).mail).toMatchObject({ sent: true, reworded: true });
    await world.undo(moved.body.data.batch_id);
    expect((await log(id)).at(-1).mail).toEqual({ sent: false, because: 'undone' });
    await world.move(id, 'applied', 'short_listed', { mail: { send: false } });
    expect((await log(id)).at(-1).mail).toEqual({ sent: false, because: 'mover' });
    await sql`update users set settings = settings || '{"muted_mail": ["status_changed"]}' where id = ${candidate.id}`.execute(
      world.app.db,
    );
    await world.move(id, 'short_listed', 'in_person');
    expect((await log(id)).at(-1).mail).toEqual({ sent: false, because: 'candidate' });
    expect((await preview('in_person', [id])).body.data.unreachable).toBe(1);
    expect((await mailsOf(id)).map((each) => each.status)).toEqual(['cancelled']);
  });

  it('say the same in the candidate’s list, also for news that was queued before stages had mails', async () => {
    const { id, candidate } = await world.applicant({ first_name: 'Mia' });
    const texts = { en: { subject: 'Come in', body: 'Hello {{candidate_first_name}}' } };
    const first = await world.move(id, 'applied', 'short_listed', { mail: { send: true, texts } });
    const tell = jobHandlers(world.app.services).find((each) => each.name === 'applicants.tell');
    const told = async () =>
      (await world.app.call({ path: '/get/user/notifications', as: candidate.token })).body.data.items[0];
    await tell?.run({
      batch_id: first.body.data.batch_id,
      text: null,
      shared_text: '',
      words: { ...texts, ar: null },
      sender: '',
    });
    expect(await told()).toMatchObject({ title: 'Come in', body: 'Hello Mia' });
    const second = await world.move(id, 'short_listed', 'phone_screen');
    await tell?.run({ batch_id: second.body.data.batch_id, text: null, shared_text: '' });
    expect((await told()).body).toContain('would like to speak with you');
  });

  it('are sent to oneself as a test, filled with made-up values', async () => {
    const texts = { subject: 'Hello {{candidate_first_name}}', body: '{{position}} at {{organization}}' };
    const path = '/organization/stage-mails/approved/test';
    const sent = await call('POST', path, { language: 'en', texts });
    expect(sent.body.data, sent.raw).toEqual({ email: world.admin.email });
    const { rows } = await sql<{ subject: string; body_text: string }>`select subject, body_text from mails
      where to_email = ${world.admin.email} and kind = 'stage_mail_test'`.execute(world.app.db);
    expect(rows[0]?.subject).toBe('Test: Hello Mia');
    expect(rows[0]?.body_text).toContain('Quay planner at Harbour Logistics');
    expect((await call('POST', path, { language: 'en', texts }, world.recruiter)).status).toBe(403);
  });
});
