import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { keepHouse } from './housekeeping.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('removes what is over, and nothing that is still in use', async () => {
  const user = await createUser(app.db, 'candidate');
  const session = (name: string, expires: string, revoked: string | null) =>
    sql`insert into sessions (id, user_id, token_hash, expires_at, revoked_at) values
      (${uuidv7()}, ${user.id}, ${Buffer.from(name)}, now() + ${expires}::interval, now() + ${revoked}::interval)`.execute(
      app.db,
    );
  await session('kept: runs', '1 day', null);
  await session('kept: over lately', '-29 days', null);
  await session('over long ago', '-31 days', null);
  await session('ended long ago', '1 day', '-31 days');
  const pin = (email: string, age: string) =>
    sql`insert into email_pins (id, email, purpose, pin_hash, created_at, expires_at) values
      (${uuidv7()}, ${email}, 'signup', ${Buffer.from('x')}, now() - ${age}::interval, now())`.execute(
      app.db,
    );
  await pin('kept@example.test', '10 minutes');
  await pin('old@example.test', '2 days');
  const counter = (key: string, ends: string, blocked: string | null) =>
    sql`insert into attempt_counters (key, attempts, window_ends_at, blocked_until) values
      (${key}, 3, now() + ${ends}::interval, now() + ${blocked}::interval)`.execute(app.db);
  await counter('kept: window open', '5 minutes', null);
  await counter('kept: still closed', '-5 minutes', '5 minutes');
  await counter('over', '-5 minutes', '-1 minute');
  const key = (name: string, age: string) =>
    sql`insert into idempotency_keys (caller, route, key, request_digest, created_at) values
      (${user.id}, 'POST /x', ${name}, 'd', now() - ${age}::interval)`.execute(app.db);
  await key('kept: of today', '2 hours');
  await key('over', '3 days');

  await keepHouse(app.services);
  await keepHouse(app.services);

  const { rows } = await sql<{ name: string }>`
    select convert_from(token_hash, 'UTF8') as name from sessions
      where user_id = ${user.id} and length(token_hash) < 20
    union all select email from email_pins
    union all select key from attempt_counters
    union all select key from idempotency_keys
  `.execute(app.db);
  expect(rows.map((row) => row.name).sort()).toEqual([
    'kept: of today',
    'kept: over lately',
    'kept: runs',
    'kept: still closed',
    'kept: window open',
    'kept@example.test',
  ]);
  expect((await app.call({ method: 'GET', path: '/auth/user', as: user.token })).status).toBe(200);
});
