import type { PaymentFactKind } from '@tryout/domain/billing/orders';
import type { Services } from '../../../platform/services.ts';
import {
  type BookedPayment,
  type Customer,
  type PaymentDriver,
  PaymentProblem,
  type ToldFact,
} from './payment-driver.ts';
import { askStripe, StripeProblem } from './stripe-api.ts';
import { BadSignature, checkSignature } from './webhook-signature.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of Stripe, read by what is needed of them
type StripeObject = any;

const instantOf = (seconds: unknown) => new Date(Number(seconds ?? 0) * 1000).toISOString();
const currencyOf = (object: StripeObject) => String(object.currency ?? '').toUpperCase();
const idOf = (value: StripeObject): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What one of Stripe's messages says of an order; empty: nothing that matters here. */
function factsOf(event: StripeObject): ToldFact[] {
  const object = event.data?.object ?? {};
  const fact = (kind: PaymentFactKind, rest: Partial<ToldFact>): ToldFact[] => [
    {
      kind,
      event_id: String(event.id),
      at: instantOf(event.created),
      order_id: object.metadata?.order_id ?? object.client_reference_id ?? null,
      payment_reference: idOf(object.payment_intent),
      cents: 0,
      currency: currencyOf(object),
      reason: null,
      ...rest,
    },
  ];
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return object.payment_status === 'paid' ? fact('paid', { cents: object.amount_total }) : [];
    case 'checkout.session.async_payment_failed':
      return fact('failed', { reason: 'payment_failed' });
    case 'checkout.session.expired':
      return fact('expired', {});
    case 'payment_intent.succeeded':
      return fact('paid', { cents: object.amount_received, payment_reference: object.id });
    case 'payment_intent.payment_failed':
      return fact('failed', {
        reason:
          object.last_payment_error?.decline_code ?? object.last_payment_error?.code ?? 'payment_failed',
        payment_reference: object.id,
      });
    case 'charge.refunded':
      return fact('refunded', { cents: object.amount_refunded });
    case 'charge.dispute.created':
      return fact('dispute_opened', { cents: object.amount, reason: object.reason });
    case 'charge.dispute.closed':
      if (object.status === 'lost')
        return fact('dispute_lost', { cents: object.amount, reason: object.reason });
      return fact('dispute_won', { cents: object.amount, reason: object.reason });
    default:
      return [];
  }
}

/** The same of a payment that was looked up. */
function factsOfPayment(intent: StripeObject, orderId: string, now: Date): ToldFact[] {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const base = {
    order_id: orderId,
    payment_reference: String(intent.id),
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
      cents: intent.amount_received,
    });
  else if (intent.last_payment_error)
    facts.push({
      ...base,
      kind: 'failed',
      event_id: `answer:failed:${intent.id}`,
      at: instantOf(intent.created),
      cents: 0,
      reason: intent.last_payment_error.decline_code ?? intent.last_payment_error.code ?? 'payment_failed',
    });
  if (charge?.amount_refunded > 0)
    facts.push({
      ...base,
      kind: 'refunded',
      event_id: `answer:refunded:${intent.id}:${charge.amount_refunded}`,
      at: now.toISOString(),
      cents: charge.amount_refunded,
    });
  return facts;
}

function customerOf(intent: StripeObject): Customer | null {
  const reference = idOf(intent?.customer);
  if (!reference) return null;
  const card = intent.payment_method?.card ?? intent.latest_charge?.payment_method_details?.card;
  return {
    reference,
    method: idOf(intent.payment_method) ?? '',
    method_label: card ? `${String(card.brand ?? 'card').toUpperCase()} ${card.last4 ?? ''}`.trim() : '',
  };
}

