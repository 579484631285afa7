import { plainAmount } from '@tryout/domain/billing/amounts';
import type { Cell, SheetRows } from '../../../platform/files/sheet-files.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const COLUMNS = [
  'number',
  'kind',
  'issued_at',
  'due_at',
  'paid_at',
  'status',
  'corrects',
  'buyer',
  'country',
  'tax_id',
  'currency',
  'net',
  'tax',
  'gross',
  'tax_names',
];

/** Invoices as rows for bookkeeping, one each; what was given back is below zero. */
export async function* invoiceRows(invoices: readonly InvoiceRow[]): SheetRows {
  yield COLUMNS;
  for (const invoice of invoices) {
    const sign = invoice.kind === 'credit_note' ? -1 : 1;
    const money = (cents: number): Cell => Number(plainAmount(sign * cents, invoice.currency));
    yield [
      invoice.written_number,
      invoice.kind,
      invoice.issued_at.slice(0, 10),
      invoice.due_at.slice(0, 10),
      invoice.paid_at?.slice(0, 10) ?? null,
      invoice.status,
      invoice.corrects_number,
      invoice.buyer.legal_name,
      invoice.buyer.address.country,
      invoice.buyer.tax_id,
      invoice.currency,
      money(invoice.subtotal),
      money(invoice.tax),
      money(invoice.total),
      invoice.tax_lines.map((tax) => `${tax.name} ${tax.percent} %`).join('; '),
    ];
  }
}
