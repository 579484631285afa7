import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../money/currency.ts';
import {
  amountText,
  isWholeAmount,
  percentage,
  placesOf,
  plainAmount,
  readAmount,
  shareOf,
  typedAmount,
} from './amounts.ts';
import { couponProblem, couponUntil, discountOn, reductionOn } from './discounts.ts';
import { creditTotals, invoiceNumber, invoiceTotals, lineAmount } from './invoice-totals.ts';
import { ORDER_MOVES, type PaymentFact, standingOf } from './orders.ts';
import { periodEnd } from './periods.ts';
import { prorate } from './proration.ts';
import {
  dunningStep,
  exceedingOf,
  mayBecome,
  overdueStatus,
  SUBSCRIPTION_STATUSES,
} from './subscriptions.ts';
import { taxesByTable } from './tax.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('rounding', () => {
  it.each([
    [1, 1, 2, 1],
    [-1, 1, 2, -1],
    [1, 1, 3, 0],
    [2, 1, 3, 1],
    [10_000, 0, 7, 0],
    [9_007_199_254_740_991, 1, 1, 9_007_199_254_740_991],
  ])('%d × %d / %d = %d', (amount, part, whole, result) => {
    expect(shareOf(amount, part, whole)).toBe(result);
  });

  it('is never off by more than half a cent', () => {
    fc.assert(
      fc.property(cents, fc.nat(31_622_400), (amount, part) => {
        const exact =
          BigInt(amount) * BigInt(part) * 2n - BigInt(shareOf(amount, part, 31_622_400)) * 2n * 31_622_400n;
        expect(exact <= 31_622_400n && exact >= -31_622_400n).toBe(true);
      }),
    );
  });

  it('takes percents with three places', () => {
    expect(percentage(10_000, 8.875)).toBe(888);
    expect(percentage(10_000, 19)).toBe(1_900);
    expect(percentage(5, 10)).toBe(1);
  });

  it('writes amounts in the places of their currency', () => {
    expect(plainAmount(123_450, 'USD')).toBe('1234.50');
    expect(plainAmount(-5, 'EUR')).toBe('-0.05');
    expect(plainAmount(500, 'JPY')).toBe('500');
    expect(plainAmount(1_500, 'KWD')).toBe('1.500');
    expect(amountText(123_450, 'USD', 'en')).toBe('$1,234.50');
    expect(amountText(123_400, 'USD', 'en', false)).toBe('$1,234');
  });
});

describe('amounts of every currency', () => {
  it.each([
    ['12', 'USD', 1_200],
    ['12.5', 'USD', 1_250],
    ['12,50', 'EUR', 1_250],
    ['12.505', 'USD', null],
    ['12', 'JPY', 12],
    ['12.5', 'JPY', null],
    ['1.5', 'KWD', 1_500],
    ['1.505', 'KWD', 1_505],
    ['0.005', 'BHD', 5],
    ['', 'USD', null],
    ['-1', 'USD', null],
    ['1 000', 'USD', null],
    ['1e3', 'USD', null],
  ])('%s of %s is %s', (typed, currency, cents) => {
    expect(readAmount(typed, currency)).toBe(cents);
  });

  it('are read as they are typed', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), fc.constantFrom(...CURRENCIES), (amount, currency) => {
        expect(readAmount(typedAmount(amount, currency), currency)).toBe(amount);
        expect(amountText(amount, currency, 'en', !isWholeAmount(amount, currency))).not.toContain('NaN');
      }),
    );
    expect(CURRENCIES.filter((code) => placesOf(code) === 0)).toHaveLength(17);
    expect(CURRENCIES.filter((code) => placesOf(code) === 3)).toHaveLength(7);
    expect(isWholeAmount(100, 'USD')).toBe(true);
    expect(isWholeAmount(100, 'KWD')).toBe(false);
    expect(isWholeAmount(7, 'JPY')).toBe(true);
  });
});

describe('periods', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 'month', undefined, '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00.000Z', 'month', '2026-01-31T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 'year', undefined, '2029-02-28T00:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 'month', undefined, '2027-01-15T00:00:00.000Z'],
  ] as const)('%s plus a %s', (start, period, anchor, end) => {
    expect(periodEnd(start, period, anchor)).toBe(end);
  });
});

