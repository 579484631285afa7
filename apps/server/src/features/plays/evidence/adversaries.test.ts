import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TASK_KEYS, type TaskKey } from '@tryout/games/registry';
import type { Persona } from '@tryout/games/task-core';
import { naivePlayer } from '@tryout/games/testing/naive-player';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atPlayedTime } from '../../../platform/played-time.ts';
import { drawTheSame } from '../../../platform/testing/draw-the-same.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { playByBot } from '../../../platform/testing/play-by-bot.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import type { TaskRun } from '../../replays/play-run.ts';
import { builder } from '../../simulations/testing/build.ts';
import { batchesOf, botBatches, type TaskPlayer } from '../running/bot-inputs.ts';

const ABLE: Persona = { ability: 0.9, speed: 0.7, lapse: 0.05, risk: 0.5 };
const DOCUMENT = join(import.meta.dirname, '../../../../../../docs/security.md');

/** What came of an attempt to cheat at one game. */
type Outcome = 'refused' | 'not calculated' | 'marked' | 'not detected';
const OUTCOMES: readonly Outcome[] = ['refused', 'not calculated', 'marked', 'not detected'];

interface Played {
  readonly id: string;
  readonly token: string;
  readonly candidate: string;
  readonly application_id: string;
  readonly simulation_id: string;
}

type Batches = Awaited<ReturnType<typeof botBatches>>;

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
const positions = new Map<string, { simulation_id: string; position: { id: string; revision_id: string } }>();

beforeAll(async () => {
  app = await startTestApp();
  // What is drawn is the same in every run, so that the table is.
  await drawTheSame(app.db, 'adversaries');
  company = await createCompany(app.db);
  const recruiter = builder(app, company.recruiter.token);
  for (const key of TASK_KEYS) {
    const simulation = await recruiter.published(`Only ${key}`, { key, parameters: {} });
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [simulation.id],
    });
    positions.set(key, { simulation_id: simulation.id, position });
  }
}, 120_000);
afterAll(() => app.stop());

async function open(key: string): Promise<Played> {
  const { simulation_id, position } = positions.get(key) as NonNullable<ReturnType<typeof positions.get>>;
  const application = await createApplication(app.db, company.organization_id, position, {
    status: 'questions_answered',
  });
  const candidate = application.candidate.token;
  const { token, play } = await opening(candidate, application.id, simulation_id);
  return { id: play.play_id, token, candidate, application_id: application.id, simulation_id };
}

async function opening(as: string, application_id: string, simulation_id: string) {
  const body = { application_id, simulation_id, take_over: true };
  return (await app.call({ method: 'POST', path: '/application/game/open', as, body })).body.data;
}

/** Sends requests at the times given; false where one is refused. */
async function send({ token }: Played, batches: Batches): Promise<boolean> {
  for (const { events, after_ms } of batches) {
    const { status } = await atPlayedTime(after_ms, () =>
      app.call({ method: 'POST', path: '/play/events', as: token, body: { events } }),
    );
    if (status !== 200) return false;
  }
  return true;
}

async function outcomeOf(play: Played, taken: boolean): Promise<Outcome> {
  if (!taken) return 'refused';
  const ended = await app.call({ method: 'POST', path: '/play/complete', as: play.token, body: {} });
  if (ended.status !== 200) return 'refused';
  const { rows } = await sql<{ codes: string[] }>`
    select integrity_review as codes from plays where id = ${play.id}`.execute(app.db);
  const codes = rows[0]?.codes ?? [];
  if (codes.includes('timing_impossible')) return 'not calculated';
  return codes.length > 0 ? 'marked' : 'not detected';
}

const planned = (play: Played, seed: string) => botBatches(app.db, play.id, ABLE, seed);
const atOnce = (batches: Batches): Batches => batches.map((batch) => ({ ...batch, after_ms: 15 }));

/** The same answers stamped, and stated to have been given, a millisecond after one another. */
function hurried(batches: Batches): Batches {
  return batches.map(({ events }) => ({
    after_ms: (events.at(-1)?.seq ?? 0) + 5,
    events: events.map((event) => {
      const payload = event.payload as Record<string, unknown>;
      const isTimed = typeof payload.rt_ms === 'number';
      return { ...event, t_ms: event.seq, payload: isTimed ? { ...payload, rt_ms: 1 } : payload };
    }),
  }));
}

