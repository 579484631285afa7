import type { Reliability } from '@tryout/domain/score-cards/reliability';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createPosition, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const FORM = '{"share_incongruent":0.5,"trials":96}';
const NORM = libraryId('norm', `signal-tower.rcs_all ${FORM}@2`);
const LONG_FORM = libraryId('norm', 'signal-tower.rcs_all@2');
const TASK = { key: 'signal-tower', version: '1.0' };

let app: TestApp;
let superAdmin: string;
let company: Awaited<ReturnType<typeof createCompany>>;
let positionId: string;

beforeAll(async () => {
  app = await startTestApp();
  superAdmin = (await createUser(app.db, 'super_admin')).token;
  company = await createCompany(app.db);
  positionId = (await createPosition(app.db, company.organization_id, company.admin.id)).id;
});
afterAll(() => app.stop());

/** Completed plays of as many people, whose answers per second spread evenly around `mean`. */
async function plays(
  count: number,
  mean: number,
  extra: { accommodated?: boolean; test?: boolean; impossible?: boolean; trials?: number } = {},
) {
  const accommodations = JSON.stringify({ time_factor: extra.accommodated ? 1.5 : 1 });
  const tasks = JSON.stringify([{ ...TASK, parameters: extra.trials ? { trials: extra.trials } : null }]);
  const timing = [
    { task_index: 0, claimed_ms: 60_000, over_ms: 50_000, impossible: extra.impossible ?? false },
  ];
  const simulation = libraryId('simulation', 'first-day-at-the-harbour@2');
  for (let i = 0; i < count; i += 1) {
    const candidate = await createUser(app.db, 'candidate');
    const [application, play] = [uuidv7(), uuidv7()];
    await sql`
      insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, is_test)
      select ${application}, p.organization_id, p.id, r.id, ${candidate.id}, 'applied', ${extra.test ?? false}
      from positions p join position_revisions r on r.position_id = p.id where p.id = ${positionId}
    `.execute(app.db);
    await sql`
      insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations,
        last_hash, deadline_at, ended_at, integrity)
      values (${play}, ${company.organization_id}, ${application}, ${simulation}, 'completed', 'x', ${tasks},
        ${accommodations}, '\\x00', now(), now(), ${JSON.stringify({ timing })})
    `.execute(app.db);
    await sql`
      insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, trials)
      values (${play}, ${company.organization_id}, 0, 'signal-tower', 'rcs_all', ${mean + (i / count - 0.5) * 0.4},
        ${extra.trials ?? 96})
    `.execute(app.db);
  }
}

const read = async (id = NORM, as = superAdmin) => app.call({ path: `/admin/norms/${id}`, as });
const act = async (what: 'replace' | 'restore', body: object, id = NORM, as = superAdmin) =>
  app.call({ method: 'POST', path: `/admin/norms/${id}/${what}`, body, as });