describe('proration', () => {
  const now = {
    price: 12_000,
    period: 'month',
    starts_at: '2026-06-01T00:00:00.000Z',
    ends_at: '2026-07-01T00:00:00.000Z',
  } as const;

  it('counts to the second', () => {
    expect(prorate(now, { price: 24_000, period: 'month' }, '2026-06-16T00:00:00.000Z')).toMatchObject({
      credit: 6_000,
      charge: 12_000,
      due: 6_000,
      ends_at: now.ends_at,
    });
    const later = prorate(
      { ...now, price: 259_200_000 },
      { price: 518_400_000, period: 'month' },
      '2026-06-16T00:00:01.000Z',
    );
    expect(later.due).toBe(129_600_000 - 100);
  });

  it('begins a new period where its length is another', () => {
    expect(prorate(now, { price: 100_000, period: 'year' }, '2026-06-16T00:00:00.000Z')).toEqual({
      credit: 6_000,
      charge: 100_000,
      due: 94_000,
      starts_at: '2026-06-16T00:00:00.000Z',
      ends_at: '2027-06-16T00:00:00.000Z',
    });
  });

  it('never asks for more than the new price, nor for less than nothing', () => {
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -10, max: 2_600_000 }), (old, next, second) => {
        const at = new Date(Date.parse(now.starts_at) + second * 1000).toISOString();
        const { due } = prorate({ ...now, price: old }, { price: next, period: 'month' }, at);
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due).toBeLessThanOrEqual(next);
      }),
    );
  });
});

describe('orders', () => {
  const order = { total: 5_000, currency: 'USD' };
  const fact = (kind: PaymentFact['kind'], at: number, amount = 5_000): PaymentFact => ({
    kind,
    at: new Date(Date.UTC(2026, 5, 1, 0, 0, at)).toISOString(),
    cents: amount,
    currency: 'USD',
    reason: kind === 'failed' ? 'card_declined' : null,
  });

  it.each([
    [[], 'new'],
    [[fact('failed', 1)], 'rejected'],
    [[fact('expired', 1)], 'closed'],
    [[fact('failed', 1), fact('expired', 2)], 'closed'],
    [[fact('failed', 1), fact('paid', 2)], 'approved'],
    [[fact('expired', 1), fact('paid', 2)], 'approved'],
    [[fact('paid', 1), fact('refunded', 2)], 'approved'],
  ] as const)('%j: %s', (facts, status) => {
    expect(standingOf(order, facts).status).toBe(status);
  });

  it('stands the same in whatever order and however often it is told', () => {
    const kinds = [
      'paid',
      'failed',
      'expired',
      'refunded',
      'dispute_opened',
      'dispute_won',
      'dispute_lost',
    ] as const;
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            kind: fc.constantFrom(...kinds),
            at: fc.nat(50),
            cents: fc.integer({ min: 0, max: 6_000 }),
          }),
        ),
        fc.nat(),
        (told, seed) => {
          const facts = told.map((each) => fact(each.kind, each.at, each.cents));
          const shuffled = [...facts, ...facts].sort(
            (a, b) => ((a.cents * 31 + seed) % 7) - ((b.cents * 31 + seed) % 7),
          );
          const { reason: _one, ...first } = standingOf(order, facts);
          const { reason: _other, ...second } = standingOf(order, shuffled);
          expect(second).toEqual(first);
          // Told one after the other, it only goes where an order may go.
          const steps = facts.map((_, i) => standingOf(order, facts.slice(0, i + 1)).status);
          for (const [i, status] of steps.entries()) {
            const before = steps[i - 1] ?? 'new';
            expect([before, ...ORDER_MOVES[before]]).toContain(status);
          }
        },
      ),
    );
  });

  it('does not approve too little, or money of another currency', () => {
    expect(standingOf(order, [fact('paid', 1, 4_999)])).toMatchObject({
      status: 'new',
      is_amount_wrong: true,
    });
    expect(standingOf(order, [{ ...fact('paid', 1), currency: 'EUR' }]).status).toBe('new');
  });

  it('ends what was bought with the whole refund or a lost dispute, not with a part', () => {
    expect(standingOf(order, [fact('paid', 1), fact('refunded', 2, 1_000)])).toMatchObject({
      refunded: 1_000,
      revoked_at: null,
    });
    expect(standingOf(order, [fact('refunded', 2), fact('paid', 1)]).revoked_at).toBe(fact('refunded', 2).at);
    expect(standingOf(order, [fact('paid', 1), fact('dispute_opened', 2)])).toMatchObject({
      is_disputed: true,
      revoked_at: null,
    });
    expect(
      standingOf(order, [fact('paid', 1), fact('dispute_opened', 2), fact('dispute_won', 3)]).is_disputed,
    ).toBe(false);
    expect(standingOf(order, [fact('paid', 1), fact('dispute_lost', 3)]).revoked_at).toBe(
      fact('dispute_lost', 3).at,
    );
  });
});

