import type { TransitionTable } from '../records/transitions.ts';

/** State of a play, the product's game session (product §2.14). */
export type PlayStatus =
  | 'ready'
  | 'launched'
  | 'active'
  | 'paused'
  | 'interrupted'
  | 'completed'
  | 'terminated'
  | 'expired'
  | 'cancelled';

/** Who moves a play. */
export type PlayActor = 'candidate' | 'recruiter' | 'system';

/**
 * A play is cancelled only before it was ever launched; ended early only with a reason; an ended or expired one is
 * made ready again only by a recruiter who grants a new attempt with a reason (the old attempt is kept).
 */
export const PLAY_STATUSES: TransitionTable<PlayStatus, PlayActor> = {
  ready: [
    { to: 'launched', by: ['candidate'] },
    { to: 'cancelled', by: ['recruiter', 'system'] },
    { to: 'expired', by: ['system'] },
  ],
  launched: [
    { to: 'active', by: ['candidate'] },
    { to: 'interrupted', by: ['system'] },
  ],
  active: [
    { to: 'paused', by: ['candidate'] },
    { to: 'completed', by: ['candidate', 'system'] },
    { to: 'terminated', needs_reason: true },
    { to: 'interrupted', by: ['system'] },
  ],
  paused: [
    { to: 'active', by: ['candidate'] },
    { to: 'terminated', needs_reason: true },
    { to: 'expired', by: ['system'] },
  ],
  interrupted: [
    { to: 'active', by: ['candidate'] },
    { to: 'expired', by: ['system'] },
  ],
  completed: [],
  terminated: [{ to: 'ready', by: ['recruiter'], needs_reason: true }],
  expired: [{ to: 'ready', by: ['recruiter'], needs_reason: true }],
  cancelled: [],
};

/** Seconds without a heartbeat after which a launched or active play counts as interrupted. */
export const HEARTBEAT_LIMIT_S = 90;

/** Share of required data points that makes a play scorable (product §2.14, default 80 %). */
export const SCORABLE_SHARE = 0.8;

/** Is the play over for good or until a new attempt is granted? */
export function isPlayOver(status: PlayStatus): boolean {
  return status === 'completed' || status === 'terminated' || status === 'expired' || status === 'cancelled';
}

/**
 * Are there enough required data points to score the play? A play with none required counts as scorable.
 * @param share smallest share, 0 to 1
 */
export function isScorable(present: number, required: number, share: number = SCORABLE_SHARE): boolean {
  return required === 0 || present >= share * required - 1e-9;
}
