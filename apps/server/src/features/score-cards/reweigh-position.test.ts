import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { reweighPosition } from './reweigh-position.ts';

const [CARE, SPEED, TRAIT] = [uuidv7(), uuidv7(), uuidv7()] as const;

function template(care: number, speed: number): ScoreTemplate {
  const subtraits = [
    { subtrait_id: CARE, weightage: care, rank: 1 },
    { subtrait_id: SPEED, weightage: speed, rank: 2, target: { min: 90, max: 100 } },
  ];
  const traits = [{ trait_id: TRAIT, trait_weightage: 100, subtraits }];
  return { categories: [{ category_id: uuidv7(), category_weightage: 100, traits }] };
}

describe('other weights', () => {
  let database: TestDatabase;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };
  const ids: string[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    company = await createCompany(database.db);
    position = await createPosition(database.db, company.organization_id, company.recruiter.id);
    for (const scores of [[80, 20], [30, 90], [60]]) {
      const { id } = await createApplication(database.db, company.organization_id, position, {
        job_fit_score: 50,
      });
      ids.push(id);
      await sql`insert into application_scores (application_id, organization_id, position_id, subtrait_ids, scores, trait_ids, trait_scores)
        values (${id}, ${company.organization_id}, ${position.id}, ${[CARE, SPEED].slice(0, scores.length)}::uuid[],
          ${scores}::real[], '{}', '{}')`.execute(database.db);
    }
  });
  afterAll(() => database.drop());

  async function listed() {
    const { rows } = await sql<{ id: string; job_fit_score: number | null }>`
      select id, job_fit_score from applications where position_id = ${position.id} order by rank_order, id`.execute(
      database.db,
    );
    return rows.map((row) => [ids.indexOf(row.id), row.job_fit_score]);
  }

  it('put everybody in another place, and the same weights again change nothing', async () => {
    expect(await reweighPosition(database.db, position.id, template(75, 25))).toEqual({
      read: 3,
      changed: 3,
    });
    expect(await listed()).toEqual([
      [0, 65],
      [2, 60],
      [1, 45],
    ]);
    expect(await reweighPosition(database.db, position.id, template(75, 25))).toEqual({
      read: 3,
      changed: 0,
    });
    await reweighPosition(database.db, position.id, template(20, 80));
    expect(await listed()).toEqual([
      [1, 78],
      [0, 32],
      [2, null],
    ]);
  });

  it('refuses a template nobody can be scored with, and leaves everything as it is', async () => {
    const before = await listed();
    await expect(reweighPosition(database.db, position.id, template(-1, 101))).rejects.toThrow('weight');
    expect(await listed()).toEqual(before);
  });
});
