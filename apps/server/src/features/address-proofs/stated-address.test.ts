import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { BASIC_INFO, inviteTo, positionWith, startAs } from '../applications/testing/application-fixture.ts';
import { ENDS, FOLLOWS, PROFILE, STAYS } from './account-references.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const post = (path: string, as: string | null, body: object) => app.call({ method: 'POST', path, as, body });

let number = 0;
const newAddress = () => {
  number += 1;
  return `person-${number}@example.test`;
};

const person = (email: string) => ({ first_name: 'Amina', last_name: 'Okafor', email, consent: true });

/** Applies without being signed in; answers the provisional session and the application. */
async function applyAs(email: string, position_id: string, more: object = {}) {
  const { status, body } = await post('/application/start', null, {
    position_id,
    ...person(email),
    token: true,
    ...more,
  });
  expect(status).toBe(201);
  return body.data as { application_id: string; token: string };
}

async function send(as: string, application_id: string, email: string) {
  await post('/add/application/basic/info', as, { application_id, ...BASIC_INFO, email });
  await post('/attach/application/cv', as, { application_id, cv_id: null });
  expect((await post('/application/submit', as, { application_id })).body.data.status).toBe('applied');
}

async function linkTo(email: string): Promise<string> {
  const { rows } = await sql<{ body_text: string }>`select body_text from mails
    where to_email = ${email} and kind = 'email_proof' order by created_at desc, id desc limit 1`.execute(
    app.db,
  );
  return /\/confirm-email\/(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

async function countMails(email: string): Promise<number> {
  const { rows } = await sql`select from mails where to_email = ${email}`.execute(app.db);
  return rows.length;
}

const confirm = async (email: string, as: string | null = null) =>
  post('/user/email/confirm', as, { token: await linkTo(email) });

const ownApplications = async (as: string) =>
  (await app.call({ path: '/user/applications', as })).body.data.items as {
    application_id: string;
    status: string;
    ended_by: string | null;
  }[];

async function accountOf(token: string): Promise<string> {
  return (await app.call({ path: '/auth/user', as: token })).body.data.user_id;
}

/** An answer without what is drawn anew each time: names and lengths stay. */
function shapeOf({ status, body, headers }: Awaited<ReturnType<TestApp['call']>>) {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value === 'string' && /^[\w-]{20,}$/.test(value)
        ? value.length
        : value;
  const { date: _, 'set-cookie': cookies, ...others } = headers;
  const cookieShapes = ([] as unknown[])
    .concat(cookies ?? [])
    .map((cookie) => String(cookie).replace(/=[^;]+/, (value) => `=${value.length}`));
  return {
    status,
    body: shape({ ...body, reference: '' }),
    cookieShapes,
    headers: Object.keys(others).sort(),
  };
}

describe('a stated address', () => {
  it('is answered alike whether or not it has an account, also the second time', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const known = newAddress();
    const me = await createUser(app.db, 'candidate', { email: known });
    await startAs(app, me.token, position.id);
    const addresses = [newAddress(), known, recruiter.email];
    for (const more of [
      {},
      { token: true },
      { first_name: '' },
      { last_name: '' },
      { consent: false },
      { invite_token: 'made-up' },
    ]) {
      const shapes = [];
      for (const email of [...addresses, ...addresses]) {
        shapes.push(
          shapeOf(
            await post('/application/start', null, { position_id: position.id, ...person(email), ...more }),
          ),
        );
      }
      for (const shape of shapes) expect(shape).toEqual(shapes[0]);
      expect([201, 404, 422]).toContain(shapes[0]?.status);
    }
    for (const email of addresses) expect(await countMails(email)).toBe(1);
  });

  it('opens nothing of the account it belongs to, and changes nothing there', async () => {
    const { position } = await positionWith(app.db);
    const other = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email, first_name: 'Zofia', last_name: 'Nowak' });
    const mine = await startAs(app, me.token, position.id);
    await post('/user/experience/add', me.token, { title: 'Pilot', company: 'Tug', start_month: '2020-01' });
    await inviteTo(app.db, other, { email });
    const tables = [
      'users',
      'applications',
      'candidate_profiles',
      'experiences',
      'notifications',
      'sessions',
    ];
    const before = async () =>
      Promise.all(
        tables.map(async (table) => {
          const owner = table === 'users' ? 'id' : table === 'applications' ? 'candidate_id' : 'user_id';
          const { rows } = await sql`select to_jsonb(t) - 'last_seen_at' as row from ${sql.table(table)} t
            where ${sql.ref(owner)} = ${me.id} order by 1`.execute(app.db);
          return rows;
        }),
      );
    const was = await before();
    const { application_id, token } = await applyAs(email, position.id);
    expect(application_id).not.toBe(mine);
    expect(await ownApplications(token)).toMatchObject([{ application_id }]);
    const seen = await Promise.all(
      [
        '/auth/user',
        '/user/profile/info',
        '/user/get/stats',
        '/get/user/notifications',
        '/get/user/cvs',
        '/user/sessions',
      ].map(async (path) => JSON.stringify((await app.call({ path, as: token })).body)),
    );
    for (const text of seen) expect(text).not.toMatch(/Zofia|Nowak|Pilot|"invites_pending":1/);
    const foreign = await app.call({
      path: '/application/position/details',
      query: { application_id: mine },
      as: token,
    });
    expect(foreign.status).toBe(404);
    expect(await before()).toEqual(was);
  });

  it('sets no password and is not signed in with before it is confirmed, known or not', async () => {
    const { position } = await positionWith(app.db);
    const known = newAddress();
    await createUser(app.db, 'candidate', { email: known });
    const answers = [];
    for (const email of [known, newAddress()]) {
      const { token } = await applyAs(email, position.id);
      const { status, body } = await app.call({
        method: 'PUT',
        path: '/user/update/user/password',
        as: token,
        body: { new_password: 'Correct-Horse-7!' },
      });
      answers.push([status, body.message.replace(email, '…')]);
    }
    expect(answers[0]).toEqual([409, expect.stringContaining('Confirm your email address first')]);
    expect(answers[1]).toEqual(answers[0]);
  });

  it('is mailed once a day until its owner has answered, however often it is stated', async () => {
    const { position } = await positionWith(app.db);
    const other = await positionWith(app.db);
    const email = newAddress();
    await createUser(app.db, 'candidate', { email });
    await Promise.all([
      applyAs(email, position.id),
      applyAs(email, position.id),
      applyAs(email, other.position.id),
    ]);
    expect(await countMails(email)).toBe(1);
    expect((await confirm(email)).body.data).toMatchObject({ outcome: 'added', moved: 3, duplicates: 1 });
    await applyAs(email, (await positionWith(app.db)).position.id);
    expect(await countMails(email)).toBe(2);
    expect((await confirm(email)).body.data).toMatchObject({ outcome: 'added', moved: 1, duplicates: 0 });
  });

  it('is entered with a new password by whoever reads the mailbox', async () => {
    const { position } = await positionWith(app.db);
    const email = newAddress();
    const { application_id, token } = await applyAs(email, position.id);
    await post('/user/password/reset/code', null, { email });
    const { rows } = await sql<{ body_text: string }>`select body_text from mails
      where to_email = ${email} and kind = 'password_reset'`.execute(app.db);
    const link = /reset\?link=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1];
    const password = 'Correct-Horse-7!';
    expect((await post('/user/password/reset/verify', null, { link, password })).status).toBe(200);
    expect((await app.call({ path: '/user/applications', as: token })).status).toBe(401);
    const signedIn = await post('/auth/login', null, { email, password, token: true });
    expect(await ownApplications(signedIn.body.data.token)).toMatchObject([{ application_id }]);
  });
});

