import { personaOf } from '@tryout/domain/plays/persona';
import { JUDGES, type TaskKey } from '@tryout/games/registry';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { sha256 } from '../../platform/sha256.ts';
import { createCompany, createPosition, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { playByPersona } from '../plays/public.ts';
import { dataPointsOf } from '../replays/public.ts';
import { answerBox } from '../self-identification/sealed-answers.ts';
import { libraryId } from '../simulations/public.ts';
import { compareGroups } from './compare-groups.ts';

let app: TestApp;
/** Held once a test looks ahead. */
let clock: Date | null = null;
let superAdmin: string;
let company: Awaited<ReturnType<typeof createCompany>>;
let positionId: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => clock ?? new Date() });
  superAdmin = (await createUser(app.db, 'super_admin')).token;
  company = await createCompany(app.db);
  positionId = (await createPosition(app.db, company.organization_id, company.admin.id)).id;
});
afterAll(() => app.stop());

/** The plays of as many simulated candidates of one game, stored as a browser's would be; each person plays `times`. */
async function storePlays(key: TaskKey, count: number, { times = 1, test = false } = {}) {
  const { version } = JUDGES[key];
  const pinned = { task_id: key, key, task_key: key, version, name: key, minutes: 1, required: [] };
  const tasks = [{ ...pinned, parameters: {} }];
  for (let n = 0; n < count; n += 1) {
    const { id: candidate } = await createUser(app.db, 'candidate');
    for (let turn = 0; turn < times; turn += 1) {
      const [application, play] = [uuidv7(), uuidv7()];
      const seed = sha256(`${key} ${n} ${turn}`).slice(0, 32);
      const { run, events } = playByPersona({
        id: play,
        tasks,
        seed,
        persona: personaOf('mixed', 'calibration', n),
      });
      const position =
        turn === 0
          ? positionId
          : (await createPosition(app.db, company.organization_id, company.admin.id)).id;
      await sql`
        insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, is_test)
        select ${application}, p.organization_id, p.id, r.id, ${candidate}, 'applied', ${test}
        from positions p join position_revisions r on r.position_id = p.id where p.id = ${position}
      `.execute(app.db);
      await sql`
        insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations,
          last_hash, deadline_at, ended_at)
        values (${play}, ${company.organization_id}, ${application},
          ${libraryId('simulation', 'first-day-at-the-harbour@2')}, 'completed', ${seed}, ${JSON.stringify(tasks)},
          '{"time_factor":1}', '\\x00', now(), now() + make_interval(mins => ${turn}))
      `.execute(app.db);
      await sql`
        insert into play_events (play_id, seq, organization_id, task_index, type, t_ms, payload, hash)
        select ${play}::uuid, e.seq, ${company.organization_id}::uuid, e.task_index, e.type, e.t_ms, e.payload, '\\x00'
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as e(seq int, task_index int, type text, t_ms double precision, payload jsonb)
      `.execute(app.db);
      await sql`
        insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, missing_reason, trials)
        select ${play}::uuid, ${company.organization_id}::uuid, e.task_index, e.task_key, e.key, e.value,
          e.missing_reason, e.trials
        from jsonb_to_recordset(${JSON.stringify(dataPointsOf(run))}::jsonb) as e(task_index int, task_key text,
          key text, value double precision, missing_reason text, trials int)
      `.execute(app.db);
    }
  }
}

const list = async (as = superAdmin) => app.call({ path: '/admin/calibrations', as });
const read = async (task_key: string, form_id: string, as = superAdmin) =>
  app.call({ path: '/admin/calibrations/form', query: { task_key, form_id }, as });
async function formOf(key: string): Promise<{ form_id: string; people: number; twice: number }> {
  const { body } = await list();
  return body.data.items.find((each: { task_key: string }) => each.task_key === key);
}

