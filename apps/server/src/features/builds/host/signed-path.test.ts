import { describe, expect, it } from 'vitest';
import { ENTRY_MS, FILES_MS, signingKey, signPath, verifyPath } from './signed-path.ts';

const KEY = signingKey('a secret that only this test knows');
const VERSION = {
  build_version_id: '019a0000-0000-7000-8000-000000000001',
  profile: 'strict',
} as const;
const NOW = Date.UTC(2026, 10, 21, 13, 2);

const signed = (path = 'index.html') => signPath(KEY, VERSION, path, NOW);
/** The same signed path with something else after the version. */
const at = (rest: string) => signed('x').replace(/x$/, rest);

describe('a signed path', () => {
  it('says which version, profile and path it is for, and until when the entry may be opened', () => {
    for (const path of [
      'index.html',
      'Build/game.wasm.br',
      'a folder/ünïcode (1)+100%.png',
      'دليل/صفحة.html',
    ]) {
      const known = verifyPath(KEY, signed(path), NOW);
      expect(known).toMatchObject({ ...VERSION, path });
      const left = (known?.expires_at_ms ?? 0) - NOW;
      expect(left).toBeGreaterThanOrEqual(ENTRY_MS);
      expect(left).toBeLessThan(ENTRY_MS + 5 * 60_000);
    }
  });

  it('stays the same for a while, so that the browser finds the files of a page it loads again', () => {
    expect(signPath(KEY, VERSION, 'index.html', NOW + 60_000)).toBe(signed());
    expect(signPath(KEY, VERSION, 'index.html', NOW + 5 * 60_000)).not.toBe(signed());
  });

  it('opens other files of the build, with a query too, for a day after the entry', () => {
    expect(verifyPath(KEY, at('Build/level%202.data?v=3'), NOW)?.path).toBe('Build/level 2.data');
    const expiry = verifyPath(KEY, signed(), NOW)?.expires_at_ms ?? 0;
    expect(verifyPath(KEY, signed(), expiry + FILES_MS)).not.toBeNull();
    expect(verifyPath(KEY, signed(), expiry + FILES_MS + 1)).toBeNull();
  });

  it('is nothing once a part of it is changed or signed by somebody else', () => {
    const whole = signed();
    expect(verifyPath(signingKey('another secret'), whole, NOW)).toBeNull();
    expect(verifyPath(KEY, whole.replace(/0001\//, '0002/'), NOW)).toBeNull();
    const [, expiry = ''] = /^\/b\/([0-9a-z]+)\./.exec(whole) ?? [];
    const later = (Number.parseInt(expiry, 36) + 86_400).toString(36);
    expect(verifyPath(KEY, whole.replace(expiry, later), NOW)).toBeNull();
    const start = '/b/'.length + expiry.length + 1;
    for (let i = start; i < start + 42; i += 1) {
      const other = whole[i] === 'A' ? 'B' : 'A';
      expect(verifyPath(KEY, whole.slice(0, i) + other + whole.slice(i + 1), NOW), `sign ${i}`).toBeNull();
    }
    const compat = signPath(KEY, { ...VERSION, profile: 'compat' }, 'index.html', NOW);
    expect(compat).not.toBe(whole);
    expect(verifyPath(KEY, compat, NOW)?.profile).toBe('compat');
  });

  it.each([
    '',
    '/',
    '..',
    '../x',
    'a/../b',
    './a',
    'a/./b',
    'a//b',
    'a/',
    '%2e%2e/b',
    '%2E%2E%2Fb',
    '%252e%252e%252fb',
    '..%5Cb',
    'a\\b',
    '%5c',
    'a%00.html',
    'index.html%00',
    'index.html.',
    'index.html..',
    'index.html%20',
    'a%2Fb',
    'a%0ab',
    '%',
    '%zz',
    '%c0%ae%c0%ae/b',
    '%ff',
  ])('does not take the path %j', (rest) => {
    expect(verifyPath(KEY, at(rest), NOW)).toBeNull();
  });

  it.each(['', '/', '/b', '/b/', '/b/x', '/b/x.y/z', '//b/x', 'http://elsewhere/b/x.y/z/index.html', '*'])(
    'is not %j',
    (url) => {
      expect(verifyPath(KEY, url, NOW)).toBeNull();
    },
  );
});
