import { useQuery } from '@tanstack/react-query';
import type { BillingOverview } from '@tryout/contract/billing/manage-billing';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../billing.messages.ts';
import { overviewQuery } from '../manage-billing.api.ts';
import { useMoney } from '../use-money.ts';

/** What came in by month and plan, as a picture and a table, and where the books of a provider differ. */
export function RevenuePart() {
  const query = useQuery(overviewQuery());
  return <QueryView query={query}>{(overview) => <Figures overview={overview} />}</QueryView>;
}

function Figures({ overview }: { readonly overview: BillingOverview }) {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const { revenue, differences } = overview;
  const monthText = (month: string) =>
    format.date(`${month}-15T00:00:00.000Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const currencies = [...new Set(revenue.map((row) => row.currency))];
  const year = new Date().getFullYear();
  const file = (kind: 'csv' | 'ubl') =>
    `/api/admin/invoices/export?from=${year}-01-01&until=${year}-12-31&format=${kind}`;
  return (
    <Stack gap={5}>
      {revenue.length === 0 && <EmptyState title={t('billing.no_revenue')} />}
      {currencies.map((currency) => {
        const rows = revenue.filter((row) => row.currency === currency);
        const months = [...new Set(rows.map((row) => row.month))];
        return (
          <Panel key={currency} title={t('billing.revenue', { currency })}>
            <Stack gap={4}>
              <BarRows
                label={t('billing.revenue', { currency })}
                rows={months.map((month) => {
                  const cents = rows
                    .filter((row) => row.month === month)
                    .reduce((sum, row) => sum + row.cents, 0);
                  return {
                    key: month,
                    label: monthText(month),
                    value: Math.max(0, cents),
                    words: money(cents, currency),
                  };
                })}
              />
              <SimpleTable
                caption={t('billing.by_plan', { currency })}
                captionShown
                columns={[
                  { key: 'month', header: t('billing.month') },
                  { key: 'name', header: t('billing.what') },
                  { key: 'amount', header: t('billing.amount'), align: 'end' },
                ]}
                rows={rows.map((row) => ({
                  key: `${row.month} ${row.name}`,
                  cells: [monthText(row.month), <bdi key="name">{row.name}</bdi>, money(row.cents, currency)],
                }))}
              />
            </Stack>
          </Panel>
        );
      })}
      <Panel title={t('billing.differences')}>
        {differences.length === 0 ? (
          <p>{t('billing.no_differences')}</p>
        ) : (
          <SimpleTable
            caption={t('billing.differences')}
            stacks
            columns={[
              { key: 'kind', header: t('billing.difference') },
              { key: 'order', header: t('billing.order_id') },
              { key: 'ours', header: t('billing.ours'), align: 'end' },
              { key: 'theirs', header: t('billing.theirs'), align: 'end' },
              { key: 'found', header: t('billing.found') },
            ]}
            rows={differences.map((one) => ({
              key: one.id,
              cells: [
                t(`billing.differs.${one.kind}`),
                <bdi key="order">{one.order_id ?? one.payment_reference ?? ''}</bdi>,
                money(one.ours, one.currency),
                money(one.theirs, one.currency),
                format.date(one.found_at),
              ],
            }))}
          />
        )}
      </Panel>
      <Panel title={t('billing.bookkeeping')}>
        <Stack gap={2}>
          <a href={file('csv')} download>
            {t('billing.export_csv', { year: String(year) })}
          </a>
          <a href={file('ubl')} download>
            {t('billing.export_ubl', { year: String(year) })}
          </a>
        </Stack>
      </Panel>
    </Stack>
  );
}