describe('subscriptions', () => {
  it('end for good, and nothing comes back to a trial', () => {
    for (const status of SUBSCRIPTION_STATUSES) {
      expect(mayBecome('cancelled', status)).toBe(false);
      expect(mayBecome(status, 'trialing')).toBe(false);
    }
    expect(mayBecome('restricted', 'active')).toBe(true);
    expect(mayBecome('active', 'restricted')).toBe(false);
  });

  it.each([
    ['2026-06-14T23:59:59.000Z', 'past_due', 4],
    ['2026-06-15T00:00:00.000Z', 'restricted', 4],
    ['2026-06-04T00:00:00.000Z', 'past_due', 2],
    ['2026-07-15T00:00:00.000Z', 'cancelled', 4],
  ])('due since 1 June, on %s: %s, %d reminders', (now, status, step) => {
    expect(overdueStatus('2026-06-01T00:00:00.000Z', now)).toBe(status);
    expect(dunningStep('2026-06-01T00:00:00.000Z', now)).toBe(step);
  });

  it('says what a smaller plan does not hold', () => {
    expect(exceedingOf({ a: 5, b: 2, c: 9, d: 1, e: 0 }, { a: 3, b: 2, c: null, d: false })).toEqual([
      { key: 'a', used: 5, limit: 3 },
      { key: 'd', used: 1, limit: 0 },
    ]);
  });
});

describe('invoices', () => {
  const line = fc.record({
    text: fc.constant('Plan'),
    quantity: fc.integer({ min: 1, max: 50 }),
    unit_price: cents,
    discount: fc.constant(0),
  });
  const tax = fc.record({
    name: fc.constant('Tax'),
    percent: fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000),
    kind: fc.constantFrom('standard' as const, 'reverse_charge' as const),
  });

  it('add up: lines and taxes are the total', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.array(tax, { maxLength: 3 }),
        (lines, taxes) => {
          const totals = invoiceTotals(lines, taxes);
          expect(lines.reduce((sum, each) => sum + lineAmount(each), 0)).toBe(totals.subtotal);
          expect(totals.tax_lines.reduce((sum, each) => sum + each.amount, totals.subtotal)).toBe(
            totals.total,
          );
          expect(totals.total).toBe(totals.subtotal + totals.tax);
        },
      ),
    );
  });

  it('credit notes over parts add up as well', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.array(tax, { maxLength: 3 }),
        fc.nat(1000),
        (lines, taxes, part) => {
          const invoice = invoiceTotals(lines, taxes);
          const given = shareOf(invoice.total, part, 1000);
          const credit = creditTotals(invoice, given);
          expect(credit.subtotal + credit.tax).toBe(given);
          expect(credit.total).toBe(given);
        },
      ),
    );
    const whole = invoiceTotals(
      [{ text: 'Plan', quantity: 1, unit_price: 9_999, discount: 0 }],
      [{ name: 'VAT', percent: 19, kind: 'standard' }],
    );
    expect(creditTotals(whole, whole.total)).toEqual(whole);
  });

  it('have numbers of six places and more', () => {
    expect(invoiceNumber('INV-', 42)).toBe('INV-000042');
    expect(invoiceNumber('', 1_234_567)).toBe('1234567');
  });
});

