import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ArchiveCost } from './archive-outcome.ts';
import { type Frame, readFrames } from './frames.ts';
import { OWN_STATUS } from './own-status.ts';

/** A process that works on what strangers made: bounded in memory and time, and guarded. */
export interface ReadingProcess {
  /** What it says, in order. Ends with the process; throws when it fails, takes too long or is called off. */
  readonly frames: AsyncIterable<Frame>;
  /** Ends it, whatever it does; resolved once it is gone. */
  end(): Promise<void>;
}

/** The process ran past its time. */
export class TookTooLong extends Error {}

/** The process ended without finishing: out of memory, or by a mistake of ours. The message is what it said last. */
export class ReaderFailed extends Error {}

/** What a child sends last. */
export interface LastWord<T> {
  readonly done: T;
  readonly cost: ArchiveCost;
}

/** What a process cost that did not get to say it; `started` as of `performance.now()`. */
export function costSince(started: number): ArchiveCost {
  return { ms: Math.round(performance.now() - started), cpu_ms: 0, max_rss: 0 };
}

const HEAP_MB = 96;
const SAID_CHARACTERS = 2_000;

/** Folders that a child's own sources lie in. */
function sourceFolders(): string[] {
  const domain = fileURLToPath(import.meta.resolve('@tryout/domain/builds/build-archive-limits'));
  const sdk = fileURLToPath(import.meta.resolve('@tryout/game-sdk/manifest'));
  const modules = dirname(dirname(fileURLToPath(import.meta.resolve('yauzl'))));
  return [import.meta.dirname, dirname(domain), dirname(sdk), modules];
}

/** Node's own guard: the process reads the named paths, writes nothing, starts nothing. */
function guard(readable: readonly string[]): string[] {
  const isKnown = process.allowedNodeEnvironmentFlags.has('--permission');
  return isKnown ? ['--permission', ...readable.map((path) => `--allow-fs-read=${path}`)] : [];
}

/** What the process may do. */
export interface ReadingLimits {
  /** Files and folders that it may read besides its own sources; null: it is not guarded, as it starts a browser. */
  readonly readable: readonly string[] | null;
  /** What it finds in its environment; nothing unless given. */
  readonly env?: Readonly<Record<string, string>>;
  /** How long it may take to put away what it started; it is killed at once unless given. */
  readonly grace_ms?: number;
  /** Memory for its own objects, MB. */
  readonly heap_mb?: number;
  readonly ms: number;
  readonly signal: AbortSignal | undefined;
}

/** Starts `script` and hands it a task, which is JSON. The process ends itself when this one is gone. */
export function startReading(script: URL, task: unknown, limits: ReadingLimits): ReadingProcess {
  limits.signal?.throwIfAborted();
  const child = spawn(
    process.execPath,
    [
      `--max-old-space-size=${limits.heap_mb ?? HEAP_MB}`,
      '--max-semi-space-size=4',
      '--disable-warning=ExperimentalWarning',
      ...(limits.readable === null ? [] : guard([...sourceFolders(), OWN_STATUS, ...limits.readable])),
      fileURLToPath(script),
    ],
    { env: limits.env ?? {}, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true },
  );
  let stopped: Error | null = null;
  let said = '';
  const kill = () => {
    // The end of its task line is what a child ends itself by.
    child.stdin.end();
    if (limits.grace_ms === undefined) child.kill('SIGKILL');
    else setTimeout(() => child.kill('SIGKILL'), limits.grace_ms).unref();
  };
  const stop = (reason: Error) => {
    stopped ??= reason;
    kill();
  };
  const timer = setTimeout(() => stop(new TookTooLong()), limits.ms);
  const callOff = () => stop(limits.signal?.reason as Error);
  limits.signal?.addEventListener('abort', callOff, { once: true });
  // A child that is gone before it has read its task is told by how it ended.
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(task)}\n`);
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-SAID_CHARACTERS);
  });
  const ended = new Promise<string | null>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(code === 0 ? null : `ended with ${signal ?? code}. ${said}`),
    );
  }).finally(() => {
    clearTimeout(timer);
    limits.signal?.removeEventListener('abort', callOff);
  });

  async function* frames(): AsyncGenerator<Frame> {
    try {
      yield* readFrames(child.stdout);
    } catch (error) {
      stop(new ReaderFailed(`${error instanceof Error ? error.message : error} ${said}`));
    }
    const problem = await ended;
    if (stopped) throw stopped;
    if (problem !== null) throw new ReaderFailed(problem);
  }
  return {
    frames: frames(),
    async end() {
      if (child.exitCode === null && child.signalCode === null) kill();
      child.stdout.resume();
      await ended;
    },
  };
}
