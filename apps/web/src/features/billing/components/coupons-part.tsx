import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { addCoupon, type BillingSettings } from '@tryout/contract/billing/manage-billing';
import { readAmount } from '@tryout/domain/billing/amounts';
import { COUPON_DURATIONS, type CouponDuration } from '@tryout/domain/billing/discounts';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { messages } from '../billing.messages.ts';
import { settingsQuery, useAddCoupon, useEndCoupon } from '../manage-billing.api.ts';
import { useMoney } from '../use-money.ts';

/** Codes that take a part or an amount off the first payment, those of some months, or all of them. */
export function CouponsPart() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(settingsQuery());
  const end = useEndCoupon();
  const money = useMoney();
  const offText = ({ percent, amount, currency }: BillingSettings['coupons'][number]) =>
    amount === null
      ? format.number((percent ?? 0) / 100, { style: 'percent' })
      : money(amount, currency ?? 'USD');
  return (
    <Stack gap={5}>
      <NewCoupon />
      <QueryView query={query}>
        {({ coupons }) =>
          coupons.length === 0 ? (
            <EmptyState title={t('billing.no_coupons')} />
          ) : (
            <SimpleTable
              caption={t('billing.tab.coupons')}
              stacks
              columns={[
                { key: 'code', header: t('billing.code') },
                { key: 'off', header: t('billing.takes_off'), align: 'end' },
                { key: 'for', header: t('billing.applies_to') },
                { key: 'lasts', header: t('billing.lasts') },
                { key: 'used', header: t('billing.used') },
                { key: 'ends', header: t('billing.ends') },
                { key: 'end', header: t('billing.next') },
              ]}
              rows={coupons.map((one) => ({
                key: one.code,
                cells: [
                  <bdi key="code">{one.code}</bdi>,
                  offText(one),
                  t(`billing.applies.${one.applies_to}`),
                  t(`billing.duration.${one.duration}`, { months: one.duration_months ?? 0 }),
                  one.most === null
                    ? format.number(one.used)
                    : t('billing.used_of', { used: one.used, most: one.most }),
                  one.ends_at === null ? '' : format.date(one.ends_at),
                  <Button
                    key="end"
                    variant="default"
                    disabled={one.ends_at !== null && Date.parse(one.ends_at) <= Date.now()}
                    loading={end.isPending}
                    onClick={() => end.mutate(one.code)}
                  >
                    {t('billing.end_coupon', { code: one.code })}
                  </Button>,
                ],
              }))}
            />
          )
        }
      </QueryView>
    </Stack>
  );
}

type AppliesTo = 'all' | 'plan' | 'addon';
const APPLIES: readonly AppliesTo[] = ['all', 'plan', 'addon'];

function NewCoupon() {
  const t = useText(messages);
  const add = useAddCoupon();
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const isPart = kind === 'percent';
  const form = useForm(addCoupon, {
    start: {
      code: '',
      percent: 10 as number | null,
      amount: null as number | null,
      currency: 'USD' as string | null,
      applies_to: 'all' as AppliesTo,
      duration: 'once' as CouponDuration,
      duration_months: null as number | null,
      most: null as number | null,
      ends_at: null as string | null,
    },
    error: add.error,
    busy: add.isPending,
    optional: isPart ? ['amount', 'currency'] : ['percent'],
    check: (values) => [
      ...(!isPart && !readAmount(typed, values.currency ?? '')
        ? [{ field: 'amount', message: t('billing.amount_wrong') }]
        : []),
      ...(values.duration === 'repeating' && !values.duration_months
        ? [{ field: 'duration_months', message: t('billing.months_missing') }]
        : []),
    ],
  });
  const { values } = form;
  const submit = () =>
    add.mutate(
      {
        ...values,
        code: values.code.toUpperCase(),
        percent: isPart ? values.percent : null,
        amount: isPart ? null : readAmount(typed, values.currency ?? ''),
        currency: isPart ? null : (values.currency ?? '').toUpperCase(),
        duration_months: values.duration === 'repeating' ? values.duration_months : null,
      },
      {
        onSuccess: () => {
          setTyped('');
          form.set({ code: '' });
          form.restart();
        },
      },
    );
  return (
    <Panel title={t('billing.new_coupon')}>
      <FormBody form={form} onSubmit={submit}>
        <Stack gap={4}>
          <TextInput {...form.text('code', t('billing.code'))} maxLength={40} dir="ltr" />
          <NativeSelect
            label={t('billing.takes_off')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value === 'amount' ? 'amount' : 'percent')}
            data={[
              { value: 'percent', label: t('billing.takes_off.percent') },
              { value: 'amount', label: t('billing.takes_off.amount') },
            ]}
          />
          {isPart ? (
            <NumberInput
              label={t('billing.percent')}
              min={1}
              max={100}
              allowDecimal={false}
              value={values.percent ?? ''}
              error={form.errorOf('percent')}
              onChange={(value) => form.set({ percent: Number(value) || null })}
            />
          ) : (
            <>
              <TextInput
                label={t('billing.amount')}
                inputMode="decimal"
                maxLength={12}
                value={typed}
                error={form.errorOf('amount')}
                onChange={(event) => {
                  setTyped(event.currentTarget.value);
                  form.set({ amount: readAmount(event.currentTarget.value, values.currency ?? '') });
                }}
              />
              <TextInput
                label={t('billing.currency')}
                dir="ltr"
                maxLength={3}
                value={values.currency ?? ''}
                error={form.errorOf('currency')}
                onChange={(event) => form.set({ currency: event.currentTarget.value.toUpperCase() })}
              />
            </>
          )}
          <NativeSelect
            label={t('billing.applies_to')}
            value={values.applies_to}
            onChange={(event) =>
              form.set({ applies_to: APPLIES.find((one) => one === event.currentTarget.value) ?? 'all' })
            }
            data={APPLIES.map((value) => ({ value, label: t(`billing.applies.${value}`) }))}
          />
          <NativeSelect
            label={t('billing.lasts')}
            value={values.duration}
            onChange={(event) =>
              form.set({
                duration: COUPON_DURATIONS.find((one) => one === event.currentTarget.value) ?? 'once',
              })
            }
            data={COUPON_DURATIONS.map((value) => ({ value, label: t(`billing.duration_kind.${value}`) }))}
          />
          {values.duration === 'repeating' && (
            <NumberInput
              label={t('billing.months')}
              min={1}
              max={36}
              allowDecimal={false}
              value={values.duration_months ?? ''}
              error={form.errorOf('duration_months')}
              onChange={(value) => form.set({ duration_months: Number(value) || null })}
            />
          )}
          <NumberInput
            label={t('billing.most')}
            min={1}
            allowDecimal={false}
            value={values.most ?? ''}
            onChange={(value) => form.set({ most: Number(value) || null })}
          />
          <TextInput
            type="date"
            label={t('billing.coupon_until')}
            value={values.ends_at?.slice(0, 10) ?? ''}
            onChange={(event) => {
              const day = event.currentTarget.value;
              form.set({ ends_at: day ? `${day}T23:59:59.000Z` : null });
            }}
          />
          <div>
            <Button type="submit" loading={add.isPending}>
              {t('billing.add_coupon')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
