import { bytesOfMeans } from '@tryout/domain/score-cards/mean-bytes';
import { randomFrom } from '@tryout/domain/statistics/random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverAct } from '../../platform/act.ts';
import { createApplication, createCompany, createPosition } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { answerBox } from '../self-identification/sealed-answers.ts';
import { libraryId } from '../simulations/public.ts';
import { findGaps } from './gaps.queries.ts';
import { measureGaps } from './measure-gaps.ts';

const TEMPLATE = libraryId('score_template', 'ninety-seconds-at-the-harbour@1');
const DAY_MS = 86_400_000;

describe('gaps between groups', () => {
  let app: TestApp;
  let clock: Date | null = null;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let position: { id: string; revision_id: string };
  let subtraits: string[] = [];
  let layout = 0;
  const random = randomFrom('gaps');

  beforeAll(async () => {
    app = await startTestApp({ now: () => clock ?? new Date() });
    company = await createCompany(app.db);
    position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await sql`update position_revisions set score_template_id = ${TEMPLATE} where id = ${position.revision_id}`.execute(
      app.db,
    );
    const { rows } = await sql<{ id: string }>`
      select distinct s ->> 'subtrait_id' as id from score_templates t,
        jsonb_path_query(t.definition, '$.categories[*].traits[*].subtraits[*]') s
      where t.id = ${TEMPLATE} order by 1`.execute(app.db);
    subtraits = rows.map(({ id }) => id);
    const made = await sql<{ id: number }>`
      insert into mean_layouts (subtrait_ids) values (${subtraits}::uuid[])
      on conflict (subtrait_ids) do update set subtrait_ids = excluded.subtrait_ids returning id`.execute(
      app.db,
    );
    layout = made.rows[0]?.id ?? 0;
    for (let i = 0; i < 440; i++) await scored(i % 2 === 0 ? 'woman' : 'man');
  });
  afterAll(() => app.stop());

  /** Somebody with a card who said what they are; women score 8 points lower on the first subtrait. */
  async function scored(sex: string): Promise<void> {
    const { id } = await createApplication(app.db, company.organization_id, position, { job_fit_score: 50 });
    const means = subtraits.map((_, i) =>
      Math.min(
        100,
        Math.max(0, Math.round(50 - (i === 0 && sex === 'woman' ? 8 : 0) + 10 * random.normal())),
      ),
    );
    await sql`insert into application_means (application_id, organization_id, position_id, layout_id, means)
      values (${id}, ${company.organization_id}, ${position.id}, ${layout}, ${Buffer.from(bytesOfMeans(means))})`.execute(
      app.db,
    );
    await sql`insert into score_cards (id, organization_id, application_id, version, status, pins, inputs_digest)
      values (${id}, ${company.organization_id}, ${id}, 1, 'approved', '{}', ${id})`.execute(app.db);
    await sql`update applications set score_card_id = ${id} where id = ${id}`.execute(app.db);
    const box = answerBox(app.services.config);
    const key = box.keyOf(id);
    const sealed = box.seal(key, { question_set: 'international', sex, ethnicity: null });
    await sql`insert into self_identifications (key, sealed) values (${key}, ${sealed})`.execute(app.db);
  }

  const read = async () =>
    (await app.call({ path: `/position/${position.id}/what-if`, as: company.recruiter.token })).body.data;
  const measure = () => measureGaps(serverAct(app.services));

  it('are counted once a quarter, told coarsely, and stay until groups have grown', async () => {
    await measure();
    expect(await findGaps(app.db)).toBeUndefined();
    await app.call({
      method: 'PUT',
      path: '/organization/self-identification',
      as: company.admin.token,
      body: { question_set: 'international', counts: 'stages' },
    });
    await measure();
    expect((await read()).gaps).toEqual([]);

    clock = new Date(Date.now() + 200 * DAY_MS);
    await measure();
    const told = await findGaps(app.db);
    expect(told?.comparisons).toHaveLength(1);
    expect(told?.comparisons[0]).toMatchObject({ about: 'sex', reference_people: 220, focal_people: 220 });
    for (const { d } of told?.comparisons[0]?.gaps ?? []) expect(Math.round(Math.abs(d) * 50) % 10).toBe(0);
    expect(
      Math.abs(told?.comparisons[0]?.gaps.find((gap) => gap.subtrait_id === subtraits[0])?.d ?? 0),
    ).toBeGreaterThan(0.5);
    // They are figures of everybody: the page gets them, and nothing else about groups.
    expect((await read()).gaps).toEqual(told?.comparisons);

    // Answers that go away show neither in the same quarter nor, being few, in the next.
    await sql`delete from self_identifications where ctid in (select ctid from self_identifications limit 2)`.execute(
      app.db,
    );
    await measure();
    expect(await findGaps(app.db)).toEqual(told);
    clock = new Date(clock.getTime() + 92 * DAY_MS);
    await measure();
    const next = await findGaps(app.db);
    expect((next?.period_end ?? '') > (told?.period_end ?? '')).toBe(true);
    expect(next?.comparisons).toEqual(told?.comparisons);
  });
});
