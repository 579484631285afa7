/** What a station shows at one moment. */
export type Screen = 'intro' | 'resume' | 'paused' | 'waiting' | 'rest' | 'step' | 'finished';

/** All that decides which screen is due. */
export interface FlowState {
  /** Step in hand, 0-based. */
  readonly current: number;
  /** Number of steps in the task. */
  readonly of: number;
  /** Whether the person has pressed start (again) since opening, pausing or being away. */
  readonly begun: boolean;
  /** The block last entered; null before the first step of this sitting. */
  readonly block: number | null;
  readonly paused: boolean;
}

/**
 * The screen that is due. The order matters: a finished task needs nothing more, a pause hides everything, a
 * step that the server has not released yet is waited for, and a new block starts with a rest.
 */
export function screenOf(state: FlowState, released: { readonly block?: number } | undefined): Screen {
  if (state.current >= state.of) return 'finished';
  if (state.paused) return 'paused';
  if (!state.begun) return state.current === 0 ? 'intro' : 'resume';
  if (released === undefined) return 'waiting';
  if (state.block !== null && (released.block ?? 0) !== state.block) return 'rest';
  return 'step';
}
