import type { Page } from 'playwright-core';
import type { OpenedBuild } from './uploaded-build.ts';

const SANDBOX = {
  strict: 'allow-scripts',
  compat: 'allow-scripts allow-same-origin allow-pointer-lock',
  threads: 'allow-scripts allow-same-origin allow-pointer-lock',
} as const;

/** What a page of the app holds while a game is shown in it. */
interface Holder {
  game: HTMLIFrameElement;
  heard: { data: { asked?: string; answer?: unknown; t?: string } }[];
}

/** Shows a game in a page of the app as the player does, in place of one shown before; waits for its `hello`. */
export async function showGame(page: Page, build: OpenedBuild): Promise<void> {
  await page.evaluate(
    ({ url, sandbox, allow }) => {
      const holder = window as unknown as Holder;
      holder.game?.remove();
      holder.heard = [];
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      frame.allow = allow;
      frame.src = url;
      frame.width = '400';
      frame.height = '300';
      addEventListener('message', ({ source, data }) => {
        if (source === frame.contentWindow) holder.heard.push({ data });
      });
      holder.game = frame;
      document.body.prepend(frame);
    },
    {
      url: build.url,
      sandbox: SANDBOX[build.profile],
      allow: `${build.profile === 'threads' ? 'cross-origin-isolated; ' : ''}fullscreen; autoplay; gamepad`,
    },
  );
  await page.waitForFunction(() =>
    (window as unknown as Holder).heard.some(({ data }) => data?.t === 'hello'),
  );
}

/** Asks the game in the frame to do something and waits for what it says came of it. */
export async function askGame<T>(page: Page, what: string, settings: object = {}): Promise<T> {
  await page.evaluate(
    ({ asked, given }) =>
      (window as unknown as Holder).game.contentWindow?.postMessage({ asked, ...given }, '*'),
    { asked: what, given: settings },
  );
  const answer = await page.waitForFunction(
    (asked) => (window as unknown as Holder).heard.find(({ data }) => data?.asked === asked)?.data,
    what,
    { timeout: 30_000 },
  );
  return ((await answer.jsonValue()) as { answer: T }).answer;
}

/** Takes the game away. */
export async function removeGame(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Holder).game.remove());
}
