import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tendBilling } from './billing.jobs.ts';
import { reconcile } from './payments/reconcile.ts';
import { encodeForm } from './payments/stripe-api.ts';
import { signMessage } from './payments/webhook-signature.ts';
import {
  type BillingWorld,
  createBuyer,
  createPlan,
  givenTo,
  order,
  quoteFor,
  startBilling,
} from './testing/billing-world.ts';
import { type StripeServer, startStripe } from './testing/stripe-server.ts';

const KEYS = { secretKey: 'sk_test_only_here', webhookSecret: 'whsec_only_here' };

describe('Stripe', () => {
  let world: BillingWorld;
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripe();
    world = await startBilling({
      payments: { driver: 'stripe', stripe: { ...KEYS, apiUrl: stripe.url } },
      outbound: { allowHttp: true, networks: ['127.0.0.0/8'] },
    });
  });
  beforeEach(() => {
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
    stripe.next.charge = 'pays';
    stripe.next.isDown = false;
    stripe.next.isCut = false;
  });
  afterAll(async () => {
    await world.app.stop();
    await stripe.stop();
  });

  let counted = 0;
  const hook = (type: string, object: object, secret = KEYS.webhookSecret) => {
    const id = `evt_${++counted}`;
    const raw = JSON.stringify({
      id,
      type,
      created: Math.floor(world.clock.now.getTime() / 1000),
      data: { object },
    });
    return world.app.call({
      method: 'POST',
      path: '/payments/webhooks/stripe',
      body: raw,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signMessage(secret, raw, world.clock.now),
      },
    });
  };
  const checkout = async (period: 'month' | 'year' = 'month') => {
    const buyer = await createBuyer(world);
    const { order: placed, checkout_url } = await order(world, buyer.as, {
      plan_id: world.plans.small,
      period,
    });
    const [session] = [...stripe.sessions.values()].slice(-1);
    return { ...buyer, placed, checkout_url, session: session as { id: string; metadata: object } };
  };
  const planOf = async (as: string) =>
    (await world.app.call({ path: '/subscriptions', as })).body.data.items[0];
  const standing = async (as: string, order_id: string) =>
    (await world.app.call({ method: 'POST', path: '/orders/verify/plan/order', as, body: { order_id } })).body
      .data;

  it('writes forms as they are documented', () => {
    expect(encodeForm({ a: 1, b: { c: 'x y' }, d: [{ e: true }], f: null })).toBe(
      'a=1&b%5Bc%5D=x%20y&d%5B0%5D%5Be%5D=true',
    );
  });

  it('sends the buyer to a Checkout Session, and gives what was paid on its message', async () => {
    const { as, organization_id, placed, checkout_url, session } = await checkout();
    expect(checkout_url).toBe('https://checkout.stripe.com/c/pay/cs_test');
    const asked = stripe.asked.find((one) => one.form.client_reference_id === placed.order_id);
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      authorization: `Bearer ${KEYS.secretKey}`,
      key: `checkout:${placed.order_id}:1`,
      form: {
        mode: 'payment',
        'line_items[0][price_data][unit_amount]': '12000',
        'line_items[0][price_data][currency]': 'usd',
        'payment_intent_data[setup_future_usage]': 'off_session',
        'payment_intent_data[metadata][order_id]': placed.order_id,
      },
    });
    const intent = stripe.complete(session.id);
    const done = { ...session, status: 'complete', payment_status: 'paid', payment_intent: intent.id };
    expect((await hook('checkout.session.completed', done, 'whsec_another')).status).toBe(422);
    expect(await givenTo(world.db, organization_id)).toEqual([]);
    expect((await hook('checkout.session.completed', done)).status).toBe(200);
    expect((await hook('payment_intent.succeeded', intent)).status).toBe(200);
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
    expect(await planOf(as)).toMatchObject({ status: 'active' });
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from invoices where order_id = ${placed.order_id}`.execute(world.db);
    expect(rows[0]?.n).toBe(1);
  });

  it('takes a Checkout Session back before another is opened, and opens none where it was paid', async () => {
    const { as, placed, session } = await checkout();
    const { order: second } = await order(world, as, { plan_id: world.plans.large, period: 'month' });
    expect(stripe.sessions.get(session.id)?.status).toBe('expired');
    expect((await standing(as, placed.order_id)).status).toBe('closed');
    const [now] = [...stripe.sessions.values()].slice(-1);
    stripe.complete(now?.id ?? '');
    const quote = await quoteFor(world, as, { plan_id: world.plans.small, period: 'month' });
    const third = await world.app.call({
      method: 'POST',
      path: '/payments/subscribe/plan/checkout',
      as,
      body: {
        plan_id: world.plans.small,
        period: 'month',
        quoted_at: quote.quoted_at,
        expected_total: quote.total,
      },
    });
    expect(third.status).toBe(409);
    expect((await standing(as, second.order_id)).status).toBe('approved');
    // What was charged all the same is given back by Stripe, once.
    const intent = stripe.complete(session.id);
    await hook('payment_intent.succeeded', intent);
    await hook('payment_intent.succeeded', intent);
    expect(stripe.asked.filter((one) => one.path === '/v1/refunds')).toMatchObject([
      { form: { payment_intent: intent.id, amount: '12000' }, key: `refund:${placed.order_id}:12000` },
    ]);
    expect(await planOf(as)).toMatchObject({ name: 'Large', status: 'active' });
  });

  it('asks Stripe where no message comes', async () => {
    const { as, organization_id, placed, session } = await checkout();
    expect((await standing(as, placed.order_id)).status).toBe('new');
    stripe.complete(session.id);
    world.clock.now = new Date(world.clock.now.getTime() + 60_000);
    await tendBilling(world.app.services);
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
  });

  it('tells of a declined card, which another one makes good, and of an expired session', async () => {
    const { as, placed, session } = await checkout();
    const meta = { metadata: { order_id: placed.order_id } };
    await hook('payment_intent.payment_failed', {
      id: 'pi_x',
      currency: 'usd',
      ...meta,
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    expect(await standing(as, placed.order_id)).toMatchObject({
      status: 'rejected',
      reason: 'insufficient_funds',
    });
    const intent = stripe.complete(session.id);
    await hook('payment_intent.succeeded', intent);
    expect((await standing(as, placed.order_id)).status).toBe('approved');
    const other = await checkout();
    await hook('checkout.session.expired', { ...other.session, currency: 'usd' });
    expect((await standing(other.as, other.placed.order_id)).status).toBe('closed');
  });

  it('charges the saved card for the next period; 3-D Secure and declines ask the buyer to come back', async () => {
    const { as, placed, session } = await checkout();
    await hook('payment_intent.succeeded', stripe.complete(session.id));
    world.clock.now = new Date('2026-07-01T00:00:05.000Z');
    await tendBilling(world.app.services);
    expect(await planOf(as)).toMatchObject({ status: 'active', period_ends_at: '2026-08-01T00:00:00.000Z' });
    const charged = stripe.asked
      .filter((one) => one.path === '/v1/payment_intents' && one.method === 'POST')
      .at(-1);
    expect(charged?.form).toMatchObject({
      off_session: 'true',
      customer: 'cus_1',
      payment_method: 'pm_1',
      amount: '12000',
    });
    stripe.next.charge = 'authentication_required';
    world.clock.now = new Date('2026-08-01T00:00:05.000Z');
    await tendBilling(world.app.services);
    expect(await planOf(as)).toMatchObject({ status: 'past_due', due_since: '2026-08-01T00:00:00.000Z' });
    const due = (await world.app.call({ path: '/orders', as })).body.data.items[0];
    expect(due).toMatchObject({ purpose: 'renew', status: 'rejected', reason: 'authentication_required' });
    const opened = await world.app.call({
      method: 'POST',
      path: '/orders/pay',
      as,
      body: { order_id: due.order_id },
    });
    expect(opened.body.data.checkout_url).toContain('checkout.stripe.com');
    expect(placed.order_id).not.toBe(due.order_id);
  });

  it('charges once where the line is cut after the charge, and knows of it within a minute', async () => {
    const { as, session } = await checkout();
    await hook('payment_intent.succeeded', stripe.complete(session.id));
    world.clock.now = new Date('2026-07-01T00:00:05.000Z');
    stripe.next.isCut = true;
    await tendBilling(world.app.services);
    expect(await planOf(as)).toMatchObject({ status: 'past_due' });
    const due = (await world.app.call({ path: '/orders', as })).body.data.items[0];
    const taken = () => [...stripe.intents.values()].filter((one) => one.metadata.order_id === due.order_id);
    stripe.next.isCut = false;
    world.clock.now = new Date('2026-07-01T00:01:05.000Z');
    await tendBilling(world.app.services);
    expect(await planOf(as)).toMatchObject({ status: 'active', period_ends_at: '2026-08-01T00:00:00.000Z' });
    await tendBilling(world.app.services);
    expect(taken()).toMatchObject([{ status: 'succeeded', amount: 12_000 }]);

    // Another card meanwhile, under which Stripe would refuse the name of the charge.
    world.clock.now = new Date('2026-08-01T00:00:05.000Z');
    stripe.next.isCut = true;
    await tendBilling(world.app.services);
    stripe.next.isCut = false;
    stripe.next.card = { id: 'pm_9', card: { brand: 'visa', last4: '9999' } };
    stripe.next.charge = 'card_declined';
    world.clock.now = new Date('2026-08-03T00:00:05.000Z');
    await tendBilling(world.app.services);
    expect(await planOf(as)).toMatchObject({ status: 'active', period_ends_at: '2026-09-01T00:00:00.000Z' });
    stripe.next.card = null;
  });

  it('gives parts back, follows disputes to their end, and finds their order by the payment', async () => {
    const { as, placed, session } = await checkout();
    const intent = stripe.complete(session.id);
    // A dispute names the payment alone, and may come before anything else.
    await hook('charge.dispute.created', {
      id: 'dp_1',
      payment_intent: intent.id,
      amount: 12_000,
      currency: 'usd',
      reason: 'fraudulent',
    });
    await hook('payment_intent.succeeded', intent);
    expect(await standing(as, placed.order_id)).toMatchObject({ status: 'approved', is_disputed: true });
    await hook('charge.dispute.closed', {
      id: 'dp_1',
      payment_intent: intent.id,
      amount: 12_000,
      currency: 'usd',
      status: 'won',
    });
    expect((await standing(as, placed.order_id)).is_disputed).toBe(false);
    const refund = (cents: number, refunded_before: number) =>
      world.app.call({
        method: 'POST',
        path: '/admin/orders/refund',
        as: world.superAdmin.token,
        body: { order_id: placed.order_id, cents, refunded_before, reason: 'Goodwill' },
      });
    expect((await refund(5_000, 0)).body.data.refunded).toBe(5_000);
    await hook('charge.refunded', {
      id: 'ch',
      payment_intent: intent.id,
      amount_refunded: 5_000,
      currency: 'usd',
    });
    expect(await planOf(as)).toMatchObject({ status: 'active' });
    const { items } = (await world.app.call({ path: '/payment/invoices/company', as })).body.data;
    expect(items.map((one: { kind: string; total: number }) => [one.kind, one.total]).sort()).toEqual([
      ['credit_note', 5_000],
      ['invoice', 12_000],
    ]);
    const lost = await checkout();
    const second = stripe.complete(lost.session.id);
    await hook('payment_intent.succeeded', second);
    await hook('charge.dispute.closed', {
      id: 'dp_2',
      payment_intent: second.id,
      amount: 12_000,
      currency: 'usd',
      status: 'lost',
    });
    expect(await planOf(lost.as)).toMatchObject({ status: 'cancelled' });
  });

  it('opens the customer portal, asks Stripe Tax, and compares its books', async () => {
    const { as, placed, session } = await checkout();
    expect((await world.app.call({ method: 'POST', path: '/billing/portal', as, body: {} })).status).toBe(
      409,
    );
    await hook('payment_intent.succeeded', stripe.complete(session.id));
    const portal = await world.app.call({ method: 'POST', path: '/billing/portal', as, body: {} });
    expect(portal.body.data.url).toContain('billing.stripe.com');
    await sql`update invoice_sellers set tax_source = 'stripe', address = '{"country": "US"}'::jsonb`.execute(
      world.db,
    );
    const buyer = await createBuyer(world, { country: 'US' });
    expect(await quoteFor(world, buyer.as, { plan_id: world.plans.small, period: 'month' })).toMatchObject({
      subtotal: 12_000,
      tax: 1_065,
      tax_lines: [{ name: 'SALES TAX', percent: 8.875 }],
    });
    await sql`update invoice_sellers set tax_source = 'none'`.execute(world.db);
    const intent = [...stripe.intents.values()].find((one) => one.metadata.order_id === placed.order_id);
    if (intent) intent.latest_charge.amount_refunded = 700;
    world.clock.now = new Date('2026-06-02T00:00:00.000Z');
    await reconcile(world.app.services);
    const found = (await world.app.call({ path: '/admin/payments/overview', as: world.superAdmin.token }))
      .body.data;
    expect(
      found.differences.filter((one: { order_id: string }) => one.order_id === placed.order_id),
    ).toMatchObject([{ driver: 'stripe', kind: 'refund', ours: 0, theirs: 700 }]);
  });

  it('charges the card that was chosen in the portal, and takes no message or answer of another shape', async () => {
    const { as, session } = await checkout();
    const intent = stripe.complete(session.id);
    await hook('payment_intent.succeeded', intent);
    stripe.next.card = { id: 'pm_2', card: { brand: 'mastercard', last4: '4444' } };
    const changed = await world.app.call({ method: 'PUT', path: '/billing/card', as, body: {} });
    expect(changed.body.data).toEqual({ card: 'MASTERCARD 4444' });
    world.clock.now = new Date('2026-07-01T00:00:05.000Z');
    await tendBilling(world.app.services);
    const charged = stripe.asked.filter((one) => one.path === '/v1/payment_intents' && one.method === 'POST');
    expect(charged.at(-1)?.form).toMatchObject({ payment_method: 'pm_2' });
    stripe.next.card = null;
    expect(
      (await hook('charge.refunded', { payment_intent: intent.id, amount_refunded: 'all' })).status,
    ).toBe(422);
    expect((await hook('customer.created', { anything: true })).status).toBe(200);
    const disputed = (payment_intent: string) =>
      hook('charge.dispute.created', { payment_intent, amount: 1 });
    expect((await disputed('pi_unknown')).status).toBe(200);
    stripe.intents.set('pi_broken', { id: 'pi_broken', amount_received: 'much' });
    expect((await disputed('pi_broken')).status).toBe(503);
    stripe.intents.delete('pi_broken');
  });

  it('counts crowns in hundredths towards Stripe alone', async () => {
    const plan_id = await createPlan(world.db, {
      name: 'In crowns',
      annual: 120_000,
      monthly: 12_000,
      positions: 3,
      currency: 'ISK',
    });
    const { as } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id, period: 'month' });
    expect(placed).toMatchObject({ total: 12_000, currency: 'ISK' });
    const [session] = [...stripe.sessions.values()].slice(-1);
    expect(session).toMatchObject({ amount_total: 1_200_000, currency: 'isk' });
    await hook('payment_intent.succeeded', stripe.complete(session?.id ?? ''));
    expect(await standing(as, placed.order_id)).toMatchObject({ status: 'approved', total: 12_000 });
  });

  it('says that the provider does not answer, charges nothing, and keeps no key in what it says', async () => {
    const { as } = await createBuyer(world);
    const quote = await quoteFor(world, as, { plan_id: world.plans.small });
    stripe.next.isDown = true;
    const lines: string[] = [];
    const { log } = world.app.services;
    const warn = log.warn.bind(log);
    log.warn = ((...given: unknown[]) => void lines.push(JSON.stringify(given))) as typeof log.warn;
    const answer = await world.app.call({
      method: 'POST',
      path: '/payments/subscribe/plan/checkout',
      as,
      body: { plan_id: world.plans.small, quoted_at: quote.quoted_at, expected_total: quote.total },
    });
    log.warn = warn;
    expect(answer.status).toBe(503);
    expect(lines).toHaveLength(1);
    expect(`${lines.join()}${answer.raw}`).not.toMatch(/sk_test|whsec/);
    stripe.next.isDown = false;
    const waiting = (await world.app.call({ path: '/orders', as })).body.data.items[0];
    const again = await world.app.call({
      method: 'POST',
      path: '/orders/pay',
      as,
      body: { order_id: waiting.order_id },
    });
    expect(again.status).toBe(200);
  });
});