/** Stripe: Checkout Sessions, saved cards, refunds, the customer portal, and signed messages. */
export function stripeDriver(services: Services): PaymentDriver {
  const ask = (...rest: Parameters<typeof askStripe> extends [unknown, ...infer Rest] ? Rest : never) =>
    askStripe(services, ...rest);
  return {
    name: 'stripe',
    async begin(payable, { done, back }) {
      const day = Math.floor(services.now().getTime() / 1000) + 86_400 - 60;
      const session = await ask(
        'POST',
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
                unit_amount: payable.total,
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
      return { reference: String(session.id), url: String(session.url) };
    },
    async ask(reference, orderId) {
      if (reference.startsWith('pi_')) {
        const intent = await ask('GET', `/v1/payment_intents/${encodeURIComponent(reference)}`, {
          'expand[0]': 'latest_charge',
          'expand[1]': 'payment_method',
        });
        return { facts: factsOfPayment(intent, orderId, services.now()), customer: customerOf(intent) };
      }
      const session = await ask('GET', `/v1/checkout/sessions/${encodeURIComponent(reference)}`, {
        'expand[0]': 'payment_intent.latest_charge',
        'expand[1]': 'payment_intent.payment_method',
      });
      const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
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
      const { customer } = payable;
      if (!customer?.method) return null;
      const key = `charge:${payable.id}:${payable.attempt}`;
      try {
        const intent = await ask(
          'POST',
          '/v1/payment_intents',
          {
            amount: payable.total,
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
        return { reference: String(intent.id), facts: factsOfPayment(intent, payable.id, services.now()) };
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
      const path = isIntent ? '/v1/payment_intents' : '/v1/checkout/sessions';
      const one = `${path}/${encodeURIComponent(reference)}`;
      try {
        await ask('POST', `${one}/${isIntent ? 'cancel' : 'expire'}`);
        return 'cancelled';
      } catch (error) {
        // Stripe takes back only what is open: what is not was paid, or is over by itself.
        if (!(error instanceof StripeProblem) || error.status !== 400) throw error;
        const now = await ask('GET', one);
        return now.status === 'expired' || now.status === 'canceled' ? 'cancelled' : 'paid';
      }
    },
    async refund({ reference, cents, key }) {
      await ask('POST', '/v1/refunds', { payment_intent: reference, amount: cents }, key);
    },
    async portal(customer, back) {
      const session = await ask('POST', '/v1/billing_portal/sessions', {
        customer: customer.reference,
        return_url: back,
      });
      return String(session.url);
    },
    read(raw, signature) {
      const keys = services.config.payments.stripe;
      if (!keys) throw new BadSignature('there are no keys');
      checkSignature(keys.webhookSecret, raw, signature, services.now());
      let event: StripeObject;
      try {
        event = JSON.parse(raw);
      } catch (error) {
        throw new PaymentProblem('not_json', error);
      }
      return event && typeof event === 'object' && event.id ? factsOf(event) : [];
    },
    async orderOf(reference) {
      if (!reference.startsWith('pi_')) return null;
      const intent = await ask('GET', `/v1/payment_intents/${encodeURIComponent(reference)}`);
      return intent.metadata?.order_id ?? null;
    },
    async payments(since, until) {
      const found: BookedPayment[] = [];
      let after: string | undefined;
      for (let page = 0; page < 200; page++) {
        const list = await ask('GET', '/v1/payment_intents', {
          created: {
            gte: Math.floor(since.getTime() / 1000),
            lt: Math.floor(until.getTime() / 1000),
          },
          limit: 100,
          starting_after: after,
          'expand[0]': 'data.latest_charge',
        });
        for (const intent of list.data ?? []) {
          if (intent.status !== 'succeeded') continue;
          found.push({
            order_id: intent.metadata?.order_id ?? null,
            payment_reference: String(intent.id),
            cents: intent.amount_received,
            refunded: intent.latest_charge?.amount_refunded ?? 0,
            currency: currencyOf(intent),
          });
        }
        after = list.data?.at(-1)?.id;
        if (!list.has_more || !after) break;
      }
      return found;
    },
  };
}
