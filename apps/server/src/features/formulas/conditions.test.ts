import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { type FormulaCalls, startFormulaCalls } from './testing/formula-calls.ts';

let calls: FormulaCalls;
beforeAll(async () => {
  calls = await startFormulaCalls();
});
afterAll(() => calls.app.stop());

const read = async (id: string) => (await calls.call('GET', `conditions/${id}`)).body.data;
const save = (condition: TestBody, change: object, as?: string) => {
  const { name, description, source, edit } = condition;
  return calls.call('PUT', `conditions/${condition.id}`, { name, description, source, edit, ...change }, as);
};
const next = async (id: string) =>
  (await calls.call('POST', `conditions/${id}/versions`)).body.data.condition;
const naming = (name: string) => ({
  name: `Names ${name}`,
  source: `when @"${name}": 100 of 100`,
  tests: [{ inputs: { acc_all: 1, acc_incong: 1 }, expect: { value: 100, total_score: 100 } }],
});

describe('a condition', () => {
  it('has a name of its own, in capitals or not', async () => {
    const first = await calls.condition('Steady', 'acc_all > 0.6');
    const { status, body } = await calls.call('POST', 'conditions', { name: 'STEADY', source: '' });
    expect([status, body.code, body.fields[0].field]).toEqual([409, 'conflict', 'name']);
    const copy = (await calls.call('POST', `conditions/${first.id}/duplicate`)).body.data.condition;
    const other = (await calls.call('POST', `conditions/${first.id}/duplicate`)).body.data.condition;
    expect([copy.name, other.name]).toEqual(['Steady 1.0', 'Steady 1.1']);
    expect((await save(copy, { name: 'steady' })).status).toBe(409);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => calls.call('POST', 'conditions', { name: 'At once', source: '' })),
    );
    expect(all.map((each) => each.status).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it('that two save at once keeps the first, and tells the second what is there', async () => {
    const draft = await calls.condition('Two savers', 'acc_all > 0.6');
    const other = (await createUser(calls.app.db, 'super_admin')).token;
    const both = await Promise.all([
      save(draft, { description: 'mine' }),
      save(draft, { description: 'yours' }, other),
    ]);
    expect(both.map((each) => each.status).toSorted()).toEqual([200, 409]);
    const kept = both.find((each) => each.status === 200)?.body.data.condition;
    expect(both.find((each) => each.status === 409)?.body).toMatchObject({
      code: 'conflict',
      current: { theirs: { edit: 2, description: kept.description } },
    });
  });

  it('is put into the formulas that name it, which keep it when the next version comes', async () => {
    const first = await calls.published('Precise', 'acc_all >= 0.8');
    const formula = await calls.draft(naming('Precise'));
    expect((await read(first.id)).formulas).toMatchObject([{ id: formula.id, condition_version: null }]);
    const moved = (await calls.move('formulas', formula.id, 'published')).body.data.formula;
    expect(JSON.stringify(moved.definition)).toContain('"gte"');
    const second = await next(first.id);
    expect(second).toMatchObject({ version: 2, status: 'draft', name: 'Precise', parent_id: first.id });
    expect((await save(second, { name: 'Renamed' })).body.code).toBe('refused_by_rule');
    expect((await save(second, { source: 'acc_all >= 0.9' })).status).toBe(200);
    expect((await calls.move('conditions', second.id, 'published')).body.data.closed_id).toBe(first.id);
    const after = await calls.read(formula.id);
    expect(after.formula.definition).toEqual(moved.definition);
    expect(after.conditions).toMatchObject([
      { id: first.id, version: 1, status: 'closed', newer_version: 2 },
    ]);
    const { formulas, versions, condition } = await read(second.id);
    expect(formulas).toMatchObject([{ id: formula.id, condition_version: 1 }]);
    expect(versions.map((each: TestBody) => each.status)).toEqual(['published', 'closed']);
    expect(condition.used_by).toBe(1);
    const again = (await calls.call('POST', `formulas/${formula.id}/versions`)).body.data.formula;
    await calls.call('PUT', `formulas/${again.id}`, {
      ...naming('Precise'),
      subtrait_id: again.subtrait_id,
      task_key: again.task_key,
      edit: 1,
    });
    const newer = (await calls.move('formulas', again.id, 'published')).body.data.formula;
    expect(JSON.stringify(newer.definition)).toContain('0.9');
    const { rows } = await sql<{ action: string }>`
      select action from security_log where target_type = 'condition' and target_id in (${first.id}, ${second.id})
      order by action
    `.execute(calls.app.db);
    expect(rows.map((row) => row.action)).toEqual([
      'condition.closed',
      'condition.published',
      'condition.published',
    ]);
  });

  it('in a circle is refused, and the circle is named', async () => {
    const a = await calls.published('Circle A', 'acc_all > 0.1');
    await calls.published('Circle B', '@"Circle A" and acc_all < 0.9');
    await calls.published('Circle C', 'not @"Circle B"');
    const closing = await next(a.id);
    const { problems } = (await save(closing, { source: '@"Circle C" or acc_all > 0.5' })).body.data;
    const circle = 'Circle A → Circle C → Circle B → Circle A';
    expect(problems).toMatchObject([{ code: 'condition_cycle', data: { cycle: circle } }]);
    const { status, body } = await calls.move('conditions', closing.id, 'published');
    expect([status, body.fields[0].field]).toEqual([409, 'cycle']);
    expect(body.message).toContain(circle);
    expect((await read(a.id)).condition.status).toBe('published');
    const own = await calls.condition('Ouroboros', '@Ouroboros');
    expect((await read(own.id)).blockers).toMatchObject([{ code: 'cycle', name: 'Ouroboros → Ouroboros' }]);
    const checked = await calls.call('POST', 'conditions/check', {
      source: '@"Circle C"',
      condition_id: a.id,
    });
    expect(checked.body.data.problems[0].code).toBe('condition_cycle');
  });

  it('drafts that name each other are no way round', async () => {
    const one = await calls.condition('Left', 'acc_all > 0.5');
    const other = await calls.condition('Right', '@Left');
    await save(one, { source: '@Right' });
    for (const { id } of [one, other]) {
      const { body } = await calls.move('conditions', id, 'published');
      expect(body.fields[0].field).toBe('cycle');
    }
  });

  it('names only what is in force, and goes four levels deep', async () => {
    await calls.condition('Later', 'acc_all > 0.5');
    const early = await calls.condition('Early', '@Later');
    expect((await read(early.id)).blockers).toMatchObject([{ code: 'unpublished_condition', name: 'Later' }]);
    await calls.published('Level 1', 'acc_all > 0.5');
    await calls.published('Level 2', 'not @"Level 1"');
    await calls.published('Level 3', 'not @"Level 2"');
    await calls.published('Level 4', 'not @"Level 3"');
    const five = await calls.condition('Level 5', 'not @"Level 4"');
    const { body } = await calls.move('conditions', five.id, 'published');
    expect(body.fields[0]).toMatchObject({ field: 'invalid' });
    expect(body.message).toContain('too deep');
  });

  it('is deleted as a draft that nothing names, and archived otherwise', async () => {
    const draft = await calls.condition('Unloved', 'acc_all > 0.5');
    const formula = await calls.draft(naming('Unloved'));
    const refused = await calls.call('DELETE', `conditions/${draft.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, '“Names Unloved” uses this condition.']);
    await calls.call('DELETE', `formulas/${formula.id}`);
    expect((await calls.call('DELETE', `conditions/${draft.id}`)).status).toBe(200);
    const kept = await calls.published('Archived', 'acc_all > 0.5');
    expect((await calls.call('DELETE', `conditions/${kept.id}`)).body.code).toBe('refused_by_rule');
    expect((await calls.move('conditions', kept.id, 'closed')).body.data.condition.status).toBe('closed');
    const check = await calls.call('POST', 'formulas/check', {
      task_key: 'signal-tower',
      source: 'when @Archived: 1 of 1',
    });
    expect(check.body.data.problems[0].code).toBe('unknown_condition');
    expect((await calls.move('conditions', kept.id, 'published')).status).toBe(200);
  });

  it('is listed page by page, and found by its name', async () => {
    const page = async (query: Record<string, string>) =>
      (await calls.app.call({ path: '/admin/conditions', as: calls.admin, query })).body.data;
    const first = await page({ recordsPerPage: '10' });
    const second = await page({ recordsPerPage: '10', page: '2', cursor: first.next_cursor });
    const names = [...first.items, ...second.items].map((each: TestBody) => each.name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const found = await page({ q: 'circle a', status: 'published' });
    expect(found.items).toMatchObject([{ name: 'Circle A', version: 1, used_by: 1 }]);
  });
});
