import type { ApplicationStatus } from './application-statuses.ts';

/** The statuses at which an application waits for the employer. */
export const WAITING_STATUSES = ['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold'] as const;

/** See `WAITING_STATUSES`. */
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** Whether an application at this status waits for the employer. */
export function isWaiting(status: ApplicationStatus): status is WaitingStatus {
  return (WAITING_STATUSES as readonly ApplicationStatus[]).includes(status);
}

/** How many of an organization's last moves from a status are counted, and from how many on anything is said of them. */
export const MOVES_COUNTED = { most: 100, fewest: 10 } as const;

/** Share of the moves within whose time an answer is expected. */
export const MOST_SHARE = 0.8;

/** How long an organization's applications usually stay at a status. */
export interface UsualWait {
  /** Days that half of the moves took at most. */
  readonly median_days: number;
  /** Days that `MOST_SHARE` of the moves took at most. */
  readonly most_days: number;
}

const DAY_MS = 86_400_000;

/** What is said of a wait. */
export interface ExpectedAnswer {
  /** Whole days, at least 1. */
  readonly median_days: number;
  readonly most_days: number;
  /** By when most applications had moved on; an instant. */
  readonly by: string;
  /** Whether that moment is past. */
  readonly is_late: boolean;
}

/**
 * By when an answer is usually there for an application that came to its status at `since`. Days are rounded up, so that
 * nobody is promised an answer before it is likely.
 */
export function expectedAnswer(wait: UsualWait, since: string, now: Date): ExpectedAnswer {
  const whole = (days: number) => Math.max(1, Math.ceil(days));
  const by = new Date(Date.parse(since) + whole(wait.most_days) * DAY_MS);
  return {
    median_days: whole(wait.median_days),
    most_days: whole(wait.most_days),
    by: by.toISOString(),
    is_late: by.getTime() < now.getTime(),
  };
}
