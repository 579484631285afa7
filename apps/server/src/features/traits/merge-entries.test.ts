import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';

let app: TestApp;
let as: string;
let organization: string;

beforeAll(async () => {
  app = await startTestApp();
  as = (await createUser(app.db, 'super_admin')).token;
  organization = (await createCompany(app.db)).organization_id;
});
afterAll(() => app.stop());

type Kind = 'categories' | 'traits' | 'subtraits';

async function create(kind: Kind, name: string, more: object = {}): Promise<string> {
  const body = { name, definition: '', ...more };
  const made = await app.call({ method: 'POST', path: `/admin/${kind}`, as, body });
  expect(made.status, made.raw).toBe(201);
  return made.body.data.id as string;
}
const entry = async (kind: Kind, id: string): Promise<TestBody> =>
  (await app.call({ path: `/admin/${kind}/${id}`, as })).body.data.entry;
const merge = async (kind: Kind, from: string, into: string, more: object = {}) =>
  app.call({
    method: 'POST',
    path: `/admin/${kind}/${from}/merge`,
    as,
    body: { edit: (await entry(kind, from)).edit, into_id: into, ...more },
  });
const unmerge = (kind: Kind, id: string) =>
  app.call({ method: 'POST', path: `/admin/${kind}/${id}/unmerge`, as, body: {} });

interface World {
  readonly category: string;
  readonly trait: string;
  readonly a: string;
  readonly b: string;
  readonly drafts: { formula: string; template: string; simulation: string };
  readonly published: { formula: string; template: string };
}

const template = (category: string, trait: string, a: string, b: string) => ({
  categories: [
    {
      category_id: category,
      category: 'C',
      category_weightage: 100,
      traits: [
        {
          trait_id: trait,
          trait: 'T',
          trait_weightage: 100,
          subtraits: [
            { subtrait_id: a, subtrait: 'A', weightage: 70, rank: 1 },
            { subtrait_id: b, subtrait: 'B', weightage: 30, rank: 2 },
          ],
        },
      ],
    },
  ],
});

/** Two subtraits of one trait, with a draft and a published formula and template and a draft simulation that use A. */
async function world(direction = 'higher'): Promise<World> {
  const category = await create('categories', 'C');
  const trait = await create('traits', 'T', { parent_id: category });
  const a = await create('subtraits', 'A', { parent_id: trait });
  const b = await create('subtraits', 'B', { parent_id: trait, direction });
  const formula = async (status: string) => {
    const id = uuidv7();
    await sql`insert into formulas (id, key, version, name, subtrait_id, task_key, data_point, definition, status)
      values (${id}, ${id}, 1, 'F', ${a}, ${`task-${id}`}, 'x', ${JSON.stringify({ subtrait_id: a, cases: [] })}, ${status})`.execute(
      app.db,
    );
    return id;
  };
  const weigh = async (status: string) => {
    const id = uuidv7();
    await sql`insert into score_templates (id, organization_id, key, version, name, definition, status)
      values (${id}, ${organization}, ${id}, 1, 'S', ${JSON.stringify(template(category, trait, a, b))}, ${status})`.execute(
      app.db,
    );
    return id;
  };
  const drafts = { formula: await formula('draft'), template: await weigh('draft'), simulation: uuidv7() };
  await sql`insert into simulations (id, organization_id, key, version, name, duration_minutes, score_template_id)
    values (${drafts.simulation}, ${organization}, ${drafts.simulation}, 1, 'Sim', 5, ${drafts.template})`.execute(
    app.db,
  );
  await sql`insert into simulation_categories (simulation_id, category_id, category_weightage, sort_order)
    values (${drafts.simulation}, ${category}, 100, 1)`.execute(app.db);
  await sql`insert into simulation_traits (simulation_id, category_id, trait_id, trait_weightage, sort_order)
    values (${drafts.simulation}, ${category}, ${trait}, 100, 1)`.execute(app.db);
  await sql`insert into simulation_subtraits (simulation_id, category_id, trait_id, subtrait_id, weightage, rank, value, target, sort_order)
    values (${drafts.simulation}, ${category}, ${trait}, ${a}, 100, 1, 60, '{"min": 40, "max": 70}', 1)`.execute(
    app.db,
  );
  return {
    category,
    trait,
    a,
    b,
    drafts,
    published: { formula: await formula('published'), template: await weigh('published') },
  };
}

async function state({ drafts, published }: World) {
  const ids = [drafts.formula, published.formula];
  const [formulas, templates, simulation] = await Promise.all([
    sql<{ subtrait_id: string; inside: string }>`select subtrait_id, definition ->> 'subtrait_id' as inside
      from formulas where id = any(${ids}::uuid[]) order by status`.execute(app.db),
    sql<{ definition: TestBody }>`select definition from score_templates
      where id = any(${[drafts.template, published.template]}::uuid[]) order by status`.execute(app.db),
    sql<{ subtrait_id: string; weightage: number; value: number }>`select subtrait_id, weightage, value
      from simulation_subtraits where simulation_id = ${drafts.simulation}`.execute(app.db),
  ]);
  return {
    formulas: formulas.rows.map((row) => [row.subtrait_id, row.inside]),
    templates: templates.rows.map(({ definition }) =>
      definition.categories[0].traits[0].subtraits.map((one: TestBody) => [one.subtrait_id, one.weightage]),
    ),
    simulation: simulation.rows.map((row) => [row.subtrait_id, row.weightage, row.value]),
  };
}

