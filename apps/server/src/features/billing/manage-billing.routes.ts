import {
  addCoupon,
  endCoupon,
  exportAllInvoices,
  listAllInvoices,
  listOrders,
  listPaymentEvents,
  markOrderPaid,
  readBillingOverview,
  readBillingSettings,
  refundOrder,
  retryPaymentEvent,
  saveBillingSettings,
} from '@tryout/contract/billing/manage-billing';
import { type Handled, signedAct } from '../../platform/http/call.ts';
import { billingSay } from './billing.messages.ts';
import { sendInvoiceArchive, sendInvoiceRows } from './invoices/send-invoice.ts';
import { invoicesOf } from './invoices/show-invoice.ts';
import * as manage from './manage-billing.ts';
import { handleOutsideWhenOn, handleWhenOn } from './when-on.routes.ts';

/** What the super admin sees and does. */
export const manageBillingHandlers: readonly Handled[] = [
  handleWhenOn(listOrders, async (call) => ({
    data: await manage.allOrders(call, call.query),
  })),
  handleOutsideWhenOn(markOrderPaid, async (call) => ({
    data: await manage.markPaid(signedAct(call), call.refs.row(call.body.order_id), call.body.note),
    message: billingSay('billing.marked_paid'),
  })),
  handleOutsideWhenOn(refundOrder, async (call) => ({
    data: await manage.refund(signedAct(call), call.refs.row(call.body.order_id), call.body),
    message: billingSay('billing.refund_made'),
  })),
  handleWhenOn(listPaymentEvents, async (call) => ({
    data: await manage.events(call, call.query),
  })),
  handleOutsideWhenOn(retryPaymentEvent, async (call) => ({
    data: await manage.retryEvent(signedAct(call), call.refs.row(call.body.payment_event_id)),
    message: billingSay('billing.event_retried'),
  })),
  handleWhenOn(readBillingOverview, async (call) => ({ data: await manage.overview(call) })),
  handleWhenOn(listAllInvoices, async (call) => ({ data: await invoicesOf(call, null, call.query) })),
  handleWhenOn(exportAllInvoices, async (call) => {
    const stretch = { ...call.query, organization_id: null };
    return call.query.format === 'csv'
      ? sendInvoiceRows(call, call.reply, stretch)
      : sendInvoiceArchive(call, call.reply, stretch);
  }),
  handleWhenOn(readBillingSettings, async (call) => ({ data: await manage.settings(call) })),
  handleWhenOn(saveBillingSettings, async (call) => ({
    data: await manage.saveSettings(signedAct(call), call.body),
    message: billingSay('billing.settings_saved'),
  })),
  handleWhenOn(addCoupon, async (call) => ({
    data: await manage.makeCoupon(signedAct(call), call.body),
    message: billingSay('billing.coupon_made'),
  })),
  handleWhenOn(endCoupon, async (call) => ({
    data: await manage.stopCoupon(signedAct(call), call.body.code),
    message: billingSay('billing.coupon_ended'),
  })),
];
