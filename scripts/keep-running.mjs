// Keeps the server's process running: when it ends without being asked to, it is started again, and that is said.
import { setTimeout as delay } from 'node:timers/promises';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A server that served this long is not failing in a row. */
const STEADY_MS = 60_000;

/** How long to wait before the start after so many ends in a row: 1 s, 2 s, 4 s … 30 s. */
export const waitBefore = (ends) => Math.min(FIRST_WAIT_MS * 2 ** (ends - 1), LONGEST_WAIT_MS);

/**
 * Runs what `start` starts until it is asked to stop, and answers its exit code. The process says `ready` over its
 * channel once it serves and `stopping` when it was asked to stop. One that never served is not tried again: what is
 * wrong with its settings stays wrong.
 */
export function keepRunning({ start, say, steadyMs = STEADY_MS, waitMs = waitBefore }) {
  let child;
  let asked = false;
  const waiting = new AbortController();

  const ended = async () => {
    let served = false;
    for (let ends = 1; ; ends += 1) {
      const end = await runOnce(served);
      served ||= end.served;
      if (asked || !served || (end.served && end.code === 0)) return end.code ?? 1;
      if (end.servedMs >= steadyMs) ends = 1;
      const wait = waitMs(ends);
      say(
        `The server ended unexpectedly (${end.signal ?? `code ${end.code}`}). Starting it again in ${wait / 1000} s.`,
      );
      await delay(wait, undefined, { signal: waiting.signal }).catch(() => undefined);
      if (asked) return 0;
    }
  };

  const runOnce = (again) =>
    new Promise((resolve, reject) => {
      let readyAt = null;
      child = start({ again });
      child.on('message', (message) => {
        if (message === 'stopping') asked = true;
        if (message !== 'ready') return;
        readyAt = Date.now();
        if (again) say('The server is back.');
      });
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        resolve({ code, signal, served: readyAt !== null, servedMs: readyAt ? Date.now() - readyAt : 0 }),
      );
    });

  return {
    ended: ended(),
    /** Asks it to stop, by a signal. */
    stop(signal) {
      asked = true;
      waiting.abort();
      child?.kill(signal);
    },
  };
}
