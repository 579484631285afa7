import { OPERATORS } from '@tryout/domain/formulas/formula-operators';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { type FormulaCalls, SPEED_FORMULA, startFormulaCalls } from './testing/formula-calls.ts';

let calls: FormulaCalls;
beforeAll(async () => {
  calls = await startFormulaCalls();
});
afterAll(() => calls.app.stop());

const all = async () => (await calls.call('GET', 'operators')).body.data.items as TestBody[];
const own = { symbol: null, label: null, words: {}, is_active: true, edit: 0 };
const put = (key: string, change: object) => calls.call('PUT', `operators/${key}`, { ...own, ...change });

describe('operators', () => {
  it('are those of the product, with what they take and how they are written', async () => {
    const items = await all();
    expect(items.map((each) => each.key)).toEqual(OPERATORS.map((each) => each.key));
    expect(items.find((each) => each.key === 'clamp')).toMatchObject({
      arity: { least: 3, most: 3 },
      accepts: ['number'],
      returns: 'number',
      example: 'clamp(moves, 0, 12)',
      is_active: true,
      edit: 0,
    });
    expect(items.find((each) => each.key === 'norm_t').used_by).toBeGreaterThan(0);
    expect((await put('divide_by_three', {})).status).toBe(404);
  });

  it('are renamed by language, and get the product’s words back', async () => {
    const words = { ar: { label: 'على الأقل' } };
    const { body } = await put('gte', { label: 'reaches', symbol: '⩾', words });
    expect(body.data.operator).toMatchObject({
      label: 'reaches',
      default_label: 'is at least',
      symbol: '⩾',
      words,
      edit: 1,
      updated_by: { name: 'Ada Berg' },
    });
    const vocabulary = (await calls.call('GET', 'formulas/vocabulary')).body.data;
    expect(vocabulary.operators.find((each: TestBody) => each.key === 'gte')).toMatchObject({
      label: 'reaches',
      words,
    });
    const back = await put('gte', { edit: 1, label: 'is at least' });
    expect(back.body.data.operator).toMatchObject({ label: 'is at least', words: {}, edit: 2 });
    const { rows } = await sql<{
      label: string | null;
    }>`select label from operators where key = 'gte'`.execute(calls.app.db);
    expect(rows[0]?.label).toBeNull();
  });

  it('that two change at once keep the first change, and tell the other what is there', async () => {
    const both = await Promise.all([put('mean', { label: 'average' }), put('mean', { label: 'middle' })]);
    expect(both.map((each) => each.status).toSorted()).toEqual([200, 409]);
    const kept = both.find((each) => each.status === 200)?.body.data.operator;
    expect(both.find((each) => each.status === 409)?.body).toMatchObject({
      code: 'conflict',
      current: { theirs: { edit: 1, label: kept.label } },
    });
    const later = await Promise.all([1, 2].map((n) => put('mean', { edit: 1, label: `mean ${n}` })));
    expect(later.map((each) => each.status).toSorted()).toEqual([200, 409]);
  });

  it('that are off are not newly used, and stay where they were', async () => {
    await put('norm_t', { is_active: false });
    await put('linear', { is_active: false });
    const fresh = await calls.draft();
    const { body } = await calls.move('formulas', fresh.id, 'published');
    expect(body.fields).toMatchObject([{ field: 'inactive_operator' }]);
    expect(body.message).toContain('linear');
    const next = (await calls.call('POST', `formulas/${SPEED_FORMULA}/versions`)).body.data.formula;
    expect((await calls.move('formulas', next.id, 'published')).status).toBe(200);
    await put('linear', { is_active: true, edit: 1 });
    expect((await calls.move('formulas', fresh.id, 'published')).status).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from security_log where target_type = 'operator' and target_id = 'linear' order by id
    `.execute(calls.app.db);
    expect(rows.map((row) => row.action)).toEqual(['operator.switched_off', 'operator.switched_on']);
  });
});
