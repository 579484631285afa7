import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import { ABLE, createPlayWorld, type PlayWorld } from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';

/** What somebody with the database at hand may change, by the step at which a proof notices it. */
const CHANGES: readonly [string, string, (card: string, play: string) => RawBuilder<unknown>][] = [
  [
    'why a value is missing',
    'data_point',
    (_, play) => sql`update play_data_points set missing_reason = 'accommodated' where ctid = (
      select ctid from play_data_points where play_id = ${play} and missing_reason is null limit 1)`,
  ],
  [
    'a data point that nobody played',
    'data_point',
    (_, play) => sql`insert into play_data_points
      select (jsonb_populate_record(d, '{"key": "made_up"}')).* from play_data_points d
      where play_id = ${play} limit 1`,
  ],
  [
    'a task that is said to have run out of time',
    'integrity',
    (_, play) =>
      sql`update plays set integrity = jsonb_set(integrity, '{timed_out}', '[0]') where id = ${play}`,
  ],
  [
    'what was noticed while playing',
    'integrity',
    (_, play) => sql`update plays set integrity = jsonb_set(integrity, '{tasks}', '[]') where id = ${play}`,
  ],
  [
    'the digest of what a card was made of',
    'inputs',
    (card) => sql`update score_cards set inputs_digest = repeat('0', 64) where id = ${card}`,
  ],
  [
    'the coverage that lists show',
    'coverage',
    (card) => sql`update score_cards set coverage = coverage / 2 where id = ${card}`,
  ],
];

describe('a score card whose rows were changed', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  async function verified(card: string) {
    const { body } = await app.call({
      path: '/position/application/score/card/verify',
      as: world.company.recruiter.token,
      query: { score_card_id: card },
    });
    return body.data;
  }

  it.each(CHANGES)('is found out by a proof: %s', async (name, step, change) => {
    const application = await world.apply();
    const { token } = await world.open(application);
    const ended = await playByBot(app, token, ABLE, name);
    const card = ended.body.data.score_card_id as string;
    expect(await verified(card)).toMatchObject({ equal: true });

    const { rows } = await sql<{ id: string }>`
      select id from plays where application_id = ${application.id}`.execute(app.db);
    await change(card, rows[0]?.id ?? '').execute(app.db);
    expect(await verified(card)).toMatchObject({ equal: false, first_difference: { step } });
  });
});
