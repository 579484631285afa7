/** Where a frame stands. After `stopped` and `failed` nothing more is taken. */
export type FramePhase =
  | 'waiting'
  | 'loading'
  | 'ready'
  | 'running'
  | 'completed'
  | 'terminated'
  | 'stopped'
  | 'failed';

/**
 * Why a frame failed. `unavailable`: its address leads nowhere, or not any more. `no_hello`, `not_ready`: it did not say so in time. `old_sdk`: made for another protocol.
 * `flood`: far more messages than allowed, for long. `session_full`: the limits of a session are used up.
 * `too_many_loads`: it kept loading itself anew.
 */
export type FrameFailure =
  | 'unavailable'
  | 'no_hello'
  | 'not_ready'
  | 'old_sdk'
  | 'flood'
  | 'session_full'
  | 'too_many_loads';

/** What a page shows of a frame. Replaced as a whole on every change. */
export interface FrameSnapshot {
  readonly phase: FramePhase;
  /** Null unless `failed`. */
  readonly failure: FrameFailure | null;
  /** False: it has been silent for long although it was asked. */
  readonly responding: boolean;
  /** From 1: how often the page had to load the frame. A new number asks for a new frame. */
  readonly load: number;
  /** From the beginning of this load to `ready`, ms; null before. */
  readonly loaded_ms: number | null;
}