describe('confirming a stated address', () => {
  it('adds to the known account what was sent without it; elsewhere nobody is signed in', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const { application_id, token } = await applyAs(email, position.id);
    await send(token, application_id, email);
    const listed = async () =>
      (await app.call({ path: '/applicants', as: recruiter.token, query: { position_id: position.id } })).body
        .data.items;
    expect(await listed()).toMatchObject([{ application_id, email_confirmed: false }]);
    const confirmed = await confirm(email);
    expect(confirmed.body.data).toEqual({
      email,
      outcome: 'added',
      signed_in: false,
      moved: 1,
      duplicates: 0,
    });
    expect(confirmed.headers['set-cookie']).toBeUndefined();
    expect((await app.call({ path: '/user/applications', as: token })).status).toBe(401);
    expect(await ownApplications(me.token)).toMatchObject([{ application_id, status: 'applied' }]);
    expect(await listed()).toMatchObject([{ application_id, email_confirmed: true }]);
    expect((await confirm(email)).status).toBe(410);
    const { rows } = await sql`select meta from security_log
      where action = 'account.merged' and target_id = ${me.id}`.execute(app.db);
    expect(rows).toMatchObject([{ meta: { applications: 1, duplicates: 0 } }]);
  });

  it('marks two applicants who state one address, until its owner has confirmed', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const email = newAddress();
    for (const address of [email, email, newAddress()]) {
      const { application_id, token } = await applyAs(address, position.id);
      await send(token, application_id, address);
    }
    const marks = async () => {
      const query = { position_id: position.id };
      const { items } = (await app.call({ path: '/applicants', as: recruiter.token, query })).body.data;
      const shown = items.map(
        (row: { email: string; same_address: boolean; disposition_by: string | null }) => [
          row.email === email,
          row.same_address,
          row.disposition_by,
        ],
      );
      return shown.map(String).sort();
    };
    expect(await marks()).toEqual(['false,false,', 'true,true,', 'true,true,']);
    const query = { position_id: position.id };
    const [first] = (await app.call({ path: '/applicants', as: recruiter.token, query })).body.data.items;
    const blind = { application_id: first.application_id, blind: 'true' };
    const unseen = await app.call({ path: '/applicant', as: recruiter.token, query: blind });
    expect(unseen.body.data).toMatchObject({ email: null, same_address: null });
    await confirm(email);
    expect(await marks()).toEqual(['false,false,', 'true,false,', 'true,false,duplicate']);
  });

  it('marks those who state one address at the same moment, and those who correct theirs to it', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const email = newAddress();
    const started = await Promise.all([1, 2, 3].map(() => applyAs(email, position.id)));
    const others = await Promise.all([1, 2].map(() => applyAs(newAddress(), position.id)));
    await Promise.all([...started, ...others].map((each) => send(each.token, each.application_id, email)));
    const query = { position_id: position.id };
    const { items } = (await app.call({ path: '/applicants', as: recruiter.token, query })).body.data;
    expect(items.map((row: { same_address: boolean }) => row.same_address)).toEqual(Array(5).fill(true));
  });

  it('is also done by the owner who signs in, and by nobody else', async () => {
    const { position } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const { application_id, token } = await applyAs(email, position.id);
    const other = await createUser(app.db, 'candidate');
    const stated = async (as: string) =>
      (await app.call({ path: '/user/applications/stated', as })).body.data.items;
    expect([await stated(token), await stated(other.token)]).toEqual([[], []]);
    expect((await post('/user/applications/stated/take', token, {})).status).toBe(409);
    expect((await post('/user/applications/stated/take', other.token, {})).body.data.moved).toBe(0);
    expect(await stated(me.token)).toMatchObject([{ application_id, position_title: 'Quay planner' }]);
    const taken = await post('/user/applications/stated/take', me.token, {});
    expect(taken.body.data).toEqual({ moved: 1, duplicates: 0 });
    expect(await ownApplications(me.token)).toMatchObject([{ application_id }]);
    expect(await stated(me.token)).toEqual([]);
  });

  it('signs in to the known account in the browser that applied', async () => {
    const { position } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const { token } = await applyAs(email, position.id);
    const confirmed = await confirm(email, token);
    expect(confirmed.body.data).toMatchObject({ outcome: 'added', signed_in: true });
    const cookie = /tryout_session=([^;]+)/.exec(String(confirmed.headers['set-cookie']))?.[1] ?? '';
    expect(await accountOf(cookie)).toBe(me.id);
  });

  it('keeps the earlier of two that were sent, closes the other, and says so to everybody', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const first = await startAs(app, me.token, position.id);
    await send(me.token, first, email);
    const { application_id, token } = await applyAs(email, position.id);
    await send(token, application_id, email);
    expect((await confirm(email)).body.data).toMatchObject({ moved: 1, duplicates: 1 });
    expect(await ownApplications(me.token)).toMatchObject([
      { application_id, status: 'rejected', ended_by: 'duplicate' },
      { application_id: first, status: 'applied', ended_by: null },
    ]);
    const details = await app.call({
      path: '/application/position/details',
      query: { application_id },
      as: me.token,
    });
    expect(details.body.data).toMatchObject({
      ended_by: 'duplicate',
      can: { reopen: false, edit: false },
      basic_info: { first_name: 'Amina' },
    });
    expect(details.body.data.timeline.at(-1).kind).toBe('duplicate');
    const news = await app.call({ path: '/get/user/notifications', as: me.token });
    expect(news.body.data.items).toContainEqual(
      expect.objectContaining({ type: 'application_duplicate', link: `/user/applications/${first}` }),
    );
    const log = await app.call({ path: '/applicant/logs', as: recruiter.token, query: { application_id } });
    expect(log.body.data.items.slice(-2)).toMatchObject([
      { action: 'closed_as_duplicate', actor_kind: 'system', from_status: 'applied', to_status: 'rejected' },
      { action: 'moved_to_account', actor_kind: 'candidate' },
    ]);
    const reopened = await post(`/user/applications/${application_id}/reopen`, me.token, {
      from: 'rejected',
    });
    expect(reopened.status).toBe(409);
  });

  it('keeps the applications apart where the address belongs to an account that hires', async () => {
    const { position } = await positionWith(app.db);
    const hiring = await positionWith(app.db);
    const { application_id, token } = await applyAs(hiring.recruiter.email, position.id);
    const confirmed = await confirm(hiring.recruiter.email);
    expect(confirmed.body.data).toMatchObject({ outcome: 'kept_apart', signed_in: true, moved: 0 });
    expect((await app.call({ path: '/user/applications', as: token })).status).toBe(401);
    const cookie = /tryout_session=([^;]+)/.exec(String(confirmed.headers['set-cookie']))?.[1] ?? '';
    expect(await ownApplications(cookie)).toMatchObject([{ application_id }]);
    expect((await app.call({ path: '/auth/user', as: hiring.recruiter.token })).body.data.user_type).toBe(
      'company_recruiter',
    );
    // A further one joins the first.
    const later = await applyAs(hiring.recruiter.email, hiring.position.id);
    expect((await confirm(hiring.recruiter.email, later.token)).body.data.outcome).toBe('kept_apart');
    expect(await ownApplications(cookie)).toHaveLength(2);
  });

  it('takes the address from an account that never proved it, and refuses for one that is closed', async () => {
    const { position } = await positionWith(app.db);
    const [squatted, closed] = [newAddress(), newAddress()];
    const squatter = await createUser(app.db, 'company_recruiter', { email: squatted });
    await sql`update users set email_verified_at = null where id = ${squatter.id}`.execute(app.db);
    await applyAs(squatted, position.id);
    expect((await confirm(squatted)).body.data).toMatchObject({ outcome: 'confirmed', signed_in: true });
    expect((await app.call({ path: '/auth/user', as: squatter.token })).status).toBe(401);
    const gone = await createUser(app.db, 'candidate', { email: closed });
    await sql`update users set status = 'disabled' where id = ${gone.id}`.execute(app.db);
    const { token } = await applyAs(closed, position.id);
    expect((await confirm(closed)).status).toBe(403);
    expect(await ownApplications(token)).toHaveLength(1);
  });

  it('hands a generated application over to whoever follows its link, and back to the known account', async () => {
    const { position, recruiter } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const generated = await post(`/position/${position.id}/application/generate`, recruiter.token, {
      email,
      first_name: 'Mia',
      last_name: 'Lund',
    });
    const { application_id, link } = generated.body.data;
    const invite_token = link.split('/').at(-1);
    const { token, ...started } = await applyAs(email, position.id, { invite_token });
    expect(started.application_id).toBe(application_id);
    expect(await ownApplications(me.token)).toEqual([]);
    expect(await ownApplications(token)).toHaveLength(1);
    await confirm(email);
    expect(await ownApplications(me.token)).toMatchObject([{ application_id }]);
  });
});

