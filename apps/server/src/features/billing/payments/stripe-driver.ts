import type { PaymentFactKind } from '@tryout/domain/billing/orders';
import type { z } from 'zod';
import type { Services } from '../../../platform/services.ts';
import {
  type BookedPayment,
  type Customer,
  type PaymentDriver,
  PaymentProblem,
  type ToldFact,
} from './payment-driver.ts';
import { askStripe, type StripeForm, StripeProblem } from './stripe-api.ts';
import {
  type StripeAbout,
  type StripeIntent,
  stripeCustomer,
  stripeEvent,
  stripeIntent,
  stripeIntents,
  stripeMade,
  stripePage,
  stripeSession,
  stripeState,
  stripeTold,
} from './stripe-shapes.ts';
import { BadSignature, checkSignature } from './webhook-signature.ts';

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();
const currencyOf = ({ currency }: { readonly currency?: string | null | undefined }) =>
  (currency ?? '').toUpperCase();
const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
/** Currencies without parts that Stripe counts in hundredths all the same. */
const COUNTED_IN_HUNDREDTHS = ['ISK', 'UGX'];
const factorOf = (currency: string) => (COUNTED_IN_HUNDREDTHS.includes(currency.toUpperCase()) ? 100 : 1);
/** Our amount of what Stripe says, in the smallest unit of the currency. */
const centsOf = (amount: number, of: { readonly currency?: string | null | undefined }) =>
  Math.round(amount / factorOf(of.currency ?? ''));

/** Something that was expanded; null: it is an id alone, or missing. */
const whole = <T extends object>(value: T | string | null | undefined): T | null =>
  typeof value === 'object' ? value : null;

/** What one of Stripe's messages says of an order; empty: nothing that matters here. @throws PaymentProblem */
function factsOf(event: z.output<typeof stripeEvent>): ToldFact[] {
  const read = <T extends z.ZodType>(shape: T): z.output<T> => {
    const object = shape.safeParse(event.data.object);
    if (!object.success) throw new PaymentProblem('unexpected_message', object.error);
    return object.data;
  };
  const fact = (kind: PaymentFactKind, about: StripeAbout, rest: Partial<ToldFact>): ToldFact[] => [
    {
      kind,
      event_id: event.id,
      at: instantOf(event.created),
      order_id: about.metadata?.order_id ?? about.client_reference_id ?? null,
      payment_reference: idOf(about.payment_intent),
      cents: 0,
      currency: currencyOf(about),
      reason: null,
      ...rest,
    },
  ];
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = read(stripeTold.session);
      return session.payment_status === 'paid'
        ? fact('paid', session, { cents: centsOf(session.amount_total ?? 0, session) })
        : [];
    }
    case 'checkout.session.async_payment_failed':
      return fact('failed', read(stripeTold.session), { reason: 'payment_failed' });
    case 'checkout.session.expired':
      return fact('expired', read(stripeTold.session), {});
    case 'payment_intent.succeeded': {
      const intent = read(stripeTold.intent);
      return fact('paid', intent, {
        cents: centsOf(intent.amount_received ?? 0, intent),
        payment_reference: intent.id,
      });
    }
    case 'payment_intent.payment_failed': {
      const intent = read(stripeTold.intent);
      return fact('failed', intent, { reason: whyOf(intent), payment_reference: intent.id });
    }
    case 'charge.refunded': {
      const charge = read(stripeTold.charge);
      return fact('refunded', charge, { cents: centsOf(charge.amount_refunded, charge) });
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = read(stripeTold.dispute);
      const closed = dispute.status === 'lost' ? ('dispute_lost' as const) : ('dispute_won' as const);
      return fact(event.type === 'charge.dispute.created' ? 'dispute_opened' : closed, dispute, {
        cents: centsOf(dispute.amount, dispute),
        reason: dispute.reason ?? null,
      });
    }
    default:
      return [];
  }
}

/** Why a payment failed, in Stripe's word. */
const whyOf = ({ last_payment_error }: Pick<StripeIntent, 'last_payment_error'>) =>
  last_payment_error?.decline_code ?? last_payment_error?.code ?? 'payment_failed';

