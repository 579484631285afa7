import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PROFILES } from '@tryout/game-sdk/build-manifest';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_MS, FILES_MS } from './signed-path.ts';
import { gatherStopped } from './stopped-attempts.ts';
import { type ServedBuild, serveBuild } from './testing/served-build.ts';

const WASM = Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const LARGE = randomBytes(300_000);
const PAGE = '<!doctype html><script>boot()</script><script src="game.js"></script>';

let build: ServedBuild;
beforeAll(async () => {
  build = await serveBuild({
    'index.html': PAGE,
    'game.js': 'let a = 1;',
    'Build/large.data': LARGE,
    'Build/game.wasm': WASM,
    'Build/game.wasm.br': brotliCompressSync(WASM),
    'Build/game.wasm.gz': gzipSync(WASM),
    // Of random bytes, one in twelve begins like something packed.
    'Build/damaged.js.br': Buffer.alloc(100_000, 0xff),
    'level.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'nothing.txt': '',
    'lost.js': 'gone',
  });
});
afterAll(() => build.stop());

const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  build.app.inject({ method, url, headers: { host: '127.0.0.1:4781', ...headers } });

describe('a file of a build', () => {
  it('is sent whole, with its tag, and kept by the browser', async () => {
    for (const [path, bytes] of [
      ['game.js', Buffer.from('let a = 1;')],
      ['Build/large.data', LARGE],
      ['nothing.txt', Buffer.alloc(0)],
    ] as const) {
      const sent = await get(build.path(path));
      expect(sent.statusCode).toBe(200);
      expect(sent.rawPayload.equals(bytes)).toBe(true);
      expect(sent.headers).toMatchObject({
        etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
        'content-length': String(bytes.length),
        'cache-control': 'private, max-age=86400, immutable',
        'accept-ranges': 'bytes',
      });
    }
  });

  it('is not sent again to a browser that has it', async () => {
    const path = build.path('game.js');
    const { etag } = (await get(path)).headers;
    for (const known of [String(etag), `W/${etag}`, `"x", ${etag}`, '*']) {
      const sent = await get(path, { 'if-none-match': known });
      expect(sent.statusCode).toBe(304);
      expect(sent.body).toBe('');
      expect(sent.headers['content-security-policy']).toContain('sandbox');
    }
    expect((await get(path, { 'if-none-match': '"x"' })).statusCode).toBe(200);
  });

  it('is sent in parts', async () => {
    const last = LARGE.length - 1;
    for (const [range, from, to] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100000-199999', 100_000, 199_999],
      ['bytes=299990-', 299_990, last],
      ['bytes=299990-999999', 299_990, last],
      ['bytes=-5', last - 4, last],
      ['bytes=-999999', 0, last],
    ] as const) {
      const sent = await get(build.path('Build/large.data'), { range });
      expect(sent.statusCode, range).toBe(206);
      expect(sent.headers['content-range']).toBe(`bytes ${from}-${to}/${LARGE.length}`);
      expect(sent.rawPayload.equals(LARGE.subarray(from, to + 1)), range).toBe(true);
    }
    const part = await get(build.path('game.js'), { range: 'bytes=4-4' });
    expect([part.statusCode, part.body]).toEqual([206, 'a']);
    for (const range of ['bytes=300000-', 'bytes=-0']) {
      const sent = await get(build.path('Build/large.data'), { range });
      expect([sent.statusCode, sent.headers['content-range'], sent.body]).toEqual([
        416,
        'bytes */300000',
        '',
      ]);
    }
    for (const range of ['bytes=5-4', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=x-y']) {
      expect((await get(build.path('Build/large.data'), { range })).statusCode, range).toBe(200);
    }
    const other = { range: 'bytes=0-0', 'if-range': '"older"' };
    expect((await get(build.path('Build/large.data'), other)).statusCode).toBe(200);
  });

  it('can be asked about', async () => {
    const sent = await get(build.path('Build/large.data'), {}, 'HEAD');
    expect(sent.statusCode).toBe(200);
    expect(sent.headers['content-length']).toBe('300000');
    expect(sent.body).toBe('');
  });

  it('that is packed is unpacked by the browser, or here where the browser cannot', async () => {
    for (const [name, encoding] of [
      ['br', 'br'],
      ['gz', 'gzip'],
    ] as const) {
      const path = build.path(`Build/game.wasm.${name}`);
      const packed = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(packed.headers).toMatchObject({
        'content-type': 'application/wasm',
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      expect(packed.rawPayload.equals(WASM)).toBe(false);
      for (const accepted of ['deflate', `${encoding};q=0`, '']) {
        const plain = await get(path, { 'accept-encoding': accepted });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(plain.headers.etag).not.toBe(packed.headers.etag);
        expect(plain.rawPayload.equals(WASM)).toBe(true);
      }
    }
    const damaged = await get(build.path('Build/damaged.js.br'), { 'accept-encoding': '' });
    expect(damaged.statusCode).toBe(500);
    expect(damaged.body).not.toContain('rotli');
  });

  it('whose bytes are gone is not there', async () => {
    await build.loseBytes('lost.js');
    const sent = await get(build.path('lost.js'));
    expect(sent.statusCode).toBe(404);
    expect(sent.headers.etag).toBeUndefined();
  });
});

describe('every file of a build', () => {
  it.each(PROFILES)('comes with the limits of the profile %s', async (profile) => {
    for (const file of ['index.html', 'game.js', 'Build/large.data', 'level.svg']) {
      const { headers } = await get(build.path(file, profile), { cookie: 'session=x', origin: 'null' });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers['permissions-policy']).toMatch(
        /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*usb=\(\)/,
      );
      const policy = String(headers['content-security-policy']);
      expect(policy).toMatch(/default-src http:\/\/127\.0\.0\.1:4781 blob: data:;/);
      expect(policy).toMatch(/connect-src http:\/\/127\.0\.0\.1:4781 blob: data:;/);
      expect(policy).toMatch(/frame-ancestors http:\/\/localhost:4780;/);
      expect(policy).toMatch(/form-action 'none'; base-uri 'none'; object-src 'none'/);
      expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'|\*/);
      const sandbox = /sandbox ([^;]*)$/.exec(policy)?.[1];
      expect(sandbox).toBe(
        profile === 'strict' ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-pointer-lock',
      );
      expect(headers['access-control-allow-origin']).toBe(profile === 'strict' ? '*' : undefined);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
      expect(headers['cross-origin-opener-policy']).toBe(profile === 'threads' ? 'same-origin' : undefined);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('may run the scripts within its pages, and no others', async () => {
    const { headers } = await get(build.path('index.html'));
    const hash = createHash('sha256').update('boot()').digest('base64');
    expect(headers['content-security-policy']).toContain(
      `script-src http://127.0.0.1:4781 'wasm-unsafe-eval' blob: 'sha256-${hash}';`,
    );
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await get(build.path('game.js'))).headers['content-security-policy']).not.toContain('sha256');
  });
});

describe('the builds host refuses', () => {
  it('pages of their own and service workers, whatever the address', async () => {
    for (const url of [build.path('index.html'), build.path('level.svg', 'compat'), '/b/x', '/']) {
      const opened = await get(url, { 'sec-fetch-dest': 'document' });
      expect(opened.statusCode).toBe(403);
      expect(opened.body).toContain('It does not open as a page of its own.');
      expect(opened.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
    }
    const worker = build.path('game.js', 'compat');
    expect((await get(worker, { 'service-worker': 'script' })).statusCode).toBe(403);
    expect((await get(worker, { 'sec-fetch-dest': 'serviceworker' })).statusCode).toBe(403);
    expect((await get(build.path('index.html'), { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });

  it('everything but reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const) {
      const headers = { origin: 'null', 'content-type': 'application/json' };
      const sent = await build.app.inject({
        method,
        url: build.path('game.js'),
        headers: { host: '127.0.0.1:4781', ...headers },
        payload: '{"a":1}',
      });
      expect([method, sent.statusCode, sent.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(sent.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  it('what is over, changed or not there, all alike', async () => {
    const other = build.path('index.html').replace(/0001\//, '0002/');
    const changed = build.path('index.html').replace('.', '.x');
    const answers = await Promise.all(
      [other, changed, build.path('missing.js'), build.path('Build'), '/', '/b/', '/%zz', '/api/health'].map(
        (url) => get(url),
      ),
    );
    const entry = build.path('index.html');
    const file = build.path('game.js');
    build.pass(ENTRY_MS + 5 * 60_000);
    answers.push(await get(entry));
    expect((await get(file)).statusCode).toBe(200);
    build.pass(FILES_MS);
    answers.push(await get(file));
    const [first] = answers;
    expect(first?.statusCode).toBe(404);
    const { date: _, ...headers } = first?.headers ?? {};
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(first?.body);
      const { date: __, ...same } = answer.headers;
      expect(same).toEqual(headers);
    }
    expect(first?.body).toContain(`parent.postMessage({"t":"unavailable"}, "${build.publicUrl}")`);
    expect(first?.headers['content-security-policy']).toMatch(
      /^default-src 'none'.*sandbox allow-scripts allow-same-origin$/,
    );
    expect((await get(build.path('index.html'))).statusCode).toBe(200);
  });
});

describe('what a game tried', () => {
  const report = (body: unknown, type = 'application/csp-report') =>
    build.app.inject({
      method: 'POST',
      url: '/report',
      headers: { host: '127.0.0.1:4781', 'content-type': type, 'user-agent': 'Browser/1' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const violation = (changes: object = {}) => ({
    'csp-report': {
      'document-uri': `http://127.0.0.1:4781${build.path('index.html')}`,
      'effective-directive': 'connect-src',
      'blocked-uri': 'https://elsewhere.test/collect?who=1',
      ...changes,
    },
  });

  it('and was stopped at is told of its version, by what browsers report', async () => {
    const before = build.stopped.length;
    expect((await report(violation())).statusCode).toBe(204);
    await report(violation({ 'effective-directive': 'script-src', 'blocked-uri': 'eval' }));
    await get(build.path('game.js', 'compat'), { 'service-worker': 'script', 'user-agent': 'Browser/1' });
    const told = build.stopped.slice(before);
    expect(told.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'connect-src https://elsewhere.test',
      'script-src eval',
      'service_worker ',
    ]);
    expect(new Set(told.map(({ build_version_id }) => build_version_id)).size).toBe(1);
    expect(told[0]?.user_agent).toBe('Browser/1');
  });

  it('is taken from nobody without a signed address, and in no other shape', async () => {
    const before = build.stopped.length;
    const elsewhere = `http://127.0.0.1:4781${build.path('index.html').replace('.', '.x')}`;
    for (const body of [
      violation({ 'document-uri': elsewhere }),
      violation({ 'document-uri': 'about:blank' }),
      violation({ 'document-uri': 7 }),
      violation({ 'effective-directive': '<script>' }),
      violation({ 'blocked-uri': { toString: 1 } }),
      null,
      [],
      {},
      '{',
      '"x"',
    ])
      expect((await report(body)).statusCode).toBe(204);
    expect((await report('x'.repeat(20_000))).statusCode).toBe(404);
    expect((await report('a=1', 'text/plain')).statusCode).toBe(404);
    expect(build.stopped.length).toBe(before);
  });

  it('is counted together, and what cannot be counted is told', async () => {
    const counted: unknown[] = [];
    const problems: string[] = [];
    const gathered = gatherStopped(
      async ({ build_version_id }, attempts) => {
        if (build_version_id === 'gone') throw new Error('no such version');
        counted.push(attempts);
      },
      (error) => problems.push(error.message),
    );
    const attempt = {
      build_version_id: 'v',
      code: 'connect-src',
      message: 'https://a.test',
      user_agent: 'B',
    };
    for (let i = 0; i < 20_000; i += 1) gathered.note(attempt);
    gathered.note({ ...attempt, code: 'img-src' });
    gathered.note({ ...attempt, build_version_id: 'gone' });
    for (let i = 0; i < 2_000; i += 1)
      gathered.note({ ...attempt, user_agent: 'C', message: `https://${i}.test` });
    await gathered.stop();
    expect(counted[0]).toEqual([
      { code: 'connect-src', message: 'https://a.test', count: 20_000 },
      { code: 'img-src', message: 'https://a.test', count: 1 },
    ]);
    expect(counted[1]).toHaveLength(497);
    expect(problems).toEqual(['no such version']);
  });
});
