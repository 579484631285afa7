import { beginningsWithout } from '@tryout/domain/places/place-key';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createCompany, createUser, type TestUser } from '../../platform/testing/factory.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { loadPlacesJob } from './load-places.job.ts';
import { loadPlaces } from './load-places.ts';
import { type GeocoderServer, startGeocoderServer } from './testing/geocoder-server.ts';

interface Item {
  readonly place_id: number | null;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly time_zone: string;
}

let t: TestApp;
/** How far the clock of the server is ahead, ms. */
let ahead = 0;
let admin: TestUser;
let company: Awaited<ReturnType<typeof createCompany>>;
let geocoder: GeocoderServer;

beforeAll(async () => {
  t = await startTestApp({
    now: () => new Date(Date.now() + ahead),
    config: { outbound: { allowHttp: true, networks: ['127.0.0.0/8'] } },
  });
  geocoder = await startGeocoderServer();
  await loadPlaces(t.db, 'few');
  admin = await createUser(t.db, 'super_admin');
  company = await createCompany(t.db, 'Harbour Logistics');
});
afterAll(async () => {
  await geocoder.stop();
  await t.stop();
});

const search = async (text: string, language = 'en'): Promise<Item[]> => {
  const answer = await t.call({
    path: '/places',
    query: { search: text },
    headers: { 'accept-language': language },
  });
  expect(answer.status, answer.raw).toBe(200);
  return answer.body.data.items;
};
const names = async (text: string, language?: string) =>
  (await search(text, language)).map(({ name }) => name);