describe('merging', () => {
  test('a draft keeps the range that its builder chose, there and back', async () => {
    const { a, b, drafts } = await world();
    const ranges = async () =>
      (
        await sql<{ subtrait_id: string; target: unknown }>`
          select subtrait_id, target from simulation_subtraits where simulation_id = ${drafts.simulation}`.execute(
          app.db,
        )
      ).rows;
    expect((await merge('subtraits', a, b)).status).toBe(200);
    expect(await ranges()).toEqual([{ subtrait_id: b, target: { min: 40, max: 70 } }]);
    expect((await unmerge('subtraits', a)).status).toBe(200);
    expect(await ranges()).toEqual([{ subtrait_id: a, target: { min: 40, max: 70 } }]);
  });

  test('drafts take the other one, what is published keeps it, and it is archived', async () => {
    const made = await world();
    const { a, b } = made;
    const answer = await merge('subtraits', a, b);
    expect(answer.body.data).toEqual({ formulas: 1, score_templates: 1, simulations: 1, children: 0 });
    expect(await state(made)).toEqual({
      formulas: [
        [b, b],
        [a, a],
      ],
      templates: [
        [[b, 100]],
        [
          [a, 70],
          [b, 30],
        ],
      ],
      simulation: [[b, 100, 60]],
    });
    expect(await entry('subtraits', a)).toMatchObject({ status: 'archived', merged_into: b });
    const back = await app.call({
      method: 'PUT',
      path: `/admin/subtraits/${a}/status`,
      as,
      body: { edit: (await entry('subtraits', a)).edit, status: 'active' },
    });
    expect(back.body.message).toContain('was merged');
  });

  test('is taken back as it was, save for drafts that somebody changed meanwhile', async () => {
    const made = await world();
    const before = await state(made);
    await merge('subtraits', made.a, made.b);
    expect((await unmerge('subtraits', made.a)).body.data).toEqual({ restored: 3, kept: 0 });
    expect(await state(made)).toEqual(before);
    expect(await entry('subtraits', made.a)).toMatchObject({ status: 'active', merged_into: null });
    expect((await unmerge('subtraits', made.a)).status).toBe(409);

    await merge('subtraits', made.a, made.b);
    await sql`update formulas set edit = edit + 1 where id = ${made.drafts.formula}`.execute(app.db);
    await sql`update score_templates set status = 'published' where id = ${made.drafts.template}`.execute(
      app.db,
    );
    expect((await unmerge('subtraits', made.a)).body.data).toEqual({ restored: 1, kept: 2 });
    expect((await state(made)).formulas[0]).toEqual([made.b, made.b]);
  });

  test('asks again where two subtraits count in different directions', async () => {
    const { a, b } = await world('lower');
    const asked = await merge('subtraits', a, b);
    expect([asked.status, asked.body.code]).toEqual([409, 'refused_by_rule']);
    expect(asked.body.message).toContain('higher is better');
    expect((await merge('subtraits', a, b, { confirmed: true })).status).toBe(200);
  });

  test('traits and categories bring along what is below them, and take it back', async () => {
    const { category, trait, a, b } = await world();
    const other = await create('traits', 'Other', { parent_id: category });
    expect((await merge('traits', trait, other)).body.data).toMatchObject({
      children: 2,
      score_templates: 1,
    });
    expect((await entry('subtraits', a)).parent_id).toBe(other);
    expect((await unmerge('traits', trait)).body.data.kept).toBe(0);
    expect([(await entry('subtraits', a)).parent_id, (await entry('subtraits', b)).parent_id]).toEqual([
      trait,
      trait,
    ]);
    const target = await create('categories', 'Target');
    await merge('categories', category, target);
    expect((await entry('traits', trait)).parent_id).toBe(target);
  });

  test('refuses itself, an archived one, another kind and one saved meanwhile', async () => {
    const { category, trait, a, b } = await world();
    expect((await merge('subtraits', a, a)).body.code).toBe('refused_by_rule');
    expect((await merge('subtraits', a, trait)).status).toBe(404);
    const stale = await app.call({
      method: 'POST',
      path: `/admin/subtraits/${a}/merge`,
      as,
      body: { edit: 9, into_id: b },
    });
    expect(stale.body.code).toBe('conflict');
    await merge('subtraits', a, b);
    expect((await merge('subtraits', b, a)).body.message).toContain('archived');
    expect(category).toBeTruthy();
  });

  test('writes all of it or nothing', async () => {
    const made = await world();
    const before = await state(made);
    // A simulation that cannot take the change breaks the last step.
    await sql`create function refuse_weights() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`.execute(
      app.db,
    );
    await sql`create trigger refuse before insert on simulation_subtraits for each row execute function refuse_weights()`.execute(
      app.db,
    );
    expect((await merge('subtraits', made.a, made.b)).status).toBe(500);
    await sql`drop trigger refuse on simulation_subtraits`.execute(app.db);
    expect(await state(made)).toEqual(before);
    expect((await entry('subtraits', made.a)).status).toBe('active');
  });

  test('two who merge the same two into each other: one does, the other is told', async () => {
    const { a, b } = await world();
    const answers = await Promise.all([merge('subtraits', a, b), merge('subtraits', b, a)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const statuses = [(await entry('subtraits', a)).status, (await entry('subtraits', b)).status];
    expect(statuses.sort()).toEqual(['active', 'archived']);
  });
});
