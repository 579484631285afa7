import { COUPON_DURATIONS } from '@tryout/domain/billing/discounts';
import { ORDER_STATUSES, PAYMENT_FACTS } from '@tryout/domain/billing/orders';
import { isCurrency } from '@tryout/domain/money/currency';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';
import { invoiceShown } from './billing.ts';
import { driver, orderShown, postalAddress } from './billing-fields.ts';

const adminOrder = orderShown.extend({ organization_id: z.string(), organization_name: z.string() });
/** An order as the super admin sees it. */
export type AdminOrder = z.output<typeof adminOrder>;

/** Everybody's orders. */
export const listOrders = defineRoute({
  method: 'GET',
  path: '/admin/orders',
  feature: 'billing',
  summary: 'Orders of all organizations, the latest first.',
  access: 'platform.manage',
  query: z.strictObject({ ...pageQuery, status: z.enum(ORDER_STATUSES).optional() }),
  response: pageOf(adminOrder),
});

/** Says that an invoice by mail was paid. */
export const markOrderPaid = defineRoute({
  method: 'POST',
  path: '/admin/orders/paid',
  feature: 'billing',
  summary: 'Says that the money of an invoice by mail has arrived.',
  access: 'platform.manage',
  body: z.strictObject({ order_id: ref('order'), note: line(200).default('') }),
  response: adminOrder,
  errors: ['not_found', 'refused_by_rule'],
});

