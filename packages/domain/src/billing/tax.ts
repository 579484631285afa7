import type { TaxRule } from './invoice-totals.ts';
import { EU_COUNTRIES, isVatNumber } from './vat-numbers.ts';

/** A rate of the table that the platform keeps. */
export interface TaxRate {
  /** ISO 3166 code. */
  readonly country: string;
  /** State or province, as buyers write its code; null: the whole country. */
  readonly region: string | null;
  readonly name: string;
  readonly percent: number;
}

/** Where somebody pays tax. */
export interface TaxPlace {
  readonly country: string;
  readonly region: string | null;
  readonly tax_id: string | null;
}

/** Whether the buyer owes the tax: businesses of two countries of the European Union, the buyer with a valid VAT number. */
export function isReverseCharge(seller: TaxPlace, buyer: TaxPlace): boolean {
  return (
    EU_COUNTRIES.includes(seller.country) &&
    EU_COUNTRIES.includes(buyer.country) &&
    seller.country !== buyer.country &&
    buyer.tax_id !== null &&
    isVatNumber(buyer.country, buyer.tax_id)
  );
}

/** The taxes of a sale by the platform's table: those of the buyer's country and state. */
export function taxesByTable(rates: readonly TaxRate[], seller: TaxPlace, buyer: TaxPlace): TaxRule[] {
  if (isReverseCharge(seller, buyer)) return [{ name: 'VAT', percent: 0, kind: 'reverse_charge' }];
  return rates
    .filter(
      (rate) =>
        rate.country === buyer.country &&
        (rate.region === null || rate.region.toUpperCase() === buyer.region?.toUpperCase()),
    )
    .map(({ name, percent }) => ({ name, percent, kind: 'standard' as const }));
}
