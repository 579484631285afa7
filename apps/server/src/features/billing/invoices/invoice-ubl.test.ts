import { expect, it } from 'vitest';
import { NO_ADDRESS } from '../billing.queries.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import type { InvoiceRow } from './invoices.queries.ts';

/** The order in which the schema of UBL 2.1 has the children of each element, as far as they are used. */
const SEQUENCES: Readonly<Record<string, string>> = {
  Invoice:
    'UBLVersionID CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note DocumentCurrencyCode OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'UBLVersionID CustomizationID ProfileID ID IssueDate CreditNoteTypeCode Note DocumentCurrencyCode OrderReference BillingReference AccountingSupplierParty AccountingCustomerParty TaxTotal LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PartyIdentification PartyName PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone CountrySubentity Country',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal:
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount PrepaidAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount AllowanceCharge Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount AllowanceCharge Item Price',
  AllowanceCharge: 'ChargeIndicator AllowanceChargeReason Amount',
  Item: 'Name ClassifiedTaxCategory',
};

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

interface Element {
  readonly name: string;
  readonly children: Element[];
  text: string;
}

/** Reads well-formed XML without comments; fails where tags do not close each other. */
function read(xml: string): Element {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  for (const [, close, name = '', , text = ''] of xml
    .replace(/^<\?xml[^>]*\?>\n/, '')
    .matchAll(/<(\/?)([\w:]+)([^>]*)>([^<]*)/g)) {
    const top = open.at(-1) as Element;
    if (close) {
      expect(name).toBe(top.name);
      open.pop();
      continue;
    }
    const element = { name, children: [], text };
    top.children.push(element);
    open.push(element);
  }
  expect(open).toHaveLength(1);
  return root.children[0] as Element;
}

const bare = (name: string) => name.replace(/^c[ab]c:/, '');

function checkOrder(element: Element): void {
  const sequence = SEQUENCES[bare(element.name)]?.split(' ');
  if (sequence) {
    const places = element.children.map((child) => sequence.indexOf(bare(child.name)));
    expect(places, element.name).not.toContain(-1);
    expect(places, element.name).toEqual([...places].sort((a, b) => a - b));
  }
  for (const child of element.children) {
    // Basic components hold text, aggregate ones hold elements; neither is ever empty.
    expect(child.name.startsWith('cbc:') ? child.text !== '' : child.children.length > 0, child.name).toBe(
      true,
    );
    checkOrder(child);
  }
}

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
])('%s has the elements of the schema in its order', (_what, given) => {
  const xml = invoiceUbl(given);
  checkOrder(read(xml));
  expect(xml).not.toContain('NaN');
});

it('says amounts, numbers and names as they are', () => {
  const xml = invoiceUbl(invoice);
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">196.35</cbc:PayableAmount>');
  expect(xml).toContain('<cbc:CompanyID>DE136695976</cbc:CompanyID>');
  expect(xml).toContain('Hafen &amp; Söhne &lt;GmbH&gt;');
  expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>');
});
