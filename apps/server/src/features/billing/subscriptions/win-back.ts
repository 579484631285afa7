import { serverAct } from '../../../platform/act.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Services } from '../../../platform/services.ts';
import { findBuyer, findOffer, lockLeft, lockPlanOf, noteWonBack } from '../billing.queries.ts';
import { tellPayers } from '../billing-news.ts';
import { nameOf } from '../orders/quote.ts';
import { findCoupon, findSeller } from '../sellers.queries.ts';

/** Days after the day for it on which nobody is written to any more: plans were off meanwhile, or the server was. */
const TOO_LATE_DAYS = 30;
const DAY = 86_400_000;

/**
 * Writes once to those who cancelled a plan a while ago and have none now, with a coupon where the seller named one that is
 * still good. Who did not pay, was given the money back, or came back meanwhile is not written to.
 */
export async function winBack(services: Services): Promise<void> {
  const { win_back_days: days, win_back_coupon } = await findSeller(services.db);
  if (days === 0) return;
  const now = services.now();
  const due = new Date(now.getTime() - days * DAY);
  await withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    const coupon = win_back_coupon === '' ? undefined : await findCoupon(db, win_back_coupon);
    const isGood =
      coupon !== undefined &&
      (coupon.ends_at === null || coupon.ends_at > now.toISOString()) &&
      (coupon.most === null || coupon.used < coupon.most);
    for (const left of await lockLeft(db, due)) {
      await noteWonBack(db, left.id, now);
      const isByChoice = left.cancel_reason !== 'not_paid' && left.cancel_reason !== 'refunded';
      const isLate = Date.parse(left.ended_at ?? '') < due.getTime() - TOO_LATE_DAYS * DAY;
      if (!isByChoice || isLate || (await lockPlanOf(db, left.organization_id))) continue;
      const language = (await findBuyer(db, left.organization_id))?.language || 'en';
      await tellPayers(act, left.organization_id, 'win_back', {
        key: left.id,
        params: {
          name: nameOf(await findOffer(db, left), language),
          coupon: isGood ? coupon.code : 'none',
        },
        link: '/user/billing/plans',
      });
    }
  });
}
