import type { PlayRun } from '../../replays/public.ts';

const MOST = 2000;
/** What all of them may hold together; uploaded games hold what they measured, which may be megabytes. */
const MOST_BYTES = 192 * 1_048_576;

interface Kept {
  readonly run: PlayRun;
  readonly bytes: number;
}

/**
 * Folded plays by id, so that an event need not replay the whole log. Only ever a shortcut: an entry counts if its
 * digest is the stored one, and is made anew from the log otherwise.
 */
const runs = new Map<string, Kept>();
let held = 0;

/** The folded play, when it ends in exactly this digest. */
export function cachedRun(playId: string, lastHash: string): PlayRun | undefined {
  const run = runs.get(playId)?.run;
  return run?.last_hash === lastHash ? run : undefined;
}

/** Remembers a folded play; those used longest ago make room. */
export function rememberRun(playId: string, run: PlayRun): void {
  forget(playId);
  const bytes = heldBytes(run);
  runs.set(playId, { run, bytes });
  held += bytes;
  for (const oldest of runs.keys()) {
    if ((runs.size <= MOST && held <= MOST_BYTES) || oldest === playId) return;
    forget(oldest);
  }
}

function forget(playId: string): void {
  held -= runs.get(playId)?.bytes ?? 0;
  runs.delete(playId);
}

function heldBytes({ tasks }: PlayRun): number {
  return tasks.reduce((sum, { judge, state }) => sum + (judge.heldBytes?.(state) ?? 0), 0);
}
