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

/** The server's time as plays note it. */
export function playNow({ now }: Pick<Services, 'now'>): Date {
  const shift = ahead.getStore() ?? 0;
  return shift === 0 ? now() : new Date(now().getTime() + shift);
}
