import { Button, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useQuery } from '@tanstack/react-query';
import { type BillingSettings, saveBillingSettings } from '@tryout/contract/billing/manage-billing';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../billing.messages.ts';
import { settingsQuery, useSaveSettings } from '../manage-billing.api.ts';
import { useCountries } from '../use-countries.ts';

/** Who sells: what stands on invoices from now on, and which taxes apply. */
export function SellerPart() {
  const query = useQuery(settingsQuery());
  return (
    <QueryView query={query} skeleton={<FormSkeleton lines={8} />}>
      {(settings) => <SellerForm settings={settings} />}
    </QueryView>
  );
}

const LINES = ['line1', 'line2', 'postal_code', 'city', 'region'] as const;

function SellerForm({ settings }: { readonly settings: BillingSettings }) {
  const t = useText(messages);
  const countries = useCountries();
  const save = useSaveSettings();
  const form = useForm(saveBillingSettings, {
    start: { ...settings.seller, rates: settings.rates },
    error: save.error,
    busy: save.isPending,
  });
  const { address: at, rates } = form.values;
  const setRate = (index: number, change: Partial<(typeof rates)[number]>) =>
    form.set({ rates: rates.map((rate, i) => (i === index ? { ...rate, ...change } : rate)) });
  const choices = [{ value: '', label: t('billing.no_country') }, ...countries];
  return (
    <FormBody form={form} onSubmit={() => save.mutate(form.values, { onSuccess: () => form.restart() })}>
      <Stack gap={5}>
        <p>{t('billing.driver_is', { driver: t(`billing.driver.${settings.driver}`) })}</p>
        <Panel title={t('billing.on_invoices')}>
          <Stack gap={4}>
            <TextInput {...form.text('legal_name', t('billing.legal_name'))} maxLength={160} />
            {LINES.map((line) => (
              <TextInput
                key={line}
                label={t(`billing.address.${line}`)}
                maxLength={line === 'postal_code' ? 20 : line === 'region' ? 40 : 80}
                value={at[line]}
                onChange={(event) => form.set({ address: { ...at, [line]: event.currentTarget.value } })}
              />
            ))}
            <NativeSelect
              label={t('billing.address.country')}
              value={at.country}
              onChange={(event) => form.set({ address: { ...at, country: event.currentTarget.value } })}
              data={choices}
            />
            <TextInput {...form.text('tax_id', t('billing.tax_id'))} maxLength={40} />
            <TextInput
              {...form.text('email', t('billing.invoice_email_seller'))}
              maxLength={254}
              type="email"
            />
            <Textarea {...form.text('bank', t('billing.bank'))} autosize minRows={2} maxLength={500} />
            <TextInput {...form.text('invoice_prefix', t('billing.invoice_prefix'))} maxLength={20} />
            <TextInput {...form.text('credit_prefix', t('billing.credit_prefix'))} maxLength={20} />
            <NumberInput
              label={t('billing.due_days')}
              min={0}
              max={120}
              value={form.values.due_days}
              onChange={(value) => form.set({ due_days: Number(value) || 0 })}
            />
          </Stack>
        </Panel>
        <Panel title={t('billing.taxes')}>
          <Stack gap={4}>
            <NativeSelect
              label={t('billing.tax_source')}
              value={form.values.tax_source}
              onChange={(event) =>
                form.set({ tax_source: event.currentTarget.value as BillingSettings['seller']['tax_source'] })
              }
              data={(['none', 'rates', 'stripe'] as const).map((value) => ({
                value,
                label: t(`billing.tax_from.${value}`),
              }))}
            />
            {form.values.tax_source === 'rates' &&
              rates.map((rate, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name while they are written
                <Row key={i} gap={3}>
                  <NativeSelect
                    label={t('billing.address.country')}
                    value={rate.country}
                    data={countries}
                    onChange={(event) => setRate(i, { country: event.currentTarget.value })}
                  />
                  <TextInput
                    label={t('billing.address.region')}
                    maxLength={10}
                    value={rate.region ?? ''}
                    onChange={(event) => setRate(i, { region: event.currentTarget.value || null })}
                  />
                  <TextInput
                    label={t('billing.tax_name')}
                    maxLength={40}
                    value={rate.name}
                    onChange={(event) => setRate(i, { name: event.currentTarget.value })}
                  />
                  <NumberInput
                    label={t('billing.percent')}
                    min={0}
                    max={100}
                    decimalScale={3}
                    value={rate.percent}
                    onChange={(value) => setRate(i, { percent: Number(value) || 0 })}
                  />
                  <Button
                    variant="default"
                    onClick={() => form.set({ rates: rates.filter((_rate, index) => index !== i) })}
                  >
                    {t('billing.remove_rate', { name: `${rate.country} ${rate.name}` })}
                  </Button>
                </Row>
              ))}
            {form.values.tax_source === 'rates' && (
              <div>
                <Button
                  variant="default"
                  onClick={() =>
                    form.set({
                      rates: [
                        ...rates,
                        { country: at.country || 'US', region: null, name: 'VAT', percent: 0 },
                      ],
                    })
                  }
                >
                  {t('billing.add_rate')}
                </Button>
              </div>
            )}
          </Stack>
        </Panel>
        <Panel title={t('billing.early')}>
          <Stack gap={4}>
            <NumberInput
              label={t('billing.early_percent')}
              min={0}
              max={100}
              value={form.values.early_bird_percent}
              onChange={(value) => form.set({ early_bird_percent: Number(value) || 0 })}
            />
            <TextInput
              type="date"
              label={t('billing.early_until')}
              value={form.values.early_bird_until?.slice(0, 10) ?? ''}
              onChange={(event) => {
                const day = event.currentTarget.value;
                form.set({ early_bird_until: day ? `${day}T00:00:00.000Z` : null });
              }}
            />
          </Stack>
        </Panel>
        <Panel title={t('billing.win_back')}>
          <Stack gap={4}>
            <NumberInput
              label={t('billing.win_back_days')}
              description={t('billing.win_back_about')}
              min={0}
              max={365}
              allowDecimal={false}
              value={form.values.win_back_days}
              onChange={(value) => form.set({ win_back_days: Number(value) || 0 })}
            />
            <TextInput
              {...form.text('win_back_coupon', t('billing.win_back_coupon'))}
              dir="ltr"
              maxLength={40}
            />
          </Stack>
        </Panel>
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('billing.save_settings')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}
