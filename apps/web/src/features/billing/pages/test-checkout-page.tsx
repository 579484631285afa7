import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { TestPaymentShown } from '@tryout/contract/billing/billing';
import { TEST_CARDS } from '@tryout/domain/billing/test-cards';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { testPaymentQuery, usePayByTestCard } from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { SumsTable } from '../components/sums-table.tsx';
import { TestBanner } from '../components/test-banner.tsx';
import { useMoney } from '../use-money.ts';
import { useReasonText } from '../use-reason-text.ts';

/** The test checkout, which stands in for the page of a provider: test cards for every outcome, and no money. */
export function TestCheckoutPage() {
  const t = useText(messages);
  const { order = '' }: { order?: string } = useSearch({ strict: false });
  const query = useQuery(testPaymentQuery(order));
  return (
    <Page width="text">
      <PageHeader title={t('billing.test_checkout')} />
      <Stack gap={5}>
        <TestBanner />
        <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
          {(payment) => <Paying payment={payment} />}
        </QueryView>
      </Stack>
    </Page>
  );
}

/** "4242 4242 4242 4242". */
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

function Paying({ payment }: { readonly payment: TestPaymentShown }) {
  const t = useText(messages);
  const money = useMoney();
  const errorText = useErrorText();
  const reasonText = useReasonText();
  const navigate = useNavigate();
  const pay = usePayByTestCard();
  const [card, setCard] = useState('');
  const { order } = payment;
  const asks = pay.data?.needs_confirmation === true;
  const send = (confirmed: boolean | null) =>
    pay.mutate(
      { order_id: order.order_id, card, confirmed },
      {
        onSuccess: ({ status, needs_confirmation }) => {
          if (needs_confirmation || status !== 'paid') return;
          void navigate({
            to: '/user/billing/return' as '/user',
            search: { order: order.order_id, kind: order.is_plan ? 'plan' : 'addon' } as never,
          });
        },
      },
    );
  return (
    <>
      <Panel title={<bdi>{order.name}</bdi>}>
        <Stack gap={4}>
          <SumsTable sums={order} />
          {pay.data?.status === 'failed' && !asks && (
            <Banner tone="danger">{reasonText(pay.data.order.reason ?? 'payment_failed')}</Banner>
          )}
          {pay.isError && <p role="alert">{errorText(pay.error)}</p>}
          <Stack gap={3}>
            <TextInput
              label={t('billing.test_card')}
              inputMode="numeric"
              autoComplete="off"
              dir="ltr"
              maxLength={30}
              value={card}
              onChange={(event) => setCard(event.currentTarget.value)}
            />
            <div>
              <Button loading={pay.isPending} disabled={card.trim() === ''} onClick={() => send(null)}>
                {t('billing.pay', { amount: money(order.total, order.currency) })}
              </Button>
            </div>
          </Stack>
        </Stack>
      </Panel>
      <SimpleTable
        caption={t('billing.test_cards')}
        captionShown
        stacks
        columns={[
          { key: 'card', header: t('billing.test_card') },
          { key: 'outcome', header: t('billing.outcome') },
          { key: 'use', header: t('billing.use') },
        ]}
        rows={TEST_CARDS.map((each) => ({
          key: each.number,
          cells: [
            <bdi key="card">{grouped(each.number)}</bdi>,
            t(`billing.card.${each.outcome}`),
            <Button key="use" variant="default" onClick={() => setCard(grouped(each.number))}>
              {t('billing.use_card', { digits: each.number.slice(-4) })}
            </Button>,
          ],
        }))}
      />
      <ConfirmDialog
        opened={asks}
        title={t('billing.bank_title')}
        confirmLabel={t('billing.bank_yes')}
        cancelLabel={t('billing.bank_no')}
        busy={pay.isPending}
        onConfirm={() => send(true)}
        onClose={() => send(false)}
      >
        {t('billing.bank_text')}
      </ConfirmDialog>
    </>
  );
}
