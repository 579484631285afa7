import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEarlyPages } from './early-pages.ts';

describe('pages with an HTML file of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tryout-pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = {
    path: '^/lists/([0-9a-f-]{4})$',
    html: 'list.html',
    asks: ['/api/user', '/api/list?id=$1&n=20'],
  };
  writeFileSync(join(folder, 'early-pages.json'), JSON.stringify([page]));
  const fileOf = readEarlyPages(folder);

  it('name what they will ask for', () => {
    expect(fileOf('/lists/ab-1')).toEqual({
      html: 'list.html',
      link: '</api/user>; rel=preload; as=fetch; crossorigin, </api/list?id=ab-1&n=20>; rel=preload; as=fetch; crossorigin',
    });
  });

  it('name nothing where the address narrows the list', () => {
    expect(fileOf('/lists/ab-1?status=applied')).toEqual({ html: 'list.html', link: null });
  });

  it('leave every other address to the app', () => {
    for (const url of ['/', '/lists', '/lists/ab-1/more', '/lists/zz-1', '/lists/ab-1>; rel=x'])
      expect(fileOf(url), url).toEqual({ html: 'index.html', link: null });
  });

  it('may be missing', () => {
    expect(readEarlyPages(tmpdir())('/lists/ab-1')).toEqual({ html: 'index.html', link: null });
  });
});
