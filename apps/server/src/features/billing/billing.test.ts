import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../platform/testing/factory.ts';
import { tendBilling } from './billing.jobs.ts';
import { insertInvoice } from './invoices/invoices.queries.ts';
import { reconcile } from './payments/reconcile.ts';
import { findSeller } from './sellers.queries.ts';
import {
  type BillingWorld,
  createBuyer,
  deliver,
  givenTo,
  order,
  pass,
  pay,
  queuedMessages,
  quoteFor,
  send,
  signedTest,
  startBilling,
  switchBilling,
} from './testing/billing-world.ts';

const GOOD = '4242 4242 4242 4242';

describe('billing', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startBilling();
  });
  beforeEach(() => {
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
  });
  afterAll(() => world.app.stop());

  const subscriptions = async (as: string) =>
    (await world.app.call({ path: '/subscriptions', as })).body.data.items;
  const verify = (as: string, id: string, kind = 'plan') =>
    world.app.call({ method: 'POST', path: `/orders/verify/${kind}/order`, as, body: { order_id: id } });
  const bought = async (as: string, plan: string, period: 'month' | 'year' = 'month', card = GOOD) => {
    const { order: placed } = await order(world, as, { plan_id: plan, period });
    await pay(world, as, placed.order_id, card);
    await deliver(world);
    return placed;
  };

  it('is not there for whoever has not switched it on', async () => {
    const { as } = await createBuyer(world);
    await switchBilling(world.db, false);
    for (const path of ['/subscriptions', '/orders', '/payment/invoices/company', '/billing/details'])
      expect((await world.app.call({ path, as })).status).toBe(404);
    expect((await world.app.call({ path: '/admin/orders', as: world.superAdmin.token })).status).toBe(404);
    expect((await send(world, '{}', signedTest(world, '{}'))).status).toBe(404);
    await switchBilling(world.db, true);
  });

  it('sells a plan: what was shown is paid, the message of the provider gives it, and an invoice is there', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed, checkout_url } = await order(world, as, {
      plan_id: world.plans.small,
      period: 'month',
    });
    expect(placed).toMatchObject({ status: 'new', total: 12_000, currency: 'USD' });
    expect(checkout_url).toContain(`/user/billing/test?order=${placed.order_id}`);
    expect((await pay(world, as, placed.order_id, GOOD)).body.data.status).toBe('paid');
    // Nothing is given by paying, nor by looking at the page: the message does.
    expect(await givenTo(world.db, organization_id)).toEqual([]);
    await deliver(world);
    expect(await givenTo(world.db, organization_id)).toEqual([
      expect.objectContaining({ source: 'plan', key: 'positions.active', value: 3, ends: null }),
      expect.objectContaining({ source: 'plan', key: 'simulations.library', value: true, ends: null }),
    ]);
    expect(await subscriptions(as)).toMatchObject([
      { name: 'Small', status: 'active', period_ends_at: '2026-07-01T00:00:00.000Z' },
    ]);
    expect((await verify(as, placed.order_id)).body.data.status).toBe('approved');
    const invoices = await world.app.call({ path: '/payment/invoices/company', as });
    expect(invoices.body.data.items).toMatchObject([{ kind: 'invoice', status: 'paid', total: 12_000 }]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from mails where kind = 'invoice_issued'
      and organization_id = ${organization_id}`.execute(world.db);
    expect(rows[0]?.n).toBe(1);
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000119', 'processing_error'],
  ])('tells why a card fails (%s: %s), gives nothing, and lets another one pay', async (card, reason) => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    expect((await pay(world, as, placed.order_id, card)).body.data).toMatchObject({ status: 'failed' });
    await deliver(world);
    expect((await verify(as, placed.order_id)).body.data).toMatchObject({ status: 'rejected', reason });
    expect(await givenTo(world.db, organization_id)).toEqual([]);
    await pay(world, as, placed.order_id, GOOD);
    await deliver(world);
    expect((await verify(as, placed.order_id)).body.data).toMatchObject({ status: 'approved', reason: null });
  });

  it('takes no test card any more once money moves, not for orders of before either', async () => {
    const payments = world.app.services.config.payments as { driver: 'test' | 'mail' };
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
    const held = await createBuyer(world);
    const first = await bought(held.as, world.plans.small);
    await verify(held.as, first.order_id);
    const cardEnds = (digits: string) =>
      sql`update payment_customers set method = ${digits} where organization_id = ${held.organization_id}`.execute(
        world.db,
      );
    const tendAt = async (at: string) => {
      world.clock.now = new Date(at);
      await tendBilling(world.app.services);
      await deliver(world);
      return subscriptions(held.as);
    };
    payments.driver = 'mail';
    try {
      expect((await pay(world, as, placed.order_id, GOOD)).status).toBe(409);
      await deliver(world);
      expect(await givenTo(world.db, organization_id)).toEqual([]);
      // A renewal that was due before is asked for again, and charged to no test card.
      payments.driver = 'test';
      await cardEnds('0341');
      expect(await tendAt('2026-07-01T00:00:10.000Z')).toMatchObject([{ status: 'past_due' }]);
      await cardEnds('4242');
      payments.driver = 'mail';
      expect(await tendAt('2026-07-05T00:00:10.000Z')).toMatchObject([{ status: 'past_due' }]);
    } finally {
      payments.driver = 'test';
    }
    // Were it still the test checkout, the card would have paid at the next try.
    expect(await tendAt('2026-07-09T00:00:10.000Z')).toMatchObject([{ status: 'active' }]);
  });

  it('asks to confirm where the bank does, and takes no for an answer', async () => {
    const { as } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    const card = '4000002500003155';
    expect((await pay(world, as, placed.order_id, card)).body.data.needs_confirmation).toBe(true);
    expect((await pay(world, as, placed.order_id, card, false)).body.data.status).toBe('failed');
    expect((await pay(world, as, placed.order_id, card, true)).body.data.status).toBe('paid');
    const other = await createBuyer(world);
    const { order: second } = await order(world, other.as, { plan_id: world.plans.small });
    expect((await pay(world, other.as, second.order_id, '4000008260003178', true)).body.data.status).toBe(
      'failed',
    );
    expect((await pay(world, other.as, second.order_id, '1234')).status).toBe(422);
    await deliver(world);
  });

  it('finds what was charged although no message came: asking is enough, within a minute', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    await pay(world, as, placed.order_id, '4000000000000085');
    expect(await deliver(world)).toBe(0);
    // Nobody opens the return page: the work of every minute asks.
    await tendBilling(world.app.services);
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
    expect((await verify(as, placed.order_id)).body.data.status).toBe('approved');
  });

  it('takes a message once, however often it comes', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    await pay(world, as, placed.order_id, GOOD);
    const [message] = await queuedMessages(world.db);
    const raw = JSON.stringify(message);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => send(world, raw, signedTest(world, raw))),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
    const { rows } = await sql<{ invoices: number; events: number; subscriptions: number }>`select
      (select count(*)::int from invoices where organization_id = ${organization_id}) as invoices,
      (select count(*)::int from payment_events where order_id = ${placed.order_id}) as events,
      (select count(*)::int from subscriptions where organization_id = ${organization_id}) as subscriptions`.execute(
      world.db,
    );
    expect(rows[0]).toEqual({ invoices: 1, events: 1, subscriptions: 1 });
  });

  it('refuses what is forged, changed or too old, and keeps nothing of it', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    await pay(world, as, placed.order_id, GOOD);
    const [message] = await queuedMessages(world.db);
    const raw = JSON.stringify(message);
    const old = new Date(world.clock.now.getTime() - 600_000);
    const early = new Date(world.clock.now.getTime() + 600_000);
    const good = signedTest(world, raw);
    for (const [body, signature] of [
      [raw, ''],
      [raw, 't=1,v1=00'],
      [raw, good.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [`${raw} `, good],
      [raw.replace('12000', '12001'), good],
      [raw, signedTest(world, raw, old)],
      [raw, signedTest(world, raw, early)],
    ] as const)
      expect((await send(world, body, signature)).status, signature).toBe(422);
    expect(await givenTo(world.db, organization_id)).toEqual([]);
    // Signed rightly but of another provider: the order is not its.
    expect(
      (await send(world, raw, signedTest(world, raw, new Date(world.clock.now.getTime() - 299_000)))).status,
    ).toBe(200);
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
  });

  it('comes to the same in all 24 orders of four messages', async () => {
    const results = new Set<string>();
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const sequence of orders) {
      const { as, organization_id } = await createBuyer(world);
      const { order: placed } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
      const at = (minute: number) => new Date(world.clock.now.getTime() + minute * 60_000).toISOString();
      const base = {
        order_id: placed.order_id,
        payment: `p_${placed.order_id}`,
        currency: 'USD',
        reason: null,
      };
      const messages = [
        { ...base, id: `${placed.order_id}.1`, kind: 'failed', at: at(1), cents: 0, reason: 'card_declined' },
        { ...base, id: `${placed.order_id}.2`, kind: 'paid', at: at(2), cents: 12_000 },
        { ...base, id: `${placed.order_id}.3`, kind: 'dispute_opened', at: at(3), cents: 12_000 },
        { ...base, id: `${placed.order_id}.4`, kind: 'refunded', at: at(4), cents: 12_000 },
      ];
      for (const index of sequence) {
        const raw = JSON.stringify(messages[index]);
        expect((await send(world, raw, signedTest(world, raw))).status).toBe(200);
      }
      const { rows } =
        await sql<object>`select o.status, o.paid_at, o.refunded, o.revoked_at, o.is_disputed, s.status as plan,
          s.ended_at, s.cancel_reason, (select json_agg(json_build_array(i.kind, i.status, i.total) order by i.kind, i.total)
          from invoices i where i.order_id = o.id) as invoices
        from orders o left join subscriptions s on s.id = o.subscription_id where o.id = ${placed.order_id}`.execute(
          world.db,
        );
      results.add(JSON.stringify([rows, await givenTo(world.db, organization_id)]));
    }
    expect([...results]).toHaveLength(1);
    expect([...results][0]).toContain('"plan":"cancelled"');
  });

  it('asks for more at once, to the second, and for less at the end of the period', async () => {
    const { as, organization_id } = await createBuyer(world);
    await bought(as, world.plans.small);
    world.clock.now = new Date('2026-06-16T00:00:00.000Z');
    const quote = await quoteFor(world, as, { plan_id: world.plans.large, period: 'month' });
    expect(quote).toMatchObject({ begins: 'now', total: 6_000, replaces: 'Small' });
    expect(quote.lines.map((line: { unit_price: number }) => line.unit_price)).toEqual([12_000, -6_000]);
    // The price that was shown holds while somebody reads it.
    world.clock.now = new Date('2026-06-16T00:05:00.000Z');
    const { order: upgraded } = (
      await world.app.call({
        method: 'POST',
        path: '/payments/subscribe/plan/checkout',
        as,
        body: {
          plan_id: world.plans.large,
          period: 'month',
          quoted_at: quote.quoted_at,
          expected_total: 6_000,
        },
      })
    ).body.data;
    expect(upgraded.total).toBe(6_000);
    await pay(world, as, upgraded.order_id, GOOD);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([
      { name: 'Large', status: 'active', period_ends_at: '2026-07-01T00:00:00.000Z', price: 24_000 },
    ]);
    const alive = (await givenTo(world.db, organization_id)).filter((one) => one.ends === null);
    expect(alive.find((one) => one.key === 'positions.active')?.value).toBe(10);

    const back = await quoteFor(world, as, { plan_id: world.plans.small, period: 'month' });
    expect(back).toMatchObject({ begins: 'period_end', total: 0, begins_at: '2026-07-01T00:00:00.000Z' });
    expect((await order(world, as, { plan_id: world.plans.small, period: 'month' })).order).toBeNull();
    expect(await subscriptions(as)).toMatchObject([
      { name: 'Large', next_name: 'Small', at_period_end: 'change' },
    ]);
    world.clock.now = new Date('2026-07-01T00:00:30.000Z');
    await tendBilling(world.app.services);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([
      { name: 'Small', status: 'active', price: 12_000, period_ends_at: '2026-08-01T00:00:00.000Z' },
    ]);
  });

  it('refuses a price that is old or another', async () => {
    const { as } = await createBuyer(world);
    const buy = (body: object) =>
      world.app.call({ method: 'POST', path: '/payments/subscribe/plan/checkout', as, body });
    const quoted_at = world.clock.now.toISOString();
    const plan_id = world.plans.small;
    expect((await buy({ plan_id, quoted_at, expected_total: 1 })).status).toBe(409);
    const old = new Date(world.clock.now.getTime() - 16 * 60_000).toISOString();
    expect((await buy({ plan_id, quoted_at: old, expected_total: 120_000 })).status).toBe(409);
    expect((await quoteFor(world, as, { plan_id })).total).toBe(120_000);
    expect((await world.app.call({ path: '/orders', as })).body.data.items).toEqual([]);
  });

  it('begins with a trial, asks for the first payment at its end, and lets 14 days pass', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed, checkout_url } = await order(world, as, {
      plan_id: world.plans.trial,
      period: 'month',
    });
    expect(placed).toMatchObject({ status: 'approved', total: 0 });
    expect(checkout_url).toBeNull();
    expect(await subscriptions(as)).toMatchObject([
      { status: 'trialing', period_ends_at: '2026-06-15T00:00:00.000Z' },
    ]);
    const statusAfter = async (days: number) => {
      pass(world, days);
      await tendBilling(world.app.services);
      await deliver(world);
      const [first] = await subscriptions(as);
      return first.status;
    };
    expect(await statusAfter(14)).toBe('past_due');
    expect(await statusAfter(13)).toBe('past_due');
    expect((await givenTo(world.db, organization_id)).every((one) => one.ends === null)).toBe(true);
    expect(await statusAfter(1)).toBe('restricted');
    expect((await givenTo(world.db, organization_id)).every((one) => one.ends !== null)).toBe(true);
    const due = (await world.app.call({ path: '/orders', as })).body.data.items[0];
    expect(due).toMatchObject({ purpose: 'renew', status: 'new', total: 9_990 });
    const opened = await world.app.call({
      method: 'POST',
      path: '/orders/pay',
      as,
      body: { order_id: due.order_id },
    });
    expect(opened.body.data.checkout_url).toContain(due.order_id);
    await pay(world, as, due.order_id, GOOD);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([{ status: 'active', due_since: null }]);
    expect((await givenTo(world.db, organization_id)).filter((one) => one.ends === null)).toHaveLength(2);
    // No second trial, and one that nobody pays ends after all.
    const second = await quoteFor(world, as, { plan_id: world.plans.trial, period: 'year' });
    expect(second.trial_until).toBeNull();
  });

  it('charges the saved card when a period ends, and reminds where it fails later', async () => {
    const { as } = await createBuyer(world);
    const placed = await bought(as, world.plans.small);
    await verify(as, placed.order_id);
    world.clock.now = new Date('2026-07-01T00:00:10.000Z');
    await tendBilling(world.app.services);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([
      { status: 'active', period_ends_at: '2026-08-01T00:00:00.000Z' },
    ]);
    await sql`update payment_customers set method = '0341' where organization_id = (select organization_id from orders
      where id = ${placed.order_id})`.execute(world.db);
    world.clock.now = new Date('2026-08-01T00:00:10.000Z');
    await tendBilling(world.app.services);
    await tendBilling(world.app.services);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([{ status: 'past_due' }]);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from notifications n join orders o
      on o.organization_id = n.organization_id where o.id = ${placed.order_id} and n.type = 'payment_due'`.execute(
      world.db,
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('is cancelled with a reason at the end of what is paid for, or kept after all; pauses and goes on', async () => {
    const { as, organization_id } = await createBuyer(world);
    await bought(as, world.plans.small);
    const [{ subscription_id }] = await subscriptions(as);
    const move = (body: object) =>
      world.app.call({ method: 'POST', path: '/subscriptions/move', as, body: { subscription_id, ...body } });
    expect((await move({ at_period_end: 'cancel' })).status).toBe(409);
    expect(
      (await move({ at_period_end: 'cancel', reason: 'not_used' })).body.data.items[0].at_period_end,
    ).toBe('cancel');
    expect((await move({ at_period_end: 'renew' })).body.data.items[0].at_period_end).toBe('renew');
    expect((await move({ at_period_end: 'pause', months: 2 })).status).toBe(200);
    world.clock.now = new Date('2026-07-01T00:00:10.000Z');
    await tendBilling(world.app.services);
    expect(await subscriptions(as)).toMatchObject([
      { status: 'paused', pause_until: '2026-09-01T00:00:00.000Z' },
    ]);
    expect(
      (await givenTo(world.db, organization_id)).every((one) => one.ends === '2026-07-01T00:00:00.000Z'),
    ).toBe(true);
    expect((await move({ at_period_end: 'renew' })).status).toBe(200);
    await tendBilling(world.app.services);
    const due = (await world.app.call({ path: '/orders', as })).body.data.items[0];
    expect(due).toMatchObject({ purpose: 'renew', status: 'approved' });
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([{ status: 'active' }]);
    await move({ at_period_end: 'cancel', reason: 'hiring_is_done' });
    world.clock.now = new Date('2026-08-02T00:00:00.000Z');
    await tendBilling(world.app.services);
    expect(await subscriptions(as)).toMatchObject([
      { status: 'cancelled', ended_at: '2026-08-01T00:00:10.000Z' },
    ]);
    expect((await move({ at_period_end: 'renew' })).status).toBe(409);
  });

  it('sells add-ons once and again and again, and changes how many', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: once } = await order(world, as, { add_on_id: world.addOn, quantity: 2 });
    await pay(world, as, once.order_id, GOOD);
    await deliver(world);
    expect((await verify(as, once.order_id)).status).toBe(404);
    expect((await verify(as, once.order_id, 'addon')).body.data.status).toBe('approved');
    expect(await givenTo(world.db, organization_id)).toEqual([
      expect.objectContaining({ source: 'addon', value: 4, ends: '2026-07-01T00:00:00.000Z' }),
    ]);
    const { order: first } = await order(world, as, { add_on_id: world.recurring, quantity: 2 });
    await pay(world, as, first.order_id, GOOD);
    await deliver(world);
    world.clock.now = new Date('2026-06-16T00:00:00.000Z');
    const more = await quoteFor(world, as, { add_on_id: world.recurring, quantity: 4 });
    expect(more.total).toBe(2_500);
    const fewer = await quoteFor(world, as, { add_on_id: world.recurring, quantity: 1 });
    expect(fewer).toMatchObject({ begins: 'period_end', total: 0 });
  });

  it('adds tax by country, lets the buyer of another EU country owe it, and takes coupons once', async () => {
    const seller = (tax_source: string) =>
      world.app.call({
        method: 'PUT',
        path: '/admin/billing/settings',
        as: world.superAdmin.token,
        body: {
          legal_name: 'Tryout GmbH',
          address: {
            line1: 'Hafenstr. 1',
            line2: '',
            postal_code: '20457',
            city: 'Hamburg',
            region: '',
            country: 'FR',
          },
          tax_id: 'FR40303265045',
          email: 'billing@example.test',
          bank: 'IBAN DE00',
          invoice_prefix: 'INV-',
          credit_prefix: 'CN-',
          due_days: 14,
          tax_source,
          early_bird_percent: 0,
          early_bird_until: null,
          win_back_days: 30,
          win_back_coupon: '',
          rates: [{ country: 'DE', region: null, name: 'VAT', percent: 19 }],
        },
      });
    expect((await seller('stripe')).status).toBe(422);
    expect((await seller('rates')).status).toBe(200);
    const german = await createBuyer(world);
    expect(await quoteFor(world, german.as, { plan_id: world.plans.small })).toMatchObject({
      subtotal: 120_000,
      tax: 22_800,
      total: 142_800,
    });
    const business = await createBuyer(world, { tax_id: 'de 136 695 976' });
    expect(await quoteFor(world, business.as, { plan_id: world.plans.small })).toMatchObject({
      total: 120_000,
      tax_lines: [{ kind: 'reverse_charge', amount: 0 }],
    });
    const company = await createCompany(world.db);
    const wrong = await world.app.call({
      method: 'PUT',
      path: '/billing/details',
      as: company.admin.token,
      body: {
        legal_name: 'X',
        email: '',
        address: { line1: '', line2: '', postal_code: '', city: '', region: '', country: 'DE' },
        tax_id: 'DE136695977',
        language: 'en',
      },
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields[0].field).toBe('tax_id');
    const coupon = await world.app.call({
      method: 'POST',
      path: '/admin/billing/coupons',
      as: world.superAdmin.token,
      body: {
        code: 'HALF',
        percent: 50,
        amount: null,
        currency: null,
        applies_to: 'plan',
        duration: 'once',
        duration_months: null,
        most: 1,
        ends_at: null,
      },
    });
    expect(coupon.status).toBe(200);
    expect(
      (await order(world, german.as, { plan_id: world.plans.small, coupon: 'half' })).order,
    ).toMatchObject({
      subtotal: 60_000,
      tax: 11_400,
      total: 71_400,
    });
    await expect(
      quoteFor(world, business.as, { plan_id: world.plans.small, coupon: 'HALF' }),
    ).rejects.toThrow('reached its usage limit');
    await seller('none');
  });

  it('gives back parts and all of it, with credit notes that add up; a lost dispute ends the plan', async () => {
    const { as, organization_id } = await createBuyer(world);
    const placed = await bought(as, world.plans.small);
    const refund = (cents: number, refunded_before: number) =>
      world.app.call({
        method: 'POST',
        path: '/admin/orders/refund',
        as: world.superAdmin.token,
        body: { order_id: placed.order_id, cents, refunded_before, reason: 'Asked for it' },
      });
    expect((await refund(12_001, 0)).status).toBe(422);
    expect((await refund(2_000, 0)).body.data.refunded).toBe(2_000);
    expect((await refund(2_000, 0)).status).toBe(409);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([{ status: 'active' }]);
    expect((await refund(10_000, 2_000)).body.data.refunded).toBe(12_000);
    await deliver(world);
    expect(await subscriptions(as)).toMatchObject([{ status: 'cancelled' }]);
    expect((await givenTo(world.db, organization_id)).every((one) => one.ends !== null)).toBe(true);
    const { items } = (await world.app.call({ path: '/payment/invoices/company', as })).body.data;
    const notes = items.filter((one: { kind: string }) => one.kind === 'credit_note');
    expect(notes.map((one: { total: number }) => one.total).sort()).toEqual([10_000, 2_000]);

    const other = await createBuyer(world);
    const disputed = await bought(other.as, world.plans.small, 'month', '4000000000000259');
    expect((await verify(other.as, disputed.order_id)).body.data.is_disputed).toBe(true);
    expect(await subscriptions(other.as)).toMatchObject([{ status: 'active' }]);
    const raw = JSON.stringify({
      id: 'lost.1',
      kind: 'dispute_lost',
      at: world.clock.now.toISOString(),
      order_id: disputed.order_id,
      payment: 'x',
      cents: 12_000,
      currency: 'USD',
      reason: 'fraudulent',
    });
    await send(world, raw, signedTest(world, raw));
    expect(await subscriptions(other.as)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('hands out invoices as PDF in two languages, UBL and CSV, by its own link too', async () => {
    const { as } = await createBuyer(world, { language: 'ar' });
    await bought(as, world.plans.small);
    const [invoice] = (await world.app.call({ path: '/payment/invoices/company', as })).body.data.items;
    const pdf = await world.app.call({
      path: '/payment/invoice/file',
      as,
      query: { invoice_id: invoice.invoice_id },
    });
    expect(pdf.raw.startsWith('%PDF')).toBe(true);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const ubl = await world.app.call({
      path: '/payment/invoice/file',
      as,
      query: { invoice_id: invoice.invoice_id, format: 'ubl' },
    });
    expect(ubl.raw).toContain('<cbc:PayableAmount currencyID="USD">120.00</cbc:PayableAmount>');
    const csv = await world.app.call({
      path: '/payment/invoices/export',
      as,
      query: { from: '2026-06-01', until: '2026-06-30' },
    });
    expect(csv.raw).toContain(invoice.number);
    const { rows } = await sql<{
      body_text: string;
    }>`select body_text from mails where body_text like ${`%${invoice.number}%`}
      or subject like ${`%${invoice.number}%`}`.execute(world.db);
    const link = /\/api(\/payment\/invoice\/shared\/[^\s)]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    expect((await world.app.call({ path: link })).raw.startsWith('%PDF')).toBe(true);
    expect((await world.app.call({ path: `${link.slice(0, -3)}AAA` })).status).toBe(404);
    const zip = await world.app.call({
      path: '/admin/invoices/export',
      as: world.superAdmin.token,
      query: { from: '2026-06-01', until: '2026-06-30', format: 'ubl' },
    });
    expect(zip.status).toBe(200);
    expect(zip.raw.startsWith('PK')).toBe(true);
  });

  it('counts invoices without a gap or a repeat, of many at once and of some that are rolled back', async () => {
    const { as, organization_id } = await createBuyer(world);
    const placed = await bought(as, world.plans.small);
    const { id: seller_id } = await findSeller(world.db);
    const { rows: before } = await sql<{
      last: number;
    }>`select last_invoice as last from invoice_sellers`.execute(world.db);
    const from = before[0]?.last ?? 0;
    const draft = (n: number) => ({
      organization_id,
      order_id: placed.order_id,
      seller_id,
      kind: 'invoice' as const,
      corrects_id: null,
      effect_key: `storm:${n}`,
      status: 'open' as const,
      language: 'en',
      currency: 'USD',
      lines: [],
      tax_lines: [],
      subtotal: 0,
      tax: 0,
      total: 0,
      seller: {} as never,
      buyer: {} as never,
      issued_at: world.clock.now.toISOString(),
      due_at: '2036-01-01T00:00:00.000Z',
      paid_at: null,
    });
    const issued = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        world.db.transaction().execute(async (tx) => {
          await insertInvoice(tx, draft(n));
          if (n % 5 === 0) throw new Error('rolled back');
        }),
      ),
    );
    expect(issued.filter((one) => one.status === 'fulfilled')).toHaveLength(80);
    const { rows } = await sql<{
      number: number;
    }>`select number from invoices where effect_key like 'storm:%' order by number`.execute(world.db);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 80 }, (_, i) => from + 1 + i));
  });

  it('lists where the books of the provider differ, once a day', async () => {
    const { as } = await createBuyer(world);
    const placed = await bought(as, world.plans.small);
    await sql`update test_payments set cents = 11000 where order_id = ${placed.order_id}`.execute(world.db);
    pass(world, 1);
    await reconcile(world.app.services);
    const found = (await world.app.call({ path: '/admin/payments/overview', as: world.superAdmin.token }))
      .body.data;
    expect(
      found.differences.filter((one: { order_id: string }) => one.order_id === placed.order_id),
    ).toMatchObject([{ kind: 'amount', ours: 12_000, theirs: 11_000 }]);
    await sql`update test_payments set cents = 12000 where order_id = ${placed.order_id}`.execute(world.db);
    await reconcile(world.app.services);
    const after = (await world.app.call({ path: '/admin/payments/overview', as: world.superAdmin.token }))
      .body.data;
    expect(after.differences.filter((one: { order_id: string }) => one.order_id === placed.order_id)).toEqual(
      [],
    );
    expect(after.revenue.some((row: { name: string }) => row.name === 'Small')).toBe(true);
  });

  it('closes an order after a day, and money that comes after all still buys', async () => {
    const { as, organization_id } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small });
    pass(world, 1.01);
    await tendBilling(world.app.services);
    expect((await verify(as, placed.order_id)).body.data.status).toBe('closed');
    expect((await pay(world, as, placed.order_id, GOOD)).status).toBe(409);
    const raw = JSON.stringify({
      id: 'late.1',
      kind: 'paid',
      at: world.clock.now.toISOString(),
      order_id: placed.order_id,
      payment: 'late',
      cents: placed.total,
      currency: 'USD',
      reason: null,
    });
    await send(world, raw, signedTest(world, raw));
    expect(await givenTo(world.db, organization_id)).toHaveLength(2);
  });

  it('keeps organizations apart, and rights as the policy says', async () => {
    const one = await createBuyer(world);
    const other = await createBuyer(world);
    const placed = await bought(one.as, world.plans.small);
    const [invoice] = (await world.app.call({ path: '/payment/invoices/company', as: one.as })).body.data
      .items;
    const [held] = await subscriptions(one.as);
    const foreign = [
      await verify(other.as, placed.order_id),
      await pay(world, other.as, placed.order_id, GOOD),
      await world.app.call({
        method: 'POST',
        path: '/orders/pay',
        as: other.as,
        body: { order_id: placed.order_id },
      }),
      await world.app.call({
        path: '/payment/invoice/file',
        as: other.as,
        query: { invoice_id: invoice.invoice_id },
      }),
      await world.app.call({
        method: 'POST',
        path: '/subscriptions/move',
        as: other.as,
        body: { subscription_id: held.subscription_id, at_period_end: 'cancel', reason: 'other' },
      }),
      await world.app.call({
        path: '/subscriptions',
        as: other.as,
        query: { organization_id: one.organization_id },
      }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404));
    for (const path of ['/subscriptions', '/orders', '/payment/invoices/company', '/billing/details']) {
      expect((await world.app.call({ path, as: one.recruiter.token })).status).toBe(403);
      expect((await world.app.call({ path })).status).toBe(401);
    }
    for (const path of [
      '/admin/orders',
      '/admin/payments/events',
      '/admin/invoices',
      '/admin/billing/settings',
    ])
      expect((await world.app.call({ path, as: one.as })).status).toBe(403);
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, i) =>
    permutations([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [item, ...rest]),
  );
}