describe('tax', () => {
  const rates = [
    { country: 'DE', region: null, name: 'VAT', percent: 19 },
    { country: 'US', region: 'NY', name: 'Sales tax', percent: 8.875 },
  ];
  const seller = { country: 'FR', region: null, tax_id: null };

  it.each([
    [{ country: 'DE', region: null, tax_id: null }, [{ name: 'VAT', percent: 19, kind: 'standard' }]],
    [
      { country: 'DE', region: null, tax_id: 'DE136695976' },
      [{ name: 'VAT', percent: 0, kind: 'reverse_charge' }],
    ],
    [
      { country: 'DE', region: null, tax_id: 'DE136695977' },
      [{ name: 'VAT', percent: 19, kind: 'standard' }],
    ],
    [
      { country: 'US', region: 'ny', tax_id: null },
      [{ name: 'Sales tax', percent: 8.875, kind: 'standard' }],
    ],
    [{ country: 'US', region: 'TX', tax_id: null }, []],
    [{ country: 'CH', region: null, tax_id: null }, []],
  ])('%j', (buyer, taxes) => {
    expect(taxesByTable(rates, seller, buyer)).toEqual(taxes);
  });

  it('is never reversed at home', () => {
    const german = { country: 'DE', region: null, tax_id: 'DE136695976' };
    expect(taxesByTable(rates, german, german)[0]?.kind).toBe('standard');
  });
});

describe('coupons', () => {
  const coupon = {
    percent: 20,
    amount: null,
    currency: null,
    applies_to: 'all',
    starts_at: null,
    ends_at: null,
    most: 10,
    used: 0,
  } as const;
  const order = { kind: 'plan', currency: 'USD', at: '2026-06-01T00:00:00.000Z' } as const;

  it.each([
    [{}, null],
    [{ used: 10 }, 'used_up'],
    [{ starts_at: '2026-06-02T00:00:00.000Z' }, 'not_yet'],
    [{ ends_at: '2026-06-01T00:00:00.000Z' }, 'over'],
    [{ applies_to: 'addon' as const }, 'other_kind'],
    [{ percent: null, amount: 500, currency: 'EUR' }, 'other_currency'],
  ])('%j: %s', (change, problem) => {
    expect(couponProblem({ ...coupon, ...change }, order)).toBe(problem);
  });

  it('take off no more than the price', () => {
    expect(discountOn(1_000, 'USD', { percent: 100, amount: null, currency: null })).toBe(1_000);
    expect(discountOn(1_000, 'USD', { percent: null, amount: 5_000, currency: 'USD' })).toBe(1_000);
    expect(discountOn(1_000, 'EUR', { percent: null, amount: 500, currency: 'USD' })).toBe(0);
  });
});

describe('coupons that last', () => {
  const first = '2026-01-31T00:00:00.000Z';
  it.each([
    ['once', null, 'month', '2026-02-28T00:00:00.000Z'],
    ['once', null, 'year', '2027-01-31T00:00:00.000Z'],
    ['repeating', 3, 'month', '2026-04-30T00:00:00.000Z'],
    ['repeating', 12, 'year', '2027-01-31T00:00:00.000Z'],
    ['forever', null, 'month', null],
  ] as const)('%s, %s months, paid by the %s: until %s', (duration, duration_months, period, until) => {
    expect(couponUntil({ duration, duration_months }, first, period)).toBe(until);
  });

  it('comes off what an early start leaves, and never more than there is', () => {
    const half = { percent: 50, amount: null, currency: null };
    const ten = { percent: null, amount: 1_000, currency: 'USD' };
    expect(reductionOn(10_000, 'USD', { early_bird_percent: 20, coupon: half })).toBe(6_000);
    expect(reductionOn(10_000, 'USD', { early_bird_percent: 0, coupon: ten })).toBe(1_000);
    expect(reductionOn(10_000, 'JPY', { early_bird_percent: 0, coupon: ten })).toBe(0);
    fc.assert(
      fc.property(cents, fc.nat(100), fc.integer({ min: 1, max: 100 }), (price, early, percent) => {
        const off = reductionOn(price, 'USD', {
          early_bird_percent: early,
          coupon: { percent, amount: null, currency: null },
        });
        expect(off >= 0 && off <= price).toBe(true);
      }),
    );
  });
});
