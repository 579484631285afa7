import { useQuery } from '@tanstack/react-query';
import type { InvoiceShown } from '@tryout/contract/billing/billing';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import type { ListState } from '../../../ui/list-page/list-state.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { invoicesQuery } from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { BillingHead } from '../components/billing-head.tsx';
import { useMoney } from '../use-money.ts';

const fileOf = (invoice: InvoiceShown, format: 'pdf' | 'ubl') =>
  `/api/payment/invoice/file?invoice_id=${invoice.invoice_id}&format=${format}`;

/** R19: invoices and credit notes, as PDF and for programs. */
export function InvoicesPage() {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const at = useOwnListState<ListState<never>>({});
  const query = useQuery(invoicesQuery(pagingOf(at.search)));
  const year = new Date().getFullYear();
  return (
    <Page>
      <BillingHead
        title={t('billing.page.invoices')}
        actions={
          <a href={`/api/payment/invoices/export?from=${year}-01-01&until=${year}-12-31`} download>
            {t('billing.export', { year: String(year) })}
          </a>
        }
      />
      <ListView<InvoiceShown, ListState<never>>
        label={t('billing.page.invoices')}
        at={at}
        query={query}
        rowId={(row) => row.invoice_id}
        rowLabel={(row) => row.number}
        columns={[
          { key: 'number', header: t('billing.number'), cell: (row) => <bdi>{row.number}</bdi>, fixed: true },
          { key: 'kind', header: t('billing.kind'), cell: (row) => t(`billing.kind.${row.kind}`) },
          { key: 'date', header: t('billing.date'), cell: (row) => format.date(row.issued_at) },
          {
            key: 'total',
            header: t('billing.total'),
            align: 'end',
            cell: (row) => money(row.kind === 'invoice' ? row.total : -row.total, row.currency),
          },
          {
            key: 'status',
            header: t('billing.status'),
            cell: (row) => (
              <StatusChip
                status={row.status === 'paid' ? 'approved' : row.status === 'open' ? 'new' : 'closed'}
                label={t(`billing.invoice.${row.status}`, { date: format.date(row.due_at) })}
              />
            ),
          },
          {
            key: 'file',
            header: t('billing.files'),
            cell: (row) => (
              <Row gap={3}>
                <a
                  href={fileOf(row, 'pdf')}
                  download
                  aria-label={t('billing.pdf_of', { number: row.number })}
                >
                  PDF
                </a>
                <a
                  href={fileOf(row, 'ubl')}
                  download
                  aria-label={t('billing.ubl_of', { number: row.number })}
                >
                  UBL
                </a>
              </Row>
            ),
          },
        ]}
        empty={{ title: t('billing.no_invoices'), text: t('billing.no_invoices_text') }}
      />
    </Page>
  );
}
