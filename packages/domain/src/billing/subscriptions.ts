/** Where a subscription stands. */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'restricted',
  'paused',
  'cancelled',
] as const;

/** See `SUBSCRIPTION_STATUSES`. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Where each may go; what is not here is refused. A plan that was cancelled is bought anew. */
export const SUBSCRIPTION_MOVES: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  trialing: ['active', 'past_due', 'cancelled'],
  active: ['past_due', 'paused', 'cancelled'],
  past_due: ['active', 'restricted', 'cancelled'],
  restricted: ['active', 'cancelled'],
  paused: ['active', 'past_due', 'cancelled'],
  cancelled: [],
};

/** Whether a subscription may go from one status to another. */
export function mayBecome(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return SUBSCRIPTION_MOVES[from].includes(to);
}

/** Days after a payment is due in which everything works. */
export const GRACE_DAYS = 14;

/** Days after the grace until a plan that was never paid ends. */
export const RESTRICTED_DAYS = 30;

/** Longest pause, in months. */
export const MOST_PAUSE_MONTHS = 3;

/** Days after a payment is due on which it is asked for again, and tried where there is a card. */
export const DUNNING_DAYS = [0, 3, 7, 12] as const;

/** What happens when a period ends. */
export const PERIOD_ENDS = ['renew', 'change', 'pause', 'cancel'] as const;

/** See `PERIOD_ENDS`. */
export type PeriodEnd = (typeof PERIOD_ENDS)[number];

/** Why somebody cancels. */
export const CANCEL_REASONS = [
  'too_expensive',
  'not_used',
  'missing_feature',
  'hiring_is_done',
  'other_product',
  'other',
] as const;

/** See `CANCEL_REASONS`. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

const DAY = 86_400_000;

/** The status by how long a payment is due. */
export function overdueStatus(dueSince: string, now: string): 'past_due' | 'restricted' | 'cancelled' {
  const days = (Date.parse(now) - Date.parse(dueSince)) / DAY;
  if (days < GRACE_DAYS) return 'past_due';
  return days < GRACE_DAYS + RESTRICTED_DAYS ? 'restricted' : 'cancelled';
}

/** How many reminders are due by now. */
export function dunningStep(dueSince: string, now: string): number {
  const days = (Date.parse(now) - Date.parse(dueSince)) / DAY;
  return DUNNING_DAYS.filter((each) => days >= each).length;
}

/** A limit that is used more than a smaller plan allows. */
export interface Exceeding {
  readonly key: string;
  readonly used: number;
  readonly limit: number;
}

/** What will exceed after a change: nothing of it is locked or removed, only nothing new can be begun. */
export function exceedingOf(
  used: Readonly<Record<string, number>>,
  next: Readonly<Record<string, number | boolean | null | undefined>>,
): Exceeding[] {
  return Object.entries(used).flatMap(([key, amount]) => {
    const value = next[key];
    // Null and true: without a limit.
    if (value === null || value === true) return [];
    const limit = typeof value === 'number' ? value : 0;
    return amount > limit ? [{ key, used: amount, limit }] : [];
  });
}
