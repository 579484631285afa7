import { personaOf } from '@tryout/domain/plays/persona';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { chainDigest } from '@tryout/domain/records/hash-chain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sha256 } from '../../platform/sha256.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { playByPersona, tasksForPlay, USUAL_PACE } from '../plays/public.ts';
import { chainedEvent } from '../replays/play-run.ts';
import { type LoggedPlay, type PinnedTask as PreviewTask, replayLoggedPlay } from '../replays/public.ts';
import { libraryId } from '../simulations/public.ts';
import { computeCard } from './compute-card.ts';
import {
  publishedFormulas,
  type StoredFormula,
  type StoredTemplate,
  templateById,
} from './score-cards.queries.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const PLAYS = 1000;
const AT = '2026-01-01T00:00:00.000Z';

describe('cards computed again from stored events', () => {
  let app: TestApp;
  let tasks: PreviewTask[];
  let template: StoredTemplate;
  let formulas: StoredFormula[];

  beforeAll(async () => {
    app = await startTestApp();
    tasks = await tasksForPlay(app.db, SIMULATION, '');
    const found = await templateById(app.db, libraryId('score_template', 'ninety-seconds-at-the-harbour@1'));
    if (!found) throw new Error('the library has no such template');
    template = found;
    formulas = await publishedFormulas(
      app.db,
      tasks.map((task) => task.key),
    );
  });
  afterAll(() => app.stop());

  /** A play as it would lie in the database, after a trip through JSON. */
  function stored(n: number): LoggedPlay {
    const id = `play ${n}`;
    const seed = sha256(`seed ${n}`).slice(0, 32);
    const { run, events } = playByPersona({ id, tasks, seed, persona: personaOf('mixed', 'thousand', n) });
    let hash = '0'.repeat(64);
    const logged = events.map((event) => {
      const whole = { ...event, received_at: AT };
      hash = chainDigest(hash, chainedEvent(id, whole), sha256);
      return { ...whole, hash };
    });
    const play = {
      id,
      chain_id: id,
      seed,
      tasks,
      accommodations: USUAL_PACE,
      simulation_id: SIMULATION,
      attempt: 1,
      state: 'completed',
      last_hash: run.last_hash,
      events: logged,
      data_points: [],
    };
    return JSON.parse(JSON.stringify(play)) as LoggedPlay;
  }

  function cardOf(play: LoggedPlay): string {
    const again = replayLoggedPlay(play);
    if (!again.ok) throw new Error(again.detail('en'));
    return canonicalJson(
      computeCard(template, formulas, [{ ...play, last_hash: again.digest, data_points: again.data_points }]),
    );
  }

  it('are equal byte by byte, a thousand times', { timeout: 120_000 }, () => {
    const fits = new Set<string>();
    for (let n = 0; n < PLAYS; n += 1) {
      const play = stored(n);
      const card = cardOf(play);
      expect(cardOf(JSON.parse(JSON.stringify(play)) as LoggedPlay)).toBe(card);
      fits.add(card);
    }
    expect(fits.size).toBe(PLAYS);
  });

  it('tell which event was changed', () => {
    const play = stored(7);
    for (const at of [0, 11, play.events.length - 1]) {
      const events = play.events.map((event, i) => (i === at ? { ...event, t_ms: event.t_ms + 1 } : event));
      expect(replayLoggedPlay({ ...play, events })).toMatchObject({ ok: false, seq: at + 1 });
    }
    const short = { ...play, events: play.events.slice(0, -1) };
    const cut = replayLoggedPlay(short);
    expect(cut.ok && cut.digest === play.last_hash).toBe(false);
  });
});
