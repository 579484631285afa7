import type { Clock } from './clock.ts';

/** Watches whether a game still says something. */
export interface Liveness {
  /** Something came from the game. */
  heard(): void;
  /** Begins to watch, or stops. */
  watch(isWatched: boolean): void;
}

const TICK_MS = 1000;
const PING_AFTER_TICKS = 5;

/**
 * Asks a silent game whether it is there, and tells when it has been silent for too long and when it is back. Silence
 * is counted in beats of this page, not by the clock: while a machine sleeps neither of them can say anything.
 */
export function createLiveness(parts: {
  readonly clock: Clock;
  readonly silence_ms: number;
  readonly ping: () => void;
  readonly changed: (isResponding: boolean) => void;
}): Liveness {
  const mostTicks = Math.ceil(parts.silence_ms / TICK_MS);
  let silentTicks = 0;
  let isResponding = true;
  let cancel: (() => void) | null = null;

  function tell(next: boolean): void {
    if (next === isResponding) return;
    isResponding = next;
    parts.changed(next);
  }

  function beat(): void {
    cancel = parts.clock.setTimer(beat, TICK_MS);
    silentTicks += 1;
    if (silentTicks % PING_AFTER_TICKS === 0) parts.ping();
    if (silentTicks >= mostTicks) tell(false);
  }

  return {
    heard() {
      silentTicks = 0;
      tell(true);
    },
    watch(isWatched) {
      if (isWatched === (cancel !== null)) return;
      cancel?.();
      cancel = isWatched ? parts.clock.setTimer(beat, TICK_MS) : null;
      silentTicks = 0;
      tell(true);
    },
  };
}
