import type { ArchiveInspection, ArchiveRefusal, InspectedArchive } from './archive-outcome.ts';
import { refusal } from './archive-refused.ts';
import type { ArchiveTask } from './read-archive.process.ts';
import { costSince, type LastWord, ReaderFailed, startReading, TookTooLong } from './reading-process.ts';

const TIME_LIMIT_MS = 60_000;

/** How an archive is read. */
export interface ReadingOptions {
  /** Ends the reading process at once; the call then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Time that it may take, ms. */
  readonly time_limit_ms?: number;
}

/** The process that reads archives. */
export function startArchiveReader(task: ArchiveTask, options: ReadingOptions, usually: number) {
  return startReading(new URL('./read-archive.process.ts', import.meta.url), task, {
    readable: [task.path],
    ms: options.time_limit_ms ?? usually,
    signal: options.signal,
  });
}

/** A process that was ended or failed, as a refusal. @throws what has nothing to do with the archive */
export function refusalOfFailure(error: unknown): ArchiveRefusal {
  if (error instanceof TookTooLong) return refusal('took_too_long');
  if (error instanceof ReaderFailed) return refusal('reader_failed', null, error.message);
  throw error;
}

/**
 * Reads every file of a stored archive to its end and keeps none: a build that is refused leaves nothing behind.
 * It happens in a process of its own.
 */
export async function inspectArchive(path: string, options: ReadingOptions = {}): Promise<ArchiveInspection> {
  const started = performance.now();
  const reader = startArchiveReader({ path, hands_over: false }, options, TIME_LIMIT_MS);
  try {
    let last: unknown = null;
    for await (const frame of reader.frames) if ('json' in frame) last = frame.json;
    if (last === null) throw new ReaderFailed('it said nothing');
    const { done, cost } = last as LastWord<InspectedArchive | ArchiveRefusal>;
    return { ...done, cost };
  } catch (error) {
    return { ...refusalOfFailure(error), cost: costSince(started) };
  } finally {
    await reader.end();
  }
}
