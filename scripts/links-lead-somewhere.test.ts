import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SERVER = join(import.meta.dirname, '../apps/server/src');
const WEB = join(import.meta.dirname, '../apps/web/src');
const LINK = /\blink: (?:'([^']+)'|`([^`]+)`)/g;
const ROUTE = /getParentRoute: \(\) => (\w+),\s+path: '([^']+)'/g;
/** A page of a file whose pages are all below /user, made by its own `page`. */
const PAGE = /\bpage\(\s*'([^']+)'/g;

/** Every address that a notification or a mail of the server leads to, with the file that writes it. */
function serverLinks(): { file: string; link: string }[] {
  return globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(SERVER, file), 'utf8').matchAll(LINK)].map((found) => ({
      file,
      link: found[1] ?? found[2] ?? '',
    })),
  );
}

/** The whole path of every page of the web app; `$` stands for any one part. */
function pagePaths(): string[] {
  const prefix: Record<string, string> = { userParent: '/user/', publicParent: '/public/' };
  return globSync('{areas,features}/**/*.tsx', { cwd: WEB }).flatMap((file) => {
    const text = readFileSync(join(WEB, file), 'utf8');
    const whole = [...text.matchAll(ROUTE)].map(
      ([, parent = '', path = '']) => (prefix[parent] ?? '') + path,
    );
    const short = /routes.tsx$/.test(file) ? [...text.matchAll(PAGE)].map(([, path]) => `/user/${path}`) : [];
    return [...whole, ...short].map((path) => path.replaceAll(/\$\w+/g, '$').replaceAll(/\/+/g, '/'));
  });
}

const partsOf = (path: string): string[] => path.split(/[?#]/)[0]?.split('/') ?? [];

function leadsTo(link: string, page: string): boolean {
  const given = partsOf(link.replaceAll(/\$\{[^}]*\}/g, 'some-id'));
  const wanted = partsOf(page);
  return given.length === wanted.length && wanted.every((part, i) => part === '$' || part === given[i]);
}

describe('links of notifications and mails', () => {
  const pages = pagePaths();

  it('knows the pages', () => {
    expect(pages).toContain('/user/positions/$/applicants/$');
    expect(pages.some((page) => leadsTo('/user/organizations?status=new', page))).toBe(false);
  });

  it.each(serverLinks())('$link of $file is a page', ({ link }) => {
    expect(pages.some((page) => leadsTo(link, page))).toBe(true);
  });
});
