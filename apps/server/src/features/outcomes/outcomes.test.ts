import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createPosition, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const SIMULATION = libraryId('simulation', 'software@2');

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let other: Awaited<ReturnType<typeof createCompany>>;
let positionId: string;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  other = await createCompany(app.db, 'Meadow Foods');
  positionId = (await createPosition(app.db, company.organization_id, company.admin.id)).id;
});
afterAll(() => app.stop());

/** Applicants with a job fit and a card of the simulation; `hired` from a job fit of 45 on. */
async function applicants(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { id: candidate } = await createUser(app.db, 'candidate');
    const [application, play, card] = [uuidv7(), uuidv7(), uuidv7()];
    const fit = 20 + (60 * n) / (count - 1);
    const rows = [{ trait: 'Memory', trait_score: 100 - fit, subtraits: [] }];
    await sql`
      insert into applications (id, organization_id, position_id, revision_id, candidate_id, status, applicant_email)
      select ${application}, p.organization_id, p.id, r.id, ${candidate}, ${fit >= 45 ? 'approved' : 'rejected'},
        ${`person${n}@example.com`}
      from positions p join position_revisions r on r.position_id = p.id where p.id = ${positionId}
    `.execute(app.db);
    await sql`
      insert into plays (id, organization_id, application_id, simulation_id, state, seed, tasks, accommodations,
        last_hash, deadline_at, ended_at)
      values (${play}, ${company.organization_id}, ${application}, ${SIMULATION}, 'completed', 'x', '[]',
        '{"time_factor":1}', '\\x00', now(), now())
    `.execute(app.db);
    await sql`
      insert into score_cards (id, organization_id, application_id, version, status, job_fit_score, score_card_data,
        pins, inputs_digest)
      values (${card}, ${company.organization_id}, ${application}, 1, 'approved', ${fit.toFixed(1)},
        ${JSON.stringify({ data: rows })}, '{}', ${card})
    `.execute(app.db);
    await sql`update applications set score_card_id = ${card} where id = ${application}`.execute(app.db);
  }
}

const send = async (path: string, body: object, as = company.admin.token) =>
  app.call({ method: 'POST', path: `/company/outcomes${path}`, body, as });
const validity = async (as = company.admin.token) =>
  app.call({ path: `/simulation/${SIMULATION}/validity`, as });
const csvOf = (rows: readonly (readonly unknown[])[]) =>
  ['email,outcome,value,measured_on', ...rows.map((row) => row.join(','))].join('\n');

describe('outcomes', () => {
  test('are checked row by row before anything is stored', async () => {
    await applicants(110);
    const csv = csvOf([
      ['person109@example.com', 'Rating', 4, '2026-05-01'],
      ['PERSON109@example.com ', 'Rating', 5, ''],
      ['person0@example.com', 'Rating', 3, ''],
      ['nobody', 'Rating', 3, ''],
      ['person108@example.com', 'Rating', 'high', ''],
    ]);
    const { body } = await send('/check', { csv });
    expect(body.data).toMatchObject({ rows: 5, created: 1, updated: 0, refused: 4, problem_count: 4 });
    expect(
      body.data.problems.map(({ line, code }: { line: number; code: string }) => `${line} ${code}`),
    ).toEqual(['2 twice', '3 not_hired', '4 email_invalid', '5 value_no_number']);
    expect((await validity()).body.data).toMatchObject({ applicants: 110, outcomes: [] });
    expect((await send('/check', { csv: 'email,value\nx,1' })).body.fields).toBeTruthy();
    expect((await send('/check', { csv: '"open' })).status).toBe(422);
  });

  test('tell nothing from too few', async () => {
    const few = csvOf(
      Array.from({ length: 10 }, (_, i) => [`person${100 + i}@example.com`, 'Rating', i, '']),
    );
    expect((await send('', { csv: few })).body.data).toMatchObject({ created: 10, refused: 0 });
    const [rating] = (await validity()).body.data.outcomes;
    expect(rating).toMatchObject({ outcome: 'Rating', people: 10, predictors: [], expectancy: null });
  });

  test('are imported once, however often the file comes, and correlate with scores', async () => {
    const hired = Array.from({ length: 110 }, (_, n) => n).filter((n) => 20 + (60 * n) / 109 >= 45);
    const csv = csvOf(hired.map((n) => [`person${n}@example.com`, 'Rating', n + (n % 3) * 8, '2026-06-01']));
    const first = (await send('', { csv })).body.data;
    expect(first.created + first.updated).toBe(hired.length);
    const again = await Promise.all([send('', { csv }), send('', { csv })]);
    for (const { body } of again)
      expect(body.data).toMatchObject({ created: 0, updated: 0, unchanged: hired.length });
    const [rating] = (await validity()).body.data.outcomes;
    expect(rating.people).toBe(hired.length);
    const [fit, memory] = rating.predictors;
    expect(fit).toMatchObject({ trait: null, observed: { n: hired.length } });
    expect(fit.observed.low).toBeGreaterThan(0.5);
    expect(fit.corrected.r).toBeGreaterThan(fit.observed.r);
    expect(fit.corrected.restricted_to).toBeLessThan(0.7);
    expect(memory).toMatchObject({ trait: 'Memory' });
    expect(memory.observed.r).toBeCloseTo(-fit.observed.r, 3);
    const shares = rating.expectancy.rows.map((row: { n: number; reached: number }) => row.reached / row.n);
    expect(shares).toEqual(shares.toSorted((a: number, b: number) => a - b));
    const log = await sql<{ n: number }>`
      select count(*)::int as n from security_log where action = 'outcomes.imported'
    `.execute(app.db);
    expect(log.rows[0]?.n).toBe(2);
  });

  test('belong to their organization and its administrators', async () => {
    expect((await validity(company.recruiter.token)).status).toBe(403);
    expect((await send('', { csv: csvOf([]) }, company.recruiter.token)).status).toBe(403);
    expect((await validity(other.admin.token)).body.data).toMatchObject({ applicants: 0, outcomes: [] });
    const foreign = csvOf([['person109@example.com', 'Rating', 1, '']]);
    expect((await send('', { csv: foreign }, other.admin.token)).body.data).toMatchObject({
      created: 0,
      problems: [{ line: 1, field: 'email', code: 'not_hired' }],
    });
    const named = { csv: foreign, organization_id: company.organization_id };
    expect((await send('', named, other.admin.token)).status).toBe(404);
    expect((await send('/remove', { outcome: 'Rating' }, other.admin.token)).body.data.removed).toBe(0);
  });

  test('are removed as a whole', async () => {
    expect((await send('/remove', { outcome: 'Rating' })).body.data.removed).toBeGreaterThan(60);
    expect((await validity()).body.data.outcomes).toEqual([]);
  });
});
