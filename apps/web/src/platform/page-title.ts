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

/** Names the page in the browser's tab and in the top bar. */
export function setPageTitle(title: string): void {
  document.title = title ? `${title} · Tryout` : 'Tryout';
  change({ ...current, title });
}

export const setTitleHidden = (hidden: boolean): void => change({ ...current, hidden });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePageTitle = (): PageTitle => useStore(subscribe, () => current);
