import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { buildsHostWarning } from './start-builds-host.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers: Record<string, string> = BROWSER) =>
  test.app.inject({ method: 'GET', url, headers });

it('sends pages of the app that are opened under the host name of the games to its own', async () => {
  for (const host of ['127.0.0.1:4780', '127.0.0.1:80', '127.0.0.1']) {
    const sent = await get('/user/positions?page=2', { ...BROWSER, host });
    expect([sent.statusCode, sent.headers.location]).toEqual([
      307,
      'http://localhost:4780/user/positions?page=2',
    ]);
  }
  const twice = await get('//elsewhere.test/x', { ...BROWSER, host: '127.0.0.1:4780' });
  expect(twice.headers.location).toBe('http://localhost:4780//elsewhere.test/x');
});

it('leaves the public address, other names and everything but pages alone', async () => {
  for (const host of ['localhost:4780', 'jobs.harbour.com', '[::1]:4780']) {
    expect((await get('/user', { ...BROWSER, host })).statusCode).toBe(404);
  }
  const elsewhere = { ...BROWSER, host: '127.0.0.1:4780' };
  expect((await get('/api/health', elsewhere)).statusCode).toBe(200);
  expect((await get('/assets/x.js', { accept: '*/*', host: '127.0.0.1:4780' })).statusCode).toBe(404);
});

it('lets pages of the app show games from their host, and no other', async () => {
  const { headers } = await get('/api/health');
  expect(headers['content-security-policy']).toContain("frame-src 'self' blob: http://127.0.0.1:4781;");
});

it('gives shared memory to the pages that show games, when asked, and to no others', async () => {
  const embedder = async (url: string) => (await get(url)).headers['cross-origin-embedder-policy'];
  for (const page of [
    '/apply/1/play',
    '/apply/1/practice',
    '/user/simulations/1/play',
    '/user/admin/tasks/1/play',
    '/user/admin/builds',
    '/user/admin/builds/1',
  ]) {
    expect(await embedder(`${page}?isolated=1`), page).toBe('require-corp');
    expect(await embedder(page), page).toBeUndefined();
    expect(await embedder(`${page}?isolated=0`), page).toBeUndefined();
  }
  for (const page of ['/', '/public/login', '/apply/1', '/user', '/apply/1/play/more', '/api/health']) {
    expect(await embedder(`${page}?isolated=1`), page).toBeUndefined();
  }
  expect((await get('/apply/1/play?isolated=1')).headers['cross-origin-opener-policy']).toBe('same-origin');
});

it('warns where games share the host name of the app, or cannot be reached', () => {
  const warning = (publicUrl: string, buildsUrl: string, production = false) =>
    buildsHostWarning({ production, publicUrl, buildsUrl });
  expect(warning('http://10.0.0.5:4780', 'http://10.0.0.5:4781')).toContain('the host name of the app');
  expect(warning('https://jobs.harbour.com', 'http://127.0.0.1:4781')).toContain('on this machine only');
  expect(warning('http://localhost:4780', 'http://127.0.0.1:4781')).toBeNull();
  expect(warning('https://jobs.harbour.com', 'https://builds.harbour.com')).toBeNull();
  expect(warning('https://jobs.harbour.com', 'http://127.0.0.1:4781', true)).toContain('are not served');
});
