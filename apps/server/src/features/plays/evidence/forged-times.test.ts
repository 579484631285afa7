import type { Persona } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { createPlayWorld, type PlayWorld } from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { botBatches } from '../running/bot-inputs.ts';

const ABLE: Persona = { ability: 0.9, speed: 0.9, lapse: 0, risk: 0.5 };

describe('times that cannot be true', () => {
  let app: TestApp;
  let world: PlayWorld;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
  });
  afterAll(() => app.stop());

  async function open() {
    const application = await world.apply();
    const { token, play } = await world.open(application);
    return { application, token: token as string, play_id: play.play_id as string };
  }
  const storedOf = async (id: string) =>
    (
      await sql<{
        state: string;
        timing: { task_index: number; over_ms: number; impossible: boolean }[] | null;
        integrity_review: string[];
        points: number;
      }>`
        select state, integrity -> 'timing' as timing, integrity_review,
          (select count(*)::int from play_data_points d where d.play_id = p.id and d.value is not null) as points
        from plays p where id = ${id}
      `.execute(app.db)
    ).rows[0];
  const cardOf = async (applicationId: string) =>
    (
      await app.call({
        path: '/position/application/score/card',
        as: world.company.recruiter.token,
        query: { application_id: applicationId },
      })
    ).body.data;

  it('answers sent at once with plausible times give no score; the play ends, and its facts are kept', async () => {
    const { application, token, play_id } = await open();
    for (const { events } of await botBatches(app.db, play_id, ABLE, 'forged')) {
      const sent = await app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });
      expect(sent.status).toBe(200);
    }
    const ended = await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
    expect(ended.body.data.state).toBe('completed');
    const stored = await storedOf(play_id);
    expect(stored?.timing?.map(({ impossible }) => impossible)).toEqual([true, true]);
    expect(stored?.points).toBeGreaterThan(5);
    expect(stored?.integrity_review).toContain('timing_impossible');
    const card = await cardOf(application.id);
    expect(card.job_fit_score).toBeNull();
    expect(card.formulas.length).toBeGreaterThan(0);
    for (const formula of card.formulas)
      expect(formula).toMatchObject({ value: null, reason: 'timing_impossible' });
    expect(card.plays[0].integrity).toContainEqual(
      expect.objectContaining({ code: 'timing_impossible', review: true }),
    );
    const verified = await app.call({
      path: '/position/application/score/card/verify',
      as: world.company.recruiter.token,
      query: { score_card_id: card.id },
    });
    expect(verified.body.data).toMatchObject({ equal: true });
  });

  it('the same play in its own time counts, and carries no mark', async () => {
    const { application, token, play_id } = await open();
    await playByBot(app, token, ABLE, 'forged');
    const stored = await storedOf(play_id);
    expect(stored?.timing?.map(({ over_ms }) => over_ms)).toEqual([0, 0]);
    expect(stored?.integrity_review).toEqual([]);
    expect((await cardOf(application.id)).job_fit_score).toBeGreaterThan(50);
  });
});
