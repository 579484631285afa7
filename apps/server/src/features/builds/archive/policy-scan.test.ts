import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PolicyTask, scanPolicy } from './policy-scan.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryout-policy-'));
});
afterAll(() => rm(folder, { recursive: true }));

const STRICT = { entry: 'index.html', profile: 'strict' } as const;

async function scan(contents: Record<string, string | Buffer>, manifest: PolicyTask['manifest'] = STRICT) {
  const files = await Promise.all(
    Object.entries(contents).map(async ([path, content], n) => {
      const location = join(folder, String(n));
      await writeFile(location, content);
      return { path, size: Buffer.byteLength(content), location };
    }),
  );
  const { lines } = await scanPolicy(files, manifest);
  return lines.map(({ level, code, message, data }) => ({ level, code, message, data }));
}

const PAGE = '<!doctype html><script src="game.js"></script>';

test('an ordinary game gives its sizes and nothing else', async () => {
  const lines = await scan({
    'index.html': PAGE,
    'game.js': 'import { connect } from "./sdk.js";\nconst svg = "http://www.w3.org/2000/svg"; medieval(1);',
    'game.wasm.br': brotliCompressSync(Buffer.from('\0asm\x01\0\0\0', 'latin1')),
  });
  expect(lines.map(({ level, code }) => [level, code])).toEqual([['info', 'sizes']]);
  expect(lines[0]?.data).toMatchObject({ files: 3, html: PAGE.length });
});

test('what is blocked is named with file and line, also in packed scripts', async () => {
  const script = `const a = 1;\n${'// filler\n'.repeat(150_000)}eval("a");\nfetch('https://evil.test/?x');`;
  const lines = await scan({
    'index.html': `${PAGE}\n<body onload="go()">\n<script src="//cdn.evil.test/x.js"></script>`,
    'game.js.gz': gzipSync(script),
    'style.css': 'body { background: url(https://pictures.test/a.png) }',
    'store.mjs': 'localStorage.setItem("a", 1); new Worker("w.js");',
  });
  const found = lines.map(({ level, code, data }) => `${level} ${code} ${data.path}:${data.line}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'warn external_load index.html:3',
      'warn inline_handler index.html:2',
      'warn eval game.js.gz:150002',
      'warn external_load game.js.gz:150003',
      'warn external_load style.css:1',
      'warn storage store.mjs:1',
      'warn worker_file store.mjs:1',
    ]),
  );
  expect(lines.find(({ data }) => data.host === 'evil.test')?.message).toBe(
    'game.js.gz, line 150003: something is loaded from another address (evil.test), which is blocked. Put it into the package.',
  );
});

test('the profile decides what is in the way', async () => {
  const files = { 'index.html': PAGE, 'game.js': 'indexedDB.open("x"); new SharedArrayBuffer(8)' };
  const codes = async (profile: 'strict' | 'compat' | 'threads') =>
    (await scan(files, { entry: 'index.html', profile })).map(({ code }) => code).sort();
  expect(await codes('strict')).toEqual(['shared_memory', 'sizes', 'storage']);
  expect(await codes('compat')).toEqual(['shared_memory', 'sizes']);
  expect(await codes('threads')).toEqual(['sizes']);
});

test('what can never run is an error', async () => {
  expect(await scan({ 'game.js': '1' })).toMatchObject([
    { level: 'error', code: 'no_page' },
    { code: 'sizes' },
  ]);
  expect(await scan({ 'Index.html': PAGE })).toMatchObject([
    { level: 'error', code: 'entry_missing', message: expect.stringContaining('Index.html') },
    { code: 'sizes' },
  ]);
  const broken = { 'index.html': PAGE, 'a.wasm': 'not', 'b.js.br': 'plain text', 'c.data.gz': 'plain' };
  const lines = await scan(broken);
  expect(lines.filter(({ level }) => level === 'error').map(({ code, data }) => [code, data.path])).toEqual([
    ['not_wasm', 'a.wasm'],
    ['not_packed', 'b.js.br'],
    ['not_packed', 'c.data.gz'],
  ]);
});

test('text made to keep patterns busy does not', async () => {
  const busy = `${'<a '.repeat(200_000)}${'url( '.repeat(100_000)}${'eval '.repeat(100_000)}${' '.repeat(500_000)}`;
  const lines = await scan({ 'index.html': `${PAGE}${busy}`, 'a.js': `${'import '.repeat(100_000)}${busy}` });
  expect(lines.map(({ code }) => code)).not.toContain('scan_failed');
});
