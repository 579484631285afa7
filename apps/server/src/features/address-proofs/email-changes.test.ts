import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

let app: TestApp;
let now = new Date();

beforeAll(async () => {
  app = await startTestApp({ now: () => now, config: { library: false } });
});
afterAll(() => app.stop());
beforeEach(() => {
  now = new Date();
});

let people = 0;
const freshAddress = () => {
  people += 1;
  return `new-${people}@mail.example`;
};
const ask = (user: TestUser, email: string) =>
  app.call({ method: 'POST', path: '/user/email/change', as: user.token, body: { email } });
const answer = (what: 'confirm' | 'stop', token: string) =>
  app.call({ method: 'POST', path: `/email/change/${what}`, body: { token } });
const emailOf = async (user: TestUser) => {
  const { rows } = await sql<{ email: string }>`select email from users where id = ${user.id}`.execute(
    app.db,
  );
  return rows[0]?.email;
};

async function mailed(email: string, kind: 'email_change_old' | 'email_change_new'): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`
    select body_text from mails where to_email = ${email} and kind = ${kind} order by created_at desc, id desc limit 1
  `.execute(app.db);
  return /\/email-change\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

/** Somebody who asked to change, with what both mailboxes got. */
async function asked(type: 'candidate' | 'employee' = 'candidate') {
  const user = await createUser(app.db, type);
  const email = freshAddress();
  const begun = await ask(user, email);
  expect(begun.status, begun.raw).toBe(200);
  return {
    user,
    email,
    old: await mailed(user.email, 'email_change_old'),
    fresh: await mailed(email, 'email_change_new'),
  };
}

describe('an e-mail changes', () => {
  test.each(['old first', 'new first'])('once both mailboxes said yes, %s', async (order) => {
    const { user, email, old, fresh } = await asked();
    const [one, other] = order === 'old first' ? [old, fresh] : [fresh, old];
    expect((await answer('confirm', one)).body.data.outcome).toBe('waits');
    expect((await answer('confirm', one)).body.data.outcome).toBe('waits');
    expect(await emailOf(user)).toBe(user.email);
    const { body } = await app.call({ path: '/user/email/change', as: user.token });
    expect(body.data.change).toMatchObject({
      new_email: email,
      old_confirmed: order === 'old first',
      new_confirmed: order === 'new first',
    });
    expect((await answer('confirm', other)).body.data.outcome).toBe('changed');
    expect(await emailOf(user)).toBe(email);
    expect((await app.call({ path: '/user/email/change', as: user.token })).body.data.change).toBeNull();
  });

  test('and applications, notifications, mails on their way and what is shared follow; sessions elsewhere end', async () => {
    const { organization_id, recruiter } = await createCompany(app.db);
    const position = await createPosition(app.db, organization_id, recruiter.id);
    const { candidate } = await createApplication(app.db, organization_id, position);
    const login = await sql<{ id: string }>`insert into sessions (id, user_id, token_hash, expires_at)
      values (gen_random_uuid(), ${candidate.id}, '\\x01', now() + interval '1 day') returning id`.execute(
      app.db,
    );
    await sql`insert into mails (id, effect_key, to_email, to_user_id, kind, subject, body_text, body_html, send_after)
      values (gen_random_uuid(), ${`waiting:${candidate.id}`}, ${candidate.email}, ${candidate.id}, 'status_changed', 's', 't', 'h',
        now() + interval '1 hour')`.execute(app.db);
    const email = freshAddress();
    await ask(candidate, email);
    await answer('confirm', await mailed(candidate.email, 'email_change_old'));
    await answer('confirm', await mailed(email, 'email_change_new'));
    const mine = await app.call({ path: '/user/applications', as: candidate.token, query: {} });
    expect(mine.status, mine.raw).toBe(200);
    expect(mine.body.data.items).toHaveLength(1);
    const news = await app.call({ path: '/get/user/notifications', as: candidate.token });
    expect(news.body.data.items[0].type).toBe('email_changed');
    const { rows } = await sql<{ to_email: string }>`select to_email from mails
      where effect_key = ${`waiting:${candidate.id}`}`.execute(app.db);
    expect(rows).toEqual([{ to_email: email }]);
    const ended = await sql<{ revoked: boolean }>`select revoked_at is not null as revoked from sessions
      where id = ${login.rows[0]?.id}`.execute(app.db);
    expect(ended.rows).toEqual([{ revoked: true }]);
    const log = await sql<{ meta: { email?: string[] } }>`select meta from security_log
      where action = 'account.email_changed' and target_id = ${candidate.id}`.execute(app.db);
    expect(log.rows[0]?.meta.email).toEqual([candidate.email, email]);
  });

  test('at the new mailbox alone where the old one was never proved', async () => {
    const user = await createUser(app.db, 'candidate');
    await sql`update users set email_verified_at = null where id = ${user.id}`.execute(app.db);
    const email = freshAddress();
    await ask(user, email);
    expect(await mailed(user.email, 'email_change_old')).toBe('');
    expect((await answer('confirm', await mailed(email, 'email_change_new'))).body.data.outcome).toBe(
      'changed',
    );
  });
});

