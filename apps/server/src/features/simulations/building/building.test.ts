import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryId } from '../../../platform/library-id.ts';
import { createCompany, createPosition, createUser } from '../../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { type Built, builder } from '../testing/build.ts';

const LIBRARY = libraryId('simulation', 'first-day-at-the-harbour@2');

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let mine: ReturnType<typeof builder>;
let colleague: ReturnType<typeof builder>;
let stranger: ReturnType<typeof builder>;
let platform: ReturnType<typeof builder>;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  mine = builder(app, company.recruiter.token);
  colleague = builder(app, company.admin.token);
  stranger = builder(app, (await createCompany(app.db, 'Another one')).recruiter.token);
  platform = builder(app, (await createUser(app.db, 'super_admin')).token);
});
afterAll(() => app.stop());

const codes = (record: Built) => record.problems.map(({ code, step }) => `${step} ${code}`);

describe('beginning', () => {
  test('a blank one is a draft at step 1 that says what is missing', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: '  Sales sim ' }));
    expect(draft).toMatchObject({
      name: 'Sales sim',
      version: 1,
      status: 'draft',
      kind: 'library',
      edit: 1,
      wizard_step: 1,
      may_change: true,
      duration_minutes: 0,
      score_template: { own: true, status: 'draft' },
    });
    expect(codes(draft)).toEqual(['2 no_traits', '3 no_tasks', '5 intro_missing', '6 dry_run_missing']);
  });

  test('one made for a confidential position is for those who may know of the position', async () => {
    const position = await createPosition(app.db, company.organization_id, company.admin.id);
    await sql`update positions set visibility = 'confidential' where id = ${position.id}`.execute(app.db);
    const body = { name: 'Secret trial', position_id: position.id };
    expect((await mine.call('POST', '/simulations', body)).status).toBe(404);
    const secret = await colleague.done(colleague.call('POST', '/simulations', body));
    const seenBy = async (who: typeof mine) => {
      const list = await who.call('GET', '/simulations', undefined, { scope: 'organization' });
      return list.body.data.items.some(({ id }: { id: string }) => id === secret.id);
    };
    expect(await seenBy(colleague)).toBe(true);
    expect(await seenBy(mine)).toBe(false);
    const calls: readonly (readonly ['GET' | 'POST' | 'PUT', string, object?])[] = [
      ['GET', `/simulation/${secret.id}/record`],
      ['GET', `/simulation/${secret.id}/export`],
      ['POST', `/simulation/${secret.id}/copy`, {}],
      ['PUT', `/simulation/${secret.id}`, { edit: secret.edit, name: 'Known' }],
    ];
    for (const [method, path, sent] of calls) {
      expect((await mine.call(method, path, sent)).status, path).toBe(404);
    }
  });

  test('a copy has everything, its name raised by the version rule, and belongs to who copied', async () => {
    const source = await mine.done(mine.call('GET', `/simulation/${LIBRARY}/record`));
    expect(source).toMatchObject({
      may_manage: false,
      may_change: false,
      allowed: [],
      organization_id: null,
    });
    const copy = await mine.done(mine.call('POST', `/simulation/${LIBRARY}/copy`, {}));
    expect(copy).toMatchObject({
      name: `${source.name} 1.0`,
      source: 'copy',
      parent: { id: LIBRARY },
      may_change: true,
    });
    expect(copy.tasks.map(({ key, parameters }) => [key, parameters])).toEqual(
      source.tasks.map(({ key, parameters }) => [key, parameters]),
    );
    expect(copy.traits.map(({ trait_id, subtraits }) => [trait_id, subtraits.length])).toEqual(
      source.traits.map(({ trait_id, subtraits }) => [trait_id, subtraits.length]),
    );
    expect(copy.images).toMatchObject([{ role: 'cover', picture: 'harbour-quay' }]);
    const again = await mine.done(mine.call('POST', `/simulation/${copy.id}/copy`, {}));
    expect(again.name).toBe(`${source.name} 1.1`);
    expect(again.id).not.toBe(copy.id);
    expect(copy.problems.filter(({ severity }) => severity === 'stops').map(({ code }) => code)).toEqual([
      'dry_run_missing',
    ]);
  });

  test('the name of a copy never grows too long', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: 'x'.repeat(120) }));
    const copy = await mine.done(mine.call('POST', `/simulation/${draft.id}/copy`, {}));
    expect(copy.name.length).toBeLessThanOrEqual(120);
    expect(copy.name).toMatch(/ 1\.0$/);
  });

  test('a template fills a new one; a draft that is no template does not', async () => {
    const filled = await mine.done(
      mine.call('POST', '/simulations', { name: 'From it', template_id: LIBRARY }),
    );
    expect(filled.name).toBe('From it');
    expect(filled.tasks.length).toBeGreaterThan(1);
    const refused = await mine.call('POST', '/simulations', { name: 'Again', template_id: filled.id });
    expect(refused).toMatchObject({ status: 409, body: { code: 'refused_by_rule' } });
    const template = await mine.done(
      mine.call('POST', '/simulations', { name: 'A template', kind: 'template' }),
    );
    const second = await mine.done(
      mine.call('POST', '/simulations', { name: 'B', template_id: template.id }),
    );
    expect(second).toMatchObject({ kind: 'library', parent: { id: template.id } });
  });
});

