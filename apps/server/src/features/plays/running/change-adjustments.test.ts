import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryId } from '../../../platform/library-id.ts';
import { playedFrom } from '../../../platform/played-time.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { ABLE } from '../../../platform/testing/play-world.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { botBatches, USUAL_PACE } from './bot-inputs.ts';

const SIMULATION = libraryId('simulation', 'first-day-at-the-harbour@2');
const MORE_TIME = { ...USUAL_PACE, time_factor: 1.5 as const };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function opened() {
  const company = await createCompany(app.db);
  const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    simulations: [SIMULATION],
  });
  const application = await createApplication(app.db, company.organization_id, position, {
    status: 'questions_answered',
  });
  const play = await app.call({
    method: 'POST',
    path: '/application/game/open',
    as: application.candidate.token,
    body: { application_id: application.id, simulation_id: SIMULATION },
  });
  expect(play.status, play.raw).toBe(200);
  const { token } = play.body.data;
  const adjust = (accommodations: object) =>
    app.call({ method: 'POST', path: '/play/accommodations', as: token, body: { accommodations } });
  /** Sends what the candidate does from one event to another task, or to the end. */
  const playFrom = async (seq: number, untilTask: number | null) => {
    const batches = await botBatches(app.db, play.body.data.play.play_id, ABLE, 'between');
    const at = playedFrom(0);
    let last = seq;
    for (const { events, after_ms } of batches) {
      const fresh = events.filter(
        (event) => event.seq > seq && (untilTask === null || event.task_index < untilTask),
      );
      if (fresh.length === 0) continue;
      const sent = await at(after_ms, () =>
        app.call({ method: 'POST', path: '/play/events', as: token, body: { events: fresh } }),
      );
      expect(sent.status, sent.raw).toBe(200);
      last = sent.body.data.acked_seq;
    }
    return last;
  };
  return { ...company, token, adjust, playFrom, view: play.body.data.play };
}

describe('adjustments between tasks', () => {
  it('hold for the tasks to come; what was played stays, and the card can be proved', async () => {
    const { adjust, playFrom, token, recruiter, view } = await opened();
    expect(view.tasks.length).toBeGreaterThan(1);
    expect(view.accommodations_offered).toContain('more_time');
    const seq = await playFrom(0, 1);
    const changed = await adjust(MORE_TIME);
    expect(changed.status, changed.raw).toBe(200);
    expect(changed.body.data).toMatchObject({ task_index: 1, accommodations: MORE_TIME, last_seq: seq });
    await playFrom(seq, null);
    const ended = await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
    expect(ended.status, ended.raw).toBe(200);
    const verified = await app.call({
      path: '/position/application/score/card/verify',
      as: recruiter.token,
      query: { score_card_id: ended.body.data.score_card_id },
    });
    expect(verified.body.data, verified.raw).toMatchObject({ equal: true });
    expect((await adjust(USUAL_PACE)).status).toBe(410);
  });

  it('do not change while a task is played, nor to what is not offered', async () => {
    const { adjust, token } = await opened();
    expect((await adjust({ ...USUAL_PACE, time_factor: 3 })).status).toBe(422);
    const begun = await app.call({
      method: 'POST',
      path: '/play/events',
      as: token,
      body: { events: [{ seq: 1, t_ms: 0, task_index: 0, type: 'task_started', payload: null }] },
    });
    expect(begun.status, begun.raw).toBe(200);
    expect((await adjust(MORE_TIME)).status).toBe(409);
  });
});
