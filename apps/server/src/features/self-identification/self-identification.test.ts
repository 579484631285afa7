import { ALL_ROUTES } from '@tryout/contract/all-routes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, type TestUser } from '../../platform/testing/factory.ts';
import { sampleInput } from '../../platform/testing/isolation/sample-input.ts';
import { sendInput } from '../../platform/testing/isolation/send-input.ts';
import { buildTenant, type Tenant } from '../../platform/testing/isolation/tenant-world.ts';
import { startTestApp, type TestApp, type TestCall } from '../../platform/testing/test-app.ts';
import { answerBox } from './sealed-answers.ts';

const PATH = '/application/self-identification';

let app: TestApp;
let tenant: Tenant;
let superAdmin: TestUser;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-24T12:00:00.000Z') });
  tenant = await buildTenant(app, 'selfcanary');
  superAdmin = await createUser(app.db, 'super_admin');
  await sql`update applications set applied_at = now() where id = ${tenant.ids.application}`.execute(app.db);
});
afterAll(() => app.stop());

const own = (
  method: TestCall['method'],
  input: Record<string, unknown>,
  as = tenant.people.candidate.token,
) =>
  app.call({
    method,
    path: PATH,
    as,
    ...(method === 'PUT'
      ? { body: { application_id: tenant.ids.application, ...input } }
      : { query: { application_id: tenant.ids.application, ...input } }),
  } as TestCall);

const stored = async () => {
  const { rows } = await sql<{
    key: Buffer;
    sealed: Buffer;
  }>`select key, sealed from self_identifications`.execute(app.db);
  return rows;
};

/** How many routes are read at once. */
const TOGETHER = 8;

