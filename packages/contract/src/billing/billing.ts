import { COUPON_DURATIONS } from '@tryout/domain/billing/discounts';
import { CANCEL_REASONS, PERIOD_ENDS, SUBSCRIPTION_STATUSES } from '@tryout/domain/billing/subscriptions';
import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { day, instant, line, nothing, pageOf, pageQuery, ref, text } from '../fields.ts';
import { driver, orderShown, period, postalAddress, sums } from './billing-fields.ts';

const organization = { organization_id: ref('organization').optional() };

const quote = z.object({
  name: z.string(),
  period: period.nullable(),
  quantity: z.number().int(),
  /** Of one whole period of all of them, before discounts and tax. */
  price: z.number().int(),
  ...sums,
  /** `period_end`: nothing is paid now, the change happens when what is paid for ends. */
  begins: z.enum(['now', 'period_end']),
  begins_at: instant,
  /** Null: no trial. */
  trial_until: instant.nullable(),
  /** What it takes the place of; null: nothing. */
  replaces: z.string().nullable(),
  early_bird_percent: z.number().int(),
  /** What the period after it costs before tax, with what a coupon still takes off then; null: nothing follows. */
  next_price: z.number().int().nullable(),
  /** How long the coupon lasts that was entered; null: none was. */
  coupon: z
    .object({ duration: z.enum(COUPON_DURATIONS), duration_months: z.number().int().nullable() })
    .nullable(),
  /** What is used beyond what the choice gives: it stays, only nothing new can be begun. */
  exceeding: z.array(
    /** `name`: what the feature is called, in the reader's language. */
    z.object({ key: z.string(), name: z.string(), used: z.number().int(), limit: z.number().int() }),
  ),
  driver,
  /** Whether an invoice can be made out; otherwise the billing details come first. */
  has_details: z.boolean(),
  /** To be sent back, so that what is paid is what was shown. */
  quoted_at: instant,
});
/** What a choice costs. */
export type BillingQuote = z.output<typeof quote>;

const choice = {
  ...organization,
  period: period.default('year'),
  coupon: line(40).default(''),
};

