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
  'cvs',
  'jobs',
  'notifications',
  'organizations',
  'plays',
  'positions',
  'score-cards',
  'simulations',
] as const;

/** Waits longer after each failure, up to half a minute, so that a restarting server is not stormed. */
export const retryDelay = (failures: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, failures - 1), LONGEST_RETRY_MS);

function openLive(client: QueryClient): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const connect = () => {
    source = new EventSource(LIVE_URL);
    source.onopen = () => {
      // What happened while the line was down is unknown: ask again for all that is on the screen.
      if (failures > 0) void client.invalidateQueries();
      failures = 0;
    };
    for (const topic of TOPICS) {
      source.addEventListener(topic, () => void client.invalidateQueries({ queryKey: [topic] }));
    }
    source.onerror = () => {
      source?.close();
      failures += 1;
      timer = setTimeout(connect, retryDelay(failures));
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Keeps one line to the server open while someone is signed in; a topic is the first part of a query's key. */
export function useLiveUpdates(client: QueryClient, on: boolean): void {
  useEffect(() => (on ? openLive(client) : undefined), [client, on]);
}
