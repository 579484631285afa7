import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type ShownOrder, standingQuery, usePayOrder } from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { useReasonText } from '../use-reason-text.ts';

/** R18: where the payment stands. It asks until that is known; what was bought comes whether or not this page is open. */
export function ReturnPage() {
  const t = useText(messages);
  const { order = '', kind }: { order?: string; kind?: string } = useSearch({ strict: false });
  const query = useQuery(standingQuery(order, kind === 'addon' ? 'addon' : 'plan'));
  return (
    <Page width="text">
      <PageHeader title={t('billing.return')} />
      <QueryView query={query} skeleton={<LoadingMark label={t('billing.confirming')} />}>
        {(shown) => <Standing order={shown} />}
      </QueryView>
    </Page>
  );
}

function Standing({ order }: { readonly order: ShownOrder }) {
  const t = useText(messages);
  const reasonText = useReasonText();
  const pay = usePayOrder();
  const again = () =>
    pay.mutate(order.order_id, {
      onSuccess: ({ checkout_url }) => checkout_url && window.location.assign(checkout_url),
    });
  const plans = <LinkButton to={'/user/billing/plans' as '/user'}>{t('billing.to_plans')}</LinkButton>;
  if (order.status === 'approved')
    return (
      <Stack gap={4}>
        <Banner tone="success">{t('billing.done', { name: order.name })}</Banner>
        <Row gap={3}>
          {plans}
          {order.invoice_id && (
            <Button
              component="a"
              variant="default"
              href={`/api/payment/invoice/file?invoice_id=${order.invoice_id}`}
              download
            >
              {t('billing.receipt')}
            </Button>
          )}
        </Row>
      </Stack>
    );
  if (order.status === 'new' && order.driver === 'mail')
    return (
      <Stack gap={4}>
        <Banner tone="info">{t('billing.invoice_sent')}</Banner>
        <LinkButton to={'/user/billing/invoices' as '/user'}>{t('billing.page.invoices')}</LinkButton>
      </Stack>
    );
  if (order.status === 'new')
    return (
      <Stack gap={4}>
        <LoadingMark label={t('billing.confirming')} />
        <p>{t('billing.may_close')}</p>
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Banner tone="danger">
        {order.status === 'rejected' ? reasonText(order.reason ?? 'payment_failed') : t('billing.closed')}
      </Banner>
      <Row gap={3}>
        {order.status === 'rejected' && (
          <Button loading={pay.isPending} onClick={again}>
            {t('billing.try_card')}
          </Button>
        )}
        {plans}
      </Row>
    </Stack>
  );
}
