import type { InvoiceShown, listCompanyInvoices } from '@tryout/contract/billing/billing';
import type { RouteData } from '@tryout/contract/define-route';
import type { Act } from '../../../platform/act.ts';
import { type PageRequest, shownAs } from '../../../platform/http/keyset.ts';
import { type InvoiceRow, listInvoices } from './invoices.queries.ts';

const shown = (invoice: InvoiceRow): InvoiceShown => ({
  invoice_id: invoice.id,
  number: invoice.written_number,
  kind: invoice.kind,
  corrects: invoice.corrects_number,
  status: invoice.status,
  lines: [...invoice.lines],
  tax_lines: [...invoice.tax_lines],
  subtotal: invoice.subtotal,
  tax: invoice.tax,
  total: invoice.total,
  currency: invoice.currency,
  buyer_name: invoice.buyer.legal_name,
  issued_at: invoice.issued_at,
  due_at: invoice.due_at,
  paid_at: invoice.paid_at,
});

/** Invoices of an organization; null: everybody's. */
export function invoicesOf(
  { db }: Pick<Act, 'db'>,
  organizationId: string | null,
  request: PageRequest,
): Promise<RouteData<typeof listCompanyInvoices>> {
  return shownAs(listInvoices(db, request, organizationId), shown);
}
