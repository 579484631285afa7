import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { BASIC_INFO, positionWith, startAs } from '../testing/application-fixture.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (path: string, as: string | null, body: object) => app.call({ method: 'POST', path, as, body });

async function mailsTo(email: string) {
  const { rows } = await sql<{ kind: string; body_text: string }>`select kind, body_text from mails
    where to_email = ${email} order by created_at, id`.execute(app.db);
  return rows;
}

async function applied(as: string, application_id: string, email: string) {
  await post('/add/application/basic/info', as, { application_id, ...BASIC_INFO, email });
  await post('/attach/application/cv', as, { application_id, cv_id: null });
  const sent = await post('/application/submit', as, { application_id });
  expect(sent.body.data.status).toBe('applied');
}

async function listed(as: string, position_id: string) {
  const { body } = await app.call({ path: '/applicants', as, query: { position_id } });
  return body.data.items[0];
}

it('a stated address gets nothing but the request to confirm it, and recruiters see that it is not confirmed', async () => {
  const { position, recruiter } = await positionWith(app.db);
  const email = 'somebody.else@example.test';
  const started = await post('/application/start', null, {
    position_id: position.id,
    first_name: 'Amina',
    last_name: 'Okafor',
    email,
    consent: true,
    token: true,
  });
  const { application_id, token } = started.body.data;
  await applied(token, application_id, email);
  const move = (from: string, to: string) =>
    post('/update/multiple/application/status', recruiter.token, {
      position_id: position.id,
      items: [{ application_id, from }],
      to,
    });
  expect((await move('applied', 'short_listed')).status).toBe(200);
  expect((await listed(recruiter.token, position.id)).email_confirmed).toBe(false);
  const [proof, ...more] = await mailsTo(email);
  expect([proof?.kind, more]).toEqual(['email_proof', []]);
  expect(proof?.body_text).not.toContain('Amina');

  // The mailbox's owner opens the link elsewhere: whoever stated the address is out, and news arrive from now on.
  const link = /\/confirm-email\/(\S+)/.exec(proof?.body_text ?? '')?.[1];
  expect((await post('/user/email/confirm', null, { token: `${link}x` })).status).toBe(410);
  const confirmed = await post('/user/email/confirm', null, { token: link });
  expect([confirmed.status, confirmed.body.data]).toEqual([
    200,
    { email, outcome: 'confirmed', signed_in: true, moved: 0, duplicates: 0 },
  ]);
  expect(String(confirmed.headers['set-cookie'])).toContain('tryout_session=');
  expect((await app.call({ path: '/user/applications', as: token })).status).toBe(401);
  expect((await post('/user/email/confirm', null, { token: link })).status).toBe(410);
  expect((await listed(recruiter.token, position.id)).email_confirmed).toBe(true);
  await move('short_listed', 'phone_screen');
  expect((await mailsTo(email)).map((mail) => mail.kind)).toEqual(['email_proof', 'status_changed']);
});

it('keeps the session of the browser that applied when it opens the link itself', async () => {
  const { position } = await positionWith(app.db);
  const email = 'myself@example.test';
  const body = { first_name: 'Amina', last_name: 'Okafor', email, consent: true, token: true };
  const started = await post('/application/start', null, { position_id: position.id, ...body });
  const { application_id, token } = started.body.data;
  await applied(token, application_id, email);
  const link = /\/confirm-email\/(\S+)/.exec((await mailsTo(email))[0]?.body_text ?? '')?.[1];
  expect((await post('/user/email/confirm', token, { token: link })).status).toBe(200);
  expect((await app.call({ path: '/user/applications', as: token })).status).toBe(200);
});

it('an address that is not the proved one of the account counts as not confirmed', async () => {
  const { position, recruiter } = await positionWith(app.db);
  const me = await createUser(app.db, 'candidate', { email: 'proved@example.test' });
  const application_id = await startAs(app, me.token, position.id);
  expect((await listed(recruiter.token, position.id)).email_confirmed).toBe(true);
  await applied(me.token, application_id, 'boss@example.test');
  expect(await listed(recruiter.token, position.id)).toMatchObject({
    email: 'boss@example.test',
    email_confirmed: false,
  });
  expect(await mailsTo('boss@example.test')).toEqual([]);
});
