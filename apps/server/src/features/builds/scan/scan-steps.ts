import type { SmokeResult } from '@tryout/domain/builds/build-status';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { ArchiveRefusal, UnpackProgress } from '../archive/archive-outcome.ts';
import type { BuildFile } from '../build-files.queries.ts';
import type { LogLine } from '../build-log.queries.ts';

/** A line that a step says about itself; the pipeline adds which step it was. */
export type StepLine = Omit<LogLine, 'step' | 'actor_id'>;

/** What the run in a browser came to. */
export interface SmokeOutcome {
  readonly result: Exclude<SmokeResult, 'none'>;
  readonly report: object | null;
  readonly lines: readonly StepLine[];
}

/** A version as its manifest is known before a browser opens it. */
export interface CheckedVersion {
  readonly id: string;
  readonly manifest: BuildManifest;
  readonly unpacked_bytes: number;
}

/** The work of the checks; each call may be repeated and ends when its signal says so. */
export interface ScanSteps {
  /** Whether the stored archive still has the bytes of its name. */
  readonly isWhole: (sha256: string) => Promise<boolean>;
  /** Reads every file and keeps none. */
  readonly inspect: (
    sha256: string,
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly files: number; readonly bytes: number } | ArchiveRefusal>;
  /** Puts every file into the store. */
  readonly unpack: (
    sha256: string,
    signal: AbortSignal,
    onProgress: (progress: UnpackProgress) => void,
  ) => Promise<{ readonly ok: true; readonly files: readonly BuildFile[] } | ArchiveRefusal>;
  /** The text of a stored file, at most `max_bytes` long. */
  readonly readText: (sha256: string, max_bytes: number) => Promise<string>;
  /** Looks for what the sandbox will not let through. */
  readonly scanPolicy: (
    files: readonly BuildFile[],
    manifest: BuildManifest | null,
    signal: AbortSignal,
  ) => Promise<readonly StepLine[]>;
  /** Opens the build in a browser. */
  readonly smoke: (
    version: CheckedVersion,
    files: readonly BuildFile[],
    signal: AbortSignal,
  ) => Promise<SmokeOutcome>;
}

/** The checks found a reason why this version cannot be used. */
export class ScanFailed extends Error {
  readonly lines: readonly LogLine[];

  /** `lines` say it in the log, the last one as the reason. */
  constructor(lines: readonly LogLine[]) {
    super(lines.at(-1)?.message ?? 'The checks failed.');
    this.lines = lines;
  }
}

/** One reason, said in one line. */
export function failed(
  step: LogLine['step'],
  code: string,
  message: string,
  data: LogLine['data'] = {},
): ScanFailed {
  return new ScanFailed([{ step, level: 'error', code, message, data }]);
}
