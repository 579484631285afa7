import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

/** Names the page in the tab and in the top bar. */
export function setPageTitle(title: string): void {
  current = title;
  document.title = title ? `${title} · Tryout` : 'Tryout';
  for (const listener of listeners) listener();
}

export const usePageTitle = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