/** The same of a payment that was looked up. */
function factsOfPayment(intent: StripeIntent, orderId: string, now: Date): ToldFact[] {
  const charge = whole(intent.latest_charge);
  const base = {
    order_id: orderId,
    payment_reference: intent.id,
    currency: currencyOf(intent),
    reason: null,
  };
  const facts: ToldFact[] = [];
  if (intent.status === 'succeeded')
    facts.push({
      ...base,
      kind: 'paid',
      event_id: `answer:paid:${intent.id}`,
      at: instantOf(charge?.created ?? intent.created),
      cents: centsOf(intent.amount_received, intent),
    });
  else if (intent.last_payment_error)
    facts.push({
      ...base,
      kind: 'failed',
      event_id: `answer:failed:${intent.id}`,
      at: instantOf(intent.created),
      cents: 0,
      reason: whyOf(intent),
    });
  if (charge && charge.amount_refunded > 0)
    facts.push({
      ...base,
      kind: 'refunded',
      event_id: `answer:refunded:${intent.id}:${centsOf(charge.amount_refunded, intent)}`,
      at: now.toISOString(),
      cents: centsOf(charge.amount_refunded, intent),
    });
  return facts;
}

type StripeCard = { readonly brand?: string | null | undefined; readonly last4?: string | null | undefined };

/** What people call a card. */
const labelOf = (card: StripeCard | null | undefined) =>
  card ? `${(card.brand ?? 'card').toUpperCase()} ${card.last4 ?? ''}`.trim() : '';

function customerOf(intent: StripeIntent | null): Customer | null {
  const reference = idOf(intent?.customer);
  if (!intent || !reference) return null;
  const card =
    whole(intent.payment_method)?.card ?? whole(intent.latest_charge)?.payment_method_details?.card;
  return { reference, method: idOf(intent.payment_method) ?? '', method_label: labelOf(card) };
}