/** What a plan or an add-on costs now. */
export const readQuote = defineRoute({
  method: 'GET',
  path: '/payments/quote',
  feature: 'billing',
  summary: 'What a plan or an add-on costs now, to the cent, and what follows from choosing it.',
  access: 'billing.read',
  query: z.strictObject({
    ...choice,
    plan_id: ref('plan').optional(),
    add_on_id: ref('add_on').optional(),
    quantity: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: quote,
  errors: ['not_found', 'refused_by_rule'],
});

const placed = z.object({
  /** Null: a change that waits for the end of the period. */
  order: orderShown.nullable(),
  /** Where to pay; null: there is nothing to pay, or an invoice comes by mail. */
  checkout_url: z.string().nullable(),
});

const bought = {
  quoted_at: instant,
  expected_total: z.number().int().min(0),
};

/** Subscribes to a plan, or changes it. */
export const subscribePlan = defineRoute({
  method: 'POST',
  path: '/payments/subscribe/plan/checkout',
  feature: 'billing',
  summary: 'Subscribes to a plan or changes it, at the price that was shown, and says where to pay.',
  access: 'billing.manage',
  body: z.strictObject({ ...choice, plan_id: ref('plan'), ...bought }),
  response: placed,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Buys an add-on. */
export const buyAddOn = defineRoute({
  method: 'POST',
  path: '/payments/buy/addons',
  feature: 'billing',
  summary: 'Buys an add-on, or changes how many of it, at the price that was shown.',
  access: 'billing.manage',
  body: z.strictObject({
    ...choice,
    add_on_id: ref('add_on'),
    quantity: z.number().int().min(1).max(10_000).default(1),
    ...bought,
  }),
  response: placed,
  errors: ['not_found', 'conflict', 'refused_by_rule'],
});

/** Asks where the order of a plan stands. */
export const verifyPlanOrder = defineRoute({
  method: 'POST',
  path: '/orders/verify/plan/order',
  feature: 'billing',
  summary:
    'Where the order of a plan stands; the provider is asked where that is not known. Repeating changes nothing.',
  access: 'billing.read',
  body: z.strictObject({ order_id: ref('order') }),
  response: orderShown,
  errors: ['not_found'],
});

/** Asks where the order of an add-on stands. */
export const verifyAddOnOrder = defineRoute({
  method: 'POST',
  path: '/orders/verify/addon/order',
  feature: 'billing',
  summary:
    'Where the order of an add-on stands; the provider is asked where that is not known. Repeating changes nothing.',
  access: 'billing.read',
  body: z.strictObject({ order_id: ref('order') }),
  response: orderShown,
  errors: ['not_found'],
});

/** Opens the payment of an order that waits. */
export const payOrder = defineRoute({
  method: 'POST',
  path: '/orders/pay',
  feature: 'billing',
  summary: 'Opens the payment of an order that nobody paid yet.',
  access: 'billing.manage',
  body: z.strictObject({ order_id: ref('order') }),
  response: z.object({ checkout_url: z.string().nullable() }),
  errors: ['not_found', 'refused_by_rule'],
});

/** Orders of an organization. */
export const listOwnOrders = defineRoute({
  method: 'GET',
  path: '/orders',
  feature: 'billing',
  summary: 'Orders of the caller’s organization, the latest first.',
  access: 'billing.read',
  query: z.strictObject({ ...organization, ...pageQuery }),
  response: pageOf(orderShown),
});

const invoiceShown = z.object({
  invoice_id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** The invoice that a credit note is about; null: an invoice. */
  corrects: z.string().nullable(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  ...sums,
  buyer_name: z.string(),
  issued_at: instant,
  due_at: instant,
  paid_at: instant.nullable(),
});
/** An invoice in a list. */
export type InvoiceShown = z.output<typeof invoiceShown>;

/** Invoices of an organization. */
export const listCompanyInvoices = defineRoute({
  method: 'GET',
  path: '/payment/invoices/company',
  feature: 'billing',
  summary: 'Invoices and credit notes of the caller’s organization, the latest first.',
  access: 'billing.read',
  query: z.strictObject({ ...organization, ...pageQuery }),
  response: pageOf(invoiceShown),
});

/** One invoice as a file. */
export const invoiceFile = defineRoute({
  method: 'GET',
  path: '/payment/invoice/file',
  feature: 'billing',
  summary: 'An invoice or credit note as a PDF, or as UBL 2.1 for programs.',
  access: 'billing.read',
  query: z.strictObject({ invoice_id: ref('invoice'), format: z.enum(['pdf', 'ubl']).default('pdf') }),
  response: nothing,
  errors: ['not_found'],
  answers: 'file',
});

/** One invoice by the link of its mail. */
export const sharedInvoice = defineRoute({
  method: 'GET',
  path: '/payment/invoice/shared/:token',
  feature: 'billing',
  summary: 'An invoice by the signed link of the mail that it came with.',
  access: 'public.read',
  params: z.strictObject({ token: line(400, 1) }),
  response: nothing,
  errors: ['not_found'],
  answers: 'file',
});

const between = { from: day, until: day };

/** Invoices for an organization's own bookkeeping. */
export const exportInvoices = defineRoute({
  method: 'GET',
  path: '/payment/invoices/export',
  feature: 'billing',
  summary: 'Invoices of the caller’s organization between two days as CSV.',
  access: 'billing.read',
  query: z.strictObject({ ...organization, ...between }),
  response: nothing,
  answers: 'file',
});

const subscription = z.object({
  subscription_id: z.string(),
  kind: z.enum(['plan', 'addon']),
  /** The add-on, to change how many; null: a plan. */
  add_on_id: z.string().nullable(),
  name: z.string(),
  status: z.enum(SUBSCRIPTION_STATUSES),
  period,
  quantity: z.number().int(),
  /** Of one whole period of all of them, before discounts and tax. */
  price: z.number().int(),
  currency: z.string(),
  period_starts_at: instant,
  period_ends_at: instant,
  at_period_end: z.enum(PERIOD_ENDS),
  /** What follows at the end of the period; null: the same. */
  next_name: z.string().nullable(),
  pause_until: instant.nullable(),
  /** Since when a payment is due; null: none is. */
  due_since: instant.nullable(),
  /** When nothing new can be published any more unless it is paid; null: nothing is due. */
  restricted_at: instant.nullable(),
  ended_at: instant.nullable(),
});
/** A plan or recurring add-on that is paid for. */
export type SubscriptionShown = z.output<typeof subscription>;

const subscriptions = z.object({
  items: z.array(subscription),
  driver,
  /** What people call the saved card; empty: none is saved. */
  card: z.string(),
  /** Where to write to the seller; empty: nowhere. */
  contact: z.string(),
});

/** What an organization pays for. */
export const listSubscriptions = defineRoute({
  method: 'GET',
  path: '/subscriptions',
  feature: 'billing',
  summary: 'Plan and recurring add-ons of the caller’s organization, with what is due.',
  access: 'billing.read',
  query: z.strictObject(organization),
  response: subscriptions,
});

/** Cancels, pauses or keeps a subscription. */
export const moveSubscription = defineRoute({
  method: 'POST',
  path: '/subscriptions/move',
  feature: 'billing',
  summary: 'Cancels a subscription with a reason, pauses it, or keeps it after all.',
  access: 'billing.manage',
  body: z.strictObject({
    subscription_id: ref('subscription'),
    at_period_end: z.enum(['renew', 'pause', 'cancel']),
    reason: z.enum(CANCEL_REASONS).nullable().default(null),
    note: text(1000).default(''),
    months: z.number().int().min(1).max(3).default(1),
  }),
  response: subscriptions,
  errors: ['not_found', 'refused_by_rule'],
});

const details = z.object({
  legal_name: z.string(),
  email: z.string(),
  address: postalAddress,
  tax_id: z.string(),
  language: z.string(),
  /** Whether somebody filled them in. */
  is_filled_in: z.boolean(),
  /** Whether the tax number lets the buyer owe the tax (EU, form and check digits). */
  is_reverse_charge: z.boolean(),
});
/** Who invoices are made out to. */
export type BillingDetailsShown = z.output<typeof details>;

/** Who an organization's invoices are made out to. */
export const readBillingDetails = defineRoute({
  method: 'GET',
  path: '/billing/details',
  feature: 'billing',
  summary: 'Who the invoices of the caller’s organization are made out to.',
  access: 'billing.read',
  query: z.strictObject(organization),
  response: details,
});

/** Changes who invoices are made out to, from the next one on. */
export const saveBillingDetails = defineRoute({
  method: 'PUT',
  path: '/billing/details',
  feature: 'billing',
  summary: 'Changes who invoices are made out to, from the next one on.',
  access: 'billing.manage',
  body: z.strictObject({
    ...organization,
    legal_name: line(160, 1),
    email: line(254),
    address: postalAddress,
    tax_id: line(40),
    language: z.enum(['en', 'ar']),
  }),
  response: details,
});

/** Opens the provider's page for cards. */
export const openPortal = defineRoute({
  method: 'POST',
  path: '/billing/portal',
  feature: 'billing',
  summary: 'Opens the provider’s page on which the saved card is changed.',
  access: 'billing.manage',
  body: z.strictObject(organization),
  response: z.object({ url: z.string() }),
  errors: ['refused_by_rule'],
});

/** Keeps another card for the payments to come. */
export const changeCard = defineRoute({
  method: 'PUT',
  path: '/billing/card',
  feature: 'billing',
  summary:
    'Keeps another card for the payments to come: a test card in the test checkout, otherwise the one that was chosen on the provider’s page.',
  access: 'billing.manage',
  body: z.strictObject({
    ...organization,
    /** In the test checkout alone. */
    card: line(30).default(''),
  }),
  /** What people call it. */
  response: z.object({ card: z.string() }),
  errors: ['refused_by_rule'],
});

/** Messages of providers. */
export const takeWebhook = defineRoute({
  method: 'POST',
  path: '/payments/webhooks/:driver',
  feature: 'billing',
  summary:
    'Where providers of payments send signed messages; the signature is over the very bytes of the body.',
  access: 'public.write',
  params: z.strictObject({ driver: z.enum(['stripe', 'test']) }),
  body: z.string().max(1_000_000),
  response: z.object({ received: z.boolean() }),
  errors: ['not_found'],
  takes_text: true,
});

const testPayment = z.object({
  order: orderShown,
  status: z.enum(['open', 'paid', 'failed', 'expired']),
  /** Whether the bank asks to confirm the payment now. */
  needs_confirmation: z.boolean(),
});
/** A payment of the test checkout. */
export type TestPaymentShown = z.output<typeof testPayment>;

/** An order in the test checkout. */
export const readTestPayment = defineRoute({
  method: 'GET',
  path: '/payments/test',
  feature: 'billing',
  summary: 'An order as the test checkout shows it; no money moves.',
  access: 'billing.manage',
  query: z.strictObject({ order_id: ref('order') }),
  response: testPayment,
  errors: ['not_found'],
});

/** Pays with a test card. */
export const payByTestCard = defineRoute({
  method: 'POST',
  path: '/payments/test',
  feature: 'billing',
  summary: 'Pays an order with a test card; no money moves.',
  access: 'billing.manage',
  body: z.strictObject({
    order_id: ref('order'),
    card: line(30, 1),
    /** Whether the buyer confirmed at the bank; null: not asked yet. */
    confirmed: z.boolean().nullable().default(null),
  }),
  response: testPayment,
  errors: ['not_found', 'refused_by_rule'],
});

/** The routes of customers, and those of providers. */
export const billingRoutes = [
  readQuote,
  subscribePlan,
  buyAddOn,
  verifyPlanOrder,
  verifyAddOnOrder,
  payOrder,
  listOwnOrders,
  listCompanyInvoices,
  invoiceFile,
  sharedInvoice,
  exportInvoices,
  listSubscriptions,
  moveSubscription,
  readBillingDetails,
  saveBillingDetails,
  openPortal,
  changeCard,
  takeWebhook,
  readTestPayment,
  payByTestCard,
];

export { invoiceShown };
