import { addressProblem } from './listen-address.ts';
import type { StartLog } from './start-log.ts';

/** Remembers how to undo what was started; undone in the opposite order. */
export type Undo = { push(step: () => Promise<unknown> | unknown): void };

const STOP_LIMIT_MS = 60_000;

/**
 * Runs a program until Ctrl-C, SIGTERM or the end of the process that started it, then undoes what `start` started.
 * A start that fails is undone as well; its message is printed, and the program ends with code 1. A signal during the
 * start takes effect at the next step that is remembered.
 */
export function runUntilStopped(start: (undo: Undo) => Promise<void>, say: StartLog): void {
  const steps: (() => Promise<unknown> | unknown)[] = [];
  let stopping = false;

  const started = start({
    push(step) {
      steps.push(step);
      if (stopping) throw new StoppedWhileStarting();
    },
  }).catch((error: unknown) => {
    if (error instanceof StoppedWhileStarting) return;
    say.warn(startFailure(error));
    process.exitCode = 1;
    void stop(null);
  });

  const stop = async (reason: string | null) => {
    if (stopping) return;
    stopping = true;
    if (reason && process.connected) process.send?.('stopping');
    if (reason) say.info(`${reason}: finishing what is running, then stopping.`);
    const limit = setTimeout(() => {
      say.warn(`Not everything stopped within ${STOP_LIMIT_MS / 1000} s; ending now.`);
      process.exit(1);
    }, STOP_LIMIT_MS);
    if (reason) await started;
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        say.warn(`While stopping: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
    clearTimeout(limit);
    if (reason) say.info('Stopped.');
    process.exit();
  };

  process.on('SIGINT', () => void stop('Ctrl-C'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGHUP', () => void stop('The terminal was closed'));
  // The channel to `npm start`: without it nobody could stop this process any more.
  process.on('disconnect', () => void stop('The process that started Tryout has ended'));
}

class StoppedWhileStarting extends Error {
  override name = 'StoppedWhileStarting';
}

/** What the person at the terminal is told; the stack only where the mistake is ours. */
function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const address = addressProblem(error);
  if (address !== null) return address;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full. Free some space and start again.';
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `The data folder cannot be written: ${error.message}. Choose another with TRYOUT_DATA_DIR.`;
  }
  const isOurs =
    error instanceof TypeError || error instanceof ReferenceError || error instanceof SyntaxError;
  return isOurs ? (error.stack ?? error.message) : error.message;
}
