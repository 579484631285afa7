import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { API_BASE } from './api/route-url.ts';

export const LIVE_URL = `${API_BASE}/live/events`;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** The features whose queries live events renew; the event's name is the feature's. */
const TOPICS = [
  'accounts',
  'applicants',
  'applications',
  // Who the reader is, and which parts of the product are on for them.
  'auth',
  'cvs',
  'jobs',
  'notifications',
  'organizations',
  'plays',
  'positions',
  'recruiter-links',
  'score-cards',
  'simulations',
] as const;

/** Waits longer after each failure, up to half a minute, so that a restarting server is not stormed. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);

/** So long a tab that nobody looks at keeps its line. */
const REST_AFTER_MS = 20_000;

/**
 * Opens the line; answers what closes it. Tabs in the background have none: browsers keep six connections to a server
 * at most, for all tabs together, and would make a seventh tab wait for ever. Who comes back sees what is new.
 */
export function openLive(client: QueryClient): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let missed = false;

  const connect = () => {
    source = new EventSource(LIVE_URL);
    source.onopen = () => {
      // What happened while the line was down is unknown: ask again for all that is on the screen.
      if (missed) void client.invalidateQueries();
      missed = false;
      failures = 0;
    };
    for (const topic of TOPICS) {
      source.addEventListener(topic, () => void client.invalidateQueries({ queryKey: [topic] }));
    }
    source.onerror = () => {
      close();
      failures += 1;
      retry = setTimeout(connect, retryDelay(failures));
    };
  };
  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
    missed = true;
  };
  const onVisibility = () => {
    clearTimeout(rest);
    if (document.hidden) {
      rest = setTimeout(close, REST_AFTER_MS);
    } else if (source === null) {
      clearTimeout(retry);
      connect();
    }
  };
  document.addEventListener('visibilitychange', onVisibility);
  if (!document.hidden) connect();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(rest);
    close();
  };
}

/** Keeps one line to the server open while someone is signed in; a topic is the first part of a query's key. */
export function useLiveUpdates(client: QueryClient, on: boolean): void {
  useEffect(() => (on ? openLive(client) : undefined), [client, on]);
}
