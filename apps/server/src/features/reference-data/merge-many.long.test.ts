import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { followMerge } from './move-records.job.ts';

/** Profiles that say the merged skill. */
const PROFILES = 100_000;
/** What a merge of so many may take, and how long somebody who reads meanwhile may wait; ms. */
const LONGEST = { merge: 5000, read: 100 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await sql`insert into users (id, email, user_type, password_hash)
    select gen_random_uuid(), 'many' || n || '@many.test', 'candidate', '' from generate_series(1, ${PROFILES}) n`.execute(
    app.db,
  );
  await sql`insert into candidate_profiles (user_id, technical_skills)
    select id, array['SQL', 'Java Script', 'Git'] from users where email like '%@many.test'
    on conflict (user_id) do update set technical_skills = excluded.technical_skills`.execute(app.db);
  await sql`analyze candidate_profiles`.execute(app.db);
}, 240_000);
afterAll(() => app.stop());

const saying = async (word: string) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from candidate_profiles where ${word} = any(technical_skills)`.execute(app.db);
  return rows[0]?.n;
};

it('merges a skill that 100,000 profiles say in five seconds, and nobody who reads waits', async () => {
  const { token } = await createUser(app.db, 'super_admin');
  const candidate = await createUser(app.db, 'candidate');
  await app.call({
    method: 'POST',
    path: '/admin/reference',
    as: token,
    body: { kind: 'technical_skill', names: ['Java Script', 'JavaScript'] },
  });
  const { rows } = await sql<{ id: string }>`
    select id from reference_entries where name in ('Java Script', 'JavaScript') order by name`.execute(
    app.db,
  );
  const [gone, kept] = rows.map(({ id }) => id);
  const asked = await app.call({
    method: 'POST',
    path: `/admin/reference/${gone}/merge`,
    as: token,
    body: { into_id: kept },
  });
  const merge = asked.body.data.merge.reference_merge_id;

  let goesOn = true;
  const waits: number[] = [];
  const reading = (async () => {
    while (goesOn) {
      const began = performance.now();
      const { status } = await app.call({ path: '/user/profile/info', as: candidate.token });
      waits.push(performance.now() - began);
      expect(status).toBe(200);
    }
  })();
  const began = performance.now();
  await followMerge(app.services, merge);
  const took = performance.now() - began;
  goesOn = false;
  await reading;
  waits.sort((a, b) => a - b);
  process.stdout.write(
    `${PROFILES} profiles in ${Math.round(took)} ms; ${waits.length} reads meanwhile, median ${waits[waits.length >> 1]?.toFixed(1)} ms, longest ${waits.at(-1)?.toFixed(1)} ms\n`,
  );
  expect([await saying('Java Script'), await saying('JavaScript')]).toEqual([0, PROFILES]);
  expect(took).toBeLessThan(LONGEST.merge);
  expect(waits.at(-1)).toBeLessThan(LONGEST.read);

  await app.call({ method: 'POST', path: `/admin/reference/${gone}/unmerge`, as: token, body: {} });
  const back = performance.now();
  await followMerge(app.services, merge);
  process.stdout.write(`back in ${Math.round(performance.now() - back)} ms\n`);
  expect([await saying('Java Script'), await saying('JavaScript')]).toEqual([PROFILES, 0]);
}, 120_000);