describe('norms', () => {
  test('come provisional, with their source; nobody but the super admin sees them', async () => {
    const { body } = await app.call({ path: '/admin/norms', as: superAdmin });
    const found = body.data.items.find((each: { id: string }) => each.id === NORM);
    expect(found).toMatchObject({ version: 1, n: 522, provisional: true, counts: true, local_n: 0 });
    expect(found.source).toContain('Eisenberg');
    expect((await read(NORM, company.admin.token)).status).toBe(403);
    expect((await read(uuidv7())).status).toBe(404);
  });

  test('are replaced only by the first plays of 200 people, and only by those that were looked at', async () => {
    await plays(199, 1.8);
    await plays(3, 9, { accommodated: true });
    await plays(3, 9, { test: true });
    await plays(3, 9, { impossible: true });
    await plays(3, 9, { trials: 48 });
    expect((await read()).body.data).toMatchObject({ minimum: 200, local: { n: 199 } });
    // Other forms than those with a norm of their own are counted with the form of the source.
    expect((await read(LONG_FORM)).body.data).toMatchObject({ norm: { form: {} }, local: { n: 3 } });
    const early = await act('replace', { n: 199 });
    expect(early.body.code).toBe('refused_by_rule');
    expect(early.body.message).toContain('at least 200 people; you have 199');
    await plays(1, 1.8);
    expect((await act('replace', { n: 199 })).body.code).toBe('conflict');
    expect((await read()).body.data.norm).toMatchObject({ version: 1, provisional: true });
  });

  test('become own ones as a new version, with the formulas that count against them', async () => {
    const before = (await read()).body.data;
    expect(before.average_after).toBeLessThan(50);
    const all = await Promise.all(Array.from({ length: 6 }, () => act('replace', { n: 200 })));
    expect(all.map((each) => each.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const { body } = all.find((each) => each.status === 200) as (typeof all)[number];
    expect(body.data).toMatchObject({ version: 2, formulas: 1 });
    const now = (await read(body.data.norm_id)).body.data;
    expect(now.norm).toMatchObject({ version: 2, n: 200, provisional: false });
    expect(now.norm.mean).toBeCloseTo(1.8, 2);
    expect(now.norm.percentiles.p05).toBeLessThan(now.norm.percentiles.p50);
    expect(now.earlier).toHaveLength(1);
    const { rows } = await sql<{ version: number; status: string; reliability: Reliability; source: string }>`
      select version, status, reliability, source from formulas where key = 'signal-tower.processing_speed' order by version
    `.execute(app.db);
    expect(rows.map(({ version, status }) => [version, status])).toEqual([
      [1, 'closed'],
      [2, 'published'],
    ]);
    // The formula itself stays that of the long form; the form that was played has the own norm.
    expect(rows[1]?.source).toBe(rows[0]?.source);
    const [form] = rows[1]?.reliability.forms ?? [];
    expect(form).toMatchObject({ trials: 96, norm: { mean: now.norm.mean, sd: now.norm.sd }, r: 0.67 });
    expect((await act('replace', { n: 200 })).body.code).toBe('conflict');
  });

  test('bring a reliability of their own once enough people have played twice', async () => {
    const id = (await app.call({ path: '/admin/norms', as: superAdmin })).body.data.items.find(
      (each: { data_point: string; task_key: string; form: object }) =>
        each.task_key === 'signal-tower' && each.data_point === 'rcs_all' && 'trials' in each.form,
    ).id;
    expect((await read(id)).body.data.local_retest).toEqual({ pairs: 0, r: null, minimum: 30 });
    // Forty people play again, somewhat better: the same order, so that only the gain keeps them from agreeing in full.
    await sql`
      insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations,
        last_hash, deadline_at, ended_at, integrity, attempt)
      select gen_random_uuid(), p.organization_id, p.application_id, p.simulation_id, 'completed', p.id::text, p.tasks,
        p.accommodations, '\\x00', now(), now() + interval '1 day', p.integrity, 2
      from plays p join play_data_points d on d.play_id = p.id
      where d.trials = 96 and p.accommodations ->> 'time_factor' = '1' and p.integrity::text not like '%true%'
        and not (select is_test from applications a where a.id = p.application_id)
      order by p.id limit 40
    `.execute(app.db);
    await sql`
      insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, trials)
      select again.id, again.organization_id, 0, 'signal-tower', 'rcs_all', d.value + 0.005, 96
      from plays again join play_data_points d on d.play_id::text = again.seed
      where again.attempt = 2
    `.execute(app.db);
    const { local_retest } = (await read(id)).body.data;
    expect(local_retest.pairs).toBe(40);
    expect(local_retest.r).toBeGreaterThan(0.9);
    const { body } = await act('replace', { n: 200 }, id);
    expect(body.data).toMatchObject({ version: 3 });
    expect((await read(body.data.norm_id)).body.data.norm.reliability).toBe(local_retest.r);
    const { rows } = await sql<{ r: number }>`
      select (f.reliability #>> '{forms,0,r}')::float8 as r from formulas f
      where key = 'signal-tower.processing_speed' and status = 'published'
    `.execute(app.db);
    expect(rows).toEqual([{ r: local_retest.r }]);
    const log = await sql<{ meta: { reliability: number } }>`
      select meta from security_log where action = 'norm.replaced' order by id desc limit 1
    `.execute(app.db);
    expect(log.rows[0]?.meta.reliability).toBe(local_retest.r);
  });

  test('come back as a new version when an earlier one is wanted', async () => {
    const [newest] = (await app.call({ path: '/admin/norms', as: superAdmin })).body.data.items.filter(
      (each: { data_point: string; task_key: string; form: object }) =>
        each.task_key === 'signal-tower' && each.data_point === 'rcs_all' && 'trials' in each.form,
    );
    expect((await act('restore', { version: 3 }, newest.id)).body.code).toBe('refused_by_rule');
    expect((await act('restore', { version: 7 }, newest.id)).status).toBe(404);
    const { body } = await act('restore', { version: 1 }, newest.id);
    expect(body.data).toMatchObject({ version: 4, formulas: 1 });
    expect((await read(body.data.norm_id)).body.data.norm).toMatchObject({
      version: 4,
      mean: 1.4794,
      provisional: true,
    });
  });
});
