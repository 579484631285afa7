import { amountText } from '@tryout/domain/billing/amounts';
import type { Act } from '../../platform/act.ts';
import { notifyPeople } from '../notifications/public.ts';
import { findPayers, type OrderRow } from './billing.queries.ts';

/** What those who pay are told. */
export type PayerNews =
  | 'plan_started'
  | 'plan_ended'
  | 'plan_restricted'
  | 'payment_failed'
  | 'payment_due'
  | 'win_back'
  | 'payment_returned'
  | 'invoice_issued';

/** Tells those who answer for an organization's payments. */
export async function tellPayers(
  act: Act,
  organizationId: string,
  type: PayerNews,
  news: {
    readonly key: string;
    readonly params: Readonly<Record<string, string>>;
    readonly link: string;
  },
): Promise<void> {
  await notifyPeople(act, await findPayers(act.db, organizationId), {
    type,
    effect_key: `billing:${type}:${news.key}`,
    params: news.params,
    link: news.link,
    organization_id: organizationId,
    mail: {},
  });
}

/** Tells the super admins of something about an order. */
export async function tellKeepers(
  act: Act,
  userIds: readonly string[],
  type: 'payment_disputed' | 'payment_surplus',
  order: OrderRow,
): Promise<void> {
  await notifyPeople(act, userIds, {
    type,
    effect_key: `billing:${type}:${order.id}`,
    params: { amount: amountText(order.total, order.currency, 'en') },
    link: '/user/admin/orders',
    mail: {},
  });
}
