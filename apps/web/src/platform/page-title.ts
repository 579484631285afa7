import { announce } from './announce.ts';
import { useStore } from './use-store.ts';

interface PageTitle {
  readonly title: string;
  /** The page's own heading has been scrolled away. */
  readonly hidden: boolean;
}

let current: PageTitle = { title: '', hidden: false };
const listeners = new Set<() => void>();

function change(next: PageTitle): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The path whose title was heard last; the page that the browser opened by itself is told by the browser. */
let heardAt: string | null = null;

/**
 * Names the page in the browser's tab and in the top bar, and says it to screen readers after a way within the app,
 * which they cannot notice by themselves. What was said on the page before goes.
 * @param tab what the browser's tab says instead, so that many tabs can be told apart: what the page is about comes first
 */
export function setPageTitle(title: string, tab: string = title): void {
  document.title = tab ? `${tab} · Tryout` : 'Tryout';
  const { pathname } = window.location;
  if (heardAt !== null && heardAt !== pathname && title !== '') announce(title);
  if (title !== '') heardAt = pathname;
  change({ ...current, title });
}

export const setTitleHidden = (hidden: boolean): void => change({ ...current, hidden });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePageTitle = (): PageTitle => useStore(subscribe, () => current);
