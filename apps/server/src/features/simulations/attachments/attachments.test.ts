import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApplication, createCompany, createPosition } from '../../../platform/testing/factory.ts';
import { SAMPLE_PICTURES } from '../../../platform/testing/sample-pictures.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { type Built, builder } from '../testing/build.ts';
import { upload } from '../testing/upload.ts';

const PNG = SAMPLE_PICTURES.png;

let app: TestApp;
let company: Awaited<ReturnType<typeof createCompany>>;
let mine: ReturnType<typeof builder>;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  company = await createCompany(app.db);
  mine = builder(app, company.recruiter.token);
  stranger = (await createCompany(app.db, 'Another one')).recruiter.token;
});
afterAll(() => app.stop());

const begin = (name: string) => mine.done(mine.call('POST', '/simulations', { name }));
const picture = (draft: Built, content: Buffer, fields: Record<string, string> = {}) =>
  upload(
    app,
    company.recruiter.token,
    `/simulation/${draft.id}/images/upload`,
    { edit: String(draft.edit), role: 'cover', alt: 'A quay', ...fields },
    { field: 'image', name: 'quay.png', content },
  );
const file = (draft: Built, name: string, content: Buffer, fields: Record<string, string> = {}) =>
  upload(
    app,
    company.recruiter.token,
    `/simulation/${draft.id}/files`,
    { edit: String(draft.edit), ...fields },
    { field: 'file', name, content },
  );

