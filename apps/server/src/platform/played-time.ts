import { AsyncLocalStorage } from 'node:async_hooks';
import type { Services } from './services.ts';

const ahead = new AsyncLocalStorage<number>();

/**
 * Runs calls of this very process as if they came `ms` later (below 0: earlier), for simulated candidates, who play
 * minutes in no time. Only the clock of plays moves. No request from outside can reach it.
 */
export function atPlayedTime<T>(ms: number, run: () => Promise<T>): Promise<T> {
  return ahead.run(ms, run);
}

const STARTED_MS = Date.now();

/** The server's time as plays note it. */
export function playNow({ now, config }: Pick<Services, 'now' | 'config'>): Date {
  const at = now().getTime();
  const quicker = (config.playClockRate - 1) * (at - STARTED_MS);
  return new Date(at + quicker + (ahead.getStore() ?? 0));
}