describe('an e-mail stays', () => {
  test.each(['old', 'fresh'] as const)('when the %s mailbox says no', async (which) => {
    const change = await asked();
    await answer('confirm', change.fresh);
    expect((await answer('stop', change[which])).status).toBe(200);
    for (const token of [change.old, change.fresh]) expect((await answer('confirm', token)).status).toBe(410);
    expect(await emailOf(change.user)).toBe(change.user.email);
  });

  test('with one answer to links that are used, replaced, cancelled, too old, another kind or nobody’s', async () => {
    const used = await asked();
    await answer('confirm', used.old);
    await answer('confirm', used.fresh);
    const replaced = await asked();
    await ask(replaced.user, freshAddress());
    const cancelled = await asked();
    const taken_back = await app.call({
      method: 'DELETE',
      path: '/user/email/change',
      as: cancelled.user.token,
    });
    expect(taken_back.status).toBe(200);
    const late = await asked();
    now = new Date(now.getTime() + 24 * 3_600_000 + 1000);
    const tokens = [
      used.old,
      used.fresh,
      replaced.old,
      replaced.fresh,
      cancelled.fresh,
      late.old,
      late.fresh,
    ];
    const nobodys = await answer('confirm', 'x'.repeat(43));
    expect(nobodys.status).toBe(410);
    for (const token of tokens) {
      const refused = await answer('confirm', token);
      expect([refused.status, refused.body.message]).toEqual([410, nobodys.body.message]);
      expect((await answer('stop', token)).status).toBe(410);
    }
  });

  test('when the address is taken, which nothing tells', async () => {
    const owner = await createUser(app.db, 'candidate', { email: freshAddress() });
    const user = await createUser(app.db, 'candidate');
    const free = await createUser(app.db, 'candidate');
    const email = freshAddress();
    const [taken, open] = [await ask(user, owner.email), await ask(free, email)];
    const shape = ({ status, body }: typeof taken) => ({
      status,
      message: body.message,
      keys: Object.keys(body.data),
    });
    expect(shape(taken)).toEqual(shape(open));
    expect(await mailed(owner.email, 'email_change_new')).toBe('');
    expect((await answer('confirm', await mailed(user.email, 'email_change_old'))).body.data.outcome).toBe(
      'waits',
    );
  });

  test('when it is the same address, or one of a free host for whoever needs a work address', async () => {
    const user = await createUser(app.db, 'candidate');
    expect((await ask(user, user.email)).status).toBe(422);
    const { admin } = await createCompany(app.db);
    const refused = await ask(admin, 'somebody@gmail.com');
    expect([refused.status, refused.body.fields[0].field]).toEqual([422, 'email']);
  });
});

describe('at the same moment', () => {
  test('both mailboxes change it once', async () => {
    const { user, email, old, fresh } = await asked();
    const answers = await Promise.all([old, fresh, old, fresh].map((token) => answer('confirm', token)));
    expect(answers.filter((one) => one.body.data?.outcome === 'changed')).toHaveLength(1);
    expect(await emailOf(user)).toBe(email);
  });

  test('a yes and a no end one way or the other', async () => {
    const { user, email, old, fresh } = await asked();
    await answer('confirm', fresh);
    const [yes, no] = await Promise.all([answer('confirm', old), answer('stop', old)]);
    expect([yes.status, no.status].sort()).toEqual([200, 410]);
    expect(await emailOf(user)).toBe(yes.status === 200 ? email : user.email);
  });

  test('two people who want one address: one has it, the other hears what all old links hear', async () => {
    const email = freshAddress();
    const users = [await createUser(app.db, 'candidate'), await createUser(app.db, 'candidate')];
    const fresh: string[] = [];
    for (const user of users) {
      await ask(user, email);
      fresh.push(await mailed(email, 'email_change_new'));
      await answer('confirm', await mailed(user.email, 'email_change_old'));
    }
    const answers = await Promise.all(fresh.map((token) => answer('confirm', token)));
    expect(answers.map((one) => one.status).sort()).toEqual([200, 410]);
    const emails = await Promise.all(users.map(emailOf));
    expect(emails.filter((one) => one === email)).toHaveLength(1);
  });

  test('a new request and a yes to the one before neither wait for each other for good nor change it unasked', async () => {
    const { user, fresh, old } = await asked();
    await answer('confirm', old);
    const next = freshAddress();
    const [again] = await Promise.all([ask(user, next), answer('confirm', fresh)]);
    expect(again.status).toBe(200);
    expect(await emailOf(user)).not.toBe(next);
  });
});
