import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { installStarterLibrary } from './starter-library.ts';
import { importedBy, sendFile } from './testing/send-file.ts';

let app: TestApp;
let ada: string;
let adaId: string;
let ben: string;
let recruiter: string;

beforeAll(async () => {
  app = await startTestApp();
  const writer = await createUser(app.db, 'super_admin', { first_name: 'Ada' });
  ada = writer.token;
  adaId = writer.id;
  ben = (await createUser(app.db, 'super_admin', { first_name: 'Ben' })).token;
  recruiter = (await createCompany(app.db)).recruiter.token;
});
afterAll(() => app.stop());

type Kind = 'categories' | 'traits' | 'subtraits';

async function create(kind: Kind, name: string, more: object = {}): Promise<string> {
  const made = await app.call({
    method: 'POST',
    path: `/admin/${kind}`,
    as: ada,
    body: { name, definition: `What ${name} is.`, ...more },
  });
  expect(made.status, made.raw).toBe(201);
  return made.body.data.id as string;
}
const read = async (kind: Kind, id: string): Promise<TestBody> =>
  (await app.call({ path: `/admin/${kind}/${id}`, as: ada })).body.data;
const put = async (kind: Kind, id: string, what: string, body: object, as = ada) => {
  const { entry } = await read(kind, id);
  return app.call({
    method: 'PUT',
    path: `/admin/${kind}/${id}${what}`,
    as,
    body: { edit: entry.edit, ...body },
  });
};
const tree = async (): Promise<TestBody[]> =>
  (await app.call({ path: '/admin/traits', as: ada })).body.data.items;
const byKey = async (kind: string, key: string) =>
  (await tree()).find((one) => one.kind === kind && one.key === key);

describe('reading', () => {
  test('the whole library comes at once, parents before children', async () => {
    const items = await tree();
    const seen = new Set<string>();
    for (const one of items) {
      expect(one.parent_id === null || seen.has(one.parent_id), one.key).toBe(true);
      seen.add(one.id);
    }
    expect(items.filter((one) => one.kind === 'subtrait').length).toBeGreaterThanOrEqual(32);
    const accuracy = items.find((one) => one.key === 'accuracy');
    expect(accuracy).toMatchObject({ name: 'Accuracy', version: 1, edit: 1, formulas: 1 });
    expect(accuracy.words.ar.name).toBe('الدقة');
    expect(accuracy.evidence).not.toBe('');
  });

  test('evidence in other languages is added to what an earlier release put in, not to what was written on since', async () => {
    const withoutIt = sql`words #- '{ar,evidence}'`;
    await sql`update subtraits set words = ${withoutIt} where key = 'accuracy'`.execute(app.db);
    await sql`update traits set words = ${withoutIt}, updated_by = ${adaId} where key = 'pace'`.execute(
      app.db,
    );
    await installStarterLibrary(app.db);
    expect((await byKey('subtrait', 'accuracy')).words.ar.evidence).toMatch(/\p{Script=Arabic}/u);
    expect((await byKey('trait', 'pace')).words.ar).not.toHaveProperty('evidence');
    await sql`update traits set updated_by = null where key = 'pace'`.execute(app.db);
    await installStarterLibrary(app.db);
    expect((await byKey('trait', 'pace')).words.ar.evidence).toMatch(/\p{Script=Arabic}/u);
  });

  test('recruiters read what is in use, and change nothing', async () => {
    const read = await app.call({ path: '/traits', as: recruiter });
    expect(read.status).toBe(200);
    expect(read.body.data.items.find((one: TestBody) => one.key === 'accuracy')).toMatchObject({
      is_scored: true,
    });
    expect(read.body.data.items[0]).not.toHaveProperty('edit');
    const id = (await byKey('subtrait', 'accuracy')).id;
    for (const call of [
      { path: '/admin/traits' },
      { method: 'PUT' as const, path: `/admin/subtraits/${id}`, body: {} },
      { path: '/admin/traits/export', query: { format: 'csv' } },
    ]) {
      expect((await app.call({ ...call, as: recruiter })).status).toBe(403);
    }
  });

  test('says where an entry is used', async () => {
    const { uses, versions } = await read('subtraits', (await byKey('subtrait', 'focused_attention')).id);
    expect(uses.formulas).toMatchObject({
      count: 1,
      items: [{ task_name: 'Signal Tower', status: 'published' }],
    });
    expect(uses.tasks).toEqual(['Signal Tower']);
    expect(uses.score_templates.count).toBeGreaterThan(0);
    expect(uses.simulations.count).toBeGreaterThan(0);
    expect(uses.never).toBe(false);
    expect(versions).toHaveLength(1);
    expect(versions[0]).toMatchObject({
      version: 1,
      reason: 'Starter set',
      content: { name: 'Focused attention' },
    });
  });
});

