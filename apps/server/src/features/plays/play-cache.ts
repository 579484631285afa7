import type { PlayRun } from './play-run.ts';

const MOST = 2000;

/**
 * Folded plays by id, so that an event need not replay the whole log. Only ever a shortcut: an entry counts if its
 * digest is the stored one, and is made anew from the log otherwise.
 */
const runs = new Map<string, PlayRun>();

/** The folded play, when it ends in exactly this digest. */
export function cachedRun(playId: string, lastHash: string): PlayRun | undefined {
  const run = runs.get(playId);
  return run?.last_hash === lastHash ? run : undefined;
}

/** Remembers a folded play; the one used longest ago makes room. */
export function rememberRun(playId: string, run: PlayRun): void {
  runs.delete(playId);
  runs.set(playId, run);
  if (runs.size <= MOST) return;
  const oldest = runs.keys().next().value;
  if (oldest !== undefined) runs.delete(oldest);
}
