import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As `apps/web/vite/early-pages.ts` writes them. */
interface EarlyPage {
  readonly path: string;
  readonly html: string;
  readonly asks: readonly string[];
}

interface PageFile {
  /** A file of the built front end. */
  readonly html: string;
  /** A `Link` header for somebody who is signed in: what the page will ask for, so that the browser asks at once. */
  readonly link: string | null;
}

/** Which HTML file of the built front end to send for an address: a page's own where it has one, else the app's. */
export function readEarlyPages(webRoot: string): (url: string) => PageFile {
  const list = join(webRoot, 'early-pages.json');
  const pages: readonly EarlyPage[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const known = pages.map((page) => ({ ...page, path: new RegExp(page.path) }));
  return (url) => {
    const [pathname = '', search] = url.split('?');
    for (const { path, html, asks } of known) {
      const found = path.exec(pathname);
      if (!found) continue;
      // With filters in the address the page asks for something else.
      if (search) return { html, link: null };
      const links = asks.map(
        (ask) => `<${ask.replace('$1', found[1] ?? '')}>; rel=preload; as=fetch; crossorigin`,
      );
      return { html, link: links.join(', ') };
    }
    return { html: 'index.html', link: null };
  };
}
