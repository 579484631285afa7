import type { BillingQuote } from '@tryout/contract/billing/billing';
import type { Act } from '../../../platform/act.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Language } from '../../../platform/language/language.ts';
import { namesOfFeatures } from '../../entitlements/public.ts';
import { billingSay } from '../billing.messages.ts';
import { findOffer } from '../billing.queries.ts';
import { PaymentProblem } from '../payments/payment-driver.ts';
import { type Choice, nameOf, quoteOf } from './quote.ts';

/** What a choice costs now, as the page shows it. */
export async function showQuote(
  act: Act,
  organizationId: string,
  choice: Choice,
  reader: Language,
): Promise<BillingQuote> {
  const at = act.services.now().toISOString();
  try {
    const quote = await quoteOf(act, organizationId, choice, { at, reader });
    const { totals, subscription } = quote;
    const nameOfFeature = await namesOfFeatures(act, reader);
    return {
      name: nameOf(quote.offer, quote.language),
      period: quote.period,
      quantity: quote.quantity,
      price: quote.price,
      lines: [...quote.lines],
      tax_lines: [...totals.tax_lines],
      subtotal: totals.subtotal,
      tax: totals.tax,
      total: totals.total,
      currency: quote.currency,
      begins: quote.begins,
      begins_at: quote.begins_at,
      trial_until: quote.trial_until,
      replaces: subscription && nameOf(await findOffer(act.db, subscription), quote.language),
      early_bird_percent: quote.early_bird_percent,
      next_price: quote.next_price,
      coupon: quote.coupon && {
        duration: quote.coupon.duration,
        duration_months: quote.coupon.duration_months,
      },
      exceeding: quote.exceeding.map((one) => ({ ...one, name: nameOfFeature(one.key) })),
      driver: act.services.config.payments.driver,
      has_details: quote.buyer.is_filled_in,
      quoted_at: at,
    };
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    throw new Refusal('unavailable', billingSay('billing.provider_down'));
  }
}
