import type { Persona } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASIC_INFO } from '../../../features/applications/testing/application-fixture.ts';
import { libraryId } from '../../../features/simulations/public.ts';
import { createApplication, createCompany, createPosition, createUser, type TestUser } from '../factory.ts';
import { playByBot } from '../play-by-bot.ts';
import { type StormAnswer, type StormClients, stormClients } from '../storm-clients.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const SIMULATION = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const LONGEST_MS = 3_600_000;
/** Plays and people that are made ready beside one another, before the storm. */
const READY_AT_ONCE = 8;

/** Does the work for each, so many at a time. */
async function each<T, R>(list: readonly T[], work: (one: T, n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < list.length; n = next++) results[n] = await work(list[n] as T, n);
  };
  await Promise.all(Array.from({ length: READY_AT_ONCE }, worker));
  return results;
}

/** Says how long a storm took, and what was put off; fails where anything but `expected` was answered. */
function weather(told: string, began: number, answers: readonly StormAnswer[], expected: number): void {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1);
  const put_off = answers.reduce((sum, one) => sum + one.put_off, 0);
  process.stdout.write(
    `${told}: ${answers.length} answered in ${seconds(performance.now() - began)} s, median ${seconds(
      times[Math.floor(times.length / 2)],
    )} s, longest ${seconds(times.at(-1))} s, put off ${put_off} times\n`,
  );
  const others = answers.filter(({ status }) => status !== expected);
  expect(others.slice(0, 3).map(({ status, body }) => [status, body])).toEqual([]);
}

/** So many people who do the same kind of thing at the same moment, each for themselves, over a network. */
export function describeStorms(people: number): void {
  describe(`${people} people at once`, () => {
    let app: TestApp;
    let clients: StormClients;
    let company: Awaited<ReturnType<typeof createCompany>>;
    const nobody = Array.from({ length: people }, () => null);

    beforeAll(async () => {
      // As the product is set up: who waits longer than this for a connection is put off.
      app = await startTestApp({ pool: { max: 20, waitMs: 10_000 } });
      clients = await stormClients(app);
      company = await createCompany(app.db);
    });
    afterAll(async () => {
      clients.stop();
      await app.stop();
    });

    async function counted(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
      return (await query.execute(app.db)).rows[0]?.n ?? -1;
    }
    const deadlocks = () =>
      counted(sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`);

    it('apply: every step that was acknowledged is there, once', { timeout: LONGEST_MS }, async () => {
      const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
      const candidates: TestUser[] = await each(nobody, () => createUser(app.db, 'candidate'));
      const began = performance.now();
      const answers: StormAnswer[] = [];
      const acknowledged = new Map<string, string>();
      const step = async (path: string, { token }: TestUser, body: object, expected: number) => {
        const answer = await clients.send(path, token, body);
        answers.push({ ...answer, status: answer.status === expected ? 200 : answer.status });
        return answer;
      };
      await Promise.all(
        candidates.map(async (candidate, n) => {
          const started = await step(
            '/application/start',
            candidate,
            { position_id: position.id, consent: true },
            201,
          );
          const application_id: string | undefined = started.body.data?.application_id;
          if (application_id === undefined) return;
          const info = { ...BASIC_INFO, last_name: `Number ${n}` };
          await step('/add/application/basic/info', candidate, { application_id, ...info }, 200);
          await step('/attach/application/cv', candidate, { application_id, cv_id: null }, 200);
          await step(
            '/add/application/answers',
            candidate,
            { application_id, answers: [], complete: true },
            200,
          );
          const done = await step('/application/submit', candidate, { application_id }, 200);
          if (done.body.data?.status === 'applied') acknowledged.set(application_id, `Amina Number ${n}`);
        }),
      );
      weather('applying, five steps each', began, answers, 200);
      expect(acknowledged.size).toBe(people);
      const { rows } = await sql<{ id: string; status: string; applicant_name: string; applied: number }>`
        select a.id, a.status, a.applicant_name, (select count(*)::int from application_log l
          where l.application_id = a.id and l.to_status = 'applied') as applied
        from applications a where a.position_id = ${position.id}
      `.execute(app.db);
      expect(new Map(rows.map((row) => [row.id, row.applicant_name]))).toEqual(acknowledged);
      expect(rows.filter((row) => row.status !== 'applied' || row.applied !== 1)).toEqual([]);
      const list = await app.call({
        path: '/applicants',
        as: company.recruiter.token,
        query: { position_id: position.id },
      });
      expect(list.body.data.total).toBe(people);
      expect(await deadlocks()).toBe(0);
    });

    it('finish plays of their own: one score card each, and each in the list', {
      timeout: LONGEST_MS,
    }, async () => {
      const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
        simulations: [SIMULATION],
      });
      const plays = await each(nobody, async (_, n) => {
        const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
          status: 'questions_answered',
          last_name: `Number ${n}`,
        });
        const opened = await app.call({
          method: 'POST',
          path: '/application/game/open',
          as: candidate.token,
          body: { application_id: id, simulation_id: SIMULATION },
        });
        const token: string = opened.body.data.token;
        const persona: Persona = {
          ability: 0.3 + (n % 11) / 20,
          speed: 0.3 + ((n >> 3) % 11) / 20,
          lapse: 0.05,
          risk: 0.5,
        };
        await playByBot(app, token, persona, `storm ${n}`, { complete: false });
        return { id, token, candidate_id: candidate.id };
      });
      const finish = async (told: string) => {
        const began = performance.now();
        const answers = await Promise.all(
          plays.map(({ token }) => clients.send('/play/complete', token, {})),
        );
        weather(told, began, answers, 200);
        return new Map(plays.map(({ id }, n) => [id, answers[n]?.body.data.score_card_id as string]));
      };
      const acknowledged = await finish('finishing');
      expect(new Set(acknowledged.values()).size).toBe(people);
      const { rows } = await sql<{
        id: string;
        score_card_id: string;
        cards: number;
        made: number;
        told: number;
        status: string;
        play: string;
        is_scored: boolean;
        looked_at: string[];
      }>`
        select a.id, a.score_card_id,
          (select count(*)::int from score_cards c where c.application_id = a.id) as cards,
          (select count(*)::int from application_log l
            where l.application_id = a.id and l.action = 'score_card_made') as made,
          (select count(*)::int from notifications n
            where n.user_id = a.candidate_id
              and n.effect_key in ('score-card:' || a.score_card_id, 'application:' || a.id)) as told,
          a.status, a.integrity_review as looked_at,
          (select string_agg(p.state, ', ') from plays p where p.application_id = a.id) as play,
          a.job_fit_score is not null and exists (
            select from application_scores s where s.application_id = a.id) as is_scored
        from applications a where a.position_id = ${position.id}
      `.execute(app.db);
      expect(new Map(rows.map((row) => [row.id, row.score_card_id]))).toEqual(acknowledged);
      expect(rows.filter(({ cards, made, told }) => cards !== 1 || made !== 1 || told !== 1)).toEqual([]);
      expect(
        rows.filter(
          // Among so many there are some who play no better than by chance: their cards say so instead of a job fit.
          ({ status, play, is_scored, looked_at }) =>
            status !== 'applied' ||
            play !== 'completed' ||
            (!is_scored && !looked_at.includes('near_chance')),
        ),
      ).toEqual([]);
      expect(await finish('finishing once more')).toEqual(acknowledged);
      expect(
        await counted(sql`select count(*)::int as n from score_cards c join applications a
          on a.id = c.application_id where a.position_id = ${position.id}`),
      ).toBe(people);
      expect(await deadlocks()).toBe(0);
    });
  });
}