describe('pictures', () => {
  test('built-in ones are found in both languages and need words', async () => {
    const { data } = (await mine.call('GET', '/simulations/pictures', undefined, { q: 'ship' })).body;
    expect(data).toMatchObject({ licence: 'CC0 1.0', items: [{ key: 'cargo-ship' }] });
    const draft = await begin('Built in');
    const add = (body: object) =>
      mine.call('POST', `/simulation/${draft.id}/images`, { edit: draft.edit, role: 'cover', ...body });
    expect((await add({ picture: 'cargo-ship' })).body.fields[0].field).toBe('alt');
    expect((await add({ picture: 'cargo-ship', alt: ' ' })).body.fields[0].field).toBe('alt');
    expect((await add({ picture: '../secret', alt: 'x' })).body.fields[0].field).toBe('picture');
    const many = Object.fromEntries(Array.from({ length: 13 }, (_, i) => [`en-${100 + i}`, 'A ship']));
    const refused = await add({ picture: 'cargo-ship', alt: 'A ship', alt_by_locale: many });
    expect(refused).toMatchObject({ status: 422, body: { fields: [{ field: 'alt_by_locale' }] } });
    const added = (await add({ picture: 'cargo-ship', alt: 'A ship', alt_by_locale: { ar: 'سفينة' } })).body
      .data;
    expect(added.images).toMatchObject([
      { picture: 'cargo-ship', alt: 'A ship', alt_by_locale: { ar: 'سفينة' } },
    ]);
    expect(added.edit).toBe(2);
  });

  test('one that was found is drawn, kept as a file and names who made it', async () => {
    const draft = await begin('Found');
    const add = (picture: string, edit = draft.edit) =>
      mine.call('POST', `/simulation/${draft.id}/images`, { edit, role: 'cover', picture, alt: 'A nurse' });
    expect((await add('tabler:nothing')).body.fields[0].field).toBe('picture');
    expect((await add('found:x.y')).body.fields[0].field).toBe('picture');
    const { status, body } = await add('tabler:nurse');
    expect(status).toBe(200);
    const [image] = body.data.images;
    expect(image).toMatchObject({
      picture: null,
      alt: 'A nurse',
      credit: { author: 'Paweł Kuna', licence: 'MIT', source: 'Tabler Icons' },
    });
    const path = `/simulation/${draft.id}/images/${image.id}`;
    const shown = await app.call({ path, as: company.recruiter.token });
    expect(shown.headers['content-type']).toBe('image/png');
    expect((await app.call({ path, as: stranger })).status).toBe(404);
    expect((await add('fluent:handshake')).body).toMatchObject({ code: 'conflict' });
    const other = await app.call({
      method: 'POST',
      path: `/simulation/${draft.id}/images`,
      as: stranger,
      body: { edit: 2, role: 'cover', picture: 'fluent:handshake', alt: 'x' },
    });
    expect(other.status).toBe(404);
  });

  test('there is one cover: a new one takes its place, and so does one that becomes it', async () => {
    let draft = await begin('Covers');
    const add = async (picture: string, role: string) =>
      mine.done(
        mine.call('POST', `/simulation/${draft.id}/images`, {
          edit: draft.edit,
          role,
          picture,
          alt: picture,
        }),
      );
    draft = await add('bank', 'cover');
    draft = await add('train', 'cover');
    draft = await add('code', 'instruction');
    expect(draft.images.map(({ role, picture }) => [role, picture])).toEqual([
      ['cover', 'train'],
      ['instruction', 'code'],
    ]);
    const [, code] = draft.images;
    const path = `/simulation/${draft.id}/images/${code?.id}`;
    draft = await mine.done(mine.call('PUT', path, { edit: draft.edit, role: 'cover', alt: 'Code' }));
    expect(draft.images.map(({ role, picture }) => [role, picture])).toEqual([['cover', 'code']]);
    draft = await mine.done(mine.call('DELETE', path, undefined, { edit: String(draft.edit) }));
    expect(draft.images).toEqual([]);
    const gone = await mine.call('DELETE', path, undefined, { edit: String(draft.edit) });
    expect(gone.status).toBe(404);
  });

  test('uploaded ones are told by their content, shown as pictures only, and to nobody else', async () => {
    const draft = await begin('Upload');
    expect((await picture(draft, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415);
    expect((await picture(draft, PNG, { alt: '' })).status).toBe(422);
    expect((await picture(draft, Buffer.concat([PNG, Buffer.alloc(5 * 1_048_576)]))).status).toBe(413);
    const { status, body } = await picture(draft, PNG);
    expect(status).toBe(200);
    const [image] = body.data.images;
    expect(image).toMatchObject({ role: 'cover', picture: null, alt: 'A quay' });
    const path = `/simulation/${draft.id}/images/${image.id}`;
    const shown = await app.call({ path, as: company.recruiter.token });
    expect(shown.headers['content-type']).toBe('image/png');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect((await app.call({ path, as: stranger })).status).toBe(404);
    expect((await picture(draft, PNG)).body).toMatchObject({ code: 'conflict' });
  });

  test('the cover reaches the candidates who are asked to play it, and no others', async () => {
    const draft = await mine.complete('Cover for candidates');
    const covered = (await picture(draft, PNG)).body.data as Built;
    const published = await mine.done(mine.move(await mine.dryRun(covered), 'published'));
    const position = await createPosition(app.db, company.organization_id, company.recruiter.id, {
      simulations: [published.id],
    });
    const { id, candidate } = await createApplication(app.db, company.organization_id, position, {
      status: 'questions_answered',
    });
    const check = await app.call({
      path: '/game/check/application',
      as: candidate.token,
      query: { application_id: id },
    });
    const [simulation] = check.body.data.simulations;
    expect(simulation).toMatchObject({
      words: { en: { name: 'The tower', intro: 'Watch the lamps.' } },
      cover: { built_in: false, url: `/simulation/${published.id}/cover`, alt: 'A quay' },
      task_count: 1,
    });
    expect(simulation.accommodations_offered).toContain('more_time');
    const path = simulation.cover.url;
    expect((await app.call({ path, as: candidate.token })).status).toBe(200);
    const other = await createApplication(
      app.db,
      company.organization_id,
      await createPosition(app.db, company.organization_id, company.recruiter.id),
    );
    expect((await app.call({ path, as: other.candidate.token })).status).toBe(404);
  });
});

describe('files', () => {
  test('are told by content and name, kept with their task, and handed over as downloads', async () => {
    const draft = await mine.complete('Files');
    const entry = draft.tasks[0]?.id ?? '';
    const { status, body } = await file(draft, 'stock.csv', Buffer.from('item,count\nرصيف,3\n'), {
      simulation_task_id: entry,
    });
    expect(status).toBe(200);
    const [stored] = body.data.files;
    expect(stored).toMatchObject({ name: 'stock.csv', media_type: 'text/csv', simulation_task_id: entry });
    const path = `/simulation/${draft.id}/files/${stored.id}`;
    const got = await app.call({ path, as: company.recruiter.token });
    expect(got.headers['content-disposition']).toContain('attachment');
    expect((await app.call({ path, as: stranger })).status).toBe(404);
    const copy = await mine.done(mine.call('POST', `/simulation/${draft.id}/copy`, {}));
    expect(copy.files).toMatchObject([{ name: 'stock.csv', simulation_task_id: copy.tasks[0]?.id }]);
    const without = await mine.save(body.data, 'tasks', { tasks: [] });
    expect(without.files).toMatchObject([{ simulation_task_id: null }]);
    const gone = await mine.call('DELETE', path, undefined, { edit: String(without.edit) });
    expect(gone.body.data.files).toEqual([]);
  });

  test.each([
    ['a program', 'tool.exe', Buffer.from('MZ\u0000\u0001')],
    ['a page', 'page.html', Buffer.from('<script>1</script>')],
    ['a program that calls itself a table', 'table.csv', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1])],
    ['a packed file of no known kind', 'all.zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
  ])('refuse %s', async (_, name, content) => {
    const draft = await begin(name);
    const refused = await file(draft, name, content);
    expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_type' } });
  });

  test('cannot be hung on a task of another simulation', async () => {
    const other = await mine.complete('Other');
    const draft = await begin('Here');
    const refused = await file(draft, 'a.txt', Buffer.from('a'), {
      simulation_task_id: other.tasks[0]?.id ?? '',
    });
    expect(refused.body.fields[0].field).toBe('simulation_task_id');
  });
});
