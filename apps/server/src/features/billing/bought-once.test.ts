import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tendBilling } from './billing.jobs.ts';
import {
  type BillingWorld,
  createBuyer,
  deliver,
  givenTo,
  order,
  pay,
  quoteFor,
  send,
  signedTest,
  startBilling,
} from './testing/billing-world.ts';

const GOOD = '4242424242424242';

describe('what is bought once is paid once', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startBilling();
  });
  beforeEach(() => {
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
  });
  afterAll(() => world.app.stop());

  const ordersOf = async (as: string) => (await world.app.call({ path: '/orders', as })).body.data.items;
  const plansOf = async (as: string) =>
    (await world.app.call({ path: '/subscriptions', as })).body.data.items;
  const invoicesOf = async (as: string) =>
    (await world.app.call({ path: '/payment/invoices/company', as })).body.data.items
      .map((one: { kind: string; total: number }) => [one.kind, one.total])
      .sort();
  /** The provider takes the money although we took the order back: both were under way at once. */
  const chargeAllTheSame = async (placed: { order_id: string; total: number }) => {
    await sql`update test_payments set status = 'paid', card = '4242', settled_at = ${world.clock.now}
      where order_id = ${placed.order_id}`.execute(world.db);
    const { rows } = await sql<{ reference: string }>`
      select reference from test_payments where order_id = ${placed.order_id}`.execute(world.db);
    return JSON.stringify({
      id: `${rows[0]?.reference}.9`,
      kind: 'paid',
      at: world.clock.now.toISOString(),
      order_id: placed.order_id,
      payment: rows[0]?.reference,
      cents: placed.total,
      currency: 'USD',
      reason: null,
    });
  };

  it('takes an order back when another is placed, so that only the latest can be paid', async () => {
    const { as } = await createBuyer(world);
    const { order: first } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
    const { order: second } = await order(world, as, { plan_id: world.plans.large, period: 'month' });
    expect((await pay(world, as, first.order_id, GOOD)).status).toBe(409);
    await pay(world, as, second.order_id, GOOD);
    await deliver(world);
    expect((await ordersOf(as)).map((one: { status: string }) => one.status)).toEqual(['approved', 'closed']);
    expect(await plansOf(as)).toMatchObject([{ name: 'Large', status: 'active' }]);
  });

  it('lets one of many orders at once be paid', async () => {
    const { as } = await createBuyer(world);
    const quote = await quoteFor(world, as, { plan_id: world.plans.small, period: 'month' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        world.app.call({
          method: 'POST',
          path: '/payments/subscribe/plan/checkout',
          as,
          body: {
            plan_id: world.plans.small,
            period: 'month',
            quoted_at: quote.quoted_at,
            expected_total: quote.total,
          },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const placed = await ordersOf(as);
    expect(placed.filter((one: { status: string }) => one.status === 'new').length).toBeLessThanOrEqual(1);
    const paid = await Promise.all(
      placed.map((one: { order_id: string }) => pay(world, as, one.order_id, GOOD)),
    );
    expect(paid.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    await deliver(world);
    expect((await plansOf(as)).length).toBe(paid.filter(({ status }) => status === 200).length);
  });

  it('charges nothing more where the first order was paid and no message came', async () => {
    const { as } = await createBuyer(world);
    const { order: first } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
    await pay(world, as, first.order_id, '4000000000000085');
    const quote = await quoteFor(world, as, { plan_id: world.plans.large, period: 'month' });
    const answer = await world.app.call({
      method: 'POST',
      path: '/payments/subscribe/plan/checkout',
      as,
      body: {
        plan_id: world.plans.large,
        period: 'month',
        quoted_at: quote.quoted_at,
        expected_total: quote.total,
      },
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('already paid');
    expect(await plansOf(as)).toMatchObject([{ name: 'Small', status: 'active' }]);
    expect(await ordersOf(as)).toHaveLength(1);
  });

  it('gives the second of two payments back whole, whichever comes first, also at once', async () => {
    for (const which of ['first', 'second', 'at once'] as const) {
      const { as, organization_id } = await createBuyer(world);
      const { order: one } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
      const { order: two } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
      const messages = [await chargeAllTheSame(one), await chargeAllTheSame(two)];
      const tell = (raw = '') => send(world, raw, signedTest(world, raw));
      if (which === 'at once') await Promise.all(messages.map(tell));
      else for (const raw of which === 'first' ? messages : [...messages].reverse()) await tell(raw);
      await tendBilling(world.app.services);
      await deliver(world);
      expect(await plansOf(as)).toMatchObject([
        { status: 'active', period_ends_at: '2026-07-01T00:00:00.000Z' },
      ]);
      expect((await givenTo(world.db, organization_id)).filter((each) => each.ends === null)).toHaveLength(2);
      const sums = (await ordersOf(as)).map((each: { refunded: number }) => each.refunded).sort();
      expect(sums).toEqual([0, 12_000]);
      const { rows } = await sql<{ refunded: number }>`select refunded::int from test_payments
        where order_id in (${one.order_id}, ${two.order_id}) order by refunded`.execute(world.db);
      expect(rows.map(({ refunded }) => refunded)).toEqual([0, 12_000]);
      expect(await invoicesOf(as)).toEqual([
        ['credit_note', 12_000],
        ['invoice', 12_000],
        ['invoice', 12_000],
      ]);
      const told = await sql<{ n: number }>`select count(*)::int as n from notifications
        where organization_id = ${organization_id} and type = 'payment_returned'`.execute(world.db);
      expect(told.rows[0]?.n).toBe(1);
    }
  });

  it('gives a change back that was priced for what is over, and closes what a change made needless', async () => {
    const { as } = await createBuyer(world);
    const { order: placed } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
    await pay(world, as, placed.order_id, GOOD);
    await deliver(world);
    world.clock.now = new Date('2026-06-30T12:00:00.000Z');
    const { order: change } = await order(world, as, { plan_id: world.plans.large, period: 'month' });
    world.clock.now = new Date('2026-07-01T00:00:10.000Z');
    await tendBilling(world.app.services);
    await deliver(world);
    expect(
      (
        await world.app.call({
          method: 'POST',
          path: '/orders/pay',
          as,
          body: { order_id: change.order_id },
        })
      ).status,
    ).toBe(409);
    const late = await chargeAllTheSame(change);
    await send(world, late, signedTest(world, late));
    await deliver(world);
    expect(await plansOf(as)).toMatchObject([
      { name: 'Small', status: 'active', period_ends_at: '2026-08-01T00:00:00.000Z' },
    ]);
    expect(
      (await ordersOf(as)).find((one: { order_id: string }) => one.order_id === change.order_id),
    ).toMatchObject({ refunded: change.total });

    // A payment that is due, and a dearer plan bought instead of it.
    await sql`update payment_customers set method = '0341' where organization_id = (select organization_id from orders
      where id = ${placed.order_id})`.execute(world.db);
    world.clock.now = new Date('2026-08-01T00:00:10.000Z');
    await tendBilling(world.app.services);
    await deliver(world);
    const [due] = await ordersOf(as);
    expect(due).toMatchObject({ purpose: 'renew', status: 'rejected' });
    const { order: instead } = await order(world, as, { plan_id: world.plans.large, period: 'month' });
    await pay(world, as, instead.order_id, GOOD);
    await deliver(world);
    const again = await world.app.call({
      method: 'POST',
      path: '/orders/pay',
      as,
      body: { order_id: due.order_id },
    });
    expect(again.status).toBe(409);
    expect(
      (await ordersOf(as)).find((one: { order_id: string }) => one.order_id === due.order_id).status,
    ).toBe('closed');
    expect(await plansOf(as)).toMatchObject([{ name: 'Large', status: 'active' }]);
  });

  it('voids the invoice of an order that was replaced, and says where a transfer has to go back', async () => {
    const payments = world.app.services.config.payments as { driver: 'test' | 'mail' };
    payments.driver = 'mail';
    try {
      const { as } = await createBuyer(world);
      const { order: one } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
      const { order: two } = await order(world, as, { plan_id: world.plans.large, period: 'month' });
      const statuses = (await world.app.call({ path: '/payment/invoices/company', as })).body.data.items.map(
        (each: { status: string }) => each.status,
      );
      expect(statuses.sort()).toEqual(['open', 'void']);
      for (const each of [two, one])
        await world.app.call({
          method: 'POST',
          path: '/admin/orders/paid',
          as: world.superAdmin.token,
          body: { order_id: each.order_id },
        });
      expect(await plansOf(as)).toMatchObject([{ name: 'Large', status: 'active' }]);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from notifications
        where type = 'payment_surplus'`.execute(world.db);
      expect(rows[0]?.n).toBe(1);
      expect(
        (await ordersOf(as)).find((each: { order_id: string }) => each.order_id === one.order_id),
      ).toMatchObject({
        status: 'approved',
        refunded: 12_000,
      });
    } finally {
      payments.driver = 'test';
    }
  });

  it('begins one recurring add-on, and lets things that are bought once be bought again', async () => {
    const { as } = await createBuyer(world);
    const { order: one } = await order(world, as, { add_on_id: world.recurring, quantity: 2 });
    const { order: two } = await order(world, as, { add_on_id: world.recurring, quantity: 3 });
    for (const each of [one, two]) {
      const raw = await chargeAllTheSame(each);
      await send(world, raw, signedTest(world, raw));
    }
    expect(await plansOf(as)).toMatchObject([{ kind: 'addon', quantity: 2 }]);
    for (let n = 0; n < 2; n += 1) {
      const { order: once } = await order(world, as, { add_on_id: world.addOn, quantity: 1 });
      await pay(world, as, once.order_id, GOOD);
    }
    await deliver(world);
    const refunds = (await ordersOf(as)).map((each: { refunded: number }) => each.refunded);
    expect(refunds.filter((cents: number) => cents > 0)).toEqual([two.total]);
  });
});