describe('what names an account', () => {
  it('is known for every reference in the schema: it follows, ends or stays', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(app.db);
    const declared = [
      ...FOLLOWS.map((one) => `${one.table}.${one.column}`),
      ...PROFILE.map((table) => `${table}.user_id`),
      ...ENDS,
      ...Object.values(STAYS).flat(),
    ];
    expect(declared.sort()).toEqual(rows.map((row) => row.name).sort());
  });

  it('follows row by row; what the account holds already stays its own', async () => {
    const { position } = await positionWith(app.db);
    const email = newAddress();
    const me = await createUser(app.db, 'candidate', { email });
    const { token } = await applyAs(email, position.id);
    const from = await accountOf(token);
    for (const user_id of [me.id, from]) {
      const file = uuidv7();
      await sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
        values (${file}, 'x', 1, 'text/plain', ${user_id}, 'cv', ${user_id})`.execute(app.db);
      await sql`insert into cvs (id, user_id, file_id, name, is_default)
        values (${uuidv7()}, ${user_id}, ${file}, ${user_id}, true)`.execute(app.db);
      await sql`insert into calendar_sources (id, user_id, kind, name, status, created_at)
        values (${uuidv7()}, ${user_id}, 'file', ${user_id}, 'ok', now())`.execute(app.db);
      for (const key of ['both', user_id]) {
        await sql`insert into notifications (id, user_id, type, title, effect_key)
          values (${uuidv7()}, ${user_id}, 'message_received', ${user_id}, ${key})`.execute(app.db);
        await sql`insert into saved_views (id, user_id, list, name, search)
          values (${uuidv7()}, ${user_id}, 'applicants', ${key}, '')`.execute(app.db);
      }
      await sql`insert into job_alerts (id, user_id, words, told_until, created_at)
        values (${uuidv7()}, ${user_id}, 'both', now(), now())`.execute(app.db);
      await sql`update candidate_profiles set bio = ${user_id} where user_id = ${user_id}`.execute(app.db);
      await sql`insert into candidate_profiles (user_id, bio) values (${user_id}, ${user_id})
        on conflict do nothing`.execute(app.db);
    }
    await confirm(email);
    for (const { table, column } of FOLLOWS) {
      const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${from}`.execute(
        app.db,
      );
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: cvs } =
      await sql`select name, is_default from cvs where user_id = ${me.id} order by is_default
      `.execute(app.db);
    expect(cvs).toEqual([
      { name: from, is_default: false },
      { name: me.id, is_default: true },
    ]);
    const { rows: told } = await sql`select title from notifications
      where user_id = ${me.id} and effect_key in ('both', ${from}, ${me.id}) order by title`.execute(app.db);
    expect(told.map((row) => (row as { title: string }).title).sort()).toEqual([from, me.id, me.id].sort());
    const { rows: profiles } =
      await sql`select bio from candidate_profiles where user_id in (${me.id}, ${from})
      `.execute(app.db);
    expect(profiles).toEqual([{ bio: me.id }]);
    const { rows: calendars } =
      await sql`select name from calendar_sources where user_id in (${me.id}, ${from})`.execute(app.db);
    expect(calendars).toEqual([{ name: me.id }]);
    const { rows: ended } = await sql`select status, merged_into from users where id = ${from}`.execute(
      app.db,
    );
    expect(ended).toEqual([{ status: 'disabled', merged_into: me.id }]);
  });
});
