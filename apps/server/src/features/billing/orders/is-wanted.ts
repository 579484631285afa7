import type { Db } from '../../../platform/database/kysely.ts';
import { lockAddOnOf, lockPlanOf, lockSubscription, type OrderRow } from '../billing.queries.ts';

/**
 * Whether what an order is for can still be given, so that nothing is paid twice: a plan or recurring add-on begins where
 * there is none of it, a change was priced for the subscription as it is, and a period is renewed once. The organization's
 * payments are held.
 * @param at when it is or was paid
 */
export async function isWanted(
  db: Db,
  order: Pick<
    OrderRow,
    | 'organization_id'
    | 'subscription_id'
    | 'plan_version_id'
    | 'add_on_version_id'
    | 'purpose'
    | 'period'
    | 'based_on'
    | 'covers_from'
    | 'covers_until'
  >,
  at: string,
): Promise<boolean> {
  // Things that are bought once add up.
  if (order.period === null) return true;
  const held = order.subscription_id ? await lockSubscription(db, order.subscription_id) : undefined;
  const isRunning = held !== undefined && held.status !== 'cancelled';
  if (isRunning && order.purpose === 'renew') return held.period_ends_at === order.covers_from;
  if (order.purpose === 'change' && order.covers_until !== null && order.covers_until <= at) return false;
  if (isRunning) return order.based_on === null || order.based_on === held.revision;
  // What is left of a period was the price; without the plan there is no such period.
  if (order.purpose === 'change' && order.covers_until !== null) return false;
  const other = order.add_on_version_id
    ? await lockAddOnOf(db, order.organization_id, order.add_on_version_id)
    : await lockPlanOf(db, order.organization_id);
  return other === undefined;
}
