import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import type { TestBody } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';
import { FITTING, type FormulaCalls, SPEED, startFormulaCalls } from './testing/formula-calls.ts';

const SHORT = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
let calls: FormulaCalls;
beforeAll(async () => {
  calls = await startFormulaCalls();
});
afterAll(() => calls.app.stop());

const text = (source: string, more: object = {}) => ({ task_key: 'signal-tower', source, ...more });
const tried = async (what: string, body: object) =>
  (await calls.call('POST', `formulas/${what}`, body)).body.data;

describe('a text that is not saved', () => {
  it('is read: problems at their signs, what it names, what would be published', async () => {
    await calls.published('Careful', 'acc_all >= 0.8');
    const source = 'when @Careful and mean(trials.rt_ms) < 900: linear(acc_all, 0.5, 1) of 100';
    const good = await tried('check', text(source));
    expect(good.problems).toEqual([]);
    expect(good.used_data_points).toEqual(['acc_all', 'trials.rt_ms']);
    expect(good.used_operators).toEqual(['all', 'gte', 'lt', 'mean', 'linear']);
    expect(good.conditions).toMatchObject([{ name: 'Careful', version: 1 }]);
    expect(JSON.stringify(good.definition)).toContain('"condition_id":"Careful"');
    expect(JSON.stringify(good.compiled)).not.toContain('condition_id');

    const wrong = 'when speed > 1: acc_all of 1\nwhen @"Brand new": 1 of 1';
    await calls.condition('Brand new', 'acc_all > 0.5');
    const bad = await tried('check', text(wrong));
    expect(bad.compiled).toBeNull();
    expect(bad.definition).not.toBeNull();
    expect(bad.problems.map((each: TestBody) => [each.code, wrong.slice(each.from, each.to)])).toEqual([
      ['unknown_data_point', 'speed'],
      ['condition_not_published', '@"Brand new"'],
    ]);
  });

  it('is run on test cases one by one', async () => {
    const tests = [...FITTING.tests, { inputs: { acc_all: 0.9 }, expect: { value: 79, total_score: 100 } }];
    const { results } = await tried('test', text(FITTING.source, { tests }));
    expect(results.map((each: TestBody) => each.passes)).toEqual([true, true, true, false]);
    expect(results[3]).toMatchObject({ given: { value: 80, total_score: 100 }, expected: { value: 79 } });
    expect(results[2]).toMatchObject({ given: null, reason: 'no_case' });
    const broken = await tried('test', text('when', { tests }));
    expect([broken.results, broken.problems.length > 0]).toEqual([null, true]);
  });

  it('is previewed on values with every step, each at its signs', async () => {
    const { result } = await tried('preview', text(FITTING.source, { inputs: { acc_all: 0.9 } }));
    expect(result).toMatchObject({ outcome: { value: 80, total_score: 100 }, score: 80, case_index: 0 });
    const linear = result.trace.find((each: TestBody) => each.key === 'linear');
    expect(FITTING.source.slice(linear.from, linear.to)).toBe('linear(acc_all, 0.5, 1)');
    expect(linear).toMatchObject({ inputs: [0.9, 0.5, 1], result: 80 });
    const missing = await tried('preview', text(FITTING.source, { inputs: { acc_all: null } }));
    expect(missing.result).toMatchObject({ outcome: null, score: null, reason: 'condition_unknown' });
    const series = await tried(
      'preview',
      text('always: ratio(trials.correct) of 1', { inputs: { 'trials.correct': [true, null, false, true] } }),
    );
    expect(series.result.outcome).toEqual({ value: 0.666667, total_score: 1 });
  });

  it('is tried on 1,000 random values, the same each time', async () => {
    expect(await tried('probe', text(FITTING.source))).toMatchObject({
      result: { runs: 1000, breach: null },
    });
    const bad = text('always: acc_all * 100.01 of 100');
    const { result } = await tried('probe', bad);
    expect(result.breach).toMatchObject({ reason: 'value_out_of_range' });
    expect((await tried('probe', bad)).result).toEqual(result);
  });

  it('for a task that is gone names nothing that exists; input that fits no schema names its field', async () => {
    const gone = await tried('check', { task_key: 'gone', source: FITTING.source });
    expect(gone.problems.map((each: TestBody) => each.code)).toContain('unknown_data_point');
    const { status, body } = await calls.call('POST', 'formulas/preview', text('', { inputs: { a: {} } }));
    expect([status, body.code]).toEqual([422, 'invalid_input']);
    const long = await calls.call('POST', 'formulas/check', text('x'.repeat(20_001)));
    expect([long.status, long.body.fields[0].field]).toEqual([422, 'source']);
  });
});

describe('past plays', () => {
  it('are told as numbers of people’s first plays by band, before and after', async () => {
    const { app } = calls;
    const company = await createCompany(app.db);
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [SHORT],
    });
    const play = async (ability: number, is_test = false) => {
      const application = await createApplication(app.db, company.organization_id, position, {
        status: 'questions_answered',
      });
      await sql`update applications set is_test = ${is_test} where id = ${application.id}`.execute(app.db);
      const opened = await app.call({
        method: 'POST',
        path: '/application/game/open',
        as: application.candidate.token,
        body: { application_id: application.id, simulation_id: SHORT },
      });
      const persona = { ability, speed: 0.7, lapse: 0.05, risk: 0.5 };
      await playByBot(app, opened.body.data.token, persona, `past ${ability}`);
      return application.id;
    };
    for (const ability of [0.2, 0.5, 0.9]) await play(ability);
    await play(0.6, true);
    const forged = await play(0.7);
    await sql`
      update plays set integrity = jsonb_set(integrity, '{timing}',
        '[{"task_index": 0, "claimed_ms": 60000, "over_ms": 50000, "impossible": true}]')
      where application_id = ${forged}
    `.execute(app.db);
    const body = text('always: 100 of 100', { subtrait_id: SPEED });
    const { result } = await tried('preview/plays', body);
    expect(result).toMatchObject({
      plays: 3,
      demo_plays: 0,
      after: { bands: { outstanding: 3, poor: 0 }, not_calculated: 0, mean: 100 },
      moved: { down: 0, lost: 0 },
    });
    const before = Object.values(result.before.bands as Record<string, number>).reduce((a, b) => a + b, 0);
    expect(before + result.before.not_calculated).toBe(3);
    const { up, gained, same } = result.moved;
    expect(up + gained + same).toBe(3);
    expect(Object.keys(result).sort()).toEqual(['after', 'before', 'demo_plays', 'moved', 'plays']);
    const nothing = await tried('preview/plays', { ...body, source: 'when acc_all > 2: 1 of 1' });
    expect(nothing.result).toMatchObject({ after: { not_calculated: 3, mean: null } });
    expect((await tried('preview/plays', { ...body, limit: 2 })).result.plays).toBe(2);
    expect((await tried('preview/plays', { ...body, task_key: 'crane-yard' })).result.plays).toBe(0);
    const other = await tried('preview/plays', { ...body, subtrait_id: libraryId('subtrait', 'planning') });
    expect(other.result).toMatchObject({ before: null, moved: null });
  });
});
