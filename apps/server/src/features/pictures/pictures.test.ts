import { findPictures } from '@tryout/domain/pictures/picture-search';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { SAMPLE_PICTURES } from '../../platform/testing/sample-pictures.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { pictureLibrary } from './open-library.ts';
import { KEYS, type PictureServer, startPictureServer } from './testing/picture-server.ts';

interface Item {
  readonly picture: string;
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  readonly source: string;
  readonly preview: string;
}

let t: TestApp;
let admin: TestUser;
let company: Awaited<ReturnType<typeof createCompany>>;
let service: PictureServer;

beforeAll(async () => {
  t = await startTestApp({ config: { outbound: { allowHttp: true, networks: ['127.0.0.0/8'] } } });
  service = await startPictureServer();
  admin = await createUser(t.db, 'super_admin');
  company = await createCompany(t.db, 'Harbour Logistics');
});
afterAll(async () => {
  await service.stop();
  await t.stop();
});

const search = async (text: string, language = 'en', page = 1) => {
  const answer = await t.call({
    path: '/pictures',
    query: { search: text, page: String(page) },
    as: company.recruiter.token,
    headers: { 'accept-language': language },
  });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data as { items: Item[]; total: number; service: string | null };
};
const ids = async (text: string) => (await search(text)).items.map(({ picture }) => picture);
const set = (values: object) =>
  t.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body: { values } });
const entry = async (key: string) =>
  (await t.call({ path: '/admin/appconfigs', as: admin.token })).body.data.items.find(
    (one: { key: string }) => one.key === key,
  );

