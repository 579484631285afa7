import { balanceTo100 } from '@tryout/domain/simulations/rank-weights';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPosition, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { libraryId } from '../simulations/public.ts';

const PLATFORM = libraryId('score_template', 'ninety-seconds-at-the-harbour@1');

interface Part {
  id: string;
}

/** A copy with another value at one place. */
function put(into: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = structuredClone(into) as Record<string, unknown>;
  copy[name] = rest.length === 0 ? value : put(copy[name], rest, value);
  return copy;
}

describe('score templates', () => {
  let app: TestApp;
  let company: Awaited<ReturnType<typeof createCompany>>;
  let other: Awaited<ReturnType<typeof createCompany>>;
  let admin: TestUser;
  let parts: { categories: Part[]; traits: Part[]; subtraits: Part[] };

  beforeAll(async () => {
    app = await startTestApp();
    company = await createCompany(app.db);
    other = await createCompany(app.db, 'Others');
    admin = await createUser(app.db, 'super_admin');
    const rowsOf = async (table: string) =>
      (await sql<Part>`select id from ${sql.table(table)} order by key`.execute(app.db)).rows;
    parts = {
      categories: await rowsOf('trait_categories'),
      traits: await rowsOf('traits'),
      subtraits: await rowsOf('subtraits'),
    };
  });
  afterAll(() => app.stop());

  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, as: TestUser, body?: unknown) =>
    app.call({ method, path: `/admin/score/template${path}`, as: as.token, ...(body ? { body } : {}) });
  const id = (list: Part[], i: number) => list[i]?.id ?? '';

  /** One category with one trait of some subtraits. */
  function definition(weights: readonly number[] = [60, 40]) {
    return {
      categories: [
        {
          category_id: id(parts.categories, 0),
          category_weightage: 100,
          boost: 1.2,
          traits: [
            {
              trait_id: id(parts.traits, 0),
              trait_weightage: 100,
              subtraits: weights.map((weightage, i) => ({
                subtrait_id: id(parts.subtraits, i),
                weightage,
                rank: i + 1,
                target: i === 0 ? { min: 30, max: 70 } : null,
              })),
            },
          ],
        },
      ],
    };
  }

  async function begun(as: TestUser = company.recruiter, name = 'Quay staff', of: object = definition()) {
    const made = await send('POST', 's', as, { name, definition: of });
    expect(made.status, made.raw).toBe(201);
    return made.body.data as TestBody;
  }
  const published = async (as: TestUser = company.recruiter) => {
    const draft = await begun(as);
    const moved = await send('POST', `/${draft.id}/transitions`, as, {
      from: 'draft',
      to: 'published',
      edit: 1,
    });
    expect(moved.status, moved.raw).toBe(200);
    return moved.body.data as TestBody;
  };

  it('begin as drafts of the own organization, with the names of the library, and can be saved', async () => {
    const draft = await begun();
    expect(draft).toMatchObject({
      status: 'draft',
      version: 1,
      edit: 1,
      is_platform: false,
      may_manage: true,
    });
    expect(draft.problems).toEqual([]);
    const trait = draft.definition.categories[0].traits[0];
    expect(trait.trait).not.toBe(trait.trait_id);
    expect(trait.subtraits[0]).toMatchObject({ rank: 1, target: { min: 30, max: 70 } });
    const saved = await send('PUT', `/${draft.id}`, company.admin, {
      edit: 1,
      name: 'Quay crew',
      definition: definition([50, 20]),
    });
    expect(saved.body.data).toMatchObject({ name: 'Quay crew', edit: 2 });
    expect(saved.body.data.problems).toEqual([
      { code: 'weights_not_100', path: 'categories.0.traits.0.subtraits', sum: 70 },
    ]);
  });

  it('tell both versions when two people save one draft, and lose neither', async () => {
    const draft = await begun();
    const save = (as: TestUser, name: string) =>
      send('PUT', `/${draft.id}`, as, { edit: 1, name, definition: definition() });
    const answers = await Promise.all([save(company.recruiter, 'Mine'), save(company.admin, 'Yours')]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const won = answers.find((answer) => answer.status === 200);
    const lost = answers.find((answer) => answer.status === 409);
    expect(lost?.body).toMatchObject({
      code: 'conflict',
      current: { theirs: { edit: 2, name: won?.body.data.name } },
    });
    const again = await send('PUT', `/${draft.id}`, company.admin, {
      edit: 2,
      name: 'Both',
      definition: definition(),
    });
    expect(again.body.data).toMatchObject({ edit: 3, name: 'Both' });
  });

  it('are published whole or not at all, and never change afterwards', async () => {
    const draft = await begun(company.recruiter, 'Not whole', definition([60, 30]));
    const refused = await send('POST', `/${draft.id}/transitions`, company.recruiter, {
      from: 'draft',
      to: 'published',
    });
    expect(refused.status).toBe(409);
    expect(refused.body.fields).toEqual([
      {
        field: 'definition.categories.0.traits.0.subtraits',
        message: 'The weights must add up to 100; they add up to 90.',
      },
    ]);
    const live = await published();
    const changed = await send('PUT', `/${live.id}`, company.recruiter, {
      edit: live.edit,
      name: 'Other',
      definition: definition([50, 50]),
    });
    expect(changed).toMatchObject({ status: 409, body: { code: 'refused_by_rule' } });
    await expect(
      sql`update score_templates set definition = '{}' where id = ${live.id}`.execute(app.db),
    ).rejects.toThrow('never changes');
    const removed = await send('DELETE', `/${live.id}`, company.recruiter);
    expect(removed.status).toBe(409);
  });

  it('have one draft at a time, begun from any version', async () => {
    const live = await published();
    const both = await Promise.all([
      send('POST', `/${live.id}/versions`, company.recruiter, {}),
      send('POST', `/${live.id}/versions`, company.admin, {}),
    ]);
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
    const draft = both[0]?.body.data;
    expect(draft).toMatchObject({ version: 2, status: 'draft', key: live.key });
    expect(draft.versions.map((each: TestBody) => [each.version, each.status])).toEqual([
      [2, 'draft'],
      [1, 'published'],
    ]);
    expect((await send('DELETE', `/${draft.id}`, company.recruiter)).status).toBe(200);
    expect((await send('GET', `/${draft.id}`, company.recruiter)).status).toBe(404);
  });

  it('are copied under a raised name, the platform’s too', async () => {
    const copy = await send('POST', `/${PLATFORM}/duplicate`, company.recruiter, {});
    expect(copy.status).toBe(201);
    expect(copy.body.data).toMatchObject({
      status: 'draft',
      source: 'copy',
      is_platform: false,
      problems: [],
    });
    expect(copy.body.data.name).toMatch(/ 1\.0$/);
    const twice = await send('POST', `/${copy.body.data.id}/duplicate`, company.recruiter, {});
    expect(twice.body.data.name).toMatch(/ 1\.1$/);
  });

  it('begin with the platform’s coverage, and keep what they were published with', async () => {
    const setTo = async (value: number) => {
      const body = { values: { min_coverage_percent: value } };
      const set = await app.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body });
      expect(set.status, set.raw).toBe(200);
    };
    const neededBy = async (of: string) =>
      (await send('GET', `/${of}`, company.recruiter)).body.data.definition.min_coverage_percent;
    await setTo(75);
    const draft = await begun();
    expect(draft.definition.min_coverage_percent).toBe(75);
    // Who saves without naming it leaves it as it is; who names it chooses.
    const save = async (edit: number, more: object) =>
      (
        await send('PUT', `/${draft.id}`, company.recruiter, {
          edit,
          name: 'Quay staff',
          definition: { ...definition(), ...more },
        })
      ).body.data.definition.min_coverage_percent;
    expect(await save(1, {})).toBe(75);
    expect(await save(2, { min_coverage_percent: 90 })).toBe(90);
    const move = await send('POST', `/${draft.id}/transitions`, company.recruiter, {
      from: 'draft',
      to: 'published',
    });
    expect(move.status, move.raw).toBe(200);
    await setTo(50);
    expect(await neededBy(draft.id)).toBe(90);
    const next = (await send('POST', `/${draft.id}/versions`, company.recruiter, {})).body.data;
    expect(next.definition).toEqual({ ...move.body.data.definition, min_coverage_percent: 50 });
    expect(next.versions.map((each: TestBody) => [each.version, each.min_coverage_percent])).toEqual([
      [2, 50],
      [1, 90],
    ]);
    // A copy is what it was copied from; what came before the setting names nothing, and means 60.
    expect(
      (await send('POST', `/${draft.id}/duplicate`, company.recruiter, {})).body.data.definition,
    ).toEqual(move.body.data.definition);
    const ofPlatform = (await send('GET', `/${PLATFORM}`, company.recruiter)).body.data;
    expect(ofPlatform.definition).not.toHaveProperty('min_coverage_percent');
    expect(ofPlatform.versions[0]).toMatchObject({ min_coverage_percent: 60 });
    await setTo(60);
  });

  it('are closed: no longer offered, but what uses them goes on', async () => {
    const live = await published();
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id);
    await sql`update position_revisions set score_template_id = ${live.id} where id = ${position.revision_id}`.execute(
      app.db,
    );
    const used = (await send('GET', `/${live.id}`, company.recruiter)).body.data.used_in;
    expect(used).toMatchObject({ positions_total: 1, positions: [{ id: position.id, is_current: true }] });
    const move = (from: string, to: string) =>
      send('POST', `/${live.id}/transitions`, company.recruiter, { from, to });
    expect((await move('draft', 'closed')).body.code).toBe('stale_status');
    expect((await move('published', 'draft')).body.code).toBe('refused_by_rule');
    expect((await move('published', 'closed')).body.data.status).toBe('closed');
    const offered = await app.call({
      path: '/admin/score/templates',
      as: company.recruiter.token,
      query: { status: 'published', recordsPerPage: '100' },
    });
    expect(offered.body.data.items.map((item: TestBody) => item.id)).not.toContain(live.id);
    const simulations = await app.call({
      path: `/position/${position.id}/simulations`,
      as: company.recruiter.token,
    });
    expect(simulations.body.data.score_template).toMatchObject({ id: live.id });
    expect((await move('closed', 'published')).body.data.status).toBe('published');
  });

  it('belong to their owner: the platform’s to the super admin, an organization’s to its own people', async () => {
    const [mine, ofPlatform] = [await begun(), await begun(admin, 'Of the platform')];
    expect(ofPlatform).toMatchObject({ is_platform: true });
    const save = (of: TestBody, as: TestUser) =>
      send('PUT', `/${of.id}`, as, { edit: 1, name: 'Taken', definition: definition() });
    expect((await save(ofPlatform, company.admin)).status).toBe(404);
    expect((await save(mine, other.admin)).status).toBe(404);
    expect((await save(mine, admin)).status).toBe(404);
    expect((await send('GET', `/${ofPlatform.id}`, company.admin)).status).toBe(404);
    expect((await send('GET', `/${mine.id}`, other.admin)).status).toBe(404);
    expect((await send('GET', `/${PLATFORM}`, company.admin)).body.data).toMatchObject({
      is_platform: true,
      may_manage: false,
      updated_by: null,
    });
    const employee = await createUser(app.db, 'employee', { organization_id: company.organization_id });
    expect((await send('GET', `/${mine.id}`, employee)).status).toBe(403);
    const listed = async (as: TestUser, query: Record<string, string> = {}) =>
      (
        await app.call({
          path: '/admin/score/templates',
          as: as.token,
          query: { recordsPerPage: '100', ...query },
        })
      ).body.data.items as TestBody[];
    expect((await listed(other.recruiter, { owner: 'own' })).length).toBe(0);
    expect((await listed(company.recruiter, { owner: 'own' })).every((item) => item.may_manage)).toBe(true);
    expect((await listed(company.recruiter)).some((item) => item.id === PLATFORM)).toBe(true);
    expect((await listed(admin)).every((item) => item.is_platform)).toBe(true);
    expect((await listed(company.recruiter, { q: 'no such name' })).length).toBe(0);
  });

  it('refuse what cannot be, each with the path of its place', async () => {
    const trait = 'categories.0.traits.0';
    const cases: [string, unknown, string?][] = [
      ['categories.0.category_weightage', -1],
      ['categories.0.category_weightage', 1e308],
      // JSON has no word for it and says null.
      ['categories.0.category_weightage', Number.NaN],
      ['categories.0.boost', 2],
      ['min_coverage_percent', 29],
      ['min_coverage_percent', 101],
      ['min_coverage_percent', 60.5],
      ['min_coverage_percent', '60'],
      [`${trait}.subtraits.1.rank`, 0],
      [`${trait}.subtraits.0.target`, { min: 80, max: 20 }, `${trait}.subtraits.0.target.max`],
      [`${trait}.subtraits.0.subtrait_id`, '019a0000-0000-7000-8000-0000000000ff'],
      ['categories', Array.from({ length: 300 }, () => definition().categories[0])],
    ];
    for (const [path, value, place = path] of cases) {
      const sent = put(definition(), path.split('.'), value);
      const field = `definition.${place}`;
      const answer = await send('POST', 's', company.recruiter, { name: 'Odd', definition: sent });
      expect(answer.status, field).toBe(422);
      expect(
        answer.body.fields.map((each: TestBody) => each.field),
        field,
      ).toContain(field);
      expect(answer.body.message.length).toBeGreaterThan(0);
    }
  });

  it('keep weights of 0 and twins as drafts, and say what stands against them', async () => {
    const twins = definition([0, 100]);
    const subtraits = twins.categories[0]?.traits[0]?.subtraits ?? [];
    if (subtraits[1]) subtraits[1].subtrait_id = subtraits[0]?.subtrait_id ?? '';
    const draft = await begun(company.recruiter, 'Twins', twins);
    expect(draft.problems).toEqual([
      { code: 'duplicate', path: 'categories.0.traits.0.subtraits.1', sum: null },
    ]);
    const hundred = await begun(company.recruiter, 'Nothing yet', { categories: [] });
    expect(hundred.problems).toEqual([{ code: 'empty', path: 'categories', sum: null }]);
    const many = balanceTo100(parts.subtraits.map(() => 1));
    expect((await begun(company.recruiter, 'All there are', definition(many))).problems).toEqual([]);
  });

  it('cannot be published with a part that was archived since', async () => {
    const draft = await begun();
    const archived = id(parts.subtraits, 1);
    await sql`update subtraits set status = 'archived' where id = ${archived}`.execute(app.db);
    const refused = await send('POST', `/${draft.id}/transitions`, company.recruiter, {
      from: 'draft',
      to: 'published',
    });
    await sql`update subtraits set status = 'active' where id = ${archived}`.execute(app.db);
    expect(refused.body.fields).toEqual([
      {
        field: 'definition.categories.0.traits.0.subtraits.1.subtrait_id',
        message: 'This has been archived in the trait library.',
      },
    ]);
  });

  it('come in the shape of the specification: data with subtrait', async () => {
    const draft = await begun();
    const details = (await send('GET', `/${draft.id}/details`, company.recruiter)).body.data;
    expect(details.data).toHaveLength(1);
    expect(details.data[0]).toMatchObject({
      category_id: id(parts.categories, 0),
      category_weightage: 100,
      boost: 1.2,
      trait_id: id(parts.traits, 0),
      trait_weightage: 100,
    });
    expect(details.data[0].subtraits[0]).toEqual({
      subtrait: expect.any(String),
      subtrait_id: id(parts.subtraits, 0),
      weightage: 60,
      rank: 1,
      target: { min: 30, max: 70 },
    });
  });
});