describe('calibrations', () => {
  test('begin empty, and are for the super admin alone', async () => {
    expect((await list()).body.data).toMatchObject({ items: [], minimum: { retest: 30, rasch: 200 } });
    expect((await list(company.admin.token)).status).toBe(403);
    expect((await read('glyph-grid', '0'.repeat(32), company.admin.token)).status).toBe(403);
    expect((await read('glyph-grid', '0'.repeat(32))).status).toBe(404);
    expect((await read('glyph-grid', 'nothing')).status).toBe(422);
  });

  test('tell items apart from too few, and count no test applications', async () => {
    await storePlays('team-days', 12);
    await storePlays('team-days', 3, { test: true });
    const form = await formOf('team-days');
    expect(form).toMatchObject({ people: 12, twice: 0 });
    const { body } = await read('team-days', form.form_id);
    expect(body.data).toMatchObject({ people: 12, examined: 12 });
    expect(body.data.scales.map(({ scale }: { scale: string }) => scale)).toEqual([
      'collaboration',
      'customer_focus',
      'integrity',
    ]);
    const [scale] = body.data.scales;
    expect(scale).toMatchObject({ people: 12, binary: false, alpha: null });
    expect(scale.items.every(({ mean }: { mean: number | null }) => mean === null)).toBe(true);
    expect(body.data.measures.every(({ retest }: { retest: unknown }) => retest === null)).toBe(true);
  });

  test('keep settings apart and compare people who played twice', { timeout: 120_000 }, async () => {
    await storePlays('reflex-check', 34, { times: 2 });
    const { form_id, people, twice } = await formOf('reflex-check');
    expect({ people, twice }).toEqual({ people: 34, twice: 34 });
    const { body } = await read('reflex-check', form_id);
    const rate = body.data.measures.find((each: { data_point: string }) => each.data_point === 'rcs_all');
    expect(rate).toMatchObject({ n: 34, pairs: 34, halves: { n: 34, reliability: null } });
    expect(rate.retest.single).toBeGreaterThan(rate.retest.low);
    expect(rate.retest.high).toBeLessThanOrEqual(1);
    expect(body.data.scales).toEqual([]);
  });

  test('fit the items of own people once there are enough', { timeout: 240_000 }, async () => {
    await storePlays('market-stall', 205);
    const { form_id } = await formOf('market-stall');
    const { body } = await read('market-stall', form_id);
    const [scale] = body.data.scales;
    expect(scale).toMatchObject({ binary: true, people: 205 });
    expect(scale.models.rasch.reliability).toBeGreaterThan(0);
    expect(scale.models.two_parameters).toBeNull();
    const fitted = scale.items.filter((each: { rasch: unknown }) => each.rasch !== null);
    expect(fitted.length).toBeGreaterThan(5);
    for (const { mean, rasch } of fitted) {
      expect(mean).toBeGreaterThan(0);
      expect(Number.isFinite(rasch.b) && rasch.infit > 0.5 && rasch.infit < 1.5).toBe(true);
    }
  });

  test('compare groups by what people said, once a quarter and rounded', { timeout: 240_000 }, async () => {
    const { form_id } = await formOf('market-stall');
    expect((await read('market-stall', form_id)).body.data.compared).toBeNull();
    const { rows: plays } = await sql<{ application_id: string; at: Date }>`
      select application_id, ended_at as at from plays where tasks -> 0 ->> 'key' = 'market-stall' order by id
    `.execute(app.db);
    await app.call({
      method: 'PUT',
      path: '/organization/self-identification',
      as: company.admin.token,
      body: { question_set: 'international', counts: 'stages' },
    });
    const box = answerBox(app.services.config);
    for (const [n, { application_id }] of plays.entries()) {
      const key = box.keyOf(application_id);
      const sex = n % 2 === 0 ? 'woman' : 'man';
      const sealed = box.seal(key, { question_set: 'international', sex, ethnicity: null });
      await sql`insert into self_identifications (key, sealed) values (${key}, ${sealed})`.execute(app.db);
    }
    await compareGroups(serverAct(app.services));
    expect((await read('market-stall', form_id)).body.data.compared).toBeNull();

    clock = new Date(Date.now() + 200 * 86_400_000);
    await compareGroups(serverAct(app.services));
    const { compared } = (await read('market-stall', form_id)).body.data;
    expect(compared.comparisons).toHaveLength(1);
    expect(compared.comparisons[0]).toMatchObject({
      about: 'sex',
      question_set: null,
      reference: 'woman',
      focal: 'man',
      reference_people: 100,
      focal_people: 100,
    });
    const items = compared.comparisons[0].scales.flatMap((scale: { items: unknown[] }) => scale.items);
    expect(items.length).toBeGreaterThan(5);

    // Later answers show neither in the same quarter nor, being few, in the next.
    await sql`delete from self_identifications where ctid in (select ctid from self_identifications limit 2)`.execute(
      app.db,
    );
    await compareGroups(serverAct(app.services));
    expect((await read('market-stall', form_id)).body.data.compared).toEqual(compared);
    clock = new Date(clock.getTime() + 92 * 86_400_000);
    await compareGroups(serverAct(app.services));
    const next = (await read('market-stall', form_id)).body.data.compared;
    expect(next.period_end > compared.period_end).toBe(true);
    expect(next.comparisons).toEqual(compared.comparisons);
  });
});
