import type { FastifyReply } from 'fastify';
import { ZipFile } from 'yazl';
import type { Act } from '../../../platform/act.ts';
import { csvFile } from '../../../platform/files/sheet-files.ts';
import { zipOutput } from '../../../platform/files/zip-output.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import { sendMadeFile } from '../../../platform/http/send-file.ts';
import { readLinkToken } from '../../../platform/link-token.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceRows } from './invoice-rows.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { findInvoices, type InvoiceRow, invoicesBetween } from './invoices.queries.ts';

const nameOf = (invoice: InvoiceRow, ending: string) =>
  `${invoice.written_number.replaceAll(/[^\w.-]/g, '_')}.${ending}`;

/** Hands over an invoice as a file. */
export async function sendInvoiceFile(
  reply: FastifyReply,
  invoice: InvoiceRow,
  format: 'pdf' | 'ubl',
): Promise<FastifyReply> {
  if (format === 'ubl') {
    const content = invoiceUbl(invoice);
    sendMadeFile(reply, { name: nameOf(invoice, 'xml'), media_type: 'application/xml', content });
    return reply;
  }
  sendMadeFile(reply, {
    name: nameOf(invoice, 'pdf'),
    media_type: 'application/pdf',
    content: await invoicePdf(invoice),
  });
  return reply;
}

/** Hands over the invoice that a signed link of a mail names. @throws Refusal where the link is not ours */
export async function sendSharedInvoice(
  { db, services }: Pick<Act, 'db' | 'services'>,
  reply: FastifyReply,
  token: string,
): Promise<FastifyReply> {
  const opened = readLinkToken(services, 'invoice', token);
  const [invoice] = opened ? await findInvoices(db, [opened.id]) : [];
  if (!invoice) throw notFound();
  return sendInvoiceFile(reply, invoice, 'pdf');
}

interface Stretch {
  readonly from: string;
  readonly until: string;
  readonly organization_id: string | null;
}

/** Hands over the invoices of a stretch of time as CSV. */
export async function sendInvoiceRows(
  { db }: Pick<Act, 'db'>,
  reply: FastifyReply,
  { from, until, organization_id }: Stretch,
): Promise<FastifyReply> {
  const invoices = await invoicesBetween(db, from, until, organization_id);
  sendMadeFile(reply, {
    name: `invoices-${from}-${until}.csv`,
    media_type: 'text/csv; charset=utf-8',
    content: csvFile(invoiceRows(invoices)),
  });
  return reply;
}

/** Hands over the invoices of a stretch of time, each as UBL, in one ZIP file. */
export async function sendInvoiceArchive(
  { db }: Pick<Act, 'db'>,
  reply: FastifyReply,
  { from, until, organization_id }: Stretch,
): Promise<FastifyReply> {
  const zip = new ZipFile();
  for (const invoice of await invoicesBetween(db, from, until, organization_id))
    zip.addBuffer(Buffer.from(invoiceUbl(invoice)), nameOf(invoice, 'xml'), {
      mtime: new Date(invoice.issued_at),
    });
  zip.end();
  sendMadeFile(reply, {
    name: `invoices-${from}-${until}.zip`,
    media_type: 'application/zip',
    content: zipOutput(zip),
  });
  return reply;
}
