import { JUDGES } from '@tryout/games/registry';
import { seriesColumns, seriesKey } from '@tryout/games/series';
import type { Accommodations } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { USUAL_PACE } from './bot-inputs.ts';

interface Row {
  readonly task_index: number;
  readonly key: string;
  readonly series: (number | boolean | null)[];
}

describe('series over trials', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
    await countSeries('mean(trials.rt_ms)', 'trials.rt_ms', 'mean');
    await countSeries('ratio(trials.correct)', 'trials.correct', 'ratio');
  });
  afterAll(() => app.stop());

  /** A formula in force that counts a series of the first station. */
  async function countSeries(key: string, series: string, operator: string) {
    const subtrait_id = uuidv7();
    await sql`insert into subtraits (id, key, trait_id, name, definition)
      select ${subtrait_id}, ${key}, id, ${key}, '' from traits limit 1`.execute(app.db);
    const value = { operator, args: [{ data_point: series }] };
    const definition = {
      subtrait_id,
      cases: [
        {
          when: 'always',
          value: { operator: 'clamp', args: [value, { literal: 0 }, { literal: 100_000 }] },
          total_score: { literal: 100_000 },
        },
      ],
      otherwise: 'not_calculated',
    };
    await sql`insert into formulas (id, key, version, name, subtrait_id, task_key, data_point, definition, status)
      values (${uuidv7()}, ${key}, 1, ${key}, ${subtrait_id}, 'signal-tower', ${series}, ${JSON.stringify(definition)},
        'published')`.execute(app.db);
  }

  async function play(name: string, accommodations: Accommodations = USUAL_PACE) {
    const application = await world.apply();
    const { token } = await world.open(application, { accommodations });
    await playByBot(app, token, ABLE, name);
    const { rows } =
      await sql<Row>`select s.task_index, s.key, s.series from play_series s join plays p on p.id = s.play_id
      where p.application_id = ${application.id} order by s.task_index, s.key`.execute(app.db);
    const card = await app.call({
      path: '/position/application/score/card',
      as: world.company.recruiter.token,
      query: { application_id: application.id },
    });
    return { application, rows, card: card.body.data };
  }

  const formulaOf = (card: { formulas: { formula_key: string }[] }, key: string) =>
    card.formulas.find((each) => each.formula_key === key);

  it('are kept at the end of a play, counted by formulas and computed again by a proof', async () => {
    const { application, rows, card } = await play('series');
    const first = rows.filter((row) => row.task_index === 0);
    const declared = seriesColumns(JUDGES['signal-tower'].trial_columns).map(({ key }) => seriesKey(key));
    expect(first.map((row) => row.key)).toEqual(declared.toSorted());
    for (const { series } of first) expect(series).toHaveLength(24);

    const times = first
      .find((row) => row.key === 'trials.rt_ms')
      ?.series.filter((rt) => rt !== null) as number[];
    const mean = times.reduce((sum, rt) => sum + rt, 0) / times.length;
    const counted = formulaOf(card, 'mean(trials.rt_ms)');
    expect(counted).toMatchObject({ value: Math.round(mean * 1e6) / 1e6, total_score: 100_000 });
    expect(Object.keys((counted as unknown as { inputs: object }).inputs)).toContain('trials.rt_ms');
    const others = card.formulas.filter(
      (each: { data_point: string }) => !each.data_point.includes('trials.'),
    );
    for (const { inputs } of others) expect(Object.keys(inputs).join()).not.toContain('trials.');

    const verify = async () =>
      (
        await app.call({
          path: '/position/application/score/card/verify',
          as: world.company.recruiter.token,
          query: { score_card_id: card.id },
        })
      ).body.data;
    expect(await verify()).toMatchObject({ equal: true });
    await sql`update play_series set series = jsonb_set(series, '{3}', '1')
      where key = 'trials.rt_ms' and play_id in (select id from plays where application_id = ${application.id})`.execute(
      app.db,
    );
    expect((await verify()).first_difference).toMatchObject({ step: 'series', subject: 'trials.rt_ms' });
  });

  it('of speed are missing with more time, and nobody who decides is told why', async () => {
    for (const time_factor of [1.5, null] as const) {
      const { rows, card } = await play(`slow ${time_factor}`, { ...USUAL_PACE, time_factor });
      const keys = rows.filter((row) => row.task_index === 0).map((row) => row.key);
      expect(keys).toContain('trials.correct');
      for (const told of [
        'trials.rt_ms',
        'trials.t_ms',
        'trials.deadline_ms',
        'trials.frame_ms',
        'trials.missed',
      ]) {
        expect(keys).not.toContain(told);
      }
      expect(formulaOf(card, 'mean(trials.rt_ms)')).toMatchObject({ value: null, reason: 'value_missing' });
      expect(formulaOf(card, 'ratio(trials.correct)')).toMatchObject({ total_score: 100_000 });
      expect(JSON.stringify(card)).not.toMatch(/accommodat|time_factor/);
    }
  });
});
