import type { QueryClient } from '@tanstack/react-query';
import { hasPicture } from './drawing/first-picture.ts';

/** So long nothing is drawn; then the loading mark shows that something is on its way. */
const MOST_MS = 400;
/** In steps, so that what keeps the page itself busy counts for little: a slow machine would draw the mark besides. */
const STEP_MS = 50;

/**
 * Resolves when the first page can be drawn whole: its scripts are here, and so is what it has asked for. Drawn earlier
 * it would be drawn three times over, and React holds back what follows a loading mark for a third of a second.
 */
export function firstView(loaded: Promise<void>, client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    // A picture of the page is better than a loading mark.
    const wait = (ms: number) => (ms > 0 ? setTimeout(wait, STEP_MS, ms - STEP_MS) : resolve());
    if (!hasPicture()) wait(MOST_MS);
    void loaded.then(() => whenAnswered(client)).then(resolve);
  });
}

/** Resolves when no query is on its way. One may follow another, so each time the next task looks again. */
export function whenAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const look = () => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    };
    stop = client.getQueryCache().subscribe(() => setTimeout(look));
    setTimeout(look);
  });
}

/** Gives the tab its icon once the page is painted, where the HTML has put it off (vite/early-pages.ts). */
export function showIconLater(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[data-later]');
  if (icon)
    requestAnimationFrame(() => setTimeout(() => icon.setAttribute('href', icon.dataset.later ?? '')));
}
