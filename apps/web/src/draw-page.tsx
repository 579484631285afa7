// biome-ignore lint/style/noRestrictedImports: this module runs in the server and in no browser
import { AsyncLocalStorage } from 'node:async_hooks';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createApp } from './app.tsx';
import { AppProviders } from './areas/app-providers.tsx';
import { applyFrames } from './areas/frames.tsx';
import { type Drawing, findDrawingBy, type Look } from './platform/drawing/drawing.ts';
import { whenAnswered } from './platform/first-view.ts';
import type { Locale } from './platform/i18n/locale.ts';
import { wantWords } from './platform/i18n/words-to-come.ts';
import { fetchUserEarly } from './platform/session/fetch-early.ts';

const drawings = new AsyncLocalStorage<Drawing>();
findDrawingBy(() => drawings.getStore() ?? null);
applyFrames();

export interface PageToDraw {
  /** Path and search. */
  readonly url: string;
  readonly locale: Locale;
  readonly look: Look;
  readonly mayBeSignedIn: boolean;
  readonly ask: Drawing['ask'];
}

export interface DrawnPage {
  /** What stands within `#root`. */
  readonly html: string;
  /** What the page remembers of the browser it was drawn for. */
  readonly relied: Readonly<Record<string, string | null>>;
}

/**
 * Draws a page as the browser would, with what its loaders ask for. Null where something it asked for was refused: the
 * app says what and why.
 */
export function drawPage({ url, locale, look, mayBeSignedIn, ask }: PageToDraw): Promise<DrawnPage | null> {
  const relied: Record<string, string | null> = {};
  const remembered = (key: string) => {
    relied[key] = look.stored[key] ?? null;
    return relied[key];
  };
  return drawings.run({ look, locale, mayBeSignedIn, ask, remembered }, async () => {
    if (locale !== 'en') await wantWords(locale);
    const { client, router } = createApp(createMemoryHistory({ initialEntries: [url] }));
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
    fetchUserEarly(client);
    await router.load();
    await whenAnswered(client);
    const asked = client.getQueryCache().getAll();
    if (asked.some(({ state }) => state.status === 'error')) return null;
    const html = renderToString(
      <AppProviders client={client}>
        <RouterProvider router={router} />
      </AppProviders>,
    );
    return { html, relied };
  });
}
