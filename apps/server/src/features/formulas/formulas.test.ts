import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import {
  FITTING,
  type FormulaCalls,
  SPEED,
  SPEED_FORMULA,
  startFormulaCalls,
} from './testing/formula-calls.ts';

let calls: FormulaCalls;
beforeAll(async () => {
  calls = await startFormulaCalls();
});
afterAll(() => calls.app.stop());

const list = async (query: Record<string, string> = {}) =>
  (
    await calls.app.call({
      path: '/admin/formulas',
      as: calls.admin,
      query: { recordsPerPage: '100', ...query },
    })
  ).body.data;
const written = ({ name, description, subtrait_id, task_key, source, tests }: TestBody) => ({
  name,
  description,
  subtrait_id,
  task_key,
  source,
  tests,
});

describe('the list of formulas', () => {
  it('begins with those the product brings along, each with its text, none with a problem', async () => {
    const { items, total } = await list({ status: 'published' });
    expect(total).toBe(32);
    for (const each of items) {
      expect(each).toMatchObject({ status: 'published', parses: true, missing_data_points: [], edit: 1 });
      expect(each.tests).toBeGreaterThan(0);
    }
    expect(items.some((each: TestBody) => each.used_by > 0)).toBe(true);
    const { formula, data_points, simulations } = await calls.read(SPEED_FORMULA);
    expect(formula.source).toBe(
      'always: norm_t(rcs_all, 1.5085, 0.1703, 1) of 100\notherwise: not calculated',
    );
    const { norm } = data_points.find((each: TestBody) => each.key === 'rcs_all');
    expect(norm).toEqual({ mean: 1.5085, sd: 0.1703 });
    expect(data_points.find((each: TestBody) => each.key === 'trials.correct')).toMatchObject({
      type: 'series',
    });
    expect(simulations.length).toBeGreaterThan(0);
  });

  it('is read page by page, sorted both ways, and narrowed', async () => {
    const first = await list({ recordsPerPage: '10', sort: 'name', status: 'all' });
    const second = await list({
      recordsPerPage: '10',
      sort: 'name',
      status: 'all',
      page: '2',
      cursor: first.next_cursor,
    });
    const names = [...first.items, ...second.items].map((each: TestBody) => each.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(new Set([...first.items, ...second.items].map((each: TestBody) => each.id)).size).toBe(20);
    const last = await list({ recordsPerPage: '10', sort: '-name', status: 'all' });
    expect(last.items[0].name.toLowerCase() >= names[0]).toBe(true);
    const ofTask = await list({ task_key: 'signal-tower', q: 'opposing' });
    expect(ofTask.items.map((each: TestBody) => each.key)).toEqual(['signal-tower.focused_attention']);
    expect((await list({ subtrait_id: SPEED, task_key: 'signal-tower' })).total).toBe(1);
    expect((await list({ q: '100%_no such' })).total).toBe(0);
  });

  it('is the super admin’s alone', async () => {
    const company = await createCompany(calls.app.db);
    for (const path of ['formulas', 'conditions', 'operators', `formulas/${SPEED_FORMULA}`]) {
      expect((await calls.call('GET', path, undefined, company.admin.token)).status).toBe(403);
    }
    expect((await calls.call('GET', `formulas/${uuidv7()}`)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('may be unfinished; what is wrong stands at the very signs', async () => {
    const { body, status } = await calls.call('POST', 'formulas', {
      name: 'Unfinished',
      subtrait_id: SPEED,
      task_key: 'signal-tower',
      source: 'always: linear(acc_all, 0.5, ) of',
    });
    expect(status).toBe(201);
    expect(body.data.formula).toMatchObject({
      version: 1,
      status: 'draft',
      definition: null,
      data_point: '',
      edit: 1,
      created_by: { name: 'Ada Berg' },
    });
    expect(body.data.problems.length).toBeGreaterThan(0);
    for (const each of body.data.problems) expect(each.to).toBeGreaterThanOrEqual(each.from);
  });

  it('is refused for a subtrait or a task that there is not, naming the field', async () => {
    const base = { name: 'Nowhere', subtrait_id: SPEED, task_key: 'signal-tower', source: '' };
    const noTask = await calls.call('POST', 'formulas', { ...base, task_key: 'no-such-game' });
    expect([noTask.status, noTask.body.fields[0].field]).toEqual([422, 'task_key']);
    const noSubtrait = await calls.call('POST', 'formulas', { ...base, subtrait_id: uuidv7() });
    expect([noSubtrait.status, noSubtrait.body.fields[0].field]).toEqual([422, 'subtrait_id']);
  });

  it('that two save at once keeps the first, and tells the second what is there', async () => {
    const draft = await calls.draft({ name: 'Two at once' });
    const other = (await createUser(calls.app.db, 'super_admin')).token;
    const save = (name: string, as: string) =>
      calls.call('PUT', `formulas/${draft.id}`, { ...written(draft), name, edit: draft.edit }, as);
    const both = await Promise.all([save('Mine', calls.admin), save('Yours', other)]);
    const [kept] = both.filter((each) => each.status === 200);
    const [refused] = both.filter((each) => each.status === 409);
    expect(refused?.body).toMatchObject({
      code: 'conflict',
      current: { status: 'draft', theirs: { id: draft.id, edit: 2, name: kept?.body.data.formula.name } },
    });
    const theirs = refused?.body.current.theirs;
    const again = await calls.call('PUT', `formulas/${draft.id}`, {
      ...written(draft),
      name: 'Both looked at',
      edit: theirs.edit,
    });
    expect(again.body.data.formula).toMatchObject({ name: 'Both looked at', edit: 3 });
  });

  it('is copied under the next name, and deleted for good', async () => {
    const draft = await calls.draft({ name: 'Speed 1.9' });
    const { body } = await calls.call('POST', `formulas/${draft.id}/duplicate`);
    expect(body.data.formula).toMatchObject({ name: 'Speed 2.0', version: 1, source: draft.source });
    expect(body.data.formula.key).not.toBe(draft.key);
    expect((await calls.call('DELETE', `formulas/${draft.id}`)).status).toBe(200);
    expect((await calls.call('GET', `formulas/${draft.id}`)).status).toBe(404);
    expect((await calls.read(body.data.formula.id)).base).toBeNull();
  });
});

describe('putting a formula in force', () => {
  const refusal = async (change: object) => {
    const draft = await calls.draft(change);
    const { status, body } = await calls.move('formulas', draft.id, 'published');
    const { activate } = (await calls.call('GET', `formulas/${draft.id}/readiness`)).body.data;
    expect(status).toBe(409);
    expect(body.code).toBe('refused_by_rule');
    expect(body.fields.map((each: TestBody) => each.field)).toEqual(
      activate.map((each: TestBody) => each.code),
    );
    expect((await calls.read(draft.id)).formula.status).toBe('draft');
    return activate.map(({ code, name }: TestBody) => `${code} ${name}`.trim());
  };

  it.each<[string, object, string[]]>([
    ['a text that cannot be read', { source: 'when' }, ['does_not_parse']],
    ['no test', { tests: [] }, ['no_tests']],
    [
      'a test that gives something else',
      { tests: [FITTING.tests[0], { inputs: { acc_all: 1 }, expect: null }] },
      ['tests_fail 2'],
    ],
    [
      'a data point that the task does not declare',
      {
        source: 'always: renamed of 100',
        tests: [{ inputs: { renamed: 1 }, expect: { value: 1, total_score: 100 } }],
      },
      ['unknown_data_point renamed'],
    ],
    ['a condition that nobody knows', { source: 'when @"Nobody": 1 of 1' }, ['invalid unknown_condition']],
    [
      'a value that leaves its range on random input',
      {
        source: 'always: acc_all * 101 of 100',
        tests: [{ inputs: { acc_all: 0 }, expect: { value: 0, total_score: 100 } }],
      },
      ['probe_fails value_out_of_range'],
    ],
  ])('is refused for %s', async (_, change, expected) => {
    expect(await refusal(change)).toEqual(expected);
  });

  it('closes what was in force for the subtrait and the task; both versions can be looked at', async () => {
    const { body } = await calls.call('POST', `formulas/${SPEED_FORMULA}/versions`);
    const next = body.data.formula;
    expect(next).toMatchObject({ version: 2, status: 'draft', parent_id: SPEED_FORMULA });
    const twice = await calls.call('POST', `formulas/${SPEED_FORMULA}/versions`);
    expect(twice.body).toMatchObject({ code: 'refused_by_rule', current: { theirs: { id: next.id } } });
    const saved = await calls.call('PUT', `formulas/${next.id}`, { ...written(next), ...FITTING, edit: 1 });
    expect(saved.body.data.problems).toEqual([]);
    // What was measured of the old way of counting says nothing of the new one.
    expect(saved.body.data.formula).toMatchObject({ data_point: 'acc_all', reliability: null });
    const moved = await calls.move('formulas', next.id, 'published');
    expect(moved.body.data).toMatchObject({ closed_id: SPEED_FORMULA, formula: { status: 'published' } });
    expect(moved.body.data.published_simulations).toBeGreaterThan(0);
    const { versions, active, base } = await calls.read(next.id);
    expect(versions.map(({ version, status }: TestBody) => [version, status])).toEqual([
      [2, 'published'],
      [1, 'closed'],
    ]);
    expect([active.id, base.id]).toEqual([next.id, SPEED_FORMULA]);
    const { rows } = await sql<{ action: string }>`
      select action from security_log where target_type = 'formula' and target_id in (${next.id}, ${SPEED_FORMULA})
      order by action
    `.execute(calls.app.db);
    expect(rows.map((row) => row.action)).toEqual(['formula.closed', 'formula.published']);
  });

  it('never changes it afterwards', async () => {
    const [active] = (await list({ subtrait_id: SPEED, task_key: 'signal-tower', status: 'published' }))
      .items;
    const { formula } = await calls.read(active.id);
    const save = await calls.call('PUT', `formulas/${formula.id}`, {
      ...written(formula),
      edit: formula.edit,
    });
    expect([save.status, save.body.code]).toEqual([409, 'refused_by_rule']);
    expect((await calls.call('DELETE', `formulas/${formula.id}`)).status).toBe(409);
    const back = { from: 'published', to: 'published', edit: formula.edit, replaces: formula.id };
    expect((await calls.call('POST', `formulas/${formula.id}/transitions`, back)).body.code).toBe(
      'refused_by_rule',
    );
  });

  it('brings an older version back as it was', async () => {
    const { active, formula } = await calls.read(SPEED_FORMULA);
    expect(formula.status).toBe('closed');
    const moved = await calls.move('formulas', SPEED_FORMULA, 'published');
    expect(moved.body.data).toMatchObject({
      closed_id: active.id,
      formula: { id: SPEED_FORMULA, status: 'published', source: formula.source, closed_at: null },
    });
    expect(moved.body.data.formula.definition).toEqual(formula.definition);
    expect(moved.body.data.formula.reliability).toEqual(formula.reliability);
  });

  it('by two at once goes to one; the other is told what is in force now', async () => {
    const { active } = await calls.read(SPEED_FORMULA);
    const drafts = await Promise.all(['One', 'Other'].map((name) => calls.draft({ name })));
    const moved = await Promise.all(
      drafts.map(({ id, edit }) =>
        calls.call('POST', `formulas/${id}/transitions`, {
          from: 'draft',
          to: 'published',
          edit,
          replaces: active.id,
        }),
      ),
    );
    expect(moved.map((each) => each.status).toSorted()).toEqual([200, 409]);
    const won = moved.find((each) => each.status === 200)?.body.data.formula;
    expect(moved.find((each) => each.status === 409)?.body).toMatchObject({
      code: 'conflict',
      current: { status: 'draft', theirs: { id: won.id } },
    });
    const inForce = await list({ subtrait_id: SPEED, task_key: 'signal-tower', status: 'published' });
    expect(inForce.items.map((each: TestBody) => each.id)).toEqual([won.id]);
    const stale = await calls.call('POST', `formulas/${won.id}/transitions`, {
      from: 'draft',
      to: 'published',
      edit: won.edit,
      replaces: null,
    });
    expect(stale.body).toMatchObject({ code: 'stale_status', current: { status: 'published' } });
    await calls.move('formulas', SPEED_FORMULA, 'published');
  });
});

describe('closing a formula', () => {
  it('is refused while a published simulation would lose its only score, and names it', async () => {
    const { unscored, published_simulations } = (
      await calls.call('GET', `formulas/${SPEED_FORMULA}/readiness`)
    ).body.data;
    expect(unscored.length).toBeGreaterThan(0);
    expect(published_simulations).toBeGreaterThanOrEqual(unscored.length);
    const { status, body } = await calls.move('formulas', SPEED_FORMULA, 'closed');
    expect([status, body.code]).toEqual([409, 'refused_by_rule']);
    expect(body.fields.map((each: TestBody) => each.message).join()).toContain(unscored[0].name);
    expect((await calls.read(SPEED_FORMULA)).formula.status).toBe('published');
  });

  it('is done where nothing depends on it', async () => {
    const draft = await calls.draft({ name: 'Unused', subtrait_id: await unusedSubtrait() });
    expect((await calls.move('formulas', draft.id, 'published')).status).toBe(200);
    const closed = await calls.move('formulas', draft.id, 'closed');
    expect(closed.body.data).toMatchObject({ formula: { status: 'closed' }, published_simulations: 0 });
  });

  /** A subtrait that Signal Tower feeds with nothing. */
  async function unusedSubtrait(): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select s.id from subtraits s where not exists (
        select 1 from score_templates t where jsonb_path_exists(t.definition,
          '$.categories[*].traits[*].subtraits[*] ? (@.subtrait_id == $id)', jsonb_build_object('id', s.id)))
        and not exists (select 1 from formulas f where f.subtrait_id = s.id and f.task_key = 'signal-tower') limit 1
    `.execute(calls.app.db);
    if (!rows[0]) throw new Error('every subtrait is weighed somewhere');
    return rows[0].id;
  }
});

describe('a formula whose task no longer declares a data point', () => {
  it('is listed with that problem, and cannot be put in force again; nothing is lost', async () => {
    const draft = await calls.draft({ name: 'Of a task that changes' });
    await sql`update tasks set data_points = (
        select jsonb_agg(case when d ->> 'key' = 'acc_all' then jsonb_set(d, '{key}', '"accuracy"') else d end)
        from jsonb_array_elements(data_points) d)
      where key = 'signal-tower'`.execute(calls.app.db);
    const { items } = await list({ problem: 'missing_data_points', status: 'all' });
    expect(items.find((each: TestBody) => each.id === draft.id)).toMatchObject({
      missing_data_points: ['acc_all'],
    });
    const { missing_data_points, formula } = await calls.read(draft.id);
    expect([missing_data_points, formula.source]).toEqual([['acc_all'], draft.source]);
    const { body } = await calls.move('formulas', draft.id, 'published');
    expect(body.fields[0]).toMatchObject({ field: 'unknown_data_point' });
    await sql`update tasks set key = 'gone-tower' where key = 'signal-tower'`.execute(calls.app.db);
    const gone = await calls.read(SPEED_FORMULA);
    expect(gone).toMatchObject({
      missing_data_points: ['rcs_all'],
      data_points: [],
      formula: { task: 'signal-tower' },
    });
    const saved = await calls.call('PUT', `formulas/${draft.id}`, {
      ...written(draft),
      name: 'Kept',
      edit: 1,
    });
    expect(saved.body.data.formula).toMatchObject({ name: 'Kept', source: draft.source });
  });
});
