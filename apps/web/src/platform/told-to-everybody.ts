import { useStore } from './use-store.ts';

let isSaid = false;
const listeners = new Set<() => void>();

/** Notes what an answer of the server says beside itself: that there is something which everybody is told. */
export function noteAnswer({ headers }: Response): void {
  if (isSaid || !headers.has('X-Tryout-Notice')) return;
  isSaid = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the server has said since the page was opened that there is something which everybody is told. */
export const useToldToEverybody = (): boolean =>
  useStore(
    subscribe,
    () => isSaid,
    () => false,
  );
