import { plainAmount } from '@tryout/domain/billing/amounts';
import type { TaxLine } from '@tryout/domain/billing/invoice-totals';
import { lineAmount } from '@tryout/domain/billing/invoice-totals';
import { EU_COUNTRIES, normalVatNumber } from '@tryout/domain/billing/vat-numbers';
import type { InvoiceRow, Party } from './invoices.queries.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no such signs at all
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element of the basic components, with attributes; nothing where it would be empty. */
const basic = (name: string, text: string, attributes = '') =>
  text === '' ? '' : `<cbc:${name}${attributes}>${escaped(text)}</cbc:${name}>`;

/** An element of the aggregate components; nothing where nothing is in it. */
const group = (name: string, ...parts: readonly string[]) => {
  const inside = parts.join('');
  return inside === '' ? '' : `<cac:${name}>${inside}</cac:${name}>`;
};

/** Codes of UNCL 5305 as UBL uses them: S standard, Z zero, AE reverse charge, O outside of tax. */
const categoryOf = (tax: TaxLine | undefined) =>
  !tax ? 'O' : tax.kind === 'reverse_charge' ? 'AE' : tax.percent === 0 ? 'Z' : 'S';

function partyOf({ legal_name, address, tax_id, email }: Party): string {
  const { line1, line2, city, postal_code, region, country } = address;
  const id = tax_id && EU_COUNTRIES.includes(country) ? normalVatNumber(country, tax_id) : tax_id;
  return group(
    'Party',
    group('PartyName', basic('Name', legal_name)),
    group(
      'PostalAddress',
      basic('StreetName', line1),
      basic('AdditionalStreetName', line2),
      basic('CityName', city),
      basic('PostalZone', postal_code),
      basic('CountrySubentity', region),
      group('Country', basic('IdentificationCode', country)),
    ),
    id === '' ? '' : group('PartyTaxScheme', basic('CompanyID', id), group('TaxScheme', basic('ID', 'VAT'))),
    group('PartyLegalEntity', basic('RegistrationName', legal_name)),
    group('Contact', basic('ElectronicMail', email)),
  );
}

/** An invoice or credit note in the Universal Business Language 2.1, with the elements in the order of its schema. */
export function invoiceUbl(invoice: InvoiceRow): string {
  const isCredit = invoice.kind === 'credit_note';
  const root = isCredit ? 'CreditNote' : 'Invoice';
  const money = (name: string, cents: number) =>
    basic(name, plainAmount(cents, invoice.currency), ` currencyID="${invoice.currency}"`);
  const [first] = invoice.tax_lines;
  const category = (name: string, tax: TaxLine | undefined, withReason: boolean) =>
    group(
      name,
      basic('ID', categoryOf(tax)),
      tax ? basic('Percent', String(tax.percent)) : '',
      withReason && tax?.kind === 'reverse_charge'
        ? basic('TaxExemptionReasonCode', 'VATEX-EU-AE') + basic('TaxExemptionReason', 'Reverse charge')
        : '',
      withReason && !tax ? basic('TaxExemptionReason', 'Not subject to VAT') : '',
      group('TaxScheme', basic('ID', 'VAT')),
    );
  const subtotal = (base: number, amount: number, tax: TaxLine | undefined) =>
    group(
      'TaxSubtotal',
      money('TaxableAmount', base),
      money('TaxAmount', amount),
      category('TaxCategory', tax, true),
    );
  const taxes =
    invoice.tax_lines.length === 0
      ? [subtotal(invoice.subtotal, 0, undefined)]
      : invoice.tax_lines.map((tax) => subtotal(tax.base, tax.amount, tax));
  const lines = invoice.lines.map((line, i) => {
    // A price is never below zero in this language: what is taken back is a negative quantity.
    const sign = line.unit_price < 0 ? -1 : 1;
    const amount = lineAmount(line);
    return group(
      `${root}Line`,
      basic('ID', String(i + 1)),
      basic(
        isCredit ? 'CreditedQuantity' : 'InvoicedQuantity',
        String(line.quantity * sign),
        ' unitCode="C62"',
      ),
      money('LineExtensionAmount', amount),
      line.discount > 0
        ? group(
            'AllowanceCharge',
            basic('ChargeIndicator', 'false'),
            basic('AllowanceChargeReason', 'Discount'),
            money('Amount', line.discount),
          )
        : '',
      group('Item', basic('Name', line.text), category('ClassifiedTaxCategory', first, false)),
      group('Price', money('PriceAmount', line.unit_price * sign)),
    );
  });
  const body = [
    basic('UBLVersionID', '2.1'),
    basic('ID', invoice.written_number),
    basic('IssueDate', invoice.issued_at.slice(0, 10)),
    isCredit ? '' : basic('DueDate', invoice.due_at.slice(0, 10)),
    basic(isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode', isCredit ? '381' : '380'),
    basic('DocumentCurrencyCode', invoice.currency),
    group('OrderReference', basic('ID', invoice.order_id)),
    invoice.corrects_number
      ? group('BillingReference', group('InvoiceDocumentReference', basic('ID', invoice.corrects_number)))
      : '',
    group('AccountingSupplierParty', partyOf(invoice.seller)),
    group('AccountingCustomerParty', partyOf(invoice.buyer)),
    group('TaxTotal', money('TaxAmount', invoice.tax), ...taxes),
    group(
      'LegalMonetaryTotal',
      money('LineExtensionAmount', invoice.subtotal),
      money('TaxExclusiveAmount', invoice.subtotal),
      money('TaxInclusiveAmount', invoice.total),
      money('PayableAmount', invoice.total),
    ),
    ...lines,
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${UBL}:${root}-2" xmlns:cac="${UBL}:CommonAggregateComponents-2" xmlns:cbc="${UBL}:CommonBasicComponents-2">${body}</${root}>\n`;
}
