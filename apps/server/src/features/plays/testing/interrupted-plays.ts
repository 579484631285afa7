import type { Persona } from '@tryout/games/task-core';
import { NO_ACCOMMODATIONS } from '@tryout/games/testing/plays';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingEvent } from '../../../../../web/src/features/plays/outgoing-event.ts';
import {
  type EventStore,
  PlayLink,
  PlayLost,
  type PlayTransport,
  Unreachable,
} from '../../../../../web/src/features/plays/play-link.ts';
import { atPlayedTime } from '../../../platform/played-time.ts';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { libraryId } from '../../simulations/public.ts';
import { insertPlay } from '../plays.queries.ts';
import { botInputs } from '../running/bot-inputs.ts';
import { tasksForPlay } from '../running/draw-tasks.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
/** The place of Cargo Drone in the simulation. */
const DRONE = 1;
const PERSON: Persona = { ability: 0.6, speed: 0.6, lapse: 0.2, risk: 0.5 };

/** What may happen between two inputs. */
const MISHAPS = [
  'none',
  'lost_before',
  'lost_after',
  'reload',
  'killed',
  'device',
  'pause',
  'sleep',
] as const;
type Mishap = (typeof MISHAPS)[number];

/** Each request comes so long after the one before: whatever is claimed to have been played in between can be true. */
const BETWEEN_REQUESTS_MS = 60_000;

/** On a machine that is busy with other things as well. */
const LONGEST_MS = 600_000;

/** A browser's store; what is in it outlives a tab. */
function browserStore(): EventStore & { rows: OutgoingEvent[]; noted: number } {
  const store = {
    rows: [] as OutgoingEvent[],
    noted: 0,
    all: async () => [...store.rows],
    add: async (_play: string, event: OutgoingEvent) => void store.rows.push(event),
    dropThrough: async (_play: string, seq: number) => {
      store.rows = store.rows.filter((event) => event.seq > seq);
    },
    replaceFrom: async (_play: string, seq: number, events: readonly OutgoingEvent[]) => {
      store.rows = [...store.rows.filter((event) => event.seq < seq), ...events];
    },
    clock: () => store.noted,
    noteClock: (_play: string, t_ms: number) => {
      store.noted = t_ms;
    },
  };
  return store;
}

