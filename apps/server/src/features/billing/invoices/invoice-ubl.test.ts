import { expect, it } from 'vitest';
import { NO_ADDRESS } from '../billing.queries.ts';
import { readXml, ublFaults } from '../testing/ubl-schema.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import type { InvoiceRow } from './invoices.queries.ts';

const party = {
  legal_name: 'Hafen & Söhne <GmbH>',
  address: { ...NO_ADDRESS, line1: 'Kai 1', city: 'Hamburg', postal_code: '20457', country: 'DE' },
  tax_id: '136695976',
  email: 'a@example.test',
};
const invoice: InvoiceRow = {
  id: 'i',
  organization_id: 'o',
  order_id: 'order-1',
  seller_id: 's',
  kind: 'invoice',
  number: 7,
  written_number: 'INV-000007',
  corrects_id: null,
  corrects_number: null,
  status: 'paid',
  language: 'en',
  currency: 'EUR',
  lines: [
    { text: 'Plan', quantity: 2, unit_price: 10_000, discount: 500 },
    { text: 'Unused part', quantity: 1, unit_price: -3_000, discount: 0 },
  ],
  tax_lines: [{ name: 'VAT', percent: 19, kind: 'standard', base: 16_500, amount: 3_135 }],
  subtotal: 16_500,
  tax: 3_135,
  total: 19_635,
  seller: party,
  buyer: party,
  issued_at: '2026-06-01T00:00:00.000Z',
  due_at: '2026-06-15T00:00:00.000Z',
  paid_at: '2026-06-01T00:00:00.000Z',
  dunning_step: 0,
};

it.each([
  ['an invoice', invoice],
  ['one without tax', { ...invoice, tax_lines: [], tax: 0, total: 16_500 }],
  [
    'reverse charge',
    {
      ...invoice,
      tax_lines: [{ name: 'VAT', percent: 0, kind: 'reverse_charge' as const, base: 16_500, amount: 0 }],
      tax: 0,
      total: 16_500,
    },
  ],
  [
    'a credit note',
    {
      ...invoice,
      kind: 'credit_note' as const,
      corrects_id: 'i',
      corrects_number: 'INV-000006',
      written_number: 'CN-000001',
    },
  ],
  [
    'one without addresses',
    { ...invoice, buyer: { legal_name: 'X', address: NO_ADDRESS, tax_id: '', email: '' } },
  ],
  ['one in yen', { ...invoice, currency: 'JPY' }],
  ['one in dinars', { ...invoice, currency: 'KWD' }],
])('%s is valid by the schema: order, how often, types', (_what, given) => {
  expect(ublFaults(readXml(invoiceUbl(given)))).toEqual([]);
});

it.each([
  ['a part is missing', /<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''],
  ['a part comes twice', /(<cbc:ID>INV-000007<\/cbc:ID>)/, '$1$1'],
  [
    'parts change places',
    /(<cbc:UBLVersionID>2.1<\/cbc:UBLVersionID>)(<cbc:ID>INV-000007<\/cbc:ID>)/,
    '$2$1',
  ],
  ['an amount is none', /165\.00/, '165,00'],
  ['an amount has no currency', / currencyID="EUR">196/, '>196'],
  ['a part is unknown', /<cbc:UBLVersionID>/, '<cbc:Paid>1</cbc:Paid><cbc:UBLVersionID>'],
  ['there is no line', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
])('finds where %s', (_what, part, other) => {
  const xml = invoiceUbl(invoice);
  const broken = xml.replace(part, other);
  expect(broken).not.toBe(xml);
  expect(ublFaults(readXml(broken))).not.toEqual([]);
});

it('says amounts, numbers and names as they are', () => {
  const xml = invoiceUbl(invoice);
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">196.35</cbc:PayableAmount>');
  expect(xml).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>');
  expect(xml).toContain('Hafen &amp; Söhne &lt;GmbH&gt;');
  expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>');
});
