import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createCompany,
  createPosition,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';
import { playDeadlinesJob } from './play-deadlines.job.ts';

const GAME = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
const DAY_MS = 86_400_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let position: { id: string; revision_id: string };
let now: Date;

beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ now: () => now });
  company = await createCompany(app.db);
  position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
    simulations: [GAME],
  });
});
afterAll(() => app.stop());

/** Somebody who opened the game and left; gives the deadline, 14 days later. */
async function opened() {
  const application = await createApplication(app.db, company.organization_id, position, {
    status: 'questions_answered',
  });
  const answer = await app.call({
    method: 'POST',
    path: '/application/game/open',
    as: application.candidate.token,
    body: { application_id: application.id, simulation_id: GAME },
  });
  expect(answer.status).toBe(200);
  await sql`update plays set state = 'paused' where application_id = ${application.id}`.execute(app.db);
  return { ...application, deadline: new Date(answer.body.data.play.deadline_at).getTime() };
}

/** Runs the job twice at a moment, as two servers would. */
async function runAt(moment: number): Promise<void> {
  now = new Date(moment);
  const job = playDeadlinesJob(app.services);
  await Promise.all([job.run({}), job.run({})]);
}

async function told(user: Pick<TestUser, 'id'>, type: string): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from notifications where user_id = ${user.id} and type = ${type} order by created_at`.execute(
    app.db,
  );
  return rows.map((row) => row.body);
}

async function mails(applicationId: string, kind: string): Promise<number> {
  const { rows } =
    await sql`select 1 from mails where application_id = ${applicationId} and kind = ${kind}`.execute(app.db);
  return rows.length;
}

describe('a game with a deadline', () => {
  it('is reminded of three days and one day before, once each, with the day in the candidate’s zone', async () => {
    const { id, candidate, deadline } = await opened();
    await sql`update users set time_zone = 'Europe/Berlin' where id = ${candidate.id}`.execute(app.db);
    const counts: number[] = [];
    for (const days of [4, 2.9, 2, 0.9, 0.5]) {
      await runAt(deadline - days * DAY_MS);
      counts.push((await told(candidate, 'play_reminder')).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    expect(await mails(id, 'play_reminder')).toBe(2);
    const day = new Intl.DateTimeFormat('en-US', {
      day: 'numeric',
      month: 'long',
      timeZone: 'Europe/Berlin',
    });
    expect((await told(candidate, 'play_reminder'))[0]).toContain(`until ${day.format(deadline)}`);
    expect((await told(candidate, 'play_reminder'))[0]).toMatch(/GMT\+[12]/);
  });

  it.each([
    ['is finished', (id: string) => sql`update plays set state = 'completed' where application_id = ${id}`],
    [
      'was withdrawn from',
      (id: string) =>
        sql`update applications set status = 'rejected', disposition_by = 'candidate' where id = ${id}`,
    ],
    ['is only tried out', (id: string) => sql`update applications set is_test = true where id = ${id}`],
  ])('that %s is not reminded of', async (_, change) => {
    const { id, candidate, deadline } = await opened();
    await change(id).execute(app.db);
    await runAt(deadline - 2 * DAY_MS);
    await runAt(deadline - DAY_MS / 2);
    expect(await told(candidate, 'play_reminder')).toEqual([]);
  });

  it('waits a day after another reminder of the application', async () => {
    const { id, candidate, deadline } = await opened();
    const reminded = new Date(deadline - 3.2 * DAY_MS);
    await sql`update applications set reminded_at = ${reminded} where id = ${id}`.execute(app.db);
    await runAt(deadline - 2.9 * DAY_MS);
    expect(await told(candidate, 'play_reminder')).toHaveLength(0);
    await runAt(deadline - 2.1 * DAY_MS);
    expect(await told(candidate, 'play_reminder')).toHaveLength(1);
  });

  it('is closed when its time has passed; both sides are told once, and it cannot be opened again', async () => {
    const { id, candidate, deadline } = await opened();
    const before = (await told(company.recruiter, 'play_expired')).length;
    await runAt(deadline - 1000);
    expect(await told(candidate, 'play_missed')).toEqual([]);
    await runAt(deadline + 1000);
    await runAt(deadline + 600_000);
    expect(await told(candidate, 'play_missed')).toHaveLength(1);
    expect(await mails(id, 'play_missed')).toBe(1);
    const { rows: lines } = await sql<{ actor_kind: string; detail: object }>`
      select actor_kind, detail from application_log where application_id = ${id} and action = 'play_expired'`.execute(
      app.db,
    );
    expect(lines).toEqual([{ actor_kind: 'system', detail: { simulation_id: GAME, attempt: 1 } }]);
    const { rows: news } = await sql<{ link: string }>`
      select link from notifications where user_id = ${company.recruiter.id} and type = 'play_expired'
        and link like ${`%${id}`}`.execute(app.db);
    expect(news).toHaveLength(1);
    expect((await told(company.recruiter, 'play_expired')).length).toBeGreaterThan(before);
    const again = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: candidate.token,
      body: { application_id: id, simulation_id: GAME },
    });
    expect(again.status).toBe(410);
    expect(again.body.message).toBe('The time to play has passed.');
  });

  it('of somebody who withdrew is closed without a word', async () => {
    const { id, candidate, deadline } = await opened();
    await sql`update applications set status = 'rejected', disposition_by = 'candidate' where id = ${id}`.execute(
      app.db,
    );
    await runAt(deadline + 1000);
    const { rows } = await sql<{
      state: string;
    }>`select state from plays where application_id = ${id}`.execute(app.db);
    expect(rows).toEqual([{ state: 'expired' }]);
    expect(await told(candidate, 'play_missed')).toEqual([]);
  });
});