/** Stripe: Checkout Sessions, saved cards, refunds, the customer portal, and signed messages. */
export function stripeDriver(services: Services): PaymentDriver {
  const post = <T extends z.ZodType>(shape: T, path: string, form: StripeForm = {}, key?: string) =>
    askStripe(services, shape, { method: 'POST', path, form, ...(key ? { key } : {}) });
  const get = <T extends z.ZodType>(shape: T, path: string, form: StripeForm = {}) =>
    askStripe(services, shape, { method: 'GET', path, form });
  const paymentPath = (id: string) => `/v1/payment_intents/${encodeURIComponent(id)}`;
  const sessionPath = (id: string) => `/v1/checkout/sessions/${encodeURIComponent(id)}`;
  const chargedFor = async (orderId: string, customer: string): Promise<StripeIntent | undefined> => {
    const { data } = await get(stripeIntents, '/v1/payment_intents', {
      customer,
      limit: 100,
      'expand[0]': 'data.latest_charge',
    });
    return data.find((one) => one.metadata?.order_id === orderId && one.status === 'succeeded');
  };
  return {
    name: 'stripe',
    async begin(payable, { done, back }) {
      const day = Math.floor(services.now().getTime() / 1000) + 86_400 - 60;
      const session = await post(
        stripeSession,
        '/v1/checkout/sessions',
        {
          mode: 'payment',
          client_reference_id: payable.id,
          metadata: { order_id: payable.id },
          payment_intent_data: {
            metadata: { order_id: payable.id },
            setup_future_usage: 'off_session',
            description: payable.description,
          },
          ...(payable.customer
            ? { customer: payable.customer.reference }
            : { customer_creation: 'always', customer_email: payable.email }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: payable.currency.toLowerCase(),
                unit_amount: payable.total * factorOf(payable.currency),
                product_data: { name: payable.description },
              },
            },
          ],
          // Stripe takes half an hour to a day.
          expires_at: Math.min(day, Math.floor(Date.parse(payable.expires_at) / 1000)),
          success_url: done,
          cancel_url: back,
          locale: payable.language === 'ar' ? 'auto' : 'en',
        },
        `checkout:${payable.id}:${payable.attempt}`,
      );
      return { reference: session.id, url: session.url ?? null };
    },
    async ask(reference, orderId) {
      if (reference.startsWith('pi_')) {
        const intent = await get(stripeIntent, paymentPath(reference), {
          'expand[0]': 'latest_charge',
          'expand[1]': 'payment_method',
        });
        return { facts: factsOfPayment(intent, orderId, services.now()), customer: customerOf(intent) };
      }
      const session = await get(stripeSession, sessionPath(reference), {
        'expand[0]': 'payment_intent.latest_charge',
        'expand[1]': 'payment_intent.payment_method',
      });
      const intent = whole(session.payment_intent);
      const facts = intent ? factsOfPayment(intent, orderId, services.now()) : [];
      if (session.status === 'expired')
        facts.push({
          kind: 'expired',
          event_id: `answer:expired:${session.id}`,
          at: instantOf(session.expires_at),
          order_id: orderId,
          payment_reference: null,
          cents: 0,
          currency: currencyOf(session),
          reason: null,
        });
      return { facts, customer: customerOf(intent) };
    },
    async charge(payable) {
      if (!payable.customer) return null;
      // Whoever changed the card on Stripe's page is charged by the one that is the default there now.
      const customer = await this.customer(payable.customer);
      if (!customer.method) return null;
      const key = `charge:${payable.id}:${payable.attempt}`;
      // Stripe forgets keys after a day, and refuses one with another card: what was charged is looked for first.
      const done = payable.is_repeated ? await chargedFor(payable.id, customer.reference) : undefined;
      if (done) return { reference: done.id, facts: factsOfPayment(done, payable.id, services.now()) };
      try {
        const intent = await post(
          stripeIntent,
          '/v1/payment_intents',
          {
            amount: payable.total * factorOf(payable.currency),
            currency: payable.currency.toLowerCase(),
            customer: customer.reference,
            payment_method: customer.method,
            off_session: true,
            confirm: true,
            description: payable.description,
            metadata: { order_id: payable.id },
            'expand[0]': 'latest_charge',
          },
          key,
        );
        return { reference: intent.id, facts: factsOfPayment(intent, payable.id, services.now()) };
      } catch (error) {
        if (!(error instanceof StripeProblem) || error.status !== 402) throw error;
        const reference = error.payment_intent ?? key;
        return {
          reference,
          facts: [
            {
              kind: 'failed',
              event_id: `answer:failed:${reference}`,
              at: services.now().toISOString(),
              order_id: payable.id,
              payment_reference: reference,
              cents: 0,
              currency: payable.currency,
              reason: error.code,
            },
          ],
        };
      }
    },
    async cancel(reference) {
      const isIntent = reference.startsWith('pi_');
      const one = isIntent ? paymentPath(reference) : sessionPath(reference);
      try {
        await post(stripeState, `${one}/${isIntent ? 'cancel' : 'expire'}`);
        return 'cancelled';
      } catch (error) {
        // Stripe takes back only what is open: what is not was paid, or is over by itself.
        if (!(error instanceof StripeProblem) || error.status !== 400) throw error;
        const now = await get(stripeState, one);
        return now.status === 'expired' || now.status === 'canceled' ? 'cancelled' : 'paid';
      }
    },
    async refund({ reference, cents, currency, key }) {
      await post(
        stripeMade,
        '/v1/refunds',
        { payment_intent: reference, amount: cents * factorOf(currency) },
        key,
      );
    },
    async customer(known) {
      const one = await get(stripeCustomer, `/v1/customers/${encodeURIComponent(known.reference)}`, {
        'expand[0]': 'invoice_settings.default_payment_method',
      });
      const chosen = one.invoice_settings?.default_payment_method;
      const method = idOf(chosen);
      if (!method || method === known.method) return known;
      return { ...known, method, method_label: labelOf(whole(chosen)?.card ?? {}) };
    },
    async portal(customer, back) {
      const session = await post(stripePage, '/v1/billing_portal/sessions', {
        customer: customer.reference,
        return_url: back,
      });
      return session.url;
    },
    read(raw, signature) {
      const keys = services.config.payments.stripe;
      if (!keys) throw new BadSignature('there are no keys');
      checkSignature(keys.webhookSecret, raw, signature, services.now());
      let said: unknown;
      try {
        said = JSON.parse(raw);
      } catch (error) {
        throw new PaymentProblem('not_json', error);
      }
      const event = stripeEvent.safeParse(said);
      if (!event.success) throw new PaymentProblem('unexpected_message', event.error);
      return factsOf(event.data);
    },
    async orderOf(reference) {
      if (!reference.startsWith('pi_')) return null;
      const intent = await get(stripeIntent, paymentPath(reference)).catch((error: unknown) => {
        // A payment of another program, or of nobody any more.
        if (error instanceof StripeProblem && error.status === 404) return null;
        throw error;
      });
      return intent?.metadata?.order_id ?? null;
    },
    async payments(since, until) {
      const found: BookedPayment[] = [];
      let after: string | undefined;
      for (let page = 0; page < 200; page++) {
        const list = await get(stripeIntents, '/v1/payment_intents', {
          created: {
            gte: Math.floor(since.getTime() / 1000),
            lt: Math.floor(until.getTime() / 1000),
          },
          limit: 100,
          starting_after: after,
          'expand[0]': 'data.latest_charge',
        });
        for (const intent of list.data) {
          if (intent.status !== 'succeeded') continue;
          found.push({
            order_id: intent.metadata?.order_id ?? null,
            payment_reference: intent.id,
            cents: centsOf(intent.amount_received, intent),
            refunded: centsOf(whole(intent.latest_charge)?.amount_refunded ?? 0, intent),
            currency: currencyOf(intent),
          });
        }
        after = list.data.at(-1)?.id;
        if (!list.has_more || !after) break;
      }
      return found;
    },
  };
}
