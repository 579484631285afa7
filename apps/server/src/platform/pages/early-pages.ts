import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page with an HTML file of its own, around the place of its picture: `apps/web/vite/early-pages.ts` writes it. */
export interface EarlyPage {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Also drawn for those who are not signed in. */
  readonly isPublic: boolean;
  /** No picture of it is drawn: its HTML only names its files. */
  readonly isUndrawn: boolean;
}

const ROOT = '<div id="root"></div>';

/** What finds the page of an address; null for those that begin with the app's own index.html. */
export function readEarlyPages(webRoot: string): (pathname: string) => EarlyPage | null {
  const list = join(webRoot, 'early-pages.json');
  const pages: readonly {
    readonly html: string;
    readonly path: string;
    readonly isPublic?: boolean;
    readonly isUndrawn?: boolean;
  }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const known = pages.map(({ html, path, isPublic = false, isUndrawn = false }) => {
    const [before = '', after = ''] = readFileSync(join(webRoot, html), 'utf8').split(ROOT);
    return { path: new RegExp(path), page: { file: html, before, after, isPublic, isUndrawn } };
  });
  return (pathname) => known.find(({ path }) => path.test(pathname))?.page ?? null;
}
