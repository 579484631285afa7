import { useStore } from './use-store.ts';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useOnline = (): boolean =>
  useStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

let queued = 0;
const queueListeners = new Set<() => void>();

/** Pages that keep changes in the browser while offline say how many wait; the banner counts them. */
export function setQueuedChanges(count: number): void {
  queued = count;
  for (const listener of queueListeners) listener();
}

export const useQueuedChanges = (): number =>
  useStore(
    (listener) => {
      queueListeners.add(listener);
      return () => queueListeners.delete(listener);
    },
    () => queued,
  );
