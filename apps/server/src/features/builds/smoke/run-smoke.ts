import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import { type LastWord, ReaderFailed, startReading, TookTooLong } from '../archive/reading-process.ts';
import type { SmokeOutcome } from '../scan/scan-steps.ts';
import { findChromium } from './find-chromium.ts';
import { judgeSmoke } from './judge-smoke.ts';
import type { Observed, SmokeFile, SmokeLimits, SmokeTask } from './observed.ts';
import { endProcessesOf } from './process-family.ts';

const MB = 1_048_576;
const HEAP_MB = 192;
/** For the driver to end its browser. */
const GRACE_MS = 2_000;
/** Starting the browser and putting everything away again, beyond the limits of the run itself. */
const AROUND_MS = 15_000;

/** What is tried out. */
export interface SmokeVersion {
  readonly id: string;
  readonly manifest: BuildManifest;
  readonly unpacked_bytes: number;
  readonly files: readonly SmokeFile[];
}

/** A minute in all, and longer for what takes long to load: half a second for each MB, up to a minute more. */
export function smokeLimits(unpackedBytes: number): SmokeLimits {
  const extra = Math.min(60_000, Math.round((unpackedBytes / MB) * 500));
  return { ready_ms: 30_000 + extra, total_ms: 60_000 + extra, memory_bytes: 1_536 * MB };
}

/**
 * Opens a version in a browser of this machine and says what came of it; skipped, with the reason, where there is none.
 * The browser has a profile of its own, reaches nothing but the build, and is ended with the process that drives it.
 */
export async function runSmoke(
  version: SmokeVersion,
  options: {
    readonly signal?: AbortSignal;
    readonly env?: NodeJS.ProcessEnv;
    readonly limits?: SmokeLimits;
  } = {},
): Promise<SmokeOutcome> {
  const chromium = findChromium(options.env ?? process.env);
  if (chromium === null) {
    return skipped('no_browser', 'Skipped: no browser found on this server. Set CHROMIUM_PATH to one.');
  }
  const limits = options.limits ?? smokeLimits(version.unpacked_bytes);
  const folder = await mkdtemp(join(tmpdir(), 'tryout-smoke-'));
  const { id: version_id, manifest, files } = version;
  const task: SmokeTask = { chromium, version_id, manifest, files, limits };
  const running = startReading(new URL('./smoke.process.ts', import.meta.url), task, {
    readable: null,
    // Nothing of the server's own environment, its secrets least of all.
    env: { PATH: '/usr/bin:/bin', HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder, LANG: 'C.UTF-8' },
    heap_mb: HEAP_MB,
    grace_ms: GRACE_MS,
    ms: limits.total_ms + AROUND_MS,
    signal: options.signal,
  });
  let isOpened = false;
  try {
    for await (const frame of running.frames) {
      const said = 'json' in frame ? (frame.json as LastWord<Observed> | { readonly opened: true }) : null;
      if (said && 'done' in said) return judgeSmoke(said.done, manifest, limits);
      isOpened = true;
    }
    throw new ReaderFailed('it stopped in the middle');
  } catch (error) {
    if (error instanceof TookTooLong) return hung(limits);
    if (!(error instanceof ReaderFailed)) throw error;
    if (isOpened) return broken(error.message);
    return skipped('browser_failed', 'Skipped: this server’s browser couldn’t be used.', error.message);
  } finally {
    await running.end();
    await endProcessesOf(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function skipped(code: string, message: string, detail: string | null = null): SmokeOutcome {
  return { result: 'skipped', report: null, lines: [{ level: 'warning', code, message, data: { detail } }] };
}

function broken(detail: string): SmokeOutcome {
  const message = 'The browser stopped responding once the game was open.';
  return {
    result: 'failed',
    report: null,
    lines: [{ level: 'error', code: 'broken', message, data: { detail } }],
  };
}

function hung(limits: SmokeLimits): SmokeOutcome {
  const message = `The browser gave no answer for ${Math.round(limits.total_ms / 1000)} seconds and was ended.`;
  return { result: 'failed', report: null, lines: [{ level: 'error', code: 'hung', message, data: {} }] };
}
