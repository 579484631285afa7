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

/**
 * The same for all calls of one play: each comes `afterMs` after this moment (moved by `aheadMs`), however long the calls
 * before it took. Otherwise a slow machine would look like a slow clock of the candidate's device.
 */
export function playedFrom(aheadMs: number): <T>(afterMs: number, run: () => Promise<T>) => Promise<T> {
  const began = performance.now();
  return (afterMs, run) => atPlayedTime(aheadMs + afterMs - (performance.now() - began), run);
}

const STARTED_MS = Date.now();

/** The server's time as plays note it. */
export function playNow({ now, config }: Pick<Services, 'now' | 'config'>): Date {
  const at = now().getTime();
  const quicker = (config.playClockRate - 1) * (at - STARTED_MS);
  return new Date(at + quicker + (ahead.getStore() ?? 0));
}
