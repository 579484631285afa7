import type { InvoiceLine, TaxLine } from '@tryout/domain/billing/invoice-totals';
import { invoiceNumber } from '@tryout/domain/billing/invoice-totals';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../../platform/database/json.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import { type PageRequest, readPage } from '../../../platform/http/keyset.ts';
import type { PostalAddress } from '../billing.queries.ts';

/** Seller or buyer, as they were on the day of an invoice. */
export interface Party {
  readonly legal_name: string;
  readonly address: PostalAddress;
  readonly tax_id: string;
  readonly email: string;
  readonly bank?: string;
}

/** An invoice or credit note, as stored. */
export interface InvoiceRow {
  readonly id: string;
  readonly organization_id: string;
  readonly order_id: string;
  readonly seller_id: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: number;
  readonly written_number: string;
  readonly corrects_id: string | null;
  readonly corrects_number: string | null;
  readonly status: 'open' | 'paid' | 'void' | 'uncollectible';
  readonly language: string;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  readonly tax_lines: readonly TaxLine[];
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly seller: Party;
  readonly buyer: Party;
  readonly issued_at: string;
  readonly due_at: string;
  readonly paid_at: string | null;
  readonly dunning_step: number;
}

const INVOICE = sql`i.id, i.organization_id, i.order_id, i.seller_id, i.kind, i.number, i.written_number, i.corrects_id,
  (select c.written_number from invoices c where c.id = i.corrects_id) as corrects_number, i.status, i.language, i.currency,
  i.lines, i.tax_lines, i.subtotal, i.tax, i.total, i.seller, i.buyer, i.issued_at, i.due_at, i.paid_at, i.dunning_step`;

/** What an invoice is made of, before it has a number. */
export type InvoiceDraft = Omit<
  InvoiceRow,
  'id' | 'number' | 'written_number' | 'corrects_number' | 'dunning_step'
> & { readonly effect_key: string };

/**
 * Stores an invoice under the next number of its seller, in the caller's transaction. The seller's row is held until that
 * ends: of many at once each gets its own number, and one that is rolled back gives its number back. Null: it was issued
 * before.
 */
export async function insertInvoice(db: Db, draft: InvoiceDraft): Promise<InvoiceRow | null> {
  const isCredit = draft.kind === 'credit_note';
  const { rows: counted } = await sql<{ number: number; prefix: string }>`
    update invoice_sellers set last_invoice = last_invoice + ${isCredit ? 0 : 1}, last_credit = last_credit + ${isCredit ? 1 : 0}
    where id = ${draft.seller_id} and not exists (select from invoices where effect_key = ${draft.effect_key})
    returning case when ${isCredit} then last_credit else last_invoice end as number,
      case when ${isCredit} then credit_prefix else invoice_prefix end as prefix
  `.execute(db);
  const [next] = counted;
  if (!next) return null;
  const id = uuidv7();
  await sql`
    insert into invoices (id, organization_id, order_id, seller_id, kind, number, written_number, corrects_id, effect_key,
      status, language, currency, lines, tax_lines, subtotal, tax, total, seller, buyer, issued_at, due_at, paid_at)
    values (${id}, ${draft.organization_id}, ${draft.order_id}, ${draft.seller_id}, ${draft.kind}, ${next.number},
      ${invoiceNumber(next.prefix, next.number)}, ${draft.corrects_id}, ${draft.effect_key}, ${draft.status},
      ${draft.language}, ${draft.currency}, ${jsonb(draft.lines)}, ${jsonb(draft.tax_lines)}, ${draft.subtotal},
      ${draft.tax}, ${draft.total}, ${jsonb(draft.seller)}, ${jsonb(draft.buyer)}, ${draft.issued_at}, ${draft.due_at},
      ${draft.paid_at})
  `.execute(db);
  const [stored] = await findInvoices(db, [id]);
  return stored ?? null;
}

/** Invoices by id. */
export async function findInvoices(db: Db, ids: readonly string[]): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE} from invoices i where i.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** The invoice of an order; undefined: none was issued. */
export async function findInvoiceOf(db: Db, orderId: string): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE} from invoices i where i.order_id = ${orderId} and i.kind = 'invoice'
  `.execute(db);
  return rows[0];
}

/** What credit notes of an order gave back. */
export async function creditedOf(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(total), 0)::bigint as total from invoices where order_id = ${orderId} and kind = 'credit_note'
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Notes how an invoice is paid, or that it never will be. */
export async function storeInvoiceStatus(
  db: Db,
  id: string,
  status: InvoiceRow['status'],
  paidAt: string | null,
): Promise<void> {
  await sql`update invoices set status = ${status}, paid_at = ${paidAt} where id = ${id}`.execute(db);
}

/** A page of invoices, the latest first; without an organization everybody's. */
export function listInvoices(db: Db, request: PageRequest, organizationId: string | null) {
  return readPage<InvoiceRow>(db, request, {
    order: { by: sql`i.issued_at`, id: sql`i.id`, type: 'timestamptz', direction: 'desc' },
    columns: INVOICE,
    from: sql`invoices i`,
    filter: sql<boolean>`(${organizationId}::uuid is null or i.organization_id = ${organizationId})`,
    sortValue: (row) => row.issued_at,
  });
}

/** Invoices of a stretch of time in the order of their numbers, for bookkeeping. */
export async function invoicesBetween(
  db: Db,
  from: string,
  until: string,
  organizationId: string | null,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE} from invoices i where i.issued_at >= ${from}::date and i.issued_at < ${until}::date + 1
      and (${organizationId}::uuid is null or i.organization_id = ${organizationId})
    order by i.kind desc, i.number limit 20000
  `.execute(db);
  return rows;
}

/** Open invoices that are due, held. */
export async function lockDueInvoices(db: Db, now: Date): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select ${INVOICE} from invoices i where i.status = 'open' and i.due_at <= ${now} order by i.due_at limit 200
    for no key update of i skip locked
  `.execute(db);
  return rows;
}

/** Notes how many reminders of an invoice were sent. */
export async function storeDunning(db: Db, id: string, step: number): Promise<void> {
  await sql`update invoices set dunning_step = ${step} where id = ${id}`.execute(db);
}

/** What came in, by month and plan: invoices that were paid, less what was given back, without tax. */
export async function revenueByMonth(
  db: Db,
  from: Date,
): Promise<{ month: string; name: string; currency: string; cents: number }[]> {
  const { rows } = await sql<{ month: string; name: string; currency: string; cents: number }>`
    select to_char(date_trunc('month', i.issued_at at time zone 'UTC'), 'YYYY-MM') as month,
      coalesce(pv.name, av.name) as name, i.currency,
      sum(case when i.kind = 'invoice' then i.subtotal else -i.subtotal end)::bigint as cents
    from invoices i join orders o on o.id = i.order_id left join plan_versions pv on pv.id = o.plan_version_id
      left join add_on_versions av on av.id = o.add_on_version_id
    where i.issued_at >= ${from} and i.status = 'paid' group by 1, 2, 3 order by 1, 2, 3
  `.execute(db);
  return rows;
}
