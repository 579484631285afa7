import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEarlyPages } from './early-pages.ts';

describe('pages with HTML files of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tryout-pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'early-pages.json'),
    JSON.stringify([{ html: 'list.html', path: '^/lists/[0-9a-f-]{4}$' }]),
  );
  writeFileSync(join(folder, 'list.html'), '<p>a<div id="root"></div><p>b');
  const pageOf = readEarlyPages(folder);

  it('are found by their address', () => {
    expect(pageOf('/lists/ab-1')).toEqual({
      file: 'list.html',
      before: '<p>a',
      after: '<p>b',
      isPublic: false,
      isUndrawn: false,
    });
  });

  it('leave every other address to the app', () => {
    for (const path of ['/', '/lists', '/lists/ab-1/more', '/lists/zz-1', '/lists/ab-1>; rel=x'])
      expect(pageOf(path), path).toBeNull();
  });

  it('may be missing', () => {
    expect(readEarlyPages(tmpdir())('/lists/ab-1')).toBeNull();
  });
});
