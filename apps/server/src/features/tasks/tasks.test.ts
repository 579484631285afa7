import { JUDGES, TASK_KEYS } from '@tryout/games/registry';
import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';
import { dataPointsOfTask } from './public.ts';

const SHIPPED = libraryId('task', `signal-tower@${JUDGES['signal-tower'].version}`);
const DEMO = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const ALL = [
  'more_time',
  'untimed',
  'reduced_motion',
  'color_safe',
  'large_text',
  'keyboard_only',
  'screen_reader',
];

let app: TestApp;
let admin: string;
let recruiter: string;
let company: Awaited<ReturnType<typeof createCompany>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await createUser(app.db, 'super_admin')).token;
  company = await createCompany(app.db);
  recruiter = company.recruiter.token;
});
afterAll(() => app.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as = admin) =>
  app.call({ method, path: `/admin/tasks${path}`, as, ...(body && { body }) });
const list = async (query: Record<string, string>, as = admin) =>
  (await app.call({ path: '/admin/tasks', query: { recordsPerPage: '100', ...query }, as })).body.data;
const create = async (name: string, game_key = 'signal-tower') =>
  (await call('POST', '', { game_key, name })).body.data.id as string;
const read = async (id: string, as = admin) => (await call('GET', `/${id}`, undefined, as)).body.data;
const content = (edit: number, changes: object = {}) => ({
  edit,
  name: 'Night shift',
  accommodations: ALL,
  ...changes,
});
const move = (id: string, from: string, to: string, edit: number) =>
  call('POST', `/${id}/transitions`, { from, to, edit });

async function published(name: string, changes: object = {}): Promise<string> {
  const id = await create(name);
  const saved = await call('PUT', `/${id}`, content(1, { name, ...changes }));
  expect(saved.status).toBe(200);
  expect((await move(id, 'draft', 'published', saved.body.data.edit)).status).toBe(200);
  return id;
}

async function simulationWith(taskId: string, status = 'published', name = 'Evening watch'): Promise<string> {
  const id = uuidv7();
  await sql`insert into simulations (id, organization_id, key, version, name, status, duration_minutes, score_template_id)
    select ${id}, ${company.organization_id}, ${id}, 1, ${name}, ${status}, 5, score_template_id
    from simulations where id = ${DEMO}`.execute(app.db);
  await sql`insert into simulation_tasks (id, simulation_id, task_id, sort_order, estimated_seconds)
    values (${uuidv7()}, ${id}, ${taskId}, 1, 60)`.execute(app.db);
  return id;
}

describe('the tasks that are shipped', () => {
  it('are listed with their games, subtraits and uses, and can be filtered and searched', async () => {
    const all = await list({ source: 'platform' });
    expect(all.total).toBe(TASK_KEYS.length);
    const tower = all.items.find((item: { key: string }) => item.key === 'signal-tower');
    expect(tower).toMatchObject({ game: 'Signal Tower', status: 'published', source: 'platform' });
    expect(tower.subtraits).toContain('Focused attention');
    expect(tower.used_in).toBeGreaterThan(0);
    expect((await list({ q: 'letter' })).items.map((item: { key: string }) => item.key)).toEqual([
      'mail-scanner',
    ]);
    expect((await list({ game_key: 'team-days' })).total).toBe(1);
    expect((await list({ q: '%' })).total).toBe(0);
  });

  it('tell settings, data points with series, formulas and where they are used', async () => {
    const { task, parameters, data_points, formulas, used_in } = await read(SHIPPED);
    expect(task).toMatchObject({ key: 'signal-tower', preset: {}, is_playable: true, time_limit_s: null });
    expect(parameters.map((each: { key: string }) => each.key)).toEqual(
      JUDGES['signal-tower'].parameters.map((each) => each.key),
    );
    const series = data_points.find((point: { key: string }) => point.key === 'trials.rt_ms');
    expect(series).toMatchObject({
      type: 'series',
      of: 'number',
      unit: 'ms',
      speeded: true,
      required: false,
    });
    expect(data_points.find((point: { key: string }) => point.key === 'trials.correct')).toMatchObject({
      of: 'boolean',
      max: 1,
    });
    expect(data_points.map((point: { key: string }) => point.key)).not.toContain('trials.response');
    expect(formulas[0]).toMatchObject({ is_own: false, trait: expect.any(String) });
    expect(formulas.every((formula: { data_points: string[] }) => formula.data_points.length > 0)).toBe(true);
    expect(used_in.map((each: { id: string }) => each.id)).toContain(DEMO);
  });

  it('are never changed, deleted or given versions, but duplicated', async () => {
    expect((await call('PUT', `/${SHIPPED}`, content(1))).status).toBe(409);
    expect((await call('DELETE', `/${SHIPPED}`)).status).toBe(409);
    expect((await call('POST', `/${SHIPPED}/versions`, {})).status).toBe(409);
    const copy = await call('POST', `/${SHIPPED}/duplicate`, {});
    expect(copy.status).toBe(201);
    expect((await read(copy.body.data.id)).task).toMatchObject({
      name: 'Signal Tower 1.0',
      source: 'copy',
      status: 'draft',
      version: '1',
      game_key: 'signal-tower',
    });
  });

  it('give a formula everything it may name', async () => {
    const points = await dataPointsOfTask(app.db, 'signal-tower');
    expect(points?.map((point) => point.key)).toEqual(expect.arrayContaining(['acc_all', 'trials.rt_ms']));
    expect(await dataPointsOfTask(app.db, 'constructor')).toBeUndefined();
  });
});