describe('keeping', () => {
  test('a category, a trait and a subtrait are made, with keys of their names', async () => {
    const category = await create('categories', 'Craft', { color: '#14332c' });
    const trait = await create('traits', 'Craft', { parent_id: category, sources: ['Doe 2001'] });
    const subtrait = await create('subtraits', 'صبر', { parent_id: trait, direction: 'target' });
    const again = await create('subtraits', 'صبر', { parent_id: trait });
    expect((await read('traits', trait)).entry).toMatchObject({
      key: 'craft',
      sources: ['Doe 2001'],
      parent_id: category,
    });
    expect((await read('subtraits', subtrait)).entry).toMatchObject({ key: 'subtrait', direction: 'target' });
    expect((await read('subtraits', again)).entry).toMatchObject({ key: 'subtrait_2', sort_order: 2 });
  });

  test.each([
    ['no name', { name: ' ', definition: '' }, 'name'],
    ['a long name', { name: 'x'.repeat(81), definition: '' }, 'name'],
    ['an unknown direction', { name: 'X', definition: '', direction: 'up' }, 'direction'],
    ['a language that is none', { name: 'X', definition: '', words: { '??': { name: 'x' } } }, 'words.??'],
  ])('refuses %s', async (_what, body, field) => {
    const parent_id = (await byKey('trait', 'attention')).id;
    const answer = await app.call({
      method: 'POST',
      path: '/admin/subtraits',
      as: ada,
      body: { ...body, parent_id },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[0].field).toBe(field);
  });

  test('every save is a version with its reason, and an older one can be written again', async () => {
    const id = await create('categories', 'Wording');
    await put('categories', id, '', { name: 'Wording', definition: 'Second.', reason: 'Clearer' });
    await put('categories', id, '', {
      name: 'Words',
      definition: 'Third.',
      words: { ar: { name: 'كلمات' } },
    });
    const { versions, entry } = await read('categories', id);
    expect(
      versions.map((one: TestBody) => [one.version, one.content.name, one.content.definition, one.reason]),
    ).toEqual([
      [3, 'Words', 'Third.', ''],
      [2, 'Wording', 'Second.', 'Clearer'],
      [1, 'Wording', 'What Wording is.', ''],
    ]);
    expect(versions[1].changed_by_name).toBe('Ada Berg');
    expect(entry).toMatchObject({ version: 3, edit: 3, key: 'wording', words: { ar: { name: 'كلمات' } } });
  });

  test('two who save at once: the second is shown what the first wrote', async () => {
    const id = await create('categories', 'Shared');
    const body = { edit: 1, definition: '' };
    const [one, two] = await Promise.all([
      app.call({
        method: 'PUT',
        path: `/admin/categories/${id}`,
        as: ada,
        body: { ...body, name: 'Of Ada' },
      }),
      app.call({
        method: 'PUT',
        path: `/admin/categories/${id}`,
        as: ben,
        body: { ...body, name: 'Of Ben' },
      }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? ['Of Ada', two] : ['Of Ben', one];
    expect(lost.body).toMatchObject({
      code: 'conflict',
      current: { status: 'active', theirs: { name: won, edit: 2 } },
    });
    expect((await read('categories', id)).entry.name).toBe(won);
  });

  test('entries change places and parents; the parent has to be in use', async () => {
    const [a, b] = [await create('categories', 'Place A'), await create('categories', 'Place B')];
    const traits = [];
    for (const name of ['P1', 'P2', 'P3']) traits.push(await create('traits', name, { parent_id: a }));
    await put('traits', traits[2] ?? '', '/place', { place: 1 });
    const order = async (parent: string) =>
      (await tree()).filter((one) => one.parent_id === parent).map((one) => one.name);
    expect(await order(a)).toEqual(['P3', 'P1', 'P2']);
    await put('traits', traits[0] ?? '', '/place', { parent_id: b });
    expect([await order(a), await order(b)]).toEqual([['P3', 'P2'], ['P1']]);
    expect((await read('traits', traits[0] ?? '')).entry.version).toBe(2);
    await put('categories', b, '/status', { status: 'archived' });
    const refused = await put('traits', traits[1] ?? '', '/place', { parent_id: b });
    expect([refused.status, refused.body.code]).toEqual([409, 'refused_by_rule']);
    const wrong = await put('subtraits', (await byKey('subtrait', 'accuracy')).id, '/place', {
      parent_id: a,
    });
    expect(wrong.status).toBe(404);
  });
});

describe('archiving and deleting', () => {
  test('takes along what is below and brings exactly that back', async () => {
    const category = await create('categories', 'Attic');
    const trait = await create('traits', 'Attic trait', { parent_id: category });
    const early = await create('subtraits', 'Early', { parent_id: trait });
    const late = await create('subtraits', 'Late', { parent_id: trait });
    await put('subtraits', early, '/status', { status: 'archived' });
    const gone = await put('categories', category, '/status', { status: 'archived' });
    expect(gone.body.data.with).toBe(2);
    const alone = await put('subtraits', late, '/status', { status: 'active' });
    expect(alone.body.message).toContain('is archived');
    expect((await put('categories', category, '/status', { status: 'active' })).body.data.with).toBe(2);
    expect((await read('subtraits', late)).entry.status).toBe('active');
    expect((await read('subtraits', early)).entry.status).toBe('archived');
    const log = await app.call({ path: '/security/logs', as: ada });
    expect(log.raw).toContain('trait_library.archived');
  });

  test('deletes only what nothing ever referred to', async () => {
    const category = await create('categories', 'Empty');
    const trait = await create('traits', 'Empty trait', { parent_id: category });
    const remove = (kind: Kind, id: string) =>
      app.call({ method: 'DELETE', path: `/admin/${kind}/${id}`, as: ada });
    expect((await remove('categories', category)).body.message).toContain('it contains 1 entry');
    expect((await remove('subtraits', (await byKey('subtrait', 'accuracy')).id)).status).toBe(409);
    expect((await remove('traits', trait)).status).toBe(200);
    expect((await remove('categories', category)).status).toBe(200);
    expect((await remove('categories', category)).status).toBe(404);
  });
});

test('a library of hundreds of categories is read at once', async () => {
  const lines = ['type,key,parent,name,definition'];
  for (let c = 0; c < 300; c += 1) {
    lines.push(`category,many_${c},,Category ${c},`);
    for (let t = 0; t < 3; t += 1) {
      lines.push(`trait,many_${c}_${t},many_${c},Trait ${c}.${t},`);
      lines.push(`subtrait,many_${c}_${t}_a,many_${c}_${t},Subtrait ${c}.${t},`);
    }
  }
  const dry = await sendFile(app, ada, lines.join('\n'));
  expect(dry.body.data.counts).toEqual({ add: 2100, change: 0, same: 0, problem: 0 });
  const done = await importedBy(app, ada, lines.join('\n'), dry.body.data.digest);
  expect(done).toMatchObject({ status: 'done', done: 2100 });
  expect((await tree()).filter((one) => one.kind === 'category').length).toBeGreaterThanOrEqual(300);
});
