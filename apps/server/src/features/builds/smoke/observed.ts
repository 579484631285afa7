import type { BuildManifest } from '@tryout/game-sdk/build-manifest';

/** A file of the build and where its bytes lie. */
export interface SmokeFile {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
  readonly location: string;
}

/** What the process with the browser is given. */
export interface SmokeTask {
  readonly chromium: string;
  readonly version_id: string;
  readonly manifest: BuildManifest;
  readonly files: readonly SmokeFile[];
  readonly limits: SmokeLimits;
}

/** How long and how large a run may be. */
export interface SmokeLimits {
  /** From opening the frame to `ready`, ms. */
  readonly ready_ms: number;
  /** The whole run, ms; the browser is ended then. */
  readonly total_ms: number;
  /** Memory of the browser with all its processes, bytes. */
  readonly memory_bytes: number;
}

/** How the page around the game sees it. */
export interface HostLook {
  readonly state: string;
  /** Since the frame was opened, ms; null: not yet. */
  readonly hello_ms: number | null;
  readonly ready_ms: number | null;
  readonly completed_ms: number | null;
  readonly values: number;
  /** Required data points without a valid value. */
  readonly missing: readonly string[];
  /** Values that the manifest does not know or that do not fit it, at most twenty. */
  readonly unfit: readonly { readonly key: string; readonly quality: string }[];
  readonly problems: readonly { readonly code: string; readonly count: number }[];
  /** What the game said itself, errors and warnings, at most twenty. */
  readonly said: readonly string[];
}

/** Why a run was ended before its time. */
export type CutShort = 'time' | 'memory' | 'crash' | null;

/** Everything that was seen in the browser. */
export interface Observed {
  readonly browser: string;
  /** Whether the browser closed its own processes off as well; not everywhere it can. */
  readonly is_sandboxed: boolean;
  readonly look: HostLook;
  readonly cut_short: CutShort;
  readonly first_paint_ms: number | null;
  readonly frames_per_second: number | null;
  /** Texts of errors in the console and of scripts that failed, each once, at most twenty. */
  readonly errors: readonly string[];
  readonly error_count: number;
  /** What the limits of the frame held back, each once, at most twenty. */
  readonly held_back: readonly string[];
  readonly held_back_count: number;
  /** Addresses outside the package that were asked for, at most twenty. */
  readonly outside: readonly string[];
  readonly loaded_files: number;
  readonly missing_files: readonly string[];
  readonly peak_memory_bytes: number | null;
}
