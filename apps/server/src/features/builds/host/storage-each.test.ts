import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildsOrigin } from './builds-origin.ts';
import { type ServedBuild, serveBuild } from './testing/served-build.ts';

const FILES = { 'index.html': '<!doctype html>', 'game.js': 'let a = 1;' };
const EACH = 'https://*.builds.harbour.test';

let shared: ServedBuild;
let each: ServedBuild;
beforeAll(async () => {
  shared = await serveBuild(FILES);
  each = await serveBuild(FILES, { publicUrl: 'https://jobs.harbour.test', buildsUrl: EACH });
});
afterAll(() => Promise.all([shared.stop(), each.stop()]));

const get = (build: ServedBuild, host: string, url: string) =>
  build.app.inject({ method: 'GET', url, headers: { host } });

it('is never served under the host name of the app', async () => {
  for (const [build, host] of [
    [shared, 'localhost:4781'],
    [each, 'jobs.harbour.test'],
  ] as const) {
    for (const path of [build.path('index.html'), '/report', '/']) {
      const sent = await get(build, host, path);
      expect([sent.statusCode, sent.body.includes('let a')]).toEqual([421, false]);
    }
  }
});

it('has a host name of its own where the address has a star, and reaches no other', async () => {
  const own = new URL(buildsOrigin(EACH, each.versionId));
  const sent = await get(each, own.host, each.path('index.html', 'compat'));
  expect(sent.statusCode).toBe(200);
  const policy = String(sent.headers['content-security-policy']);
  expect(policy).toContain(`connect-src ${own.origin} blob: data:`);
  expect(policy).not.toContain('*');
  expect(sent.headers['clear-site-data']).toBeUndefined();
  for (const host of ['v-019a0000-0000-7000-8000-000000000002.builds.harbour.test', 'builds.harbour.test']) {
    expect((await get(each, host, each.path('index.html', 'compat'))).statusCode).toBe(404);
  }
});

it('finds an empty storage where games share a host name, each time it is opened', async () => {
  for (const profile of ['compat', 'threads'] as const) {
    const page = await get(shared, '127.0.0.1:4781', shared.path('index.html', profile));
    expect(page.headers['clear-site-data']).toBe('"storage"');
    const file = await get(shared, '127.0.0.1:4781', shared.path('game.js', profile));
    expect(file.headers['clear-site-data']).toBeUndefined();
  }
  // An opaque origin has none in the first place.
  const strict = await get(shared, '127.0.0.1:4781', shared.path('index.html', 'strict'));
  expect(strict.headers['clear-site-data']).toBeUndefined();
});