describe('towns', () => {
  test('are found by the beginning of any name, in any script, without marks', async () => {
    expect(await names('berl')).toEqual(['Berlin']);
    expect(await names('münchen')).toEqual(['Munich']);
    expect(await names('MUNCHEN')).toEqual(['Munich']);
    expect(await names('sao pau')).toEqual(['São Paulo']);
    expect(await names('lodz')).toEqual(['Łódź']);
    expect(await names('Москва')).toEqual([]);
    expect(await names('柏林')).toEqual(['Berlin']);
    expect(await names('القاهره')).toEqual(['Cairo']);
    expect(await names('nyc')).toEqual(['New York City']);
  });

  test('are told in the reader’s language, with country and zone', async () => {
    expect(await search('cairo')).toMatchObject([
      { name: 'Cairo', country: 'Egypt', country_code: 'EG', time_zone: 'Africa/Cairo' },
    ]);
    expect(await search('cairo', 'ar')).toMatchObject([{ name: 'القاهرة', country: 'مصر' }]);
  });

  test('come by size, and the name that was typed whole comes first', async () => {
    expect((await search('paris')).map(({ country }) => country)).toEqual(['France', 'United States']);
    expect((await names('sa'))[0]).toBe('Santiago');
    expect((await names('bath'))[0]).toBe('Bath');
  });

  test('are narrowed by what stands behind a comma', async () => {
    expect((await search('Paris, Texas')).map(({ region }) => region)).toEqual(['Texas']);
    expect((await search('springfield, united states, ill')).map(({ region }) => region)).toEqual([
      'Illinois',
    ]);
    expect((await search('san jose, costa')).map(({ country }) => country)).toEqual([
      'Costa Rica',
      'Costa Rica',
    ]);
    expect(await names('باريس، فرنسا', 'ar')).toEqual(['باريس']);
    expect(await search('Paris, Japan')).toEqual([]);
  });

  test('are found with slips of the finger', async () => {
    for (const [typed, name] of [
      ['amstredam', 'Amsterdam'],
      ['hamburgg', 'Hamburg'],
      ['kopenhgen', 'Copenhagen'],
      ['istambul', 'Istanbul'],
      ['القاهرا', 'Cairo'],
    ] as const)
      expect(await names(typed), typed).toContain(name);
    expect(await names('zzzzzzz')).toEqual([]);
  });

  test('have beginnings in the database as the search makes them', async () => {
    for (const key of ['paris', 'sao paulo', 'قاهره الجديده', '札幌市中央区東']) {
      const { rows } = await sql<{ kept: string[] }>`select place_beginnings(${key}) as kept`.execute(t.db);
      expect(rows[0]?.kept).toEqual(expect.arrayContaining(beginningsWithout(key)));
    }
  });

  test('are none for nothing, one letter or signs, and a text that is too long is refused', async () => {
    for (const text of ['', ' ', 'b', '%%', "'; drop table places --"])
      expect(await search(text)).toEqual([]);
    const long = await t.call({ path: '/places', query: { search: 'x'.repeat(121) } });
    expect(long.status).toBe(422);
  });

  test('are loaded once, in the background, and only where that is wanted', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from places`.execute(t.db)).rows[0]?.n;
    const before = await count();
    await sql`delete from places where name = 'Kiel'`.execute(t.db);
    await loadPlaces(t.db, 'few');
    expect(await count()).toBe((before ?? 0) - 1);
    await sql`delete from place_loads`.execute(t.db);
    const unwanted = loadPlacesJob(t.services);
    await unwanted.run({});
    expect(await count()).toBe((before ?? 0) - 1);
    const wanted = loadPlacesJob({ ...t.services, config: { ...t.services.config, places: 'few' } });
    await wanted.begin?.();
    await wanted.run({});
    expect(await count()).toBe(before);
    expect(await names('kiel')).toEqual(['Kiel']);
  });
});

describe('a town that was chosen', () => {
  const post = (path: string, body: object, as = company.admin.token) =>
    t.call({ method: 'POST', path, as, body });

  test('gives a position’s location its country, coordinates and zone; a second one of its name its region', async () => {
    const { id } = (await post('/position', { title: 'Quay planner' }, company.recruiter.token)).body.data;
    const [illinois, missouri] = await search('springfield, illinois').then(async ([one]) => [
      one,
      (await search('springfield, missouri'))[0],
    ]);
    expect([illinois?.region, missouri?.region]).toEqual(['Illinois', 'Missouri']);
    const add = (body: object) => post(`/position/${id}/locations`, body, company.recruiter.token);
    const first = await add({ name: 'Springfield', place_id: illinois?.place_id });
    expect(first.status, first.raw).toBe(201);
    expect((await add({ name: 'Springfield', place_id: illinois?.place_id })).body.data.id).toBe(
      first.body.data.id,
    );
    const second = await add({ name: 'Springfield', place_id: missouri?.place_id });
    expect(second.body.data.name).toBe(`Springfield, ${missouri?.region}`);
    expect((await add({ name: 'Our own yard' })).status).toBe(201);
    const unknown = await add({ name: 'Our other yard', place_id: 2_147_483_000 });
    expect([unknown.status, unknown.body.fields[0].field]).toEqual([422, 'place_id']);
    expect((await add({ name: 'Wrong', place_id: 0 })).status).toBe(422);
    const { places } = (await t.call({ path: `/position/${id}`, as: company.recruiter.token })).body.data;
    expect(places).toMatchObject([
      { name: 'Our own yard', latitude: null, time_zone: '' },
      { name: 'Springfield', country: 'United States', time_zone: 'America/Chicago' },
      { name: `Springfield, ${missouri?.region}` },
    ]);
    expect(places[1].latitude).toBeCloseTo(39.8, 1);
  });

  test('places an own location that had no place', async () => {
    const { id } = (await post('/position', { title: 'Pilot' }, company.recruiter.token)).body.data;
    const [kiel] = await search('kiel');
    const own = await post('/organization/locations', { name: 'Kiel', address: 'Kai 1' });
    const added = await post(
      `/position/${id}/locations`,
      { name: 'Kiel', place_id: kiel?.place_id },
      company.recruiter.token,
    );
    expect(added.body.data.id).toBe(own.body.data.location_id);
    const list = await t.call({ path: '/organization/locations', as: company.admin.token });
    expect(list.body.data.items.find((item: Item) => item.name === 'Kiel')).toMatchObject({
      address: 'Kai 1',
      country: 'Germany',
      place_id: kiel?.place_id,
      time_zone: 'Europe/Berlin',
    });
  });

  test('is kept with an organization’s location, whose zone has to be one', async () => {
    const body = {
      name: 'Thun',
      latitude: 46.75,
      longitude: 7.62,
      place_id: 2658377,
      time_zone: 'Europe/Zurich',
    };
    expect((await post('/organization/locations', body)).status).toBe(201);
    const wrong = await post('/organization/locations', { ...body, name: 'Mars', time_zone: 'Mars/Base' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields[0].field).toBe('time_zone');
  });
});

describe('an address', () => {
  const find = (address: string, as = company.admin.token, language = 'en') =>
    t.call({ path: '/places/address', query: { address }, as, headers: { 'accept-language': language } });
  const set = (values: object) =>
    t.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body: { values } });
  const tryOut = () =>
    t.call({ method: 'POST', path: '/admin/appconfigs/test', as: admin.token, body: { part: 'geocoder' } });

  afterEach(async () => {
    geocoder.answers = undefined;
    geocoder.asked.length = 0;
    await set({ geocoder_address: '', geocoder_kind: 'nominatim' });
  });

  test('is matched to towns where no service is set up, and nobody outside is asked', async () => {
    const answer = await find('Sandtorkai 5, 20457 Hamburg, Germany');
    expect(answer.body.data).toMatchObject({
      answered_by: 'towns',
      service_problem: '',
      attribution: 'GeoNames, CC BY 4.0',
      items: [{ name: 'Hamburg', country: 'Germany', time_zone: 'Europe/Berlin' }],
    });
    expect((await find('Nowhere at all 3')).body.data.items).toEqual([]);
    expect(geocoder.asked).toEqual([]);
    expect((await tryOut()).body.data).toMatchObject({ ok: true });
  });

  test.each(['nominatim', 'photon'])('is found by %s, which is told who asks', async (kind) => {
    expect((await set({ geocoder_address: geocoder.url, geocoder_kind: kind })).status).toBe(200);
    const answer = await find(`Sandtorkai 5, Hamburg (${kind})`);
    expect(answer.body.data).toEqual({
      answered_by: 'service',
      service_problem: '',
      attribution: '© OpenStreetMap contributors',
      items: [
        {
          place_id: null,
          name: 'Sandtorkai 5',
          region: 'Hamburg',
          country: 'Germany',
          country_code: 'DE',
          latitude: 53.5437,
          longitude: 9.9889,
          time_zone: 'Europe/Berlin',
        },
      ],
    });
    expect(geocoder.asked[0]?.headers['user-agent']).toMatch(/^Tryout\/\d.* \(http:\/\/localhost:4780\)$/);
    await find(`Sandtorkai 5, Hamburg (${kind})`);
    expect(geocoder.asked).toHaveLength(1);
    expect((await tryOut()).body.data).toMatchObject({
      ok: true,
      detail: 'Berlin, Germany (52.517, 13.3889)',
    });
  });

  test.each([
    ['a server that is down', null, 'The service doesn’t answer.'],
    ['one that refuses', { status: 403, body: {} }, 'The service refused the request.'],
    ['one that is busy', { status: 429, body: {} }, 'Too many requests right now. Try again in a moment.'],
    ['a page', { status: 200, body: '<html>' }, 'The server answered, but not as an address search.'],
    ['other JSON', { status: 200, body: { a: 1 } }, 'The server answered, but not as an address search.'],
  ])(
    'is matched to towns where the service fails, and that is said: %s',
    async (what, answering, problem) => {
      geocoder.answers = () => answering;
      await set({ geocoder_address: geocoder.url });
      const answer = await find(`Kai 7 ${what}, Hamburg`);
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({
        answered_by: 'towns',
        service_problem: problem,
        items: [{ name: 'Hamburg' }],
      });
      expect((await tryOut()).body.data).toMatchObject({ ok: false, detail: problem });
    },
  );

  test('is not asked of private networks, and only those who may change locations ask', async () => {
    await set({ geocoder_address: 'http://10.0.0.1:8080' });
    const answer = await find('Kai 1, Hamburg');
    expect(answer.body.data).toMatchObject({
      answered_by: 'towns',
      service_problem: 'The address leads to a private network, which this server doesn’t allow.',
    });
    const candidate = await createUser(t.db, 'candidate');
    expect((await find('Kai 1, Hamburg', candidate.token)).status).toBe(403);
    expect((await find('K')).status).toBe(422);
  });

  test('has settings that are checked', async () => {
    for (const values of [
      { geocoder_address: 'ftp://maps.test' },
      { geocoder_address: 'maps' },
      { geocoder_address: 'https://user:secret@maps.test' },
      { geocoder_kind: 'bing' },
    ])
      expect((await set(values)).status, JSON.stringify(values)).toBe(422);
  });
});

describe('the map', () => {
  const set = (values: object) =>
    t.call({ method: 'PUT', path: '/admin/appconfigs/update', as: admin.token, body: { values } });
  const policy = async () => String((await t.call({ path: '/config' })).headers['content-security-policy']);
  const told = async () => (await t.call({ path: '/config' })).body.data.map_tiles;

  test('is the own outline until tiles are set, which pages may then show pictures from, and from nowhere else', async () => {
    expect(await told()).toBeNull();
    expect(await policy()).toContain("img-src 'self' data: blob: ;");
    const address = 'https://tiles.example.com/{z}/{x}/{y}.png';
    expect((await set({ map_tiles_address: address })).status).toBe(200);
    expect(await told()).toEqual({ address, attribution: '© OpenStreetMap contributors' });
    ahead += 3_000;
    await expect.poll(policy).toContain("img-src 'self' data: blob: https://tiles.example.com;");
    for (const wrong of [
      'https://*.example.com/{z}/{x}/{y}',
      'http://tiles.example.com/{z}/{x}/{y}',
      'https://t.test/',
    ])
      expect((await set({ map_tiles_address: wrong })).status, wrong).toBe(422);
    await set({ map_tiles_address: '' });
    ahead += 3_000;
    await expect.poll(policy).not.toContain('example.com');
  });

  test('shows where a published position is', async () => {
    const as = company.recruiter.token;
    const { id } = (await t.call({ method: 'POST', path: '/position', as, body: { title: 'Map reader' } }))
      .body.data;
    const [oslo] = await search('oslo');
    await t.call({
      method: 'POST',
      path: `/position/${id}/locations`,
      as,
      body: { name: 'Oslo', place_id: oslo?.place_id },
    });
    const body = { to: 'published', from: 'draft' };
    const moved = await t.call({ method: 'POST', path: `/position/${id}/transitions`, as, body });
    expect(moved.status, moved.raw).toBe(200);
    const job = await t.call({ path: moved.body.data.public_path });
    expect(job.body.data.places).toEqual([
      {
        name: 'Oslo',
        address: '',
        country: 'Norway',
        latitude: expect.closeTo(59.9, 0),
        longitude: expect.closeTo(10.7, 0),
        time_zone: 'Europe/Oslo',
      },
    ]);
  });
});
