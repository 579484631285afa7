import type { BillingQuote } from '@tryout/contract/billing/billing';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { messages } from '../billing.messages.ts';
import { useMoney } from '../use-money.ts';

type Sums = Pick<BillingQuote, 'lines' | 'tax_lines' | 'subtotal' | 'total' | 'currency'>;

/** What is paid for, with taxes and the total. */
export function SumsTable({ sums }: { readonly sums: Sums }) {
  const t = useText(messages);
  const money = useMoney();
  const { currency } = sums;
  const row = (key: string, name: string, cents: number) => ({
    key,
    cells: [<bdi key="name">{name}</bdi>, <bdi key="amount">{money(cents, currency)}</bdi>],
  });
  return (
    <SimpleTable
      caption={t('billing.summary')}
      columns={[
        { key: 'what', header: t('billing.what') },
        { key: 'amount', header: t('billing.amount'), align: 'end' },
      ]}
      rows={[
        ...sums.lines.map((line, i) =>
          row(
            `line-${i}`,
            line.quantity > 1 ? `${line.quantity} × ${line.text}` : line.text,
            line.quantity * line.unit_price,
          ),
        ),
        ...sums.lines
          .filter((line) => line.discount > 0)
          .map((line, i) => row(`discount-${i}`, t('billing.discount'), -line.discount)),
        ...sums.tax_lines.map((tax) =>
          row(
            `tax-${tax.name}`,
            tax.kind === 'reverse_charge'
              ? t('billing.reverse_charge')
              : t('billing.tax', { name: tax.name, percent: tax.percent }),
            tax.amount,
          ),
        ),
        row('total', t('billing.total'), sums.total),
      ]}
    />
  );
}
