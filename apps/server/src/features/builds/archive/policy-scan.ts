import { dirname } from 'node:path';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { ArchiveCost, PolicyLine } from './archive-outcome.ts';
import type { ReadingOptions } from './inspect-archive.ts';
import { costSince, type LastWord, ReaderFailed, startReading, TookTooLong } from './reading-process.ts';

/** A stored file of a build. */
export interface ScannedFile {
  /** Within the build. */
  readonly path: string;
  readonly size: number;
  /** Where its bytes lie on this disk. */
  readonly location: string;
}

/** What the scan found, most serious first. */
export interface PolicyScan {
  readonly lines: readonly PolicyLine[];
  readonly cost: ArchiveCost;
}

/** What the scanning process is given. */
export interface PolicyTask {
  readonly files: readonly ScannedFile[];
  /** Null while nobody has said which page opens the game. */
  readonly manifest: Pick<BuildManifest, 'entry' | 'profile'> | null;
}

const TIME_LIMIT_MS = 60_000;

/**
 * Looks through the files of a build for what will not work where it runs, and for what its administrators should
 * know. It keeps nobody out: the frame's own walls do that. An `error` line means that the build can never run.
 * It happens in a process of its own.
 */
export async function scanPolicy(
  files: readonly ScannedFile[],
  manifest: PolicyTask['manifest'],
  options: ReadingOptions = {},
): Promise<PolicyScan> {
  const started = performance.now();
  const task: PolicyTask = { files, manifest };
  const scanner = startReading(new URL('./policy-scan.process.ts', import.meta.url), task, {
    readable: [...new Set(files.map(({ location }) => dirname(location)))],
    ms: options.time_limit_ms ?? TIME_LIMIT_MS,
    signal: options.signal,
  });
  try {
    let last: unknown = null;
    for await (const frame of scanner.frames) if ('json' in frame) last = frame.json;
    if (last === null) throw new ReaderFailed('it said nothing');
    const { done, cost } = last as LastWord<readonly PolicyLine[]>;
    return { lines: done, cost };
  } catch (error) {
    const detail = error instanceof ReaderFailed ? error.message : null;
    if (detail === null && !(error instanceof TookTooLong)) throw error;
    const message =
      detail === null
        ? 'Checking the files took too long and was stopped.'
        : 'Checking the files failed. Try again. If it fails again, create the archive again.';
    const line: PolicyLine = { level: 'error', code: 'scan_failed', message, data: { detail } };
    return { lines: [line], cost: costSince(started) };
  } finally {
    await scanner.end();
  }
}
