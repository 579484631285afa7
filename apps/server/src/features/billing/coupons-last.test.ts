import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tendBilling } from './billing.jobs.ts';
import {
  type BillingWorld,
  createBuyer,
  createPlan,
  deliver,
  order,
  pass,
  pay,
  quoteFor,
  startBilling,
} from './testing/billing-world.ts';

const GOOD = '4242424242424242';

describe('coupons, cards and those who left', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await startBilling();
  });
  beforeEach(() => {
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
  });
  afterAll(() => world.app.stop());

  const plansOf = async (as: string) =>
    (await world.app.call({ path: '/subscriptions', as })).body.data.items;
  const totalsOf = async (as: string) =>
    (await world.app.call({ path: '/orders', as })).body.data.items.map(
      (one: { total: number }) => one.total,
    );
  const coupon = (body: object) =>
    world.app.call({
      method: 'POST',
      path: '/admin/billing/coupons',
      as: world.superAdmin.token,
      body: {
        percent: null,
        amount: null,
        currency: null,
        applies_to: 'all',
        duration: 'once',
        duration_months: null,
        most: null,
        ends_at: null,
        ...body,
      },
    });
  const buy = async (as: string, wanted: object) => {
    const { order: placed } = await order(world, as, { period: 'month', ...wanted });
    await pay(world, as, placed.order_id, GOOD);
    await deliver(world);
    return placed;
  };
  const months = async (count: number) => {
    for (let n = 0; n < count; n += 1) {
      const next = new Date(world.clock.now);
      next.setUTCMonth(next.getUTCMonth() + 1);
      next.setUTCSeconds(10);
      world.clock.now = next;
      await tendBilling(world.app.services);
      await deliver(world);
    }
  };

  it('takes a coupon off the first payment, those of some months, or all of them', async () => {
    expect((await coupon({ code: 'BAD', percent: 10, duration: 'repeating' })).status).toBe(422);
    for (const [code, given] of [
      ['ONCE', { percent: 50 }],
      ['THREE', { percent: 50, duration: 'repeating', duration_months: 3 }],
      ['ALWAYS', { amount: 2_000, currency: 'USD', duration: 'forever', most: 1 }],
    ] as const)
      expect((await coupon({ code, ...given })).status).toBe(200);
    const buyers = await Promise.all([1, 2, 3].map(() => createBuyer(world)));
    for (const [i, code] of ['ONCE', 'THREE', 'ALWAYS'].entries())
      await buy(buyers[i]?.as ?? '', { plan_id: world.plans.small, coupon: code });
    await months(4);
    const seen = await Promise.all(buyers.map(({ as }) => totalsOf(as)));
    expect(seen).toEqual([
      [12_000, 12_000, 12_000, 12_000, 6_000],
      [12_000, 12_000, 6_000, 6_000, 6_000],
      [10_000, 10_000, 10_000, 10_000, 10_000],
    ]);
    // Payments that follow are no further uses of it.
    const { coupons } = (
      await world.app.call({ path: '/admin/billing/settings', as: world.superAdmin.token })
    ).body.data;
    expect(coupons.find((one: { code: string }) => one.code === 'ALWAYS').used).toBe(1);
  });

  it('says what follows, gives back no more than was paid, and goes on through a change', async () => {
    expect((await coupon({ code: 'HALF', percent: 50, duration: 'forever' })).status).toBe(200);
    expect((await coupon({ code: 'FIRST', percent: 50 })).status).toBe(200);
    const { as } = await createBuyer(world);
    expect(
      await quoteFor(world, as, { plan_id: world.plans.small, period: 'month', coupon: 'HALF' }),
    ).toMatchObject({ total: 6_000, next_price: 6_000, coupon: { duration: 'forever' } });
    expect(
      await quoteFor(world, as, { plan_id: world.plans.small, period: 'month', coupon: 'FIRST' }),
    ).toMatchObject({ total: 6_000, next_price: 12_000 });
    await buy(as, { plan_id: world.plans.small, coupon: 'HALF' });
    world.clock.now = new Date('2026-06-16T00:00:00.000Z');
    // Half of the month is left: 3,000 of 6,000 back, 6,000 of 12,000 to pay.
    const change = await quoteFor(world, as, { plan_id: world.plans.large, period: 'month' });
    expect(change).toMatchObject({ total: 3_000, next_price: 12_000 });
    await buy(as, { plan_id: world.plans.large });
    await expect(
      quoteFor(world, as, { plan_id: world.plans.small, period: 'month', coupon: 'FIRST' }),
    ).rejects.toThrow('end of the period');
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
    await months(1);
    expect((await totalsOf(as))[0]).toBe(12_000);

    const first = await createBuyer(world);
    world.clock.now = new Date('2026-06-01T00:00:00.000Z');
    await buy(first.as, { plan_id: world.plans.small, coupon: 'FIRST' });
    world.clock.now = new Date('2026-06-16T00:00:00.000Z');
    expect(await quoteFor(world, first.as, { plan_id: world.plans.large, period: 'month' })).toMatchObject({
      total: 3_000,
      next_price: 24_000,
    });
  });

  it('takes a coupon that is entered at the beginning of a trial off the payment after it', async () => {
    expect((await coupon({ code: 'TRIAL', percent: 50 })).status).toBe(200);
    const { as } = await createBuyer(world);
    expect(
      await quoteFor(world, as, { plan_id: world.plans.trial, period: 'month', coupon: 'TRIAL' }),
    ).toMatchObject({ total: 0, next_price: 4_995 });
    await order(world, as, { plan_id: world.plans.trial, period: 'month', coupon: 'TRIAL' });
    pass(world, 14.01);
    await tendBilling(world.app.services);
    expect((await totalsOf(as))[0]).toBe(4_995);
  });

  it('charges a payment that is due to another card at once', async () => {
    const { as } = await createBuyer(world);
    const details = () => world.app.call({ path: '/subscriptions', as });
    const change = (card: string) =>
      world.app.call({ method: 'PUT', path: '/billing/card', as, body: { card } });
    const { order: placed } = await order(world, as, { plan_id: world.plans.small, period: 'month' });
    await pay(world, as, placed.order_id, '4000000000000341');
    await deliver(world);
    await months(1);
    expect(await plansOf(as)).toMatchObject([{ status: 'past_due' }]);
    expect((await change('1234')).status).toBe(422);
    expect((await change('4000 0000 0000 0341')).status).toBe(200);
    expect(await plansOf(as)).toMatchObject([{ status: 'past_due' }]);
    expect((await change('4242 4242 4242 4242')).body.data).toEqual({ card: 'TEST 4242' });
    await deliver(world);
    expect(await plansOf(as)).toMatchObject([{ status: 'active', due_since: null }]);
    expect((await details()).body.data.card).toBe('TEST 4242');
    const { as: other, recruiter } = await createBuyer(world);
    expect(
      (
        await world.app.call({
          method: 'PUT',
          path: '/billing/card',
          as: recruiter.token,
          body: { card: GOOD },
        })
      ).status,
    ).toBe(403);
    expect(other).not.toBe(as);
  });

  it('writes once to those who cancelled a while ago and did not come back', async () => {
    expect((await coupon({ code: 'BACK', percent: 20 })).status).toBe(200);
    await sql`update invoice_sellers set win_back_coupon = 'BACK'`.execute(world.db);
    const cancelled = async (back = false) => {
      const buyer = await createBuyer(world);
      await buy(buyer.as, { plan_id: world.plans.small });
      const [{ subscription_id }] = await plansOf(buyer.as);
      const body = { subscription_id, at_period_end: 'cancel', reason: 'too_expensive' };
      await world.app.call({ method: 'POST', path: '/subscriptions/move', as: buyer.as, body });
      return { ...buyer, back };
    };
    const [left, came] = [await cancelled(), await cancelled(true)];
    await months(1);
    await buy(came.as, { plan_id: world.plans.small });
    const told = async (organization_id: string) => {
      const { rows } = await sql<{
        title: string;
        body: string;
      }>`select m.subject as title, m.body_text as body
        from mails m where m.organization_id = ${organization_id} and m.kind = 'win_back'`.execute(world.db);
      return rows;
    };
    pass(world, 29);
    await tendBilling(world.app.services);
    expect(await told(left.organization_id)).toEqual([]);
    pass(world, 2);
    await tendBilling(world.app.services);
    await tendBilling(world.app.services);
    const mails = await told(left.organization_id);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain('BACK');
    expect(await told(came.organization_id)).toEqual([]);
  });

  it.each([
    ['JPY', 12_000, '12000', 6_000],
    ['KWD', 12_345, '12.345', 6_173],
  ])('counts in %s, whose smallest unit is its own', async (currency, monthly, written, half) => {
    const plan = await createPlan(world.db, {
      name: `In ${currency}`,
      annual: monthly * 10,
      monthly,
      positions: 3,
      currency,
    });
    expect((await coupon({ code: `C-${currency}`, percent: 50 })).status).toBe(200);
    const { as } = await createBuyer(world);
    expect(
      await quoteFor(world, as, { plan_id: plan, period: 'month', coupon: `C-${currency}` }),
    ).toMatchObject({ total: monthly - half, currency });
    await buy(as, { plan_id: plan });
    const [invoice] = (await world.app.call({ path: '/payment/invoices/company', as })).body.data.items;
    const file = (query: Record<string, string>) =>
      world.app.call({
        path: '/payment/invoice/file',
        as,
        query: { invoice_id: invoice.invoice_id, ...query },
      });
    expect((await file({ format: 'ubl' })).raw).toContain(
      `<cbc:PayableAmount currencyID="${currency}">${written}</cbc:PayableAmount>`,
    );
    expect((await file({})).raw.startsWith('%PDF')).toBe(true);
    const csv = await world.app.call({
      path: '/payment/invoices/export',
      as,
      query: { from: '2026-06-01', until: '2026-06-30' },
    });
    expect(csv.raw).toContain(written);
  });
});