/** Lets plays be interrupted in so many random ways, drawn from the seed, and compares what comes out. */
export function describeInterruptedPlays(random: { readonly numRuns: number; readonly seed: number }): void {
  describe('a play that is interrupted again and again', () => {
    let app: TestApp;
    let company: Awaited<ReturnType<typeof createCompany>>;
    let position: { id: string; revision_id: string };
    let applications = 0;
    let requests = 0;
    const later = <T>(ask: () => Promise<T>) => {
      requests += 1;
      return atPlayedTime(requests * BETWEEN_REQUESTS_MS, ask);
    };

    beforeAll(async () => {
      app = await startTestApp();
      company = await createCompany(app.db);
      position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
        simulations: [SIMULATION],
      });
    });
    afterAll(() => app.stop());

    /** An application with a play of a known seed. */
    async function begin(seed: string, limits: readonly (number | null)[], group_limit?: number) {
      applications += 1;
      const application = await createApplication(app.db, company.organization_id, position, {
        status: 'questions_answered',
        last_name: `Number ${applications}`,
      });
      const tasks = (await tasksForPlay(app.db, SIMULATION, seed)).map((task, i) => ({
        ...task,
        time_limit_s: limits[i] ?? null,
        ...(group_limit !== undefined && { group: { key: 'both', time_limit_s: group_limit } }),
      }));
      const play_id = await insertPlay(app.db, {
        organization_id: company.organization_id,
        application_id: application.id,
        simulation_id: SIMULATION,
        attempt: 1,
        seed,
        tasks,
        accommodations: NO_ACCOMMODATIONS,
        deadline_at: new Date(Date.now() + 86_400_000),
      });
      if (play_id === undefined) throw new Error('there was a play already');
      return { application, play_id };
    }

    async function openHere(application: { id: string; candidate: { token: string } }) {
      const opened = await later(() =>
        app.call({
          method: 'POST',
          path: '/application/game/open',
          as: application.candidate.token,
          body: { application_id: application.id, simulation_id: SIMULATION, take_over: true },
        }),
      );
      return opened.body.data.token as string;
    }

    /** The line to the server; `fails` says what becomes of the next requests. */
    function line(token: string, fails: ('before' | 'after')[]): PlayTransport {
      const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
        const answer = await later(() => app.call({ method, path, as: token, ...(body ? { body } : {}) }));
        if (answer.status === 401) throw new PlayLost('elsewhere');
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.raw}`);
        return answer.body.data;
      };
      return {
        read: () => ask('GET', '/play/state'),
        async send(events) {
          const fate = fails.shift();
          if (fate === 'before') throw new Unreachable('the request was lost');
          const answer = await ask('POST', '/play/events', { events });
          if (fate === 'after') throw new Unreachable('the answer was lost');
          return answer;
        },
        complete: () => ask('POST', '/play/complete', {}),
      };
    }

    const inputsStored = async (playId: string, taskIndex: number) =>
      Number(
        (
          await sql<{ n: number }>`
            select count(*)::int as n from play_events
            where play_id = ${playId} and type = 'input' and task_index = ${taskIndex}
          `.execute(app.db)
        ).rows[0]?.n,
      );

    /**
     * Plays to the end while one mishap after the other happens, and tells what came out. With limits (seconds, by
     * task; for all of them together) the person goes on answering until the browser hears that the time was up.
     */
    async function playThrough(
      seed: string,
      mishaps: readonly Mishap[],
      limits: readonly (number | null)[] = [],
      group_limit?: number,
    ) {
      const planned = await begin(seed, []);
      const inputs = await botInputs(app.db, planned.play_id, PERSON, 'the same person');
      const { application, play_id } = limits.length > 0 ? await begin(seed, limits, group_limit) : planned;
      /** The input to go on with after a visit ended: what is stored of the open task is done. */
      const nextInput = async () => {
        const open = link.state().view.task_index;
        const first = inputs.findIndex((each) => each.task_index === open);
        return first === -1 ? inputs.length : first + (await inputsStored(play_id, open));
      };
      const clock = {
        at: 10_000,
        now: () => clock.at,
        later(run: () => void) {
          queueMicrotask(run);
          return () => undefined;
        },
      };
      let store = browserStore();
      let fails: ('before' | 'after')[] = [];
      let token = await openHere(application);
      let link = await PlayLink.open(play_id, line(token, fails), store, clock);
      /** Tasks whose start card was pressed; where that got lost with a device, it is pressed again. */
      const started = new Set<number>();
      const goOn = async () => {
        fails = [];
        link = await PlayLink.open(play_id, line(token, fails), store, clock);
        const { task_begun, task_index } = link.state().view;
        if (task_begun) await link.record('resume', null, clock.at);
        else started.delete(task_index);
      };
      let next = 0;
      let turn = 0;
      while (next < inputs.length) {
        const input = inputs[next];
        if (!input) break;
        if (input.task_index < link.state().view.task_index) {
          next += 1;
          continue;
        }
        if (!started.has(input.task_index)) await link.record('task_started', null, clock.at);
        started.add(input.task_index);
        clock.at += 300;
        await link.record('input', input.payload, clock.at);
        next += 1;
        // The drone tells how a flight went before the next one begins, so nobody flies on without an answer.
        if (input.task_index === DRONE || input.task_index !== inputs[next]?.task_index) await link.settled();
        const mishap = mishaps[turn % mishaps.length];
        turn += 1;
        if (mishap === 'lost_before' || mishap === 'lost_after') {
          fails.push(mishap === 'lost_before' ? 'before' : 'after');
        } else if (mishap === 'pause' || mishap === 'sleep') {
          await link.record('pause', null, clock.at);
          clock.at += mishap === 'sleep' ? 8 * 3_600_000 : 60_000;
          await link.record('resume', null, clock.at);
          await link.settled();
        } else if (mishap === 'reload' || mishap === 'killed') {
          link.close();
          clock.at = mishap === 'killed' ? 500 : clock.at + 5000;
          await goOn();
          next = await nextInput();
        } else if (mishap === 'device') {
          link.close();
          store = browserStore();
          clock.at = 77_000_000;
          token = await openHere(application);
          await goOn();
          next = await nextInput();
        }
      }
      await link.settled();
      await link.complete();
      const card = await app.call({
        path: '/position/application/score/card',
        as: company.recruiter.token,
        query: { application_id: application.id },
      });
      const { id, data_points, score_card_data, job_fit_score } = card.body.data;
      const verified = await app.call({
        path: '/position/application/score/card/verify',
        as: company.recruiter.token,
        query: { score_card_id: id },
      });
      const { rows } = await sql<{ seq: number; payload: unknown; type: string; active_ms: number }>`
        select e.seq, e.payload, e.type, p.active_ms from play_events e join plays p on p.id = e.play_id
        where p.id = ${play_id} order by e.seq
      `.execute(app.db);
      return {
        seqs: rows.map((row) => row.seq),
        inputs: rows.filter((row) => row.type === 'input').map((row) => row.payload),
        active_ms: Number(rows[0]?.active_ms),
        expected: inputs.map((input) => input.payload),
        card: {
          job_fit_score,
          score_card_data,
          data_points: data_points.map(
            ({ task_key, key, value }: { task_key: string; key: string; value: number | null }) => ({
              task_key,
              key,
              value,
            }),
          ),
        },
        verified: verified.body.data,
      };
    }

    it('loses no event, keeps its form and gives the card of an uninterrupted play', {
      timeout: LONGEST_MS,
    }, async () => {
      const seed = 'a1'.repeat(16);
      const calm = await playThrough(seed, ['none']);
      expect(calm.verified.equal).toBe(true);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...MISHAPS), { minLength: 1, maxLength: 12 }),
          async (mishaps) => {
            const rough = await playThrough(seed, mishaps);
            expect(rough.seqs).toEqual(rough.seqs.map((_, i) => i + 1));
            expect(rough.inputs).toEqual(rough.expected);
            expect(rough.card).toEqual(calm.card);
            expect(rough.verified).toMatchObject({ equal: true });
          },
        ),
        random,
      );
    });

    it('ends a task at the same input when its time is up, whatever happened before', {
      timeout: LONGEST_MS,
    }, async () => {
      const seed = 'a1'.repeat(16);
      const limits = [4.9, 3.1];
      const free = await playThrough(seed, ['none']);
      const calm = await playThrough(seed, ['none'], limits);
      expect(calm.verified.equal).toBe(true);
      expect(calm.card).not.toEqual(free.card);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...MISHAPS), { minLength: 1, maxLength: 12 }),
          async (mishaps) => {
            const rough = await playThrough(seed, mishaps, limits);
            expect(rough.seqs).toEqual(rough.seqs.map((_, i) => i + 1));
            expect(rough.card).toEqual(calm.card);
            expect(rough.verified).toMatchObject({ equal: true });
          },
        ),
        random,
      );
    });

    it('ends a group at the same input when its time is up, whatever happened before', {
      timeout: LONGEST_MS,
    }, async () => {
      const seed = 'a1'.repeat(16);
      // Ends in the first task and passes over the second, or gives the second what the first one leaves.
      const passed = await playThrough(seed, ['none'], [null, null], 4.9);
      const shared = await playThrough(seed, ['none'], [4.9, 3.1]);
      expect(passed.verified.equal).toBe(true);
      const ways = [
        { limits: [null, null], group: 4.9, card: passed.card },
        { limits: [4.9, null], group: 8, card: shared.card },
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...MISHAPS), { minLength: 1, maxLength: 12 }),
          fc.constantFrom(...ways),
          async (mishaps, { limits, group, card }) => {
            const rough = await playThrough(seed, mishaps, limits, group);
            expect(rough.seqs).toEqual(rough.seqs.map((_, i) => i + 1));
            expect(rough.card).toEqual(card);
            expect(rough.verified).toMatchObject({ equal: true });
          },
        ),
        random,
      );
    });

    it('counts no time away: a night asleep and an hour in another place add nothing', {
      timeout: LONGEST_MS,
    }, async () => {
      const seed = 'a1'.repeat(16);
      const calm = await playThrough(seed, ['none']);
      const quiet = new Array<Mishap>(9).fill('none');
      const away = (['sleep', 'pause', 'device', 'killed'] as const).flatMap((mishap) => [mishap, ...quiet]);
      const rough = await playThrough(seed, away);
      expect(Math.abs(rough.active_ms - calm.active_ms)).toBeLessThanOrEqual(250);
    });
  });
}
