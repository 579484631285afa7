import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubscriptionShown } from '@tryout/contract/billing/billing';
import { CANCEL_REASONS, type CancelReason } from '@tryout/domain/billing/subscriptions';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import type { ListState } from '../../../ui/list-page/list-state.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import {
  ordersQuery,
  type ShownOrder,
  subscriptionsQuery,
  useMoveSubscription,
  usePayOrder,
} from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { BillingHead } from '../components/billing-head.tsx';
import { useMoney } from '../use-money.ts';

/** What is paid for period after period, with what happens next, and every order. */
export function OrdersPage() {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const at = useOwnListState<ListState<never>>({});
  const query = useQuery(ordersQuery(pagingOf(at.search)));
  const subscriptions = useQuery(subscriptionsQuery());
  const pay = usePayOrder();
  const open = (order: ShownOrder) =>
    pay.mutate(order.order_id, {
      onSuccess: ({ checkout_url }) => checkout_url && window.location.assign(checkout_url),
    });
  const isWaiting = (order: ShownOrder) =>
    (order.status === 'new' || order.status === 'rejected') && order.driver !== 'mail';
  return (
    <Page>
      <BillingHead title={t('billing.page.orders')} />
      <Stack gap={5}>
        <QueryView query={subscriptions}>
          {({ items }) => (
            <Stack gap={4}>
              {items
                .filter((one) => one.status !== 'cancelled')
                .map((one) => (
                  <Subscription key={one.subscription_id} one={one} />
                ))}
            </Stack>
          )}
        </QueryView>
        <ListView<ShownOrder, ListState<never>>
          label={t('billing.page.orders')}
          at={at}
          query={query}
          rowId={(row) => row.order_id}
          rowLabel={(row) => row.name}
          columns={[
            { key: 'name', header: t('billing.what'), cell: (row) => <bdi>{row.name}</bdi>, fixed: true },
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
              key: 'status',
              header: t('billing.status'),
              cell: (row) => <StatusChip status={row.status} label={t(`billing.order.${row.status}`)} />,
            },
            {
              key: 'pay',
              header: t('billing.next'),
              cell: (row) =>
                isWaiting(row) ? (
                  <Button variant="default" loading={pay.isPending} onClick={() => open(row)}>
                    {t('billing.pay', { amount: money(row.total, row.currency) })}
                  </Button>
                ) : null,
            },
          ]}
          empty={{ title: t('billing.no_orders'), text: t('billing.no_orders_text') }}
        />
      </Stack>
    </Page>
  );
}

function Subscription({ one }: { readonly one: SubscriptionShown }) {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const move = useMoveSubscription();
  const [asked, setAsked] = useState<'cancel' | 'pause' | null>(null);
  const [months, setMonths] = useState(1);
  const date = format.date(one.period_ends_at);
  const { subscription_id } = one;
  const keep = () => move.mutate({ subscription_id, at_period_end: 'renew' });
  return (
    <Panel
      title={<bdi>{one.name}</bdi>}
      actions={
        <StatusChip
          status={one.status === 'active' ? 'approved' : 'new'}
          label={t(`billing.plan.${one.status}`)}
        />
      }
    >
      <Stack gap={3}>
        {one.restricted_at && (
          <Banner tone="danger">{t('billing.due', { date: format.date(one.restricted_at) })}</Banner>
        )}
        <p>
          {t('billing.paying', {
            price: money(one.price / one.quantity, one.currency),
            period: one.period,
            quantity: one.quantity,
          })}{' '}
          {one.status === 'paused'
            ? t('billing.paused_until', { date: format.date(one.pause_until ?? one.period_ends_at) })
            : t(`billing.at_end.${one.at_period_end}`, { date, next: one.next_name ?? one.name })}
        </p>
        <Row gap={3}>
          {(one.at_period_end !== 'renew' || one.status === 'paused') && (
            <Button variant="default" loading={move.isPending} onClick={keep}>
              {t(one.status === 'paused' ? 'billing.go_on' : 'billing.keep', { name: one.name })}
            </Button>
          )}
          {one.kind === 'plan' && one.status !== 'paused' && (
            <LinkButton to="/user/billing/$part" params={{ part: 'plans' }} variant="default">
              {t('billing.change_plan')}
            </LinkButton>
          )}
          {one.add_on_id && one.status === 'active' && (
            <LinkButton
              to="/user/billing/$part"
              params={{ part: 'checkout' }}
              search={{ add_on: one.add_on_id, quantity: one.quantity } as never}
              variant="default"
            >
              {t('billing.change_quantity', { name: one.name })}
            </LinkButton>
          )}
          {one.kind === 'plan' && one.status === 'active' && one.at_period_end !== 'pause' && (
            <Button variant="default" onClick={() => setAsked('pause')}>
              {t('billing.pause', { name: one.name })}
            </Button>
          )}
          {one.at_period_end !== 'cancel' && (
            <Button variant="default" onClick={() => setAsked('cancel')}>
              {t('billing.cancel', { name: one.name })}
            </Button>
          )}
        </Row>
      </Stack>
      {asked === 'cancel' && (
        <ReasonDialog
          opened
          danger
          title={t('billing.cancel', { name: one.name })}
          confirmLabel={t('billing.cancel_plan')}
          cancelLabel={t('billing.keep', { name: one.name })}
          reasons={CANCEL_REASONS.map((value) => ({ value, label: t(`billing.because.${value}`) }))}
          busy={move.isPending}
          error={move.error}
          onClose={() => setAsked(null)}
          onConfirm={({ reason, note }) =>
            move.mutate(
              { subscription_id, at_period_end: 'cancel', reason: reason as CancelReason, note },
              { onSuccess: () => setAsked(null) },
            )
          }
        >
          {t('billing.cancel_text', { date })}
        </ReasonDialog>
      )}
      <ConfirmDialog
        opened={asked === 'pause'}
        title={t('billing.pause', { name: one.name })}
        confirmLabel={t('billing.pause_plan')}
        busy={move.isPending}
        error={move.error}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          move.mutate(
            { subscription_id, at_period_end: 'pause', months },
            { onSuccess: () => setAsked(null) },
          )
        }
      >
        <Stack gap={3}>
          <p>{t('billing.pause_text', { date })}</p>
          <NativeSelect
            label={t('billing.pause_months')}
            value={String(months)}
            onChange={(event) => setMonths(Number(event.currentTarget.value))}
            data={[1, 2, 3].map((count) => ({
              value: String(count),
              label: t('billing.duration.repeating', { months: count }),
            }))}
          />
        </Stack>
      </ConfirmDialog>
    </Panel>
  );
}