describe('the library', () => {
  test.each([
    ['teamwork', 'fluent:handshake'],
    ['عمل جماعي', 'fluent:handshake'],
    ['nurse', 'tabler:nurse'],
    ['nurses', 'fluent:health-worker'],
    ['ممرضة', 'fluent:woman-health-worker'],
    ['التمريض', 'tabler:nurse'],
    ['customer service', 'drawn:help-line'],
    ['خدمة العملاء', 'drawn:help-line'],
    ['Lagerhaus warehouse', 'drawn:warehouse'],
    ['chess', 'fluent:chess-pawn'],
    ['شاحنة', 'fluent:delivery-truck'],
    ['programming', 'drawn:code'],
  ])('finds for %s also %s', async (text, picture) => {
    expect(await ids(text)).toContain(picture);
  });

  test('has several thousand pictures, none of a brand, each once, and every word that is given for another finds something', async () => {
    const { index } = await pictureLibrary();
    expect(index.pictures.length).toBeGreaterThan(5000);
    expect(new Set(index.pictures.map(({ id }) => id)).size).toBe(index.pictures.length);
    expect(index.pictures.filter(({ id }) => /^tabler:(brand-.*|.*-off)$|skin/.test(id))).toEqual([]);
    for (const word of index.meanings.keys())
      expect(findPictures(index, word).length, word).toBeGreaterThan(0);
  });

  test('is searched in no time, whatever is typed', async () => {
    const { index } = await pictureLibrary();
    const texts = ['a', 'ar', 'team', 'teamwork', 'ر', 'customer service', '', 'x y z w v', 'ال'];
    const took: number[] = [];
    for (let round = 0; round < 40; round += 1)
      for (const text of texts) {
        const began = performance.now();
        findPictures(index, text);
        took.push(performance.now() - began);
      }
    took.sort((a, b) => a - b);
    // The middle is told apart from what a busy machine adds.
    expect(took[took.length >> 1]).toBeLessThan(20);
  });

  test('tells what a picture shows, whose it is, and what it looks like, page by page', async () => {
    const { items, total, service: named } = await search('handshake', 'ar');
    expect(items.find(({ picture }) => picture === 'fluent:handshake')).toMatchObject({
      title: 'مصافحة',
      author: 'Microsoft Corporation',
      licence: 'MIT',
      source: 'Fluent Emoji',
      preview: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect(items[0]?.picture).toBe('fluent:handshake');
    expect((await search('عمل جماعي', 'ar')).items[0]?.picture).toBe('fluent:handshake');
    expect(total).toBe(items.length);
    expect(named).toBeNull();
    const [first, second] = [await search(''), await search('', 'en', 2)];
    expect(first.items).toHaveLength(24);
    expect(first.items[0]?.preview).toMatch(/^\/pictures\/[\w-]+\.svg$/);
    expect(first.items.map(({ picture }) => picture)).not.toContain(second.items[5]?.picture);
    expect((await search('', 'en', 500)).items).toEqual([]);
    expect((await search('zzzzzz')).items).toEqual([]);
  });

  test('is for those who set pictures, and names its sources to everybody', async () => {
    const candidate = await createUser(t.db, 'candidate');
    expect((await t.call({ path: '/pictures', as: candidate.token })).status).toBe(403);
    expect((await t.call({ path: '/pictures' })).status).toBe(401);
    const long = await t.call({ path: '/pictures', query: { search: 'x'.repeat(101) }, as: admin.token });
    expect([long.status, long.body.fields[0].field]).toEqual([422, 'search']);
    const { items } = (await t.call({ path: '/pictures/sources' })).body.data;
    expect(items).toMatchObject([
      { key: 'drawn', licence: 'CC0 1.0', pictures: 26 },
      { key: 'fluent', licence: 'MIT', author: 'Microsoft Corporation' },
      { key: 'tabler', licence: 'MIT', author: 'Paweł Kuna' },
    ]);
  });
});

describe('a picture that was chosen', () => {
  const choose = (picture: string, as = company.admin.token) =>
    t.call({ method: 'POST', path: '/update/organization/cover/picture', as, body: { picture } });
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytesAt = async (path: string, as?: string) =>
    t.call({ path: path.replace(/^\/api/, ''), ...(as ? { as } : {}) });

  test.each([
    ['fluent:handshake', 'Microsoft Corporation'],
    ['tabler:users-group', 'Paweł Kuna'],
    ['drawn:meeting', 'Tryout'],
  ])('becomes an employer’s cover as a file of its own, with its credit: %s', async (picture, author) => {
    const answer = await choose(picture);
    expect(answer.status, answer.raw).toBe(200);
    expect(answer.body.data.cover_credit).toMatchObject({ author });
    const { rows } = await sql<{ sha256: string; media_type: string }>`
      select f.sha256, f.media_type from files f join organizations o on o.cover_file_id = f.id where o.id = ${company.organization_id}
    `.execute(t.db);
    expect(rows[0]?.media_type).toBe('image/png');
    const chunks: Buffer[] = [];
    for await (const chunk of t.services.files.read(String(rows[0]?.sha256))) chunks.push(chunk as Buffer);
    expect(sizeOf(Buffer.concat(chunks))).toEqual([1600, 400]);
    expect((await bytesAt(answer.body.data.look.cover_path)).status).toBe(200);
    const page = await t.call({ path: '/jobs', query: { organization: answer.body.data.slug } });
    expect(page.body.data.employer.cover_credit, page.raw).toMatchObject({ author });
  });

  test('goes with its credit', async () => {
    await choose('fluent:handshake');
    const removed = await t.call({
      method: 'DELETE',
      path: '/organization/pictures/cover',
      as: company.admin.token,
    });
    expect(removed.body.data).toMatchObject({ cover_credit: null, look: { cover_path: null } });
  });

  test('is set on a position by those who may change it, and is named on its public page', async () => {
    const as = company.recruiter.token;
    const { id } = (await t.call({ method: 'POST', path: '/position', as, body: { title: 'Ward nurse' } }))
      .body.data;
    const path = `/position/${id}/image/picture`;
    const body = { picture: 'tabler:nurse' };
    const other = await createCompany(t.db, 'Meadow');
    expect((await t.call({ method: 'POST', path, as: other.recruiter.token, body })).status).toBe(404);
    const done = await t.call({ method: 'POST', path, as, body });
    expect([done.status, done.body.data], done.raw).toEqual([200, { has_image: true }]);
    expect((await t.call({ path: `/position/${id}`, as })).body.data.image_credit).toMatchObject({
      source: 'Tabler Icons',
      licence: 'MIT',
    });
    await t.call({ method: 'POST', path: `/position/${id}/locations`, as, body: { name: 'Oslo' } });
    const moved = await t.call({
      method: 'POST',
      path: `/position/${id}/transitions`,
      as,
      body: { to: 'published', from: 'draft' },
    });
    const job = await t.call({ path: moved.body.data.public_path });
    expect(job.body.data).toMatchObject({ has_image: true, image_credit: { author: 'Paweł Kuna' } });
    expect((await t.call({ path: `${moved.body.data.public_path}/image` })).status).toBe(200);
  });

  test('is refused where it is none of a search', async () => {
    for (const picture of [
      'fluent:nothing',
      'handshake',
      'https://photos.example/1.jpg',
      'found:abc.def',
      'found:',
    ]) {
      const answer = await choose(picture);
      expect([answer.status, answer.body.fields?.[0]?.field], picture).toEqual([422, 'picture']);
    }
    expect((await choose('')).status).toBe(422);
    expect((await choose('fluent:handshake', company.recruiter.token)).status).toBe(403);
  });
});

describe('an outside service', () => {
  const find = (text = 'team', page = 1) =>
    t.call({
      path: '/pictures/service',
      query: { search: text, page: String(page) },
      as: company.admin.token,
      headers: { 'accept-language': 'en' },
    });
  const tryOut = () =>
    t.call({ method: 'POST', path: '/admin/appconfigs/test', as: admin.token, body: { part: 'pictures' } });
  const setUp = (kind: 'openverse' | 'pexels', key: string = KEYS[kind]) =>
    set({ picture_service: kind, picture_service_address: service.url, picture_service_key: key });

  afterEach(async () => {
    service.answers = undefined;
    service.asked.length = 0;
    await set({ picture_service: '', picture_service_address: '', picture_service_key: '' });
  });

  test('is asked only where one is set up, with the key that it needs', async () => {
    expect((await find()).status).toBe(404);
    await set({ picture_service: 'pexels', picture_service_address: service.url });
    expect((await find()).status).toBe(404);
    expect((await tryOut()).body.data.ok).toBe(true);
    expect(service.asked).toEqual([]);
  });

  test.each([
    ['openverse', 'Ann Author', 'CC BY 4.0', 'Bearer token-1'],
    ['pexels', 'Bo Camera', 'Pexels License', KEYS.pexels],
  ] as const)(
    'finds pictures: %s; a chosen one is fetched once and kept',
    async (kind, author, licence, authorization) => {
      expect((await setUp(kind)).status).toBe(200);
      expect((await search('team')).service?.toLowerCase()).toBe(kind);
      const answer = await find();
      expect(answer.status, answer.raw).toBe(200);
      expect(answer.body.data).toMatchObject({ total: 1, service_problem: '', items: [{ author, licence }] });
      expect(service.asked.at(-1)?.headers.authorization).toBe(authorization);
      const [item] = answer.body.data.items as Item[];
      // Nobody's browser is sent elsewhere, and nothing of the answer tells where the file is.
      expect(item?.preview).toMatch(/^\/api\/pictures\/service\/preview\?picture=/);
      const preview = await t.call({
        path: '/pictures/service/preview',
        query: { picture: item?.preview.split('=')[1] ?? '' },
        as: company.admin.token,
      });
      expect([preview.status, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);
      service.asked.length = 0;
      const chosen = await t.call({
        method: 'POST',
        path: '/update/organization/cover/picture',
        as: company.admin.token,
        body: { picture: item?.picture },
      });
      expect(chosen.body.data?.cover_credit, chosen.raw).toMatchObject({ author, licence });
      expect(service.asked.map(({ path }) => path)).toEqual(['/files/large']);
      expect((await tryOut()).body.data).toMatchObject({
        ok: true,
        said: 'The picture service works and found 1 picture.',
      });
    },
  );

  test('may be Openverse without a key', async () => {
    await setUp('openverse', '');
    expect((await find()).body.data.items).toHaveLength(1);
    expect(service.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(service.asked[0]?.headers['user-agent']).toMatch(/^Tryout\/\d/);
  });

  test.each([
    ['is down', null, 'The service doesn’t answer.'],
    ['refuses the key', { status: 401, body: {} }, 'The service refused the key.'],
    ['is busy', { status: 429, body: {} }, 'Too many requests right now. Try again in a moment.'],
    ['fails', { status: 500, body: {} }, 'The service refused the request.'],
    ['is a page', { status: 200, body: '<html>' }, 'The server answered, but not as a picture service.'],
    [
      'answers more than 2 MB',
      { status: 200, body: 'x'.repeat(2_000_001) },
      'The service answered more than expected.',
    ],
  ])('that %s leaves the library, and that is said', async (_, answering, problem) => {
    await setUp('pexels');
    service.answers = () => answering;
    expect((await find()).body.data).toEqual({ items: [], total: 0, service_problem: problem });
    expect((await tryOut()).body.data).toMatchObject({ ok: false, detail: problem });
    expect((await ids('team')).length).toBeGreaterThan(0);
  });

  test('is not asked within private networks, and a wrong pair of keys is said', async () => {
    await setUp('openverse', 'client-1:wrong');
    expect((await find()).body.data.service_problem).toBe('The service refused the key.');
    await set({ picture_service_address: 'http://10.0.0.1:8080' });
    expect((await find()).body.data.service_problem).toBe(
      'The address leads to a private network, which this server doesn’t allow.',
    );
  });

  test.each([
    ['a page', '<svg onload="alert(1)"/>', 415],
    ['nothing', null, 422],
    ['a broken picture', SAMPLE_PICTURES.png.subarray(0, 40), 422],
  ])('whose file is %s changes nothing', async (_, body, status) => {
    await setUp('pexels');
    const [item] = (await find()).body.data.items as Item[];
    service.answers = ({ path }) =>
      path.startsWith('/files/') ? (body === null ? null : { status: 200, body }) : undefined;
    const chosen = await t.call({
      method: 'POST',
      path: '/update/organization/cover/picture',
      as: company.admin.token,
      body: { picture: item?.picture },
    });
    expect([chosen.status, chosen.body.fields?.[0]?.field], chosen.raw).toEqual([status, 'picture']);
    const preview = await t.call({
      path: '/pictures/service/preview',
      query: { picture: item?.preview.split('=')[1] ?? '' },
      as: company.admin.token,
    });
    expect(preview.status).toBe(404);
  });

  test('is asked for nothing that was not signed here', async () => {
    await setUp('pexels');
    const [item] = (await find()).body.data.items as Item[];
    service.asked.length = 0;
    const forged = `${Buffer.from(JSON.stringify(`${service.url}/files/other`)).toString('base64url')}.AAAA`;
    // What chooses a picture does not show one: each token is for its own use.
    for (const picture of [forged, item?.picture.slice('found:'.length) ?? '', 'x', '.', 'a.b.c']) {
      const answer = await t.call({
        path: '/pictures/service/preview',
        query: { picture },
        as: company.admin.token,
      });
      expect(answer.status, picture).toBe(404);
    }
    expect(service.asked).toEqual([]);
  });
});

describe('a key in the settings', () => {
  const MARK = '••••••••';
  afterEach(() => set({ picture_service: '', picture_service_address: '', picture_service_key: '' }));

  test('is sealed and never told, not in settings, history or log', async () => {
    const key = 'very-secret-key-1';
    expect((await set({ picture_service: 'pexels', picture_service_key: key })).status).toBe(200);
    expect(await entry('picture_service_key')).toMatchObject({ type: 'secret', value: MARK, default: '' });
    const tables = ['app_configs', 'app_config_history', 'security_log'];
    for (const table of tables) {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} r where to_jsonb(r)::text like ${`%${key}%`}
      `.execute(t.db);
      expect(rows[0]?.n, table).toBe(0);
    }
    const history = (await t.call({ path: '/admin/appconfigs/history', as: admin.token })).body.data.items;
    const change = history.find((one: { key: string }) => one.key === 'picture_service_key');
    expect(change).toMatchObject({ before: '', after: MARK, restorable: false });
    const restored = await t.call({
      method: 'POST',
      path: `/admin/appconfigs/history/${change.id}/restore`,
      as: admin.token,
      body: { current: MARK },
    });
    expect(restored.status).toBe(409);
  });

  test('stays where its mark comes back, and goes with the service that it was given for', async () => {
    await set({ picture_service: 'pexels', picture_service_key: 'one' });
    await set({ picture_service_key: MARK });
    expect((await entry('picture_service_key')).value).toBe(MARK);
    await set({ picture_service_address: 'https://other.example' });
    expect((await entry('picture_service_key')).value).toBe('');
    await set({ picture_service_address: 'https://third.example', picture_service_key: 'two' });
    expect((await entry('picture_service_key')).value).toBe(MARK);
  });

  test.each([
    { picture_service: 'unsplash' },
    { picture_service_address: 'ftp://pictures.test' },
    { picture_service_key: 'with a space' },
    { picture_service_key: 'x'.repeat(501) },
    { picture_service_key: 7 },
  ])('is checked like every setting: %j', async (values) => {
    expect((await set(values)).status).toBe(422);
  });
});