describe('a task of one’s own', () => {
  it('is made of a game, changed, and longer with more trials', async () => {
    const id = await create('Long watch');
    const before = (await read(id)).task;
    expect(before).toMatchObject({ status: 'draft', edit: 1, version: '1', game: 'Signal Tower' });
    const words = { ar: { name: 'نوبة الليل', description: '', instructions: 'انظر إلى المصباح الأوسط.' } };
    const saved = await call(
      'PUT',
      `/${id}`,
      content(1, {
        preset: { trials: 192 },
        instructions: 'Look well.',
        words,
        time_limit_s: 1800,
        accommodations: ['color_safe', 'color_safe'],
      }),
    );
    expect(saved.body.data.edit).toBe(2);
    const { task } = await read(id);
    expect(task).toMatchObject({
      name: 'Night shift',
      preset: { trials: 192 },
      words,
      time_limit_s: 1800,
      accommodations: ['color_safe'],
    });
    expect(task.minutes).toBeGreaterThan(1.6 * before.minutes);
    expect(task.minutes).toBeLessThan(2.4 * before.minutes);
    const short = await call('PUT', `/${id}`, content(2, { preset: { trials: 192 }, time_limit_s: 90 }));
    expect(short.body.data.minutes).toBe(1.5);
  });

  it('refuses what its game does not take, naming the setting', async () => {
    const id = await create('Odd settings', 'team-days');
    const wrong = async (preset: object) => (await call('PUT', `/${id}`, content(1, { preset }))).body.fields;
    expect(await wrong({ scenarios: 99 })).toEqual([
      { field: 'preset.scenarios', message: 'must be at most 12' },
    ]);
    expect(await wrong({ scenarios: 'six' })).toEqual([
      { field: 'preset.scenarios', message: 'must be a number' },
    ]);
    expect(await wrong({ lamps: 3 })).toEqual([{ field: 'preset.lamps', message: 'is not a parameter' }]);
    expect((await wrong({ scenarios: 4 }))[0].field).toMatch(/^preset/);
    expect((await read(id)).task.edit).toBe(1);
    for (const time_limit_s of [0, 29, 7201, 60.5]) {
      const refused = await call('PUT', `/${id}`, content(1, { time_limit_s }));
      expect([refused.status, refused.body.fields[0].field]).toEqual([422, 'time_limit_s']);
    }
    const unknown = await call('POST', '', { game_key: 'constructor', name: 'x' });
    expect([unknown.status, unknown.body.fields[0].field]).toEqual([422, 'game_key']);
  });

  it('shows both versions to two who edit it at once', async () => {
    const id = await create('Two at once');
    const [one, other] = await Promise.all([
      call('PUT', `/${id}`, content(1, { name: 'Mine' })),
      call('PUT', `/${id}`, content(1, { name: 'Theirs' })),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? ['Mine', other] : ['Theirs', one];
    expect(lost.body.current.theirs).toMatchObject({ name: won, edit: 2 });
    expect((await read(id)).task.name).toBe(won);
  });

  it('is published, then never changed; a new version counts up', async () => {
    const id = await published('Watch', { preset: { trials: 48 } });
    expect((await call('PUT', `/${id}`, content(3))).status).toBe(409);
    const next = await call('POST', `/${id}/versions`, {});
    expect(next.status).toBe(201);
    const again = await call('POST', `/${id}/versions`, {});
    expect([again.status, again.body.current.theirs]).toEqual([409, { id: next.body.data.id, version: '2' }]);
    const second = await read(next.body.data.id);
    expect(second.task).toMatchObject({ version: '2', status: 'draft', preset: { trials: 48 } });
    expect(second.versions.map((each: { version: string }) => each.version)).toEqual(['2', '1']);
    expect(
      (await list({ q: 'Watch', status: 'draft' })).items.map((each: { id: string }) => each.id),
    ).toContain(next.body.data.id);
    const seen = (await list({ q: 'Watch' }, recruiter)).items.map((each: { id: string }) => each.id);
    expect(seen).toContain(id);
    expect(seen).not.toContain(next.body.data.id);
  });

  it('says so when its status is another by now, and knows no other way', async () => {
    const id = await published('Moved');
    expect((await move(id, 'draft', 'published', 3)).body).toMatchObject({
      code: 'stale_status',
      current: { status: 'published', allowed: ['closed'] },
    });
    expect((await move(id, 'published', 'draft', 3)).body).toMatchObject({ code: 'refused_by_rule' });
    expect((await move(id, 'published', 'closed', 2)).status).toBe(409);
    expect((await move(id, 'published', 'closed', 3)).status).toBe(200);
    expect((await move(id, 'closed', 'published', 4)).status).toBe(200);
  });

  it('is not closed while a published simulation holds it, and names it', async () => {
    const id = await published('Held');
    await simulationWith(id);
    const refused = await move(id, 'published', 'closed', 3);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('Evening watch');
    expect((await read(id)).used_in).toMatchObject([{ name: 'Evening watch', status: 'published' }]);
    expect((await read(id, recruiter)).used_in).toHaveLength(1);
    const stranger = (await createCompany(app.db)).recruiter.token;
    expect((await read(id, stranger)).used_in).toEqual([]);
  });

  it('is deleted as a draft that nothing uses', async () => {
    const id = await create('Gone soon');
    const held = await create('Held draft');
    await simulationWith(held, 'draft', 'Morning watch');
    const refused = await call('DELETE', `/${held}`);
    expect([refused.status, refused.body.message.includes('Morning watch')]).toEqual([409, true]);
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });
});

describe('who may', () => {
  it('read published ones, and nothing of drafts', async () => {
    const draft = await create('Secret draft');
    expect((await call('GET', `/${SHIPPED}`, undefined, recruiter)).status).toBe(200);
    expect((await call('GET', `/${draft}`, undefined, recruiter)).status).toBe(404);
    expect((await list({ q: 'Secret' }, recruiter)).total).toBe(0);
    const candidate = await createUser(app.db, 'candidate');
    expect((await call('GET', `/${SHIPPED}`, undefined, candidate.token)).status).toBe(403);
  });

  it('change them: the super admin alone', async () => {
    const id = await published('Not yours');
    for (const as of [recruiter, company.admin.token]) {
      expect((await call('POST', '', { game_key: 'signal-tower', name: 'x' }, as)).status).toBe(403);
      expect((await call('PUT', `/${id}`, content(3), as)).status).toBe(403);
      expect((await call('POST', `/${id}/duplicate`, {}, as)).status).toBe(403);
      expect(
        (await call('POST', `/${id}/transitions`, { from: 'published', to: 'closed', edit: 3 }, as)).status,
      ).toBe(403);
      expect((await call('DELETE', `/${id}`, undefined, as)).status).toBe(403);
    }
  });
});

describe('trying a task', () => {
  it('plays it with its settings, and scores by its own formulas before those of its game', async () => {
    const id = await published('Short watch', { preset: { trials: 24, block_size: 24 } });
    const path = `/${id}/preview/play`;
    const body = { accommodations: NO_ACCOMMODATIONS, events: [] };
    const first = (await call('POST', path, body, recruiter)).body.data;
    expect(first.view).toMatchObject({
      of: 24,
      simulation_name: 'Short watch',
      tasks: [{ key: 'signal-tower' }],
    });
    const events = Array.from({ length: 24 }, (_, i) => ({
      seq: i + 1,
      t_ms: (i + 1) * 2500,
      task_index: 0,
      type: 'input',
      payload: { i, response: 'left', rt_ms: 450, method: 'key', frame_ms: 16.7 },
    }));
    const scoreOf = async (name: string) => {
      const { result } = (await call('POST', path, { ...body, seed: first.seed, events })).body.data;
      const all = result.traits.flatMap(
        (trait: { subtraits: { subtrait: string; score: number }[] }) => trait.subtraits,
      );
      return all.find((each: { subtrait: string }) => each.subtrait === name)?.score;
    };
    const before = await scoreOf('Accuracy');
    const { rows } = await sql<{ id: string; key: string }>`select st.id, t.key from subtraits st, tasks t
      where st.name = 'Accuracy' and t.id = ${id}`.execute(app.db);
    const [accuracy] = rows;
    const definition = {
      subtrait_id: accuracy?.id,
      cases: [{ when: 'always', value: { literal: 77 }, total_score: { literal: 100 } }],
      otherwise: 'not_calculated',
    };
    await sql`insert into formulas (id, key, version, name, subtrait_id, task_key, data_point, definition, status)
      values (${uuidv7()}, 'own', 1, 'Own', ${accuracy?.id ?? ''}, ${accuracy?.key ?? ''}, 'acc_all', ${JSON.stringify(definition)}, 'published')`.execute(
      app.db,
    );
    expect(await scoreOf('Accuracy')).toBe(77);
    expect(before).not.toBe(77);
    expect(
      (await read(id)).formulas.filter((each: { subtrait: string }) => each.subtrait === 'Accuracy'),
    ).toMatchObject([{ is_own: true }]);
    const shipped = await read(SHIPPED);
    expect(shipped.formulas.every((each: { name: string }) => each.name !== 'Own')).toBe(true);
  });
});
