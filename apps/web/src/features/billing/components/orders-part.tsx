import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminOrder } from '@tryout/contract/billing/manage-billing';
import { readAmount, typedAmount } from '@tryout/domain/billing/amounts';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { type ListState, pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { messages } from '../billing.messages.ts';
import { allOrdersQuery, useMarkPaid, useRefund } from '../manage-billing.api.ts';
import { useMoney } from '../use-money.ts';

/** Orders of all organizations: what is paid by transfer is marked here, and money given back. */
export function OrdersPart() {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const at = useOwnListState<ListState<never>>({});
  const query = useQuery(allOrdersQuery(pagingOf(at.search)));
  const [marking, setMarking] = useState<AdminOrder | null>(null);
  const [refunding, setRefunding] = useState<AdminOrder | null>(null);
  const mark = useMarkPaid();
  return (
    <>
      <ListView<AdminOrder, ListState<never>>
        label={t('billing.tab.orders')}
        at={at}
        query={query}
        rowId={(row) => row.order_id}
        rowLabel={(row) => `${row.organization_name}: ${row.name}`}
        columns={[
          {
            key: 'organization',
            header: t('billing.organization'),
            cell: (row) => (
              <Link to="/user/admin/organizations/$id" params={{ id: row.organization_id }}>
                <bdi>{row.organization_name}</bdi>
              </Link>
            ),
            fixed: true,
          },
          { key: 'name', header: t('billing.what'), cell: (row) => <bdi>{row.name}</bdi> },
          {
            key: 'purpose',
            header: t('billing.purpose'),
            cell: (row) => t(`billing.purpose.${row.purpose}`),
          },
          { key: 'date', header: t('billing.date'), cell: (row) => format.date(row.created_at) },
          {
            key: 'total',
            header: t('billing.total'),
            align: 'end',
            cell: (row) => money(row.total, row.currency),
          },
          {
            key: 'refunded',
            header: t('billing.refunded'),
            align: 'end',
            cell: (row) => (row.refunded > 0 ? money(row.refunded, row.currency) : ''),
          },
          { key: 'driver', header: t('billing.provider'), cell: (row) => t(`billing.driver.${row.driver}`) },
          {
            key: 'status',
            header: t('billing.status'),
            cell: (row) => (
              <StatusChip
                status={row.is_disputed ? 'suspended' : row.status}
                label={t(row.is_disputed ? 'billing.disputed' : `billing.order.${row.status}`)}
              />
            ),
          },
        ]}
        menu={(row) => [
          ...(row.driver === 'mail' && row.status !== 'approved'
            ? [{ label: t('billing.mark_paid'), onClick: () => setMarking(row) }]
            : []),
          ...(row.status === 'approved' && row.refunded < row.total
            ? [{ label: t('billing.refund'), danger: true, onClick: () => setRefunding(row) }]
            : []),
        ]}
        empty={{ title: t('billing.no_orders_yet'), text: t('billing.no_orders_yet_text') }}
      />
      {marking && (
        <ConfirmDialog
          opened
          title={t('billing.mark_paid')}
          confirmLabel={t('billing.mark_paid')}
          busy={mark.isPending}
          error={mark.error}
          onClose={() => setMarking(null)}
          onConfirm={() => mark.mutate({ order_id: marking.order_id }, { onSuccess: () => setMarking(null) })}
        >
          {t('billing.mark_paid_text', {
            amount: money(marking.total, marking.currency),
            organization: marking.organization_name,
          })}
        </ConfirmDialog>
      )}
      {refunding && <Refund order={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

function Refund({ order, onClose }: { readonly order: AdminOrder; readonly onClose: () => void }) {
  const t = useText(messages);
  const money = useMoney();
  const refund = useRefund();
  const left = order.total - order.refunded;
  const { currency } = order;
  const [amount, setAmount] = useState(typedAmount(left, currency));
  const cents = readAmount(amount, currency);
  const isWrong = cents === null || cents < 1 || cents > left;
  return (
    <ReasonDialog
      opened
      danger
      title={t('billing.refund')}
      confirmLabel={t('billing.refund_now')}
      noteLabel={t('billing.refund_why')}
      noteRequired
      busy={refund.isPending}
      error={refund.error}
      onClose={onClose}
      onConfirm={({ note }) => {
        if (isWrong) return;
        refund.mutate(
          { order_id: order.order_id, cents, refunded_before: order.refunded, reason: note },
          { onSuccess: onClose },
        );
      }}
    >
      <p>{t('billing.refund_text', { amount: money(left, order.currency) })}</p>
      <TextInput
        label={t('billing.refund_amount', { currency })}
        inputMode="decimal"
        value={amount}
        error={isWrong && t('billing.refund_wrong', { amount: money(left, currency) })}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
