import type { listSubscriptions } from '@tryout/contract/billing/billing';
import type { RouteData } from '@tryout/contract/define-route';
import { GRACE_DAYS } from '@tryout/domain/billing/subscriptions';
import type { Act } from '../../../platform/act.ts';
import { findBuyer, findCustomer, findOffer, subscriptionsOf } from '../billing.queries.ts';
import { nameOf } from '../orders/quote.ts';
import { findSeller } from '../sellers.queries.ts';

const DAY = 86_400_000;

/** What an organization pays for, and what is due. */
export async function subscriptionsShown(
  act: Act,
  organizationId: string,
): Promise<RouteData<typeof listSubscriptions>> {
  const { db, services } = act;
  const { driver } = services.config.payments;
  const language = (await findBuyer(db, organizationId))?.language || 'en';
  const rows = await subscriptionsOf(db, organizationId);
  const items = await Promise.all(
    rows.map(async (row) => {
      const offer = await findOffer(db, row);
      return {
        subscription_id: row.id,
        kind: row.kind,
        add_on_id: offer.kind === 'addon' ? offer.offer_id : null,
        name: nameOf(offer, language),
        status: row.status,
        period: row.period,
        quantity: row.quantity,
        price: row.price,
        currency: row.currency,
        period_starts_at: row.period_starts_at,
        period_ends_at: row.period_ends_at,
        at_period_end: row.at_period_end,
        next_name: row.next_plan_version_id
          ? nameOf(
              await findOffer(db, { plan_version_id: row.next_plan_version_id, add_on_version_id: null }),
              language,
            )
          : null,
        pause_until: row.pause_until,
        due_since: row.due_since,
        restricted_at: row.due_since
          ? new Date(Date.parse(row.due_since) + GRACE_DAYS * DAY).toISOString()
          : null,
        ended_at: row.ended_at,
      };
    }),
  );
  const customer = await findCustomer(db, organizationId, driver);
  return { items, driver, card: customer?.method_label ?? '', contact: (await findSeller(db)).email };
}