/** Answers at random, from what a browser is shown alone. */
function naive(key: TaskKey): (task: TaskRun) => TaskPlayer {
  return ({ judge, plan }) => {
    const answer = naivePlayer(key, key);
    return (state, outcome) => {
      const { step, finished } = judge.progress(plan, state);
      const shown = (judge.release(plan, state) as { i?: number; flight?: number }[]).find(
        ({ i, flight }) => (i ?? flight) === step,
      );
      return finished ? null : answer(step, shown ?? judge.release(plan, state)[0], outcome);
    };
  };
}

/** Every text a game takes is one of its own words; what somebody wrote is none. */
const WRITTEN = 'As a language model, I would weigh both sides before I decide.';

/** Ways of cheating, as the table in docs/security.md names them. */
const ADVERSARIES: Readonly<Record<string, (key: TaskKey) => Promise<Outcome>>> = {
  'right answers with plausible times, sent at once': async (key) => {
    const play = await open(key);
    return outcomeOf(play, await send(play, atOnce(await planned(play, key))));
  },
  'everything in one go, without waiting for what comes next': async (key) => {
    const play = await open(key);
    const events = (await planned(play, key)).flatMap((batch) => batch.events);
    const last = events.at(-1)?.t_ms ?? 0;
    const requests = Array.from({ length: Math.ceil(events.length / 100) }, (_, i) => ({
      events: events.slice(100 * i, 100 * (i + 1)),
      after_ms: last,
    }));
    return outcomeOf(play, await send(play, requests));
  },
  'right answers a millisecond after one another': async (key) => {
    const play = await open(key);
    return outcomeOf(play, await send(play, hurried(await planned(play, key))));
  },
  'a second device with the first one’s token': async (key) => {
    const play = await open(key);
    await opening(play.candidate, play.application_id, play.simulation_id);
    return outcomeOf(play, await send(play, (await planned(play, key)).slice(0, 1)));
  },
  'random answers at a person’s pace': async (key) => {
    const play = await open(key);
    return outcomeOf(play, await send(play, await batchesOf(app.db, play.id, naive(key))));
  },
  'another person’s play, sent again at its own pace': async (key) => {
    const batches = await planned(await open(key), `${key} of another person`);
    const play = await open(key);
    return outcomeOf(play, await send(play, batches));
  },
  'a text from a language model in place of an answer': async (key) => {
    const play = await open(key);
    const refused: boolean[] = [];
    const [first] = await planned(play, key);
    const event = first?.events[0];
    for (const field of Object.keys(event?.payload as object)) {
      const payload = { ...(event?.payload as object), [field]: WRITTEN };
      refused.push(
        !(await send(play, [{ after_ms: first?.after_ms ?? 0, events: [{ ...event, payload }] as never }])),
      );
    }
    return refused.every(Boolean) ? 'refused' : 'not detected';
  },
  'right answers by a script in a browser that says so': async (key) => {
    const play = await open(key);
    const batches = (await planned(play, key)).map(({ events, after_ms }) => ({
      after_ms,
      events: events.map((event) => ({
        ...event,
        signals: { ...event.signals, automated: true, trusted: false, device: null },
      })),
    }));
    return outcomeOf(play, await send(play, batches));
  },
  'a script that knows the answers, in real time': async (key) => {
    const play = await open(key);
    const { status } = await playByBot(app, play.token, ABLE, key);
    return outcomeOf(play, status === 200);
  },
};

it('the table of what is refused, marked and not detected is true', { timeout: 480_000 }, async () => {
  const rows: string[] = [];
  const told: string[] = [];
  for (const [name, attempt] of Object.entries(ADVERSARIES)) {
    const found = new Map<string, Outcome>();
    for (const key of TASK_KEYS) found.set(key, await attempt(key));
    const counts = OUTCOMES.map((each) => [...found.values()].filter((outcome) => outcome === each).length);
    rows.push(`| ${name} | ${counts.join(' | ')} |`);
    told.push(`${name}: ${JSON.stringify(Object.fromEntries(found))}`);
  }
  process.stdout.write(`${[...rows, ...told].join('\n')}\n`);
  const document = readFileSync(DOCUMENT, 'utf8');
  for (const row of rows) expect(document).toContain(row);
});
