import type { Cents } from '../money/money.ts';
import { percentage, shareOf } from './amounts.ts';

/** What an invoice asks for: so many of something at a price, less what is taken off. */
export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unit_price: Cents;
  readonly discount: Cents;
}

/** A tax that applies to all lines. */
export interface TaxRule {
  readonly name: string;
  /** With at most three places. */
  readonly percent: number;
  /** `reverse_charge`: the buyer owes it, so that it is 0 and the invoice says so. */
  readonly kind: 'standard' | 'reverse_charge';
}

/** One tax of an invoice. */
export interface TaxLine extends TaxRule {
  /** What it is a part of. */
  readonly base: Cents;
  readonly amount: Cents;
}

/** The sums of an invoice. */
export interface InvoiceTotals {
  readonly subtotal: Cents;
  readonly tax_lines: readonly TaxLine[];
  readonly tax: Cents;
  readonly total: Cents;
}

/** What one line comes to. */
export function lineAmount(line: InvoiceLine): Cents {
  return line.quantity * line.unit_price - line.discount;
}

/**
 * The sums of an invoice: the lines add up to the subtotal, each tax is rounded once on it, and subtotal and taxes add up to
 * the total. Prices are without tax.
 */
export function invoiceTotals(lines: readonly InvoiceLine[], taxes: readonly TaxRule[]): InvoiceTotals {
  const subtotal = lines.reduce((sum, line) => sum + lineAmount(line), 0);
  const tax_lines = taxes.map((rule) => ({
    ...rule,
    base: subtotal,
    amount: rule.kind === 'reverse_charge' ? 0 : percentage(subtotal, rule.percent),
  }));
  const tax = tax_lines.reduce((sum, line) => sum + line.amount, 0);
  return { subtotal, tax_lines, tax, total: subtotal + tax };
}

/**
 * The lines and taxes of a credit note over a part of an invoice: one line, whose taxes are the invoice's own at their rates.
 * What is given back includes tax; what rounding leaves is part of the subtotal, so that the sums are exact.
 */
export function creditTotals(
  invoice: Pick<InvoiceTotals, 'subtotal' | 'tax_lines' | 'total'>,
  given_back: Cents,
): InvoiceTotals {
  if (given_back === invoice.total)
    return { ...invoice, tax: invoice.total - invoice.subtotal, tax_lines: [...invoice.tax_lines] };
  const whole = Math.max(1, invoice.total);
  const tax_lines = invoice.tax_lines.map((line) => {
    return { ...line, amount: shareOf(line.amount, given_back, whole) };
  });
  const tax = tax_lines.reduce((sum, line) => sum + line.amount, 0);
  const subtotal = given_back - tax;
  return {
    subtotal,
    tax_lines: tax_lines.map((line) => ({ ...line, base: subtotal })),
    tax,
    total: given_back,
  };
}

/** The number of an invoice or credit note as it is written: `INV-000042`. */
export function invoiceNumber(prefix: string, number: number): string {
  return `${prefix}${String(number).padStart(6, '0')}`;
}