describe('saving', () => {
  test('keeps the step without an edit, and each part with one', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: 'Steps' }));
    const step = await mine.call('PUT', `/simulation/${draft.id}/steps`, { wizard_step: 4 });
    expect(step.body.data).toEqual({ wizard_step: 4 });
    const saved = await mine.save(draft, '', { purpose: 'For the quay', category: 'Warehouse' });
    expect(saved).toMatchObject({ edit: 2, wizard_step: 4, purpose: 'For the quay', category: 'Warehouse' });
    expect((await mine.call('PUT', `/simulation/${draft.id}/steps`, { wizard_step: 7 })).status).toBe(422);
  });

  test('two at once: one saves, the other is told what is stored and loses nothing', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: 'Both' }));
    const [first, second] = await Promise.all([
      mine.call('PUT', `/simulation/${draft.id}`, { edit: 1, name: 'From the recruiter' }),
      colleague.call('PUT', `/simulation/${draft.id}`, { edit: 1, name: 'From the admin' }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [won, lost] = first.status === 200 ? [first, second] : [second, first];
    expect(lost.body).toMatchObject({
      code: 'conflict',
      current: { status: 'draft', theirs: { name: won.body.data.name, edit: 2 } },
    });
  });

  test('names and texts per language', async () => {
    const draft = await mine.done(mine.call('POST', '/simulations', { name: 'Words' }));
    const saved = await mine.save(draft, '', {
      languages: ['ar', 'en'],
      words: { en: { name: 'Tower', intro: 'Watch.', thanks: '' }, ar: { name: 'البرج', intro: 'راقب.' } },
    });
    expect(saved.words).toEqual({
      en: { name: 'Tower', intro: 'Watch.', thanks: '' },
      ar: { name: 'البرج', intro: 'راقب.', thanks: '' },
    });
    expect(codes(saved)).not.toContain('5 intro_missing');
    for (const [body, field] of [
      [{ languages: ['English!'] }, 'languages.0'],
      [{ languages: [] }, 'languages'],
      [{ languages: ['en', 'en'] }, 'languages'],
      [{ accommodations: ['telepathy'] }, 'accommodations.0'],
      [{ words: { en: { intro: 'x', secret: 'y' } } }, 'words.en'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const refused = await mine.call('PUT', `/simulation/${draft.id}`, { edit: saved.edit, ...body });
      expect(refused.status).toBe(422);
      expect(refused.body.fields[0].field).toContain(field);
    }
  });

  test('tasks: only published ones, with settings that their games take; minutes follow', async () => {
    const draft = await mine.complete('Tasks');
    const [task] = draft.tasks;
    if (!task) throw new Error('it has a task');
    expect(task.estimated_seconds).toBeGreaterThan(5);
    expect(draft.duration_minutes).toBe(Math.ceil((task.estimated_seconds + 30) / 60));
    const refuse = async (entry: object) => {
      const body = { edit: draft.edit, tasks: [{ task_id: task.task_id, ...entry }] };
      const { status, body: answer } = await mine.call('PUT', `/simulation/${draft.id}/tasks`, body);
      expect(status).toBe(422);
      return answer.fields[0].field;
    };
    expect(await refuse({ task_id: LIBRARY })).toBe('tasks.0.task_id');
    expect(await refuse({ parameters: { trials: 23 } })).toBe('tasks.0.parameters');
    expect(await refuse({ parameters: { answers: true } })).toBe('tasks.0.parameters');
    expect(await refuse({ group_id: LIBRARY })).toBe('tasks.0.group_id');
    expect(await refuse({ id: LIBRARY })).toBe('tasks.0.id');
    expect(await refuse({ estimated_seconds: 0 })).toBe('tasks.0.estimated_seconds');
    const many = Array.from({ length: 41 }, () => ({ task_id: task.task_id }));
    const body = { edit: draft.edit, tasks: many };
    expect((await mine.call('PUT', `/simulation/${draft.id}/tasks`, body)).body.fields[0]).toEqual({
      field: 'tasks',
      message: 'must have at most 40 in one simulation',
    });
    const longer = await mine.save(draft, 'tasks', {
      tasks: [
        { ...only(task), estimated_seconds: 600 },
        { task_id: task.task_id, estimated_seconds: 60 },
      ],
    });
    expect(longer.tasks[0]?.id).toBe(task.id);
    expect(longer.duration_minutes).toBe(12);
    const swapped = await mine.save(longer, 'tasks', { tasks: [...longer.tasks].reverse().map(only) });
    expect(swapped.tasks.map(({ id }) => id)).toEqual(longer.tasks.map(({ id }) => id).reverse());
    expect(codes(swapped)).toContain('3 same_game_twice');
  });

  test('weights: out of range is refused by name, a wrong sum is a problem, nothing overflows', async () => {
    const draft = await mine.complete('Weights');
    const categories = draft.categories.map(({ category_id }) => ({
      category_id,
      category_weightage: 10,
      boost: 1,
    }));
    const put = (change: object) =>
      mine.call('PUT', `/simulation/${draft.id}/categories`, {
        edit: draft.edit,
        categories: categories.map((each) => ({ ...each, ...change })),
      });
    for (const category_weightage of [1e308, -1, 100.5, Number.NaN]) {
      const refused = await put({ category_weightage });
      expect(refused.status).toBe(422);
      expect(refused.body.fields[0].field).toBe('categories.0.category_weightage');
    }
    expect((await put({ boost: 9 })).body.fields[0].field).toBe('categories.0.boost');
    expect(
      (await mine.call('PUT', `/simulation/${draft.id}/categories`, { edit: draft.edit, categories: [] }))
        .status,
    ).toBe(422);
    const low = (await put({})).body.data as Built;
    expect(codes(low)).toContain('4 category_weights');
    const none = await mine.save(low, 'categories', {
      categories: categories.map((each) => ({ ...each, category_weightage: 0 })),
    });
    expect(codes(none)).toContain('4 category_weights');
  });

  test('three hundred categories are refused in words, and what was there stays', async () => {
    const draft = await mine.complete('Many');
    const categories = Array.from({ length: 300 }, (_, i) => ({
      category_id: `01900000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      category_weightage: 1,
    }));
    const refused = await mine.call('PUT', `/simulation/${draft.id}/categories`, {
      edit: draft.edit,
      categories,
    });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'categories' }] } });
    const stored = await mine.done(mine.call('GET', `/simulation/${draft.id}/record`));
    expect(stored.edit).toBe(draft.edit);
    expect(stored.categories).toEqual(draft.categories);
  });

  test('the own score template follows the traits, values and categories', async () => {
    const draft = await mine.complete('Template');
    const [subtrait] = draft.traits[0]?.subtraits ?? [];
    if (!subtrait) throw new Error('it has a subtrait');
    const body = { subtraits: [{ subtrait_id: subtrait.subtrait_id, value: 70 }] };
    const aimed = await mine.save(draft, 'subtraits', body);
    expect(aimed.traits[0]?.subtraits[0]).toMatchObject({ value: 70, target: null });
    expect(JSON.stringify(aimed.score_template.definition)).toContain('"target":{"max":100,"min":70}');
    expect(aimed.score_template).toMatchObject({ own: true, name: 'Template' });
    const stranger = { subtraits: [{ subtrait_id: LIBRARY, value: 1 }] };
    const refused = await mine.call('PUT', `/simulation/${draft.id}/subtraits`, {
      edit: aimed.edit,
      ...stranger,
    });
    expect(refused.body.fields[0].field).toBe('subtraits.0.subtrait_id');
    const fewer = await mine.save(aimed, 'traits', { traits: [] });
    expect(fewer.categories).toEqual([]);
    // What is needed for a score is no weight: it stays as the simulation began with it.
    expect(fewer.score_template.definition).toEqual({ min_coverage_percent: 60, categories: [] });
    expect(codes(fewer)).toContain('2 no_traits');
  });

  test('a published score template can be chosen; touching the weights makes them own again', async () => {
    const draft = await mine.complete('Chosen');
    const score_template_id = libraryId('score_template', 'sales@2');
    const chosen = await mine.save(draft, 'scoring', { score_template_id });
    expect(chosen.score_template).toMatchObject({ id: score_template_id, own: false, status: 'published' });
    expect(chosen.traits.length).toBeGreaterThan(1);
    const [first] = chosen.traits;
    const own = await mine.save(chosen, 'traits', {
      traits: chosen.traits.map(({ trait_id, category_id, trait_weightage, subtraits }) => ({
        trait_id,
        category_id,
        trait_weightage: trait_id === first?.trait_id ? trait_weightage / 2 : trait_weightage,
        subtraits: subtraits.map(({ subtrait_id, weightage, rank, value }) => ({
          subtrait_id,
          weightage,
          rank,
          value,
        })),
      })),
    });
    expect(own.score_template.own).toBe(true);
    expect(own.traits.map((trait) => trait.subtraits.map((each) => each.target))).toEqual(
      chosen.traits.map((trait) => trait.subtraits.map((each) => each.target)),
    );
    const untouched = await mine.done(
      mine.call('GET', `/simulation/${libraryId('simulation', 'sales@2')}/record`),
    );
    expect(untouched.score_template.definition).toEqual(chosen.score_template.definition);
    const back = await mine.save(own, 'scoring', { score_template_id });
    expect(await mine.save(back, 'scoring', { score_template_id: null })).toMatchObject({
      score_template: { own: true },
    });
  });

  test('groups: kept by id, counted in the minutes, and gone with their tasks left alone', async () => {
    const draft = await mine.complete('Groups');
    const task_id = draft.tasks[0]?.task_id;
    const grouped = await mine.save(draft, 'groups', { groups: [{ name: 'Lamps', pick: 'random_n', n: 1 }] });
    const group_id = grouped.groups[0]?.id;
    const entries = [60, 120, 300].map((estimated_seconds) => ({ task_id, group_id, estimated_seconds }));
    const filled = await mine.save(grouped, 'tasks', { tasks: entries });
    expect(filled).toMatchObject({ shortest_minutes: 2, duration_minutes: 6 });
    const two = await mine.save(filled, 'groups', {
      groups: [
        { name: 'New', pick: 'all' },
        { id: group_id, name: 'Lamps', pick: 'random_n', n: 4, shuffle: true, time_limit_s: 600 },
      ],
    });
    expect(two.groups.map(({ name, n, shuffle, time_limit_s }) => [name, n, shuffle, time_limit_s])).toEqual([
      ['New', null, false, null],
      ['Lamps', 4, true, 600],
    ]);
    expect(codes(two)).toEqual(expect.arrayContaining(['3 group_too_small', '3 group_empty']));
    const without = await mine.save(two, 'groups', { groups: [] });
    expect(without.tasks.map((task) => task.group_id)).toEqual([null, null, null]);
    for (const groups of [
      [{ name: 'x', pick: 'random_n' }],
      [{ name: 'x', pick: 'all', n: 2 }],
      [{ id: group_id, name: 'x', pick: 'all' }],
      [{ name: 'x', pick: 'all', time_limit_s: 29 }],
    ]) {
      const refused = await mine.call('PUT', `/simulation/${draft.id}/groups`, {
        edit: without.edit,
        groups,
      });
      expect(refused.status).toBe(422);
    }
  });
});

describe('whose it is', () => {
  test('nobody else sees or changes it; the platform sees and does not change', async () => {
    const draft = await mine.complete('Ours');
    expect((await colleague.call('GET', `/simulation/${draft.id}/record`)).body.data.may_change).toBe(true);
    expect((await stranger.call('GET', `/simulation/${draft.id}/record`)).status).toBe(404);
    expect((await platform.call('GET', `/simulation/${draft.id}/record`)).body.data).toMatchObject({
      may_change: false,
      may_manage: false,
    });
    for (const who of [stranger, platform]) {
      for (const [method, path, body] of [
        ['PUT', '', { edit: draft.edit, name: 'x' }],
        ['PUT', '/steps', { wizard_step: 2 }],
        ['POST', '/status', { from: 'draft', to: 'archived', edit: draft.edit }],
        ['POST', '/dry-run', { edit: draft.edit }],
        ['POST', '/versions', {}],
        ['POST', '/copy', {}],
      ] as const) {
        expect((await who.call(method, `/simulation/${draft.id}${path}`, body)).status).toBe(404);
      }
    }
  });

  test("the platform's are changed by its staff alone", async () => {
    for (const who of [mine, stranger]) {
      expect((await who.call('POST', `/simulation/${LIBRARY}/versions`, {})).status).toBe(404);
    }
    const next = await platform.done(platform.call('POST', `/simulation/${LIBRARY}/versions`, {}));
    expect(next).toMatchObject({ version: 2, organization_id: null, status: 'draft', may_change: true });
    expect((await mine.call('GET', `/simulation/${next.id}/record`)).status).toBe(404);
    const renamed = await platform.save(next, '', { name: 'First day, anew' });
    expect(renamed.name).toBe('First day, anew');
    await platform.done(platform.move(renamed, 'archived'));
  });

  test('others than those who hire and the platform have no part in it', async () => {
    for (const role of ['candidate', 'employee', 'staffing_agency_admin'] as const) {
      const token = (await createUser(app.db, role)).token;
      const answer = await app.call({ method: 'POST', path: '/simulations', body: { name: 'x' }, as: token });
      expect(answer.status).toBe(403);
    }
  });
});

function only({ id, task_id, parameters, group_id, reason, estimated_seconds }: Built['tasks'][number]) {
  return { id, task_id, parameters, group_id, reason, estimated_seconds };
}
