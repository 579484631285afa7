import { type CancelReason, MOST_PAUSE_MONTHS } from '@tryout/domain/billing/subscriptions';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { billingSay } from '../billing.messages.ts';
import {
  holdPayments,
  lockSubscription,
  type SubscriptionRow,
  storeSubscription,
} from '../billing.queries.ts';
import { finish } from './tend-subscription.ts';

/** What somebody wishes for the end of what is paid for. */
export interface Wish {
  readonly at_period_end: 'renew' | 'pause' | 'cancel';
  readonly reason: CancelReason | null;
  readonly note: string;
  /** How long to pause. */
  readonly months: number;
}

/**
 * Cancels, pauses or keeps a subscription. What is paid for is used up first; what is not paid for ends at once. A pause
 * ends at the latest after three months, or when somebody goes on.
 */
export async function moveSubscription(act: SignedAct, row: SubscriptionRow, wish: Wish): Promise<void> {
  const { db, services } = act;
  await holdPayments(db, row.organization_id);
  const held = await lockSubscription(db, row.id);
  if (!held || held.status === 'cancelled') throw new Refusal('refused_by_rule', billingSay('billing.over'));
  const now = services.now();
  const isPaidFor = held.status === 'active' || held.status === 'trialing';
  if (wish.at_period_end === 'pause' && (held.status !== 'active' || held.kind !== 'plan'))
    throw new Refusal('refused_by_rule', billingSay('billing.no_pause'));
  if (wish.at_period_end === 'cancel' && wish.reason === null)
    throw new Refusal('refused_by_rule', billingSay('billing.reason_needed'));
  await audit(act, {
    event_type: 'update',
    action: 'subscription.changed',
    target_type: 'subscription',
    target_id: held.id,
    organization_id: held.organization_id,
    meta: { at_period_end: wish.at_period_end, ...(wish.reason ? { reason: wish.reason } : {}) },
  });
  const said = { cancel_reason: wish.reason, cancel_note: wish.note };
  if (wish.at_period_end === 'cancel' && !isPaidFor) {
    await finish(act, { ...held, ...said }, now.toISOString(), wish.reason ?? 'other');
    return;
  }
  if (wish.at_period_end === 'renew' && held.status === 'paused') {
    await storeSubscription(db, { ...held, pause_until: now.toISOString() }, now);
    return;
  }
  const until = new Date(held.period_ends_at);
  until.setUTCMonth(until.getUTCMonth() + Math.min(MOST_PAUSE_MONTHS, Math.max(1, wish.months)));
  await storeSubscription(
    db,
    {
      ...held,
      at_period_end: wish.at_period_end,
      next_plan_version_id: null,
      next_period: null,
      next_quantity: null,
      pause_until: wish.at_period_end === 'pause' ? until.toISOString() : null,
      cancel_reason: wish.at_period_end === 'cancel' ? wish.reason : null,
      cancel_note: wish.at_period_end === 'cancel' ? wish.note : '',
    },
    now,
  );
}
