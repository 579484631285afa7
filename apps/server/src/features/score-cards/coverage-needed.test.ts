import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  createPosition,
  createUser,
  type TestUser,
} from '../../platform/testing/factory.ts';
import { playByBot } from '../../platform/testing/play-by-bot.ts';
import {
  ABLE,
  createPlayWorld,
  type PlayWorld,
  SHORT_SIMULATION,
} from '../../platform/testing/play-world.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const LIBRARY = libraryId('score_template', 'ninety-seconds-at-the-harbour@1');

describe('the data that a score needs', () => {
  let app: TestApp;
  let world: PlayWorld;
  let admin: TestUser;

  beforeAll(async () => {
    app = await startTestApp();
    world = await createPlayWorld(app);
    admin = await createUser(app.db, 'super_admin');
  });
  afterAll(() => app.stop());

  const setTo = (value: number) =>
    app.call({
      method: 'PUT',
      path: '/admin/appconfigs/update',
      as: admin.token,
      body: { values: { min_coverage_percent: value } },
    });
  const asRecruiter = (path: string, query: Record<string, string>) =>
    app.call({ path, as: world.company.recruiter.token, query });
  const cardOf = async (application_id: string): Promise<TestBody> =>
    (await asRecruiter('/position/application/score/card', { application_id })).body.data;
  const proofOf = async (score_card_id: string): Promise<TestBody> =>
    (await asRecruiter('/position/application/score/card/verify', { score_card_id })).body.data;

  async function played(): Promise<string> {
    const application = await world.apply();
    const { token } = await world.open(application);
    const ended = await playByBot(app, token, ABLE, application.id);
    expect(ended.status).toBe(200);
    return application.id;
  }

  /** The library's template as an own version in which a fifth of the weight is of what nobody plays. */
  async function versionNeeding(min_coverage_percent: number): Promise<string> {
    const send = (method: 'POST' | 'PUT', path: string, body: object) =>
      app.call({ method, path: `/admin/score/template/${path}`, as: world.company.recruiter.token, body });
    const copy = (await send('POST', `${LIBRARY}/duplicate`, {})).body.data;
    const there = JSON.stringify(copy.definition);
    const { rows } = await sql<{ category_id: string; trait_id: string; subtrait_id: string }>`
      select t.category_id, t.id as trait_id, s.id as subtrait_id from traits t join subtraits s on s.trait_id = t.id
      order by t.key, s.key`.execute(app.db);
    const other = rows.find((each) => !there.includes(each.category_id) && !there.includes(each.subtrait_id));
    if (!other) throw new Error('the library has nothing else');
    const categories = copy.definition.categories.map((category: TestBody) => ({
      ...category,
      category_weightage: category.category_weightage * 0.8,
    }));
    categories.push({
      category_id: other.category_id,
      category_weightage: 20,
      traits: [
        {
          trait_id: other.trait_id,
          trait_weightage: 100,
          subtraits: [{ subtrait_id: other.subtrait_id, weightage: 100, rank: 9 }],
        },
      ],
    });
    const saved = await send('PUT', copy.id, {
      edit: copy.edit,
      name: `Needs ${min_coverage_percent}`,
      definition: { min_coverage_percent, categories },
    });
    expect(saved.status, saved.raw).toBe(200);
    const moved = await send('POST', `${copy.id}/transitions`, { from: 'draft', to: 'published' });
    expect(moved.status, moved.raw).toBe(200);
    return copy.id;
  }

  it('is what the version of the card says, not the setting of the moment: card, proof and list stay', async () => {
    const before = await played();
    const card = await cardOf(before);
    expect(card).toMatchObject({ min_coverage_percent: 60, job_fit_score: expect.any(Number) });
    const proof = await proofOf(card.id);
    expect((await setTo(100)).status).toBe(200);
    expect(await cardOf(before)).toEqual(card);
    expect(await proofOf(card.id)).toEqual({ ...proof, equal: true });
    // Who plays now is scored by the same version of the template, so by the same share.
    const after = await cardOf(await played());
    expect(after.pins.score_template).toEqual(card.pins.score_template);
    expect(after).toMatchObject({ min_coverage_percent: 60, job_fit_score: expect.any(Number) });
    await setTo(60);
  });

  it('decides between a number and Not Calculated on card, proof and list', async () => {
    const fits: Record<string, unknown> = {};
    for (const needed of [80, 81]) {
      const position = await createPosition(
        app.db,
        world.company.organization_id,
        world.company.recruiter.id,
        { simulations: [SHORT_SIMULATION] },
      );
      const template = await versionNeeding(needed);
      await sql`update position_revisions set score_template_id = ${template} where id = ${position.revision_id}`.execute(
        app.db,
      );
      const application = await createApplicationOf(position);
      const { token } = await world.open(application);
      await playByBot(app, token, ABLE, 'one and the same');
      const card = await cardOf(application.id);
      expect(card).toMatchObject({
        coverage: 0.8,
        min_coverage_percent: needed,
        reason: needed > 80 ? 'low_coverage' : null,
      });
      expect(await proofOf(card.id)).toMatchObject({ equal: true });
      const listed = await asRecruiter('/applicants', { position_id: position.id });
      expect(listed.status, listed.raw).toBe(200);
      expect(listed.body.data.items[0]).toMatchObject({ job_fit_score: card.job_fit_score });
      fits[needed] = card.job_fit_score;
    }
    expect(fits).toEqual({ 80: expect.any(Number), 81: null });
  });

  it('is a whole number from 30 to 100 in the settings, and in what is stored', async () => {
    for (const value of [29, 101, 60.5]) {
      const refused = await setTo(value);
      expect(refused.status).toBe(422);
      expect(refused.body.fields[0].field).toContain('min_coverage_percent');
    }
    for (const stored of ['29', '101', '60.5', '"60"', 'null']) {
      await expect(
        sql`insert into score_templates (id, key, version, name, definition)
          values (gen_random_uuid(), 'odd', 1, 'Odd', ${`{"min_coverage_percent": ${stored}}`}::jsonb)`.execute(
          app.db,
        ),
      ).rejects.toThrow('score_templates_min_coverage');
    }
  });

  const createApplicationOf = (position: Awaited<ReturnType<typeof createPosition>>) =>
    createApplication(app.db, world.company.organization_id, position, { status: 'questions_answered' });
});