describe('what people say about themselves', () => {
  it('is asked after applying, may be left out, changed and deleted', async () => {
    const asked = await own('GET', {});
    expect(asked.body.data).toEqual({
      question_set: 'eeo1',
      answers: { sex: null, ethnicity: null },
      is_kept: false,
    });
    const saved = await own('PUT', { sex: 'female', ethnicity: 'prefer_not' });
    expect(saved.status, saved.raw).toBe(200);
    expect((await own('GET', {})).body.data).toMatchObject({
      answers: { sex: 'female', ethnicity: 'prefer_not' },
      is_kept: true,
    });
    await own('PUT', { sex: null, ethnicity: 'asian' });
    expect((await own('GET', {})).body.data.answers).toEqual({ sex: null, ethnicity: 'asian' });
    expect(await stored()).toHaveLength(1);
    expect((await own('DELETE', {})).body.data).toMatchObject({ is_kept: false });
    expect(await stored()).toEqual([]);
  });

  it('is refused before applying, and where an answer is not of the set', async () => {
    const wrong = await own('PUT', { sex: 'woman', ethnicity: null });
    expect([wrong.status, wrong.body.fields?.[0]?.field], wrong.raw).toEqual([422, 'sex']);
    expect((await own('PUT', { sex: 'purple', ethnicity: null })).status).toBe(422);
    await sql`update applications set applied_at = null where id = ${tenant.ids.application}`.execute(app.db);
    expect((await own('PUT', { sex: 'female', ethnicity: null })).body.code).toBe('refused_by_rule');
    expect((await own('GET', {})).body.data.question_set).toBeNull();
    await sql`update applications set applied_at = now() where id = ${tenant.ids.application}`.execute(
      app.db,
    );
    expect(await stored()).toEqual([]);
  });

  it('is stored so that no statement leads from an application to it', async () => {
    await own('PUT', { sex: 'female', ethnicity: 'black' });
    const [row] = await stored();
    const text = Buffer.concat([row?.key ?? Buffer.of(), row?.sealed ?? Buffer.of()]);
    expect(text.includes(Buffer.from(tenant.ids.application.replaceAll('-', ''), 'hex'))).toBe(false);
    expect(text.toString('latin1')).not.toMatch(/female|black|eeo1/);
    // The same length whatever was answered, so that not even that tells.
    const before = row?.sealed.length;
    await own('PUT', { sex: null, ethnicity: null });
    expect((await stored())[0]?.sealed.length).toBe(before);
    const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
      where table_name = 'self_identifications' order by 1`.execute(app.db);
    expect(rows.map(({ column_name }) => column_name)).toEqual(['key', 'sealed']);
    // A row does not open in another's place, nor with another secret.
    const box = answerBox(app.services.config);
    const [key, other] = [box.keyOf('one'), box.keyOf('other')];
    const sealed = box.seal(key, { question_set: 'eeo1', sex: 'male', ethnicity: null });
    expect(box.open(key, sealed)).toEqual({ question_set: 'eeo1', sex: 'male', ethnicity: null });
    expect(box.open(other, sealed)).toBeNull();
    const elsewhere = answerBox({ ...app.services.config, secret: 'x'.repeat(48) });
    expect(elsewhere.keyOf('one')).not.toEqual(key);
    expect(elsewhere.open(key, sealed)).toBeNull();
  });

  it('changes no answer that anybody but its person gets', { timeout: 120_000 }, async () => {
    const people = [...Object.values(tenant.people), superAdmin].filter(
      ({ id }) => id !== tenant.people.candidate.id,
    );
    const reads = ALL_ROUTES.filter(({ method, path }) => method === 'GET' && !path.startsWith('/live'));
    const everything = async () => {
      const answers = new Map<string, string>();
      for (const [i, person] of people.entries()) {
        const read = async (route: (typeof reads)[number]) => {
          const input = sampleInput(route, {
            variant: 0,
            lean: true,
            pick: ({ kind }) => tenant.ids[kind ?? 'application'],
            texts: { from: 'applied', to: 'short_listed' },
          });
          const { status, text } = await sendInput(app.app, route, input, person.token);
          // Each refusal has a reference of its own.
          answers.set(`${i} ${route.path}`, `${status} ${text.replace(/"reference":"[^"]*"/, '')}`);
        };
        for (let at = 0; at < reads.length; at += TOGETHER)
          await Promise.all(reads.slice(at, at + TOGETHER).map(read));
      }
      return answers;
    };
    await own('DELETE', {});
    // When somebody was last seen is the database's time, which goes on.
    await sql`update sessions set last_seen_at = now() + interval '1 hour'`.execute(app.db);
    const [first, second] = [await everything(), await everything()];
    // What differs by itself from one call to the next (times, codes) can tell of nothing else either.
    const steady = [...first.keys()].filter((name) => first.get(name) === second.get(name));
    expect(steady.length / first.size).toBeGreaterThan(0.8);
    for (const answers of [
      { sex: 'female', ethnicity: 'black' },
      { sex: 'male', ethnicity: 'white' },
    ]) {
      expect((await own('PUT', answers)).status).toBe(200);
      const now = await everything();
      expect(steady.filter((name) => now.get(name) !== first.get(name))).toEqual([]);
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from application_log l
      where application_id = ${tenant.ids.application} and l::text ~ 'female|black|self.identification'`.execute(
      app.db,
    );
    expect(rows[0]?.n).toBe(0);
    // Whoever was refused is in the log whether or not there is anything to read.
    const log = await sql<{ n: number }>`select count(*)::int as n from security_log l
      where l::text ~ 'female' or (l::text ~ 'self.identification' and l.action <> 'access.refused')`.execute(
      app.db,
    );
    expect(log.rows[0]?.n).toBe(0);
  });

  it('answers nobody else, and lets only admins of the company choose', async () => {
    for (const person of [tenant.people.company_admin, tenant.people.company_recruiter, superAdmin]) {
      const answered = await own('GET', {}, person.token);
      expect([403, 404]).toContain(answered.status);
    }
    const settings = '/organization/self-identification';
    const choose = (as: string) =>
      app.call({
        method: 'PUT',
        path: settings,
        as,
        body: { question_set: 'international', counts: 'scores' },
      } as TestCall);
    for (const role of ['company_recruiter', 'independent_recruiter', 'employee', 'candidate'] as const) {
      expect((await choose(tenant.people[role].token)).status).toBe(403);
    }
    expect((await choose(superAdmin.token)).status).toBe(403);
    const chosen = await choose(tenant.people.company_admin.token);
    expect(chosen.body.data).toMatchObject({
      question_set: 'international',
      counts: 'scores',
      asked_since: '2026-11-24',
    });
    // What was answered to the other set does not fit, and is still its person's to delete.
    expect((await own('GET', {})).body.data).toEqual({
      question_set: 'international',
      answers: { sex: null, ethnicity: null },
      is_kept: true,
    });
  });
});
