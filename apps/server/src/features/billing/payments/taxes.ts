import type { TaxRule } from '@tryout/domain/billing/invoice-totals';
import { isReverseCharge, taxesByTable } from '@tryout/domain/billing/tax';
import type { Act } from '../../../platform/act.ts';
import type { Buyer } from '../billing.queries.ts';
import { findTaxRates, type Seller } from '../sellers.queries.ts';
import { askStripe } from './stripe-api.ts';
import { stripeTaxes } from './stripe-shapes.ts';

/**
 * The port to whoever knows taxes: nobody, the platform's table, or Stripe Tax. Which one the seller says.
 * @throws PaymentProblem where Stripe Tax does not answer
 */
export async function taxesOf(
  { db, services }: Pick<Act, 'db' | 'services'>,
  seller: Seller,
  buyer: Buyer,
  sale: { readonly subtotal: number; readonly currency: string },
): Promise<TaxRule[]> {
  if (seller.tax_source === 'none') return [];
  const from = {
    country: seller.address.country,
    region: seller.address.region || null,
    tax_id: seller.tax_id,
  };
  const to = {
    country: buyer.address.country,
    region: buyer.address.region || null,
    tax_id: buyer.tax_id || null,
  };
  if (seller.tax_source === 'rates') return taxesByTable(await findTaxRates(db), from, to);
  if (isReverseCharge(from, to)) return [{ name: 'VAT', percent: 0, kind: 'reverse_charge' }];
  if (sale.subtotal <= 0) return [];
  const { line1, line2, city, postal_code, region, country } = buyer.address;
  const form = {
    currency: sale.currency.toLowerCase(),
    line_items: [{ amount: sale.subtotal, reference: 'order', tax_behavior: 'exclusive' }],
    customer_details: {
      address: { line1, line2, city, postal_code, state: region, country },
      address_source: 'billing',
    },
  };
  const calculation = await askStripe(services, stripeTaxes, {
    method: 'POST',
    path: '/v1/tax/calculations',
    form,
  });
  return (calculation.tax_breakdown ?? []).flatMap(({ tax_rate_details: rate }) =>
    rate && rate.percentage_decimal > 0
      ? [
          {
            name: (rate.tax_type ?? 'tax').replaceAll('_', ' ').toUpperCase(),
            percent: rate.percentage_decimal,
            kind: 'standard' as const,
          },
        ]
      : [],
  );
}
