import type { AnswerSignals } from '@tryout/domain/plays/answer-signals';
import type { Persona } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atPlayedTime } from '../../../platform/played-time.ts';
import { drawTheSame } from '../../../platform/testing/draw-the-same.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';
import { botBatches } from '../running/bot-inputs.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const ABLE: Persona = { ability: 0.9, speed: 0.9, lapse: 0, risk: 0.5 };

describe('what a browser tells of how answers were given', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [SIMULATION],
    });
    await drawTheSame(app.db, 'signals');
  });
  afterAll(() => app.stop());

  /** Every play that is opened here is drawn alike. */
  async function open() {
    await sql`alter sequence drawn_seeds restart`.execute(app.db);
    const application = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const opened = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: application.candidate.token,
      body: { application_id: application.id, simulation_id: SIMULATION },
    });
    const { token, play } = opened.body.data as { token: string; play: { play_id: string } };
    return { application, token, play_id: play.play_id };
  }

  const send = (token: string, events: readonly unknown[]) =>
    app.call({ method: 'POST', path: '/play/events', as: token, body: { events } });

  /** The same play each time, with what the browser tells changed; null: it tells nothing. */
  async function played(told: (signals: AnswerSignals, seq: number) => object | null) {
    const { application, token, play_id } = await open();
    for (const { events, after_ms } of await botBatches(app.db, play_id, ABLE, 'told')) {
      const sent = events.map(({ signals, ...event }) => {
        const changed = told(signals, event.seq);
        return changed === null ? event : { ...event, signals: changed };
      });
      const { status } = await atPlayedTime(after_ms, () => send(token, sent));
      expect(status).toBe(200);
    }
    await app.call({ method: 'POST', path: '/play/complete', as: token, body: {} });
    const { rows } = await sql<{ marks: string[] }>`
      select integrity_review as marks from plays where id = ${play_id}`.execute(app.db);
    const card = (
      await app.call({
        path: '/position/application/score/card',
        as: company.recruiter.token,
        query: { application_id: application.id },
      })
    ).body.data;
    const facts = new Map<string, { value: number; review: boolean }>(
      card.plays[0].integrity
        .filter((fact: { task_key: string | null }) => fact.task_key === null)
        .map((fact: { code: string }) => [fact.code, fact]),
    );
    const verified = await app.call({
      path: '/position/application/score/card/verify',
      as: company.recruiter.token,
      query: { score_card_id: card.id },
    });
    expect(verified.body.data).toMatchObject({ equal: true });
    return { marks: rows[0]?.marks, facts, score: card.job_fit_score as number };
  }

  it('is shown as facts and changes no score, whatever is told', async () => {
    const usual = await played((signals) => signals);
    expect(usual.marks).toEqual([]);
    expect(usual.facts.get('untold_answers')).toMatchObject({ value: 0, review: false });

    const old = await played(() => null);
    expect(old.marks).toEqual([]);
    expect(old.facts.get('untold_answers')).toMatchObject({ value: 1, review: false });
    expect(old.facts.has('automated_answers')).toBe(false);

    const odd = await played((signals) => ({
      ...signals,
      device: 'pen',
      trusted: true,
      visible: false,
      pastes: 1,
      frames: 0,
    }));
    expect(odd.marks).toEqual([]);
    for (const code of ['hidden_answers', 'undrawn_answers', 'answers_by_pen'])
      expect(odd.facts.get(code)).toMatchObject({ value: 1, review: false });
    expect(odd.facts.get('pastes')?.value).toBeGreaterThan(20);

    const forged = await played((signals) => ({ ...signals, automated: true, trusted: false, device: null }));
    expect(forged.marks).toEqual(['automated_answers', 'scripted_answers']);
    expect(forged.facts.get('scripted_answers')).toMatchObject({ value: 1, review: true });

    const stray = await played((signals, seq) => (seq < 3 ? { ...signals, trusted: false } : signals));
    expect(stray.marks).toEqual([]);
    expect(new Set([usual, old, odd, forged, stray].map(({ score }) => score)).size).toBe(1);
  });

  it('is parsed strictly; nothing of the batch is kept', async () => {
    const { token, play_id } = await open();
    const [first] = await botBatches(app.db, play_id, ABLE, 'told');
    const event = first?.events[0];
    for (const [change, field] of [
      [{ score: 100 }, 'signals'],
      [{ device: 'mind' }, 'signals.device'],
      [{ frames: -1 }, 'signals.frames'],
      [{ trusted: 'yes' }, 'signals.trusted'],
    ] as const) {
      const sent = await send(token, [{ ...event, signals: { ...event?.signals, ...change } }]);
      expect(sent.status).toBe(422);
      expect(JSON.stringify(sent.body.fields)).toContain(field);
    }
    expect((await app.call({ path: '/play/state', as: token })).body.data.last_seq).toBe(0);
  });
});
