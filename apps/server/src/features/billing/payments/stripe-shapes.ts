import { z } from 'zod';

// What the product reads of Stripe's objects, by its documented API; what else they hold is left out. An answer of another
// shape is a problem of the provider, never a value that nobody checked.

/** Whole numbers of a currency's smallest unit. */
const amount = z.number().int();
/** Seconds since 1970. */
const seconds = z.number().int();
const metadata = z.object({ order_id: z.string().optional() }).nullish();

const card = z.object({ brand: z.string().nullish(), last4: z.string().nullish() });

const charge = z.object({
  created: seconds,
  amount_refunded: amount,
  payment_method_details: z.object({ card: card.nullish() }).nullish(),
});

const method = z.object({ id: z.string(), card: card.nullish() });

const paymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() });

/** A payment. What was not asked to be expanded is an id. */
export const stripeIntent = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  created: seconds,
  amount_received: amount,
  customer: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  metadata,
  payment_method: z.union([z.string(), method]).nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
  last_payment_error: paymentError.nullish(),
});
/** See `stripeIntent`. */
export type StripeIntent = z.output<typeof stripeIntent>;

/** A Checkout Session. */
export const stripeSession = z.object({
  id: z.string(),
  /** Null: it is over. */
  url: z.string().nullish(),
  status: z.string(),
  currency: z.string().nullish(),
  expires_at: seconds,
  payment_intent: z.union([z.string(), stripeIntent]).nullish(),
});

/** The state of something that was taken back. */
export const stripeState = z.object({ status: z.string() });

/** A page of payments, the latest first. */
export const stripeIntents = z.object({ data: z.array(stripeIntent), has_more: z.boolean() });

/** A customer, with the card that is charged where nobody says which. */
export const stripeCustomer = z.object({
  id: z.string(),
  invoice_settings: z.object({ default_payment_method: z.union([z.string(), method]).nullish() }).nullish(),
});

/** Something made, by its id alone. */
export const stripeMade = z.object({ id: z.string() });

/** A page of Stripe's to send somebody to. */
export const stripePage = z.object({ url: z.string() });

/** Taxes of a sale. */
export const stripeTaxes = z.object({
  tax_breakdown: z
    .array(
      z.object({
        tax_rate_details: z
          .object({ percentage_decimal: z.coerce.number(), tax_type: z.string().nullish() })
          .nullish(),
      }),
    )
    .nullish(),
});

/** What Stripe says of a call that it refuses. */
export const stripeRefusal = z.object({
  error: z.object({
    type: z.string().nullish(),
    code: z.string().nullish(),
    payment_intent: z.object({ id: z.string() }).nullish(),
  }),
});

/** The kinds of message that are read, each with what it is about. */
export const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

/** What all objects of messages say of their order. */
const about = z.object({
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** Objects of messages, by the kind of message. */
export const stripeTold = {
  session: about.extend({ payment_status: z.string().nullish(), amount_total: amount.nullish() }),
  intent: about.extend({
    id: z.string(),
    amount_received: amount.nullish(),
    last_payment_error: paymentError.nullish(),
  }),
  charge: about.extend({ amount_refunded: amount }),
  dispute: about.extend({ amount, reason: z.string().nullish(), status: z.string().nullish() }),
};
/** What the objects of messages have in common. */
export type StripeAbout = z.output<typeof about>;
