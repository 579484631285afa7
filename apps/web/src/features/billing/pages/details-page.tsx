import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type BillingDetailsShown, changeCard, saveBillingDetails } from '@tryout/contract/billing/billing';
import { EU_COUNTRIES, isVatNumber } from '@tryout/domain/billing/vat-numbers';
import { useEffect } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import {
  detailsQuery,
  subscriptionsQuery,
  useChangeCard,
  usePortal,
  useSaveDetails,
} from '../billing.api.ts';
import { messages } from '../billing.messages.ts';
import { BillingHead } from '../components/billing-head.tsx';
import { useCountries } from '../use-countries.ts';

/** Who invoices are made out to, and the card that is saved. */
export function DetailsPage() {
  const t = useText(messages);
  const query = useQuery(detailsQuery());
  return (
    <Page width="text">
      <BillingHead title={t('billing.page.details')} />
      <Stack gap={5}>
        <QueryView query={query} skeleton={<FormSkeleton lines={6} />}>
          {(details) => <DetailsForm details={details} />}
        </QueryView>
        <Card />
      </Stack>
    </Page>
  );
}

const LINES = ['line1', 'line2', 'postal_code', 'city', 'region'] as const;

function DetailsForm({ details }: { readonly details: BillingDetailsShown }) {
  const t = useText(messages);
  const countries = useCountries();
  const save = useSaveDetails();
  const { legal_name, email, address, tax_id, language } = details;
  const form = useForm(saveBillingDetails, {
    start: {
      legal_name,
      email,
      address,
      tax_id,
      language: language === 'ar' ? ('ar' as const) : ('en' as const),
    },
    error: save.error,
    busy: save.isPending,
    missing: { legal_name: t('billing.name_missing') },
    check: ({ tax_id: given, address: at }) =>
      given.trim() !== '' && EU_COUNTRIES.includes(at.country) && !isVatNumber(at.country, given)
        ? [{ field: 'tax_id', message: t('billing.vat_wrong') }]
        : [],
  });
  const at = form.values.address;
  return (
    <FormBody form={form} onSubmit={() => save.mutate(form.values, { onSuccess: () => form.restart() })}>
      <Stack gap={4}>
        <TextInput {...form.text('legal_name', t('billing.legal_name'))} maxLength={160} />
        <TextInput {...form.text('email', t('billing.invoice_email'))} maxLength={254} type="email" />
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
          data={[{ value: '', label: t('billing.no_country') }, ...countries]}
        />
        <TextInput
          {...form.text('tax_id', t('billing.tax_id'))}
          description={t('billing.tax_id_about')}
          maxLength={40}
        />
        <NativeSelect
          label={t('billing.language')}
          value={form.values.language}
          onChange={(event) => form.set({ language: event.currentTarget.value === 'ar' ? 'ar' : 'en' })}
          data={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
        />
        {details.is_reverse_charge && <p>{t('billing.reverse_charge')}</p>}
        <div>
          <Button type="submit" loading={save.isPending}>
            {t('billing.save_details')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}

function Card() {
  const t = useText(messages);
  const query = useQuery(subscriptionsQuery());
  const portal = usePortal();
  const change = useChangeCard();
  const search: { card?: string } = useSearch({ strict: false });
  const { mutate } = change;
  // Back from the provider's page: the card that is the default there now is the one that is charged.
  useEffect(() => {
    if (search.card === 'changed') mutate({});
  }, [search.card, mutate]);
  return (
    <Panel title={t('billing.card')}>
      <QueryView query={query}>
        {({ card, driver }) => (
          <Stack gap={3}>
            <p>{card ? t('billing.card_saved', { card }) : t('billing.card_none')}</p>
            {driver === 'test' && <TestCardForm />}
            {card && driver === 'stripe' && (
              <div>
                <Button
                  variant="default"
                  loading={portal.isPending}
                  onClick={() =>
                    portal.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })
                  }
                >
                  {t('billing.change_card')}
                </Button>
              </div>
            )}
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}

/** Another card of the test checkout for the payments to come. */
function TestCardForm() {
  const t = useText(messages);
  const change = useChangeCard();
  const form = useForm(changeCard, {
    start: { card: '' },
    error: change.error,
    busy: change.isPending,
    check: ({ card }) => (card.trim() ? [] : [{ field: 'card', message: t('billing.card_missing') }]),
  });
  const submit = () => change.mutate(form.values, { onSuccess: () => form.restart({ card: '' }) });
  return (
    <FormBody form={form} onSubmit={submit}>
      <Stack gap={3}>
        <TextInput
          {...form.text('card', t('billing.test_card'))}
          description={t('billing.test_card_about', { card: '4242 4242 4242 4242' })}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={30}
        />
        <div>
          <Button type="submit" variant="default" loading={change.isPending}>
            {t('billing.change_card')}
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}
