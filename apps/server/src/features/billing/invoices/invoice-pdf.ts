import { amountText } from '@tryout/domain/billing/amounts';
import { lineAmount } from '@tryout/domain/billing/invoice-totals';
import { beginPdf, SIZES } from '../../../platform/files/pdf-writer.ts';
import { acceptedLanguage } from '../../../platform/language/language.ts';
import type { Said } from '../../../platform/language/say.ts';
import { billingSay } from '../billing.messages.ts';
import type { PostalAddress } from '../billing.queries.ts';
import type { InvoiceRow, Party } from './invoices.queries.ts';

function addressLines(address: PostalAddress, language: string): string[] {
  const { line1, line2, postal_code, city, region, country } = address;
  const name = country ? (new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country) : '';
  return [line1, line2, [postal_code, city, region].filter(Boolean).join(' '), name].filter(Boolean);
}

/** An invoice or credit note as a PDF, in its buyer's language, with seller and buyer as they were on its day. */
export async function invoicePdf(invoice: InvoiceRow): Promise<Buffer> {
  const language = acceptedLanguage(invoice.language);
  const said = (words: Said) => words(language);
  const money = (cents: number) => amountText(cents, invoice.currency, language);
  const date = (at: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  const title = said(
    invoice.kind === 'invoice'
      ? billingSay('billing.pdf_invoice', { number: invoice.written_number })
      : billingSay('billing.pdf_credit_note', { number: invoice.written_number }),
  );
  const party = (label: string, one: Party) => [
    label,
    one.legal_name,
    ...addressLines(one.address, language),
    ...(one.tax_id ? [said(billingSay('billing.pdf_tax_id', { id: one.tax_id }))] : []),
    ...(one.email ? [one.email] : []),
  ];
  const seller = party(said(billingSay('billing.pdf_seller')), invoice.seller);
  const buyer = party(said(billingSay('billing.pdf_buyer')), invoice.buyer);
  const facts = [
    said(billingSay('billing.pdf_date', { date: date(invoice.issued_at) })),
    ...(invoice.corrects_number
      ? [said(billingSay('billing.pdf_corrects', { number: invoice.corrects_number }))]
      : []),
    ...(invoice.status === 'open'
      ? [said(billingSay('billing.pdf_due', { date: date(invoice.due_at) }))]
      : []),
  ];
  const columns = [
    said(billingSay('billing.pdf_item')),
    said(billingSay('billing.pdf_quantity')),
    said(billingSay('billing.pdf_price')),
    said(billingSay('billing.pdf_discount')),
    said(billingSay('billing.pdf_amount')),
  ];
  const rows = invoice.lines.map((line) => [
    line.text,
    String(line.quantity),
    money(line.unit_price),
    line.discount ? money(-line.discount) : '',
    money(lineAmount(line)),
  ]);
  const sums = [
    [said(billingSay('billing.pdf_subtotal')), money(invoice.subtotal)],
    ...invoice.tax_lines.map((tax) => [
      tax.kind === 'reverse_charge'
        ? said(billingSay('billing.pdf_reverse'))
        : said(
            billingSay('billing.pdf_tax', {
              name: tax.name,
              percent: new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(tax.percent),
            }),
          ),
      money(tax.amount),
    ]),
    [said(billingSay('billing.pdf_total')), money(invoice.total)],
  ];
  const stamp =
    invoice.kind === 'credit_note'
      ? said(billingSay('billing.pdf_credited'))
      : invoice.status === 'paid' && invoice.paid_at
        ? said(billingSay('billing.pdf_paid', { date: date(invoice.paid_at) }))
        : invoice.status === 'void'
          ? said(billingSay('billing.pdf_void'))
          : '';
  const bank = invoice.status === 'open' ? (invoice.seller.bank ?? '') : '';
  const pdf = await beginPdf(title, language, [seller, buyer, facts, columns, rows, sums, stamp, bank]);
  pdf.text(title, SIZES.title, { bold: true });
  for (const fact of facts) pdf.text(fact, SIZES.text);
  for (const [label = '', ...rest] of [seller, buyer]) {
    pdf.gap(12);
    pdf.text(label, SIZES.text, { bold: true });
    for (const each of rest) pdf.text(each, SIZES.text);
  }
  pdf.gap(12);
  pdf.table({ columns, rows });
  pdf.table({
    columns: [said(billingSay('billing.pdf_sum')), said(billingSay('billing.pdf_amount'))],
    rows: sums,
  });
  if (stamp) pdf.text(stamp, SIZES.heading, { bold: true });
  if (bank) {
    pdf.gap(8);
    pdf.text(said(billingSay('billing.pdf_pay')), SIZES.text, { bold: true });
    for (const each of bank.split('\n')) pdf.text(each, SIZES.text);
  }
  return Buffer.from(await pdf.save());
}
