import { Button, NumberInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { addCoupon } from '@tryout/contract/billing/manage-billing';
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

/** Codes that take something off a first payment. */
export function CouponsPart() {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(settingsQuery());
  const end = useEndCoupon();
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
                { key: 'percent', header: t('billing.percent'), align: 'end' },
                { key: 'used', header: t('billing.used') },
                { key: 'ends', header: t('billing.ends') },
                { key: 'end', header: t('billing.next') },
              ]}
              rows={coupons.map((one) => ({
                key: one.code,
                cells: [
                  <bdi key="code">{one.code}</bdi>,
                  one.percent === null ? '' : format.number(one.percent),
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

function NewCoupon() {
  const t = useText(messages);
  const add = useAddCoupon();
  const form = useForm(addCoupon, {
    start: {
      code: '',
      percent: 10 as number | null,
      amount: null,
      currency: null,
      applies_to: 'all' as const,
      most: null as number | null,
      ends_at: null,
    },
    error: add.error,
    busy: add.isPending,
  });
  return (
    <Panel title={t('billing.new_coupon')}>
      <FormBody
        form={form}
        onSubmit={() =>
          add.mutate(
            { ...form.values, code: form.values.code.toUpperCase() },
            {
              onSuccess: () => {
                form.set({ code: '' });
                form.restart();
              },
            },
          )
        }
      >
        <Stack gap={4}>
          <TextInput {...form.text('code', t('billing.code'))} maxLength={40} dir="ltr" />
          <NumberInput
            label={t('billing.percent')}
            min={1}
            max={100}
            allowDecimal={false}
            value={form.values.percent ?? ''}
            onChange={(value) => form.set({ percent: Number(value) || null })}
          />
          <NumberInput
            label={t('billing.most')}
            min={1}
            allowDecimal={false}
            value={form.values.most ?? ''}
            onChange={(value) => form.set({ most: Number(value) || null })}
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
