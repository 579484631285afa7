import { amountText } from '@tryout/domain/billing/amounts';
import { creditTotals } from '@tryout/domain/billing/invoice-totals';
import type { Act } from '../../../platform/act.ts';
import { hostName } from '../../../platform/config.ts';
import { acceptedLanguage } from '../../../platform/language/language.ts';
import { linkToken } from '../../../platform/link-token.ts';
import { mailTo } from '../../notifications/public.ts';
import { billingSay } from '../billing.messages.ts';
import { findBuyer, type OrderRow } from '../billing.queries.ts';
import { tellPayers } from '../billing-news.ts';
import { findSeller } from '../sellers.queries.ts';
import {
  creditedOf,
  findInvoiceOf,
  type InvoiceRow,
  insertInvoice,
  type Party,
  storeInvoiceStatus,
} from './invoices.queries.ts';

const DAY = 86_400_000;

async function partiesOf(act: Act, order: OrderRow) {
  const seller = await findSeller(act.db);
  const buyer = await findBuyer(act.db, order.organization_id);
  if (!buyer) throw new Error('an order without its organization');
  const { legal_name, address, tax_id, email, bank } = seller;
  const from: Party = {
    legal_name: legal_name || hostName(act.services.config.publicUrl),
    address,
    tax_id,
    email,
    bank,
  };
  const to: Party = {
    legal_name: buyer.legal_name,
    address: buyer.address,
    tax_id: buyer.tax_id,
    email: buyer.email,
  };
  return { seller, from, to };
}

/**
 * Issues the invoice of an order, once; one that is there already is marked as paid.
 * @param paidAt when it was paid; null: it is to be paid
 */
export async function issueInvoice(act: Act, order: OrderRow, paidAt: string | null): Promise<void> {
  const existing = await findInvoiceOf(act.db, order.id);
  if (existing) {
    if (paidAt && existing.status !== 'paid') await storeInvoiceStatus(act.db, existing.id, 'paid', paidAt);
    return;
  }
  const { seller, from, to } = await partiesOf(act, order);
  const issued = paidAt ?? order.created_at;
  const invoice = await insertInvoice(act.db, {
    organization_id: order.organization_id,
    order_id: order.id,
    seller_id: seller.id,
    kind: 'invoice',
    corrects_id: null,
    effect_key: `invoice:${order.id}`,
    status: paidAt ? 'paid' : 'open',
    language: order.language,
    currency: order.currency,
    lines: order.lines,
    tax_lines: order.tax_lines,
    subtotal: order.subtotal,
    tax: order.tax,
    total: order.total,
    seller: from,
    buyer: to,
    issued_at: issued,
    due_at: paidAt ?? new Date(Date.parse(issued) + seller.due_days * DAY).toISOString(),
    paid_at: paidAt,
  });
  if (invoice) await sendInvoice(act, invoice);
}

/** Gives back what was refunded and is in no credit note yet. */
export async function creditOrder(act: Act, order: OrderRow, refunded: number): Promise<void> {
  const invoice = await findInvoiceOf(act.db, order.id);
  if (!invoice) return;
  const given = refunded - (await creditedOf(act.db, order.id));
  if (given <= 0) return;
  const totals = creditTotals(invoice, given);
  const isWhole = given === invoice.total;
  const note = await insertInvoice(act.db, {
    organization_id: order.organization_id,
    order_id: order.id,
    seller_id: invoice.seller_id,
    kind: 'credit_note',
    corrects_id: invoice.id,
    effect_key: `credit:${order.id}:${refunded}`,
    status: 'paid',
    language: invoice.language,
    currency: invoice.currency,
    lines: isWhole
      ? invoice.lines
      : [
          {
            text: billingSay('billing.line_refund', { number: invoice.written_number })(
              acceptedLanguage(invoice.language),
            ),
            quantity: 1,
            unit_price: totals.subtotal,
            discount: 0,
          },
        ],
    tax_lines: totals.tax_lines,
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    seller: invoice.seller,
    buyer: invoice.buyer,
    issued_at: act.services.now().toISOString(),
    due_at: act.services.now().toISOString(),
    paid_at: act.services.now().toISOString(),
  });
  if (note) await sendInvoice(act, note);
}

/** Notes that the money of an invoice will not come. */
export async function writeOff(
  act: Act,
  order: OrderRow,
  status: 'uncollectible' | 'void' = 'uncollectible',
): Promise<void> {
  const invoice = await findInvoiceOf(act.db, order.id);
  if (invoice) await storeInvoiceStatus(act.db, invoice.id, status, null);
}

/** Mails an invoice: to the address for invoices where there is one, else to those who pay. The link opens the file. */
async function sendInvoice(act: Act, invoice: InvoiceRow): Promise<void> {
  const params = {
    number: invoice.written_number,
    amount: amountText(invoice.total, invoice.currency, invoice.language),
    kind: invoice.kind,
    due: invoice.status === 'open' ? invoice.due_at.slice(0, 10) : 'none',
  };
  const link = `/api/payment/invoice/shared/${linkToken(act.services, 'invoice', invoice.id, 1)}`;
  if (invoice.buyer.email) {
    await mailTo(act, {
      type: 'invoice_issued',
      effect_key: `invoice:${invoice.id}`,
      params,
      email: invoice.buyer.email,
      locale: invoice.language,
      link,
      organization_id: invoice.organization_id,
    });
    return;
  }
  await tellPayers(act, invoice.organization_id, 'invoice_issued', { key: invoice.id, params, link });
}
