import { ORDER_PURPOSES, ORDER_STATUSES } from '@tryout/domain/billing/orders';
import { PERIODS } from '@tryout/domain/billing/periods';
import { z } from 'zod';
import { instant, line } from '../fields.ts';

/** How often something is paid. */
export const period = z.enum(PERIODS);

/** Where money moves. */
export const driver = z.enum(['stripe', 'mail', 'test']);

/** An address on an invoice; the country by its ISO 3166 code, or empty. */
export const postalAddress = z.strictObject({
  line1: line(120),
  line2: line(120),
  postal_code: line(20),
  city: line(80),
  region: line(40),
  country: line(2).regex(/^([A-Z]{2})?$/, 'must be a country'),
});

/** One line of an order or invoice; amounts in the smallest unit of the currency. */
export const moneyLine = z.object({
  text: z.string(),
  quantity: z.number().int(),
  unit_price: z.number().int(),
  discount: z.number().int(),
});

/** One tax of an order or invoice. */
export const taxLine = z.object({
  name: z.string(),
  percent: z.number(),
  kind: z.enum(['standard', 'reverse_charge']),
  base: z.number().int(),
  amount: z.number().int(),
});

/** The sums of an order or invoice. */
export const sums = {
  lines: z.array(moneyLine),
  tax_lines: z.array(taxLine),
  subtotal: z.number().int(),
  tax: z.number().int(),
  total: z.number().int(),
  currency: z.string(),
};

/** An order, as whoever placed it sees it. */
export const orderShown = z.object({
  order_id: z.string(),
  status: z.enum(ORDER_STATUSES),
  purpose: z.enum(ORDER_PURPOSES),
  /** Whether it is of a plan; otherwise of an add-on. */
  is_plan: z.boolean(),
  /** What was ordered, in its buyer's language. */
  name: z.string(),
  period: period.nullable(),
  quantity: z.number().int(),
  driver,
  ...sums,
  /** Why a payment failed, in the provider's word; null: it did not, or it is not known. */
  reason: z.string().nullable(),
  refunded: z.number().int(),
  is_disputed: z.boolean(),
  paid_at: instant.nullable(),
  created_at: instant,
  expires_at: instant,
  /** Its invoice; null: none was issued. */
  invoice_id: z.string().nullable(),
});
