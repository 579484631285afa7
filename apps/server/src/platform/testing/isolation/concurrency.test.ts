import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryId } from '../../../features/simulations/public.ts';
import { createApplication, createCompany, createPosition, createUser } from '../factory.ts';
import { playByBot } from '../play-by-bot.ts';
import { startTestApp, type TestApp, type TestBody, type TestCall } from '../test-app.ts';

const REQUESTS = 2000;
/** As many as arrive before the first is answered; all of them meet over ten connections. */
const AT_ONCE = 500;

/** On a machine that is busy with other things as well. */
const LONGEST_MS = 240_000;

describe('the same thing, thousands of times at once', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
  });
  afterAll(() => app.stop());

  async function storm(
    count: number,
    request: (n: number) => TestCall,
  ): Promise<{ status: number; body: TestBody }[]> {
    const answers = [];
    for (let done = 0; done < count; done += AT_ONCE) {
      const wave = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, i) =>
        app.call(request(done + i)),
      );
      answers.push(...(await Promise.all(wave)));
    }
    return answers;
  }

  async function count(table: string, column: string, id: string): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
      where ${sql.ref(column)} = ${id}`.execute(app.db);
    return rows[0]?.n ?? -1;
  }

  async function deadlocks(): Promise<number> {
    const { rows } = await sql<{ n: number }>`select deadlocks as n from pg_stat_database
      where datname = current_database()`.execute(app.db);
    return rows[0]?.n ?? -1;
  }

  it('makes one application of 2,000', { timeout: LONGEST_MS }, async () => {
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    const candidate = await createUser(app.db, 'candidate');
    const answers = await storm(REQUESTS, () => ({
      method: 'POST',
      path: '/application/start',
      as: candidate.token,
      body: { position_id: position.id, consent: true },
    }));
    expect(await count('applications', 'position_id', position.id)).toBe(1);
    expect(answers.filter((answer) => answer.status >= 300)).toEqual([]);
    expect(new Set(answers.map((answer) => answer.body.data.application_id)).size).toBe(1);
    expect(await deadlocks()).toBe(0);
  });

  it('makes one score card of 2,000 finishes', { timeout: LONGEST_MS }, async () => {
    const simulation_id = libraryId('simulation', 'ninety-seconds-at-the-harbour@1');
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await sql`insert into position_simulations (organization_id, revision_id, simulation_id, sort_order)
      values (${company.organization_id}, ${position.revision_id}, ${simulation_id}, 1)`.execute(app.db);
    const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const opened = await app.call({
      method: 'POST',
      path: '/application/game/open',
      as: candidate.token,
      body: { application_id: id, simulation_id },
    });
    const as = opened.body.data.token as string;
    await playByBot(app, as, { ability: 0.7, speed: 0.7, lapse: 0.05, risk: 0.5 }, 'storm', {
      complete: false,
    });
    const answers = await storm(REQUESTS, () => ({ method: 'POST', path: '/play/complete', as, body: {} }));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.data.score_card_id)).size).toBe(1);
    expect(await count('score_cards', 'application_id', id)).toBe(1);
    expect(await deadlocks()).toBe(0);
  });

  it('gives the last opening to one of many', async () => {
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      openings: 1,
    });
    const applicants = await Promise.all(
      Array.from({ length: 100 }, () =>
        createApplication(app.db, company.organization_id, position, { status: 'in_person' }),
      ),
    );
    const answers = await storm(applicants.length, (n) => ({
      method: 'POST',
      path: '/update/position/application/status',
      as: company.recruiter.token,
      body: { application_id: applicants[n]?.id, from: 'in_person', to: 'approved', note: 'Fits' },
    }));
    const { rows } = await sql<{ n: number }>`select count(*) as n from applications
      where position_id = ${position.id} and status = 'approved'`.execute(app.db);
    expect(rows[0]?.n, JSON.stringify(answers[0]?.body)).toBe(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]));
    expect(await deadlocks()).toBe(0);
  });
});
