import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { BillingQuote } from '@tryout/contract/billing/billing';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { quoteQuery, useBuy } from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { BillingHead } from '../components/billing-head.tsx';
import { SumsTable } from '../components/sums-table.tsx';
import { TestBanner } from '../components/test-banner.tsx';
import { useMoney } from '../use-money.ts';

/** The summary before paying: what it costs now, what follows, and where to pay. */
export function CheckoutPage() {
  const t = useText(messages);
  const search: { plan?: string; add_on?: string; period?: string; quantity?: number } = useSearch({
    strict: false,
  });
  const [period, setPeriod] = useState<'month' | 'year'>(search.period === 'month' ? 'month' : 'year');
  const [quantity, setQuantity] = useState(Math.max(1, Math.floor(Number(search.quantity) || 1)));
  const [coupon, setCoupon] = useState('');
  const [entered, setEntered] = useState('');
  const choice = {
    period,
    coupon,
    ...(search.plan ? { plan_id: search.plan } : { add_on_id: search.add_on, quantity }),
  };
  const query = useQuery({
    ...quoteQuery(choice),
    placeholderData: keepPreviousData,
    enabled: Boolean(search.plan ?? search.add_on),
  });
  if (!search.plan && !search.add_on)
    return (
      <Page>
        <NotFoundState level={1} />
      </Page>
    );
  return (
    <Page width="text">
      <BillingHead title={t('billing.checkout')} />
      <Stack gap={5}>
        {search.plan ? (
          <NativeSelect
            label={t('billing.period')}
            value={period}
            onChange={(event) => setPeriod(event.currentTarget.value === 'month' ? 'month' : 'year')}
            data={[
              { value: 'year', label: t('billing.yearly') },
              { value: 'month', label: t('billing.monthly') },
            ]}
          />
        ) : (
          <NumberInput
            label={t('billing.quantity')}
            min={1}
            max={10_000}
            allowDecimal={false}
            value={quantity}
            onChange={(value) => setQuantity(Math.max(1, Number(value) || 1))}
          />
        )}
        <Stack gap={2}>
          <TextInput
            label={t('billing.coupon')}
            maxLength={40}
            value={entered}
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
          <div>
            <Button variant="default" onClick={() => setCoupon(entered.trim())}>
              {t('billing.use_coupon')}
            </Button>
          </div>
        </Stack>
        <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
          {(quote) => <Summary quote={quote} choice={choice} isOld={query.isPlaceholderData} />}
        </QueryView>
      </Stack>
    </Page>
  );
}

interface Choice {
  readonly period: 'month' | 'year';
  readonly coupon: string;
  readonly plan_id?: string | undefined;
  readonly add_on_id?: string | undefined;
  readonly quantity?: number;
}

function Summary({
  quote,
  choice,
  isOld,
}: {
  readonly quote: BillingQuote;
  readonly choice: Choice;
  readonly isOld: boolean;
}) {
  const t = useText(messages);
  const format = useFormat();
  const money = useMoney();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const buy = useBuy();
  const price = money(quote.next_price ?? quote.price, quote.currency);
  const isFree = quote.total === 0;
  const send = () => {
    const paying = { quoted_at: quote.quoted_at, expected_total: quote.total };
    const { period, coupon, plan_id, add_on_id, quantity = 1 } = choice;
    buy.mutate(
      plan_id
        ? { plan: { plan_id, period, coupon, ...paying } }
        : { add_on: { add_on_id: add_on_id ?? '', period, coupon, quantity, ...paying } },
      {
        onSuccess: ({ order, checkout_url }) => {
          if (checkout_url) window.location.assign(checkout_url);
          else if (order)
            void navigate({
              to: '/user/billing/return' as '/user',
              search: { order: order.order_id, kind: plan_id ? 'plan' : 'addon' } as never,
            });
          else void navigate({ to: '/user/billing/plans' as '/user' });
        },
      },
    );
  };
  return (
    <Panel title={<bdi>{quote.name}</bdi>}>
      <Stack gap={4}>
        {quote.driver === 'test' && <TestBanner />}
        {quote.replaces && <p>{t('billing.replaces', { name: quote.replaces })}</p>}
        {quote.trial_until && (
          <Banner tone="info">
            {t('billing.trial', {
              date: format.date(quote.trial_until),
              price,
              period: quote.period ?? 'year',
            })}
          </Banner>
        )}
        {quote.begins === 'period_end' && (
          <Banner tone="info">
            {t('billing.later', {
              date: format.date(quote.begins_at),
              price,
              period: quote.period ?? 'year',
            })}
          </Banner>
        )}
        {quote.early_bird_percent > 0 && (
          <p>{t('billing.early_bird', { percent: quote.early_bird_percent })}</p>
        )}
        {quote.coupon && (
          <p>
            {t(`billing.coupon_lasts.${quote.coupon.duration}`, {
              months: quote.coupon.duration_months ?? 0,
            })}
          </p>
        )}
        {quote.exceeding.length > 0 && (
          <Banner tone="warning">
            <p>{t('billing.exceeding')}</p>
            <ul>
              {quote.exceeding.map((one) => (
                <li key={one.key}>
                  {t('billing.exceeds', { feature: one.name, used: one.used, limit: one.limit })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {!isFree && <SumsTable sums={quote} />}
        {quote.begins === 'now' && quote.period && !quote.trial_until && (
          <p>{t('billing.then', { price, period: quote.period })}</p>
        )}
        {!isFree && quote.driver === 'mail' && <p>{t('billing.by_mail')}</p>}
        {buy.isError && <p role="alert">{errorText(buy.error)}</p>}
        {!isFree && !quote.has_details ? (
          <Banner
            tone="warning"
            action={
              <LinkButton to={'/user/billing/details' as '/user'}>{t('billing.add_details')}</LinkButton>
            }
          >
            {t('billing.details_first')}
          </Banner>
        ) : (
          <div>
            <Button loading={buy.isPending} disabled={isOld} onClick={send}>
              {isFree
                ? t(quote.trial_until ? 'billing.start_trial' : 'billing.confirm')
                : quote.driver === 'mail'
                  ? t('billing.order_invoice')
                  : t('billing.pay', { amount: money(quote.total, quote.currency) })}
            </Button>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
