import type { TransferContent } from '@tryout/contract/library-transfer/library-transfer-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp, type TestBody } from '../../platform/testing/test-app.ts';
import { contentIn, fileOf } from './testing/edit-file.ts';
import { broughtInto, exportedBy, importedBy, sendTo } from './testing/transfer.ts';

type Formula = TransferContent['formulas'][number];

describe('a file of all scoring', () => {
  let app: TestApp;
  let admin: string;
  let file: string;
  beforeAll(async () => {
    app = await startTestApp();
    admin = (await createUser(app.db, 'super_admin')).token;
    file = await exportedBy(app, admin);
  });
  afterAll(() => app.stop());

  const refused = async (sent: string | Buffer) => {
    const { status, body } = await sendTo(app, admin, sent);
    return [status, body.message];
  };
  /** What comes of the file when one record says something else. */
  const changed = async (change: (content: TransferContent) => void): Promise<TestBody[]> => {
    const content = contentIn(file);
    change(content);
    const { status, body } = await sendTo(app, admin, fileOf(content));
    expect(status, JSON.stringify(body.fields)).toBe(200);
    return body.data.rows.filter((row: TestBody) => row.outcome !== 'same');
  };
  const firstFormula = (content: TransferContent) => content.formulas[0] as Formula;

  it('changes nothing where it comes from', async () => {
    const { body } = await sendTo(app, admin, file);
    const { counts, rows, doable } = body.data;
    expect(counts).toEqual({ new: 0, changed: 0, same: rows.length, conflict: 0, refused: 0, left_out: 0 });
    expect(doable).toBe(true);
    expect(new Set(rows.map((row: TestBody) => row.kind)).size).toBeGreaterThan(7);
  });

  it('is only given to and taken from those who keep the platform', async () => {
    const recruiter = (await createUser(app.db, 'independent_recruiter')).token;
    expect((await app.call({ path: '/admin/library/export', as: recruiter })).status).toBe(403);
    expect((await sendTo(app, recruiter, file)).status).toBe(403);
    expect((await sendTo(app, recruiter, file, 'a digest')).status).toBe(403);
    expect((await app.call({ path: '/admin/library/export' })).status).toBe(401);
  });

  it('holds nothing of tenants or people', async () => {
    const { rows } = await sql<{ email: string }>`select email from users`.execute(app.db);
    for (const { email } of rows) expect(file).not.toContain(email);
    expect(Object.keys(contentIn(file)).sort()).toEqual([
      'categories',
      'conditions',
      'files',
      'formulas',
      'games',
      'norms',
      'operators',
      'score_templates',
      'simulations',
      'subtraits',
      'tasks',
      'traits',
    ]);
  });

  it('is refused when it is cut off, edited, of another kind or of a later version', async () => {
    expect(await refused(file.slice(0, -200))).toEqual([422, expect.stringContaining('is incomplete')]);
    expect(await refused('hello')).toEqual([422, expect.stringContaining('isn’t valid JSON')]);
    expect(await refused(Buffer.from([0xff, 0xfe, 0x00]))).toEqual([
      422,
      expect.stringContaining('isn’t valid JSON'),
    ]);
    expect(await refused(file.replace('"version":1', '"version":2'))).toEqual([
      422,
      expect.stringContaining('changed after it was exported'),
    ]);
    for (const other of ['null', '[]', '7', '"text"', '{}']) {
      expect(await refused(other)).toEqual([422, 'This isn’t a scoring export file.']);
    }
    expect(await refused(fileOf(contentIn(file), { format_version: 2 }))).toEqual([
      422,
      expect.stringContaining('format version 2. Only version 1'),
    ]);
  });

  it('is refused when it is made to harm', async () => {
    expect(await refused(`{"content":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toEqual([
      422,
      'This file is nested more than 90 levels deep.',
    ]);
    expect(await refused('{"content":{"__proto__":{"a":1}},"format":"tryout.scoring"}')).toEqual([
      422,
      expect.stringContaining('__proto__'),
    ]);
    expect(await refused('{"content":{"categories":"\\u0000"},"format":"tryout.scoring"}')).toEqual([
      422,
      'This file contains a character that can’t be stored.',
    ]);
    expect(
      await refused('{"content":{"categories":1e999},"format":"tryout.scoring","format_version":1}'),
    ).toEqual([422, expect.stringContaining('Infinity')]);
    const content = contentIn(file);
    const { body } = await sendTo(app, admin, fileOf({ ...content, users: [] }));
    expect(body.code).toBe('invalid_input');
    const wrong = await sendTo(
      app,
      admin,
      fileOf({ ...content, norms: content.norms.map((norm) => ({ ...norm, sd: -1 })) }),
    );
    expect(wrong.body.fields[0]).toEqual({ field: 'content.norms.0.sd', message: 'must be above 0' });
  });

  it('larger than what may come is refused', { timeout: 60_000 }, async () => {
    expect(await refused(Buffer.alloc(64 * 1_048_576 + 1, 0x20))).toEqual([
      413,
      expect.stringContaining('64 MB'),
    ]);
  });

  it('never changes what was in force, and says so', async () => {
    const rows = await changed((content) => {
      firstFormula(content).name = 'Another name';
      const [template] = content.score_templates;
      if (template) template.name = 'Another template';
    });
    expect(rows.map((row) => [row.kind, row.outcome, row.reasons[0].code, row.differs])).toEqual([
      ['formula', 'conflict', 'never_changes', ['name']],
      ['score_template', 'conflict', 'never_changes', ['name']],
    ]);
  });

  it('is read again: a formula says what its text says, and passes its test cases', async () => {
    const id = '0198f000-0000-7000-8000-00000000000a';
    const other = (change: (formula: Formula) => object) => (content: TransferContent) => {
      const formula = firstFormula(content);
      content.formulas.push({ ...formula, id, version: 7, status: 'closed', ...change(formula) } as Formula);
    };
    const codes = async (change: (formula: Formula) => object) =>
      (await changed(other(change))).map((row) => [row.outcome, row.reasons[0]?.code]);
    expect(await codes(() => ({}))).toEqual([['new', undefined]]);
    expect(await codes(() => ({ source: 'otherwise' }))).toEqual([['refused', 'unreadable']]);
    expect(await codes(() => ({ source: 'when 1 = 1: 1 of 10\notherwise: not calculated' }))).toEqual([
      ['refused', 'text_differs'],
    ]);
    expect(
      await codes(({ tests }) => ({
        tests: tests.map((test) => ({ ...test, expect: { value: 12.5, total_score: 13 } })),
      })),
    ).toEqual([['refused', 'tests_fail']]);
    expect(await codes(() => ({ subtrait_id: id }))).toEqual([['refused', 'text_differs']]);
    // Both it and the one in force are in the file: neither can have the place.
    expect(await codes(() => ({ status: 'published' }))).toEqual([
      ['conflict', 'place_taken'],
      ['conflict', 'place_taken'],
    ]);
    expect(await codes(() => ({ task_key: 'no-such-game' }))).toEqual([['refused', 'missing']]);
  });

  it('is judged by the rules of its kinds', async () => {
    const rows = await changed((content) => {
      const [simulation] = content.simulations;
      const [template] = content.score_templates;
      const [subtrait] = content.subtraits;
      const [game] = content.games;
      if (!simulation || !template || !subtrait || !game) throw new Error('a library with too little in it');
      const id = '0198f000-0000-7000-8000-00000000000b';
      const definition = structuredClone(template.definition);
      for (const category of definition.categories) category.category_weightage = 7;
      content.score_templates.push({ ...template, id, key: 'heavy', definition });
      content.simulations.push({
        ...simulation,
        id: '0198f000-0000-7000-8000-00000000000c',
        key: 'gone',
        score_template_id: '0198f000-0000-7000-8000-00000000000d',
        tasks: simulation.tasks.map((task) => ({ ...task, task_id: id })),
      });
      content.subtraits.push({ ...subtrait, id: '0198f000-0000-7000-8000-00000000000e', merged_into: null });
      game.declares = '0'.repeat(64);
      content.operators.push({ key: 'eval', symbol: null, label: null, words: {}, is_active: true });
    });
    const told = (kind: string) =>
      rows.find((row) => row.kind === kind)?.reasons.map((reason: TestBody) => reason.code);
    expect(told('score_template')).toEqual(['invalid']);
    expect(new Set(told('simulation'))).toEqual(new Set(['missing']));
    expect(told('subtrait')).toEqual(['place_taken']);
    expect(told('game')).toEqual(['game_differs']);
    expect(told('operator')).toEqual(['invalid']);
  });

  it('is tried whole: a published simulation that could not be played is refused', async () => {
    const id = '0198f000-0000-7000-8000-000000000010';
    const rows = await changed((content) => {
      const [simulation] = content.simulations;
      if (simulation) content.simulations.push({ ...simulation, id, key: 'no-tasks', tasks: [], images: [] });
    });
    expect(rows.map((row) => [row.id, row.outcome])).toEqual([[id, 'refused']]);
    expect(rows[0].reasons).toContainEqual({
      code: 'invalid',
      name: 'no_tasks',
      message: 'Not valid: no_tasks.',
    });
    expect(await exportedBy(app, admin)).toBe(file);
  });

  it('that cannot be brought in whole leaves everything as it is', async () => {
    const content = contentIn(file);
    const [trait] = content.traits;
    if (trait) trait.name = 'Renamed by a file';
    firstFormula(content).name = 'Another name';
    const sent = fileOf(content);
    const looked = await sendTo(app, admin, sent);
    expect(looked.body.data).toMatchObject({ doable: false, counts: { changed: 1, conflict: 1 } });
    expect(await importedBy(app, admin, sent, looked.body.data.digest)).toMatchObject({
      status: 'failed',
      outcome: 'not_doable',
    });
    expect(await exportedBy(app, admin)).toBe(file);
  });

  it('is not imported without its plan', async () => {
    const { status, body } = await sendTo(app, admin, file, '');
    expect([status, body.fields?.[0]?.field]).toEqual([422, 'digest']);
  });

  it('that clashes only in the database leaves everything as it is', async () => {
    const content = contentIn(file);
    const [first, second] = content.simulations;
    if (!first || !second) throw new Error('a library with one simulation');
    const id = '0198f000-0000-7000-8000-00000000000f';
    content.simulations.push({ ...first, id, key: 'the-same-tasks', status: 'draft', was_published: false });
    const { status, body } = await sendTo(app, admin, fileOf(content));
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await exportedBy(app, admin)).toBe(file);
  });

  it('is not brought in on top of something that was not looked at, nor twice at once', async () => {
    const content = contentIn(file);
    const [trait] = content.traits;
    if (trait) trait.definition = `${trait.definition} As a file says.`;
    const sent = fileOf(content);
    const { digest } = (await sendTo(app, admin, sent)).body.data;
    const changed = { status: 'failed', outcome: 'changed_meanwhile' };
    expect(await importedBy(app, admin, file, digest)).toMatchObject(changed);
    const both = await Promise.all([
      importedBy(app, admin, sent, digest),
      importedBy(app, admin, sent, digest),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['done', 'failed']);
    expect(await importedBy(app, admin, sent, digest)).toMatchObject(changed);
    expect(await exportedBy(app, admin)).toBe(sent);
    await broughtInto(app, admin, file);
    expect(await exportedBy(app, admin)).toBe(file);
    const { rows } = await sql<{ action: string; meta: TestBody }>`
      select action, meta from security_log where action = 'scoring.imported'
    `.execute(app.db);
    expect(rows.map(({ meta }) => meta.changed)).toEqual([1, 1]);
  });
});
