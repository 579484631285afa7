import type { FakeHost } from '../src/host.ts';

/** A line of the stream. */
export interface LoggedMessage {
  /** ms since the play began. */
  readonly at: number;
  readonly from: 'game' | 'host';
  readonly name: string;
  /** The rest of the message as JSON. */
  readonly rest: string;
}

/** How many lines are kept; a game may send 50,000. */
const KEPT = 400;

/** Collects what the game sent and what the harness did, in the order in which it happened. */
export function createMessageLog() {
  const began = performance.now();
  let lines: LoggedMessage[] = [];
  let seen = { taken: 0, passing: 0 };
  let total = 0;

  function add(from: LoggedMessage['from'], name: string, rest: object): void {
    total += 1;
    lines.push({ at: Math.round(performance.now() - began), from, name, rest: JSON.stringify(rest) });
    if (lines.length > 2 * KEPT) lines = lines.slice(-KEPT);
  }

  return {
    /** Everything so far, counted. */
    get total() {
      return total;
    },
    /** The newest first. */
    newest: () => lines.slice(-KEPT).reverse(),
    hostDid: (what: string) => add('host', what, {}),
    /** Looks for what has come since the last call. */
    collect(host: FakeHost): void {
      for (const { t, ...rest } of host.passing.slice(seen.passing)) add('game', t, rest);
      for (const { t, ...rest } of host.taken.slice(seen.taken)) add('game', t, rest);
      seen = { taken: host.taken.length, passing: host.passing.length };
    },
    /** The host counts from 0 again. */
    beginAgain(): void {
      seen = { taken: 0, passing: 0 };
    },
  };
}

export type MessageLog = ReturnType<typeof createMessageLog>;
