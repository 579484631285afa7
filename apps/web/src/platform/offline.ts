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

let tellers = 0;
const tellerListeners = new Set<() => void>();

/** For a page that says by itself that it is offline: the line above all pages stays away until the answer is called. */
export function tellOfflineHere(): () => void {
  const change = (by: number) => {
    tellers += by;
    for (const listener of tellerListeners) listener();
  };
  change(1);
  return () => change(-1);
}

/** Whether a page says by itself that it is offline. */
export const useOfflineNoticeElsewhere = (): boolean =>
  useStore(
    (listener) => {
      tellerListeners.add(listener);
      return () => tellerListeners.delete(listener);
    },
    () => tellers > 0,
    () => false,
  );