/** Gives money back. */
export const refundOrder = defineRoute({
  method: 'POST',
  path: '/admin/orders/refund',
  feature: 'billing',
  summary: 'Gives a part of a payment back, or all of it, which ends what it bought.',
  access: 'platform.manage',
  body: z.strictObject({
    order_id: ref('order'),
    cents: z.number().int().min(1),
    /** All that was given back before, so that the same refund is not made twice. */
    refunded_before: z.number().int().min(0),
    reason: line(200, 3),
  }),
  response: adminOrder,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

const paymentEvent = z.object({
  payment_event_id: z.string(),
  driver,
  event_id: z.string(),
  order_id: z.string(),
  kind: z.enum(PAYMENT_FACTS),
  happened_at: instant,
  received_at: instant,
  /** Null: it could not be taken into account. */
  applied_at: instant.nullable(),
  tries: z.number().int(),
  problem: z.string(),
  /** Whether the provider was asked rather than telling by itself. */
  is_answer: z.boolean(),
});
/** What a provider told of an order. */
export type PaymentEventShown = z.output<typeof paymentEvent>;

/** Messages of providers. */
export const listPaymentEvents = defineRoute({
  method: 'GET',
  path: '/admin/payments/events',
  feature: 'billing',
  summary: 'What providers told of orders, the latest first; those that failed alone where that is asked.',
  access: 'platform.manage',
  query: z.strictObject({ ...pageQuery, which: z.enum(['all', 'failed']).default('all') }),
  response: pageOf(paymentEvent),
});

/** Takes a message into account again. */
export const retryPaymentEvent = defineRoute({
  method: 'POST',
  path: '/admin/payments/events/retry',
  feature: 'billing',
  summary: 'Takes what a provider told into account again; one that was is not taken twice.',
  access: 'platform.manage',
  body: z.strictObject({ payment_event_id: ref('payment_event') }),
  response: paymentEvent,
  errors: ['not_found'],
});

const overview = z.object({
  /** By month and what was sold, without tax, less what was given back. */
  revenue: z.array(
    z.object({ month: z.string(), name: z.string(), currency: z.string(), cents: z.number().int() }),
  ),
  differences: z.array(
    z.object({
      id: z.string(),
      driver,
      kind: z.enum(['missing_here', 'missing_there', 'amount', 'refund']),
      order_id: z.string().nullable(),
      payment_reference: z.string().nullable(),
      ours: z.number().int(),
      theirs: z.number().int(),
      currency: z.string(),
      found_at: instant,
    }),
  ),
});
/** What came in, and where our books and a provider's differ. */
export type BillingOverview = z.output<typeof overview>;

/** What came in, and where the books differ. */
export const readBillingOverview = defineRoute({
  method: 'GET',
  path: '/admin/payments/overview',
  feature: 'billing',
  summary: 'Revenue of twelve months by month and plan, and differences with the books of providers.',
  access: 'platform.manage',
  response: overview,
});

/** Everybody's invoices. */
export const listAllInvoices = defineRoute({
  method: 'GET',
  path: '/admin/invoices',
  feature: 'billing',
  summary: 'Invoices and credit notes of all organizations, the latest first.',
  access: 'platform.manage',
  query: z.strictObject(pageQuery),
  response: pageOf(invoiceShown),
});

/** Everybody's invoices for bookkeeping. */
export const exportAllInvoices = defineRoute({
  method: 'GET',
  path: '/admin/invoices/export',
  feature: 'billing',
  summary: 'Invoices between two days for bookkeeping: as CSV, or each as UBL 2.1 in one ZIP file.',
  access: 'platform.manage',
  query: z.strictObject({ from: day, until: day, format: z.enum(['csv', 'ubl']).default('csv') }),
  response: nothing,
  answers: 'file',
});

const rate = z.strictObject({
  country: line(2).regex(/^[A-Z]{2}$/, 'must be a country'),
  region: line(10).nullable(),
  name: line(40, 1),
  percent: z.number().min(0).max(100).multipleOf(0.001),
});
const coupon = {
  code: line(40, 3).regex(/^[A-Z0-9-]+$/, 'must be capital letters, digits and hyphens'),
  percent: z.number().int().min(1).max(100).nullable(),
  amount: z.number().int().min(1).max(100_000_000).nullable(),
  currency: line(3, 3).refine(isCurrency, 'must be a currency code of ISO 4217, such as EUR').nullable(),
  applies_to: z.enum(['all', 'plan', 'addon']),
  /** The first payment, all payments of so many months, or all of them. */
  duration: z.enum(COUPON_DURATIONS),
  /** Null exactly where it is not `repeating`. */
  duration_months: z.number().int().min(1).max(36).nullable(),
  most: z.number().int().min(1).max(1_000_000).nullable(),
  ends_at: instant.nullable(),
};
const sellerFields = {
  legal_name: line(160),
  address: postalAddress,
  tax_id: line(40),
  email: line(254),
  bank: text(500),
  invoice_prefix: line(20),
  credit_prefix: line(20),
  due_days: z.number().int().min(0).max(120),
  tax_source: z.enum(['none', 'rates', 'stripe']),
  early_bird_percent: z.number().int().min(0).max(100),
  early_bird_until: instant.nullable(),
  /** Days after the end of a plan that a customer cancelled, on which those who pay are written to once; 0: never. */
  win_back_days: z.number().int().min(0).max(365),
  /** Code of a coupon in that mail; empty: none. */
  win_back_coupon: line(40),
};
const settings = z.object({
  driver,
  seller: z.object(sellerFields),
  rates: z.array(rate),
  coupons: z.array(z.object({ ...coupon, used: z.number().int() })),
});
/** Who sells, by which taxes, and with which coupons. */
export type BillingSettings = z.output<typeof settings>;

/** Who sells, by which taxes, and with which coupons. */
export const readBillingSettings = defineRoute({
  method: 'GET',
  path: '/admin/billing/settings',
  feature: 'billing',
  summary: 'Who sells, which taxes apply, and which coupons there are.',
  access: 'platform.manage',
  response: settings,
});

/** Changes what stands on invoices from now on, and the table of taxes. */
export const saveBillingSettings = defineRoute({
  method: 'PUT',
  path: '/admin/billing/settings',
  feature: 'billing',
  summary: 'Changes what stands on invoices from now on, and the table of taxes.',
  access: 'platform.manage',
  body: z.strictObject({ ...sellerFields, rates: z.array(rate).max(500) }),
  response: settings,
});

/** Makes a coupon. */
export const addCoupon = defineRoute({
  method: 'POST',
  path: '/admin/billing/coupons',
  feature: 'billing',
  summary: 'Makes a coupon, of a part or of an amount.',
  access: 'platform.manage',
  body: z.strictObject(coupon),
  response: settings,
  errors: ['conflict'],
});

/** Ends a coupon. */
export const endCoupon = defineRoute({
  method: 'POST',
  path: '/admin/billing/coupons/end',
  feature: 'billing',
  summary: 'Ends a coupon; orders that used it keep it.',
  access: 'platform.manage',
  body: z.strictObject({ code: line(40, 3) }),
  response: settings,
  errors: ['not_found'],
});

/** The super admin's routes. */
export const manageBillingRoutes = [
  listOrders,
  markOrderPaid,
  refundOrder,
  listPaymentEvents,
  retryPaymentEvent,
  readBillingOverview,
  listAllInvoices,
  exportAllInvoices,
  readBillingSettings,
  saveBillingSettings,
  addCoupon,
  endCoupon,
];
