import { QUESTION_TYPES } from '@tryout/domain/positions/question-types';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../../platform/testing/test-app.ts';
import { markRevisionUsed } from '../revisions.queries.ts';

describe('the questions of a position', () => {
  let t: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };

  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.stop());
  beforeEach(async () => {
    company = await createCompany(t.db);
    position = await createPosition(t.db, company.organization_id, company.recruiter.id);
  });

  const set = (questions: object[]) =>
    t.call({
      method: 'PUT',
      path: `/position/${position.id}/questions`,
      as: company.recruiter.token,
      body: { questions },
    });
  const options = [
    { key: 'yes', label: 'Yes' },
    { key: 'no', label: 'No' },
  ];
  const licence = {
    key: 'licence',
    type: 'single_select',
    label: 'Do you hold a licence?',
    options,
    rules: [
      {
        rule_id: 'r1',
        match: 'all',
        action: 'reject_suggested',
        conditions: [{ question_id: 'licence', operator: 'is_one_of', operand: ['no'] }],
      },
    ],
  };

  it('come in every type and keep their order and rules', async () => {
    const types = QUESTION_TYPES.filter((type) => type !== 'single_select');
    const rest = types.map((type) => ({
      type,
      label: `A ${type}`,
      required: type === 'must_agree',
      options: type === 'multi_select' ? options : [],
      settings: { min: 1, max: 5, max_length: 200 },
    }));
    const answer = await set([licence, ...rest]);
    expect(answer.status, answer.raw).toBe(200);
    const { questions } = answer.body.data;
    expect(questions.map((each: TestBody) => each.type)).toEqual(['single_select', ...types]);
    expect(questions[0].rules[0].conditions[0].question_id).toBe(questions[0].id);
    expect(questions[3].settings).toEqual({ min: 1, max: 5, max_length: 200 });
    const turned = await set([...questions].reverse());
    expect(turned.body.data.questions.map((each: TestBody) => each.id)).toEqual(
      questions.map((each: TestBody) => each.id).reverse(),
    );
    expect((await set([])).body.data.questions).toEqual([]);
  });

  it('are refused as a declaration that may be left out', async () => {
    const answer = await set([{ type: 'must_agree', label: 'I may work here', required: false }]);
    expect([answer.status, answer.body.fields]).toEqual([
      422,
      [{ field: 'questions.0.required', message: 'A declaration is always required.' }],
    ]);
  });

  it.each([
    ['a comparison of another type', 'operator', { operator: 'gt', operand: 3 }],
    ['a choice that does not exist', 'operand', { operator: 'is_one_of', operand: ['perhaps'] }],
    ['no choice', 'operand', { operator: 'is_one_of', operand: [] }],
    ['a value where none belongs', 'operand', { operator: 'answered', operand: 'x' }],
    ['a question that is not there', 'question_id', { question_id: 'gone', operator: 'answered' }],
  ])('refuse a rule with %s', async (_, part, condition) => {
    const conditions = [{ question_id: 'licence', ...condition }];
    const answer = await set([{ ...licence, rules: [{ ...licence.rules[0], conditions }] }]);
    expect(answer.status).toBe(422);
    expect(answer.body.fields[0].field).toBe(`questions.0.rules.0.conditions.0.${part}`);
  });

  it('refuse what cannot be asked', async () => {
    const cases: [object, string][] = [
      [{ type: 'single_select', label: 'One?', options: options.slice(0, 1) }, 'questions.0.options'],
      [{ type: 'short_text', label: 'Text', options }, 'questions.0.options'],
      [{ type: 'multi_select', label: 'Twice', options: [options[0], options[0]] }, 'questions.0.options'],
      [
        { type: 'number', label: 'N', settings: { min: 5, max: 1, max_length: null } },
        'questions.0.settings.max',
      ],
      [{ type: 'short_text', label: ' ' }, 'questions.0.label'],
      [{ type: 'riddle', label: 'R' }, 'questions.0.type'],
    ];
    for (const [question, field] of cases) {
      const answer = await set([question]);
      expect([answer.status, answer.body.fields?.[0]?.field]).toEqual([422, field]);
    }
  });

  it('stay as they were for those who have applied', async () => {
    const before = (await set([licence])).body.data.questions[0];
    await markRevisionUsed(t.db, position.revision_id, new Date());
    expect((await set([before])).body.data).toMatchObject({ revision: 1, revision_created: false });
    const after = await set([{ ...before, label: 'Do you hold a crane licence?' }]);
    expect(after.body.data).toMatchObject({ revision: 2, revision_created: true, revision_in_use: false });
    const renewed = after.body.data.questions[0];
    expect(renewed.id).not.toBe(before.id);
    expect(renewed.rules[0].conditions[0].question_id).toBe(renewed.id);
    const kept = await sql<{
      label: string;
    }>`select label from position_questions where id = ${before.id}`.execute(t.db);
    expect(kept.rows[0]?.label).toBe('Do you hold a licence?');
  });

  it('cannot be taken from another position or another bank', async () => {
    const foreign = await createCompany(t.db);
    const theirs = await createPosition(t.db, foreign.organization_id, foreign.recruiter.id);
    const saved = await t.call({
      method: 'POST',
      path: `/position/${theirs.id}/questions/bank`,
      as: foreign.recruiter.token,
      body: { type: 'short_text', label: 'Ours' },
    });
    expect(saved.status, saved.raw).toBe(201);
    const question = { type: 'short_text', label: 'Ours' };
    expect((await set([{ ...question, question_id: saved.body.data.id }])).status).toBe(404);
    expect((await set([{ ...question, id: uuidv7() }])).status).toBe(404);
    const path = `/question/${saved.body.data.id}`;
    expect((await t.call({ method: 'DELETE', path, as: company.recruiter.token })).status).toBe(404);
  });

  it('can be saved to the bank, taken from it and archived', async () => {
    const path = `/position/${position.id}/questions/bank`;
    const saved = await t.call({
      method: 'POST',
      path,
      as: company.recruiter.token,
      body: { type: 'single_select', label: 'Nights?', options },
    });
    const list = await t.call({ path, as: company.admin.token, query: { q: 'night' } });
    expect(list.body.data.items).toEqual([saved.body.data]);
    const answer = await set([
      { type: 'single_select', label: 'Nights?', options, question_id: saved.body.data.id },
    ]);
    expect(answer.body.data.questions[0].question_id).toBe(saved.body.data.id);
    await t.call({ method: 'DELETE', path: `/question/${saved.body.data.id}`, as: company.recruiter.token });
    expect((await t.call({ path, as: company.recruiter.token })).body.data.items).toEqual([]);
  });
});
