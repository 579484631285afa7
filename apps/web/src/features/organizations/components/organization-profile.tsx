import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CURRENCIES } from '@tryout/domain/money/currency';
import { type FormEvent, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { industriesQuery, type Organization, useUpdateOrganization } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { EmployerLook } from './employer-look.tsx';
import classes from './organization-profile.module.css';

const SIZES = ['', '1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

/** Name, website, about, values and look; without the right to change them they are only shown. */
export function OrganizationProfile({
  organization,
  mayChange,
}: {
  organization: Organization;
  mayChange: boolean;
}) {
  const t = useText(messages);
  const nameOf = new Intl.DisplayNames(useLocale(), { type: 'currency' });
  const industries = useQuery(industriesQuery());
  const save = useUpdateOrganization();
  const [name, setName] = useState(organization.name);
  const [website, setWebsite] = useState(organization.website);
  const [about, setAbout] = useState(organization.about);
  const [values, setValues] = useState(organization.company_values.join('\n'));
  const [industry, setIndustry] = useState(organization.industry_id ?? '');
  const [size, setSize] = useState(organization.size);
  const [zone, setZone] = useState(organization.default_time_zone);
  const [country, setCountry] = useState(organization.country);
  const [currency, setCurrency] = useState(organization.currency);
  const errors = formErrors(save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      name,
      website,
      about,
      company_values: values
        .split('\n')
        .map((value) => value.trim())
        .filter(Boolean),
      industry_id: industry || null,
      size: (SIZES.find((one) => one === size) ?? '') as (typeof SIZES)[number],
      default_time_zone: zone,
      country,
      currency,
    });
  };
  return (
    <div className={classes.columns}>
      <Panel title={t('organizations.part.profile')}>
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            {!mayChange && <p>{t('organizations.read_only')}</p>}
            <FormErrorList
              errors={errors.list}
              labels={{ name: t('organizations.name'), website: t('organizations.website') }}
            />
            <TextInput
              id={fieldId('name')}
              label={t('organizations.name')}
              value={name}
              disabled={!mayChange}
              onChange={(event) => setName(event.currentTarget.value)}
              error={errors.of('name')}
            />
            <TextInput
              id={fieldId('website')}
              type="url"
              label={t('organizations.website')}
              value={website}
              disabled={!mayChange}
              onChange={(event) => setWebsite(event.currentTarget.value)}
              error={errors.of('website')}
            />
            <NativeSelect
              label={t('organizations.industry')}
              value={industry}
              disabled={!mayChange}
              onChange={(event) => setIndustry(event.currentTarget.value)}
              data={[
                { value: '', label: t('organizations.choose') },
                ...(industries.data?.items ?? []).map((one) => ({ value: one.industry_id, label: one.name })),
              ]}
            />
            <NativeSelect
              label={t('organizations.size')}
              value={size}
              disabled={!mayChange}
              onChange={(event) => setSize(event.currentTarget.value)}
              data={SIZES.map((one) => ({ value: one, label: one || t('organizations.choose') }))}
            />
            <Textarea
              id={fieldId('about')}
              label={t('organizations.about')}
              autosize
              minRows={4}
              value={about}
              disabled={!mayChange}
              onChange={(event) => setAbout(event.currentTarget.value)}
              error={errors.of('about')}
            />
            <Textarea
              id={fieldId('company_values')}
              label={t('organizations.values')}
              autosize
              minRows={3}
              value={values}
              disabled={!mayChange}
              onChange={(event) => setValues(event.currentTarget.value)}
              error={errors.of('company_values')}
            />
            <NativeSelect
              label={t('organizations.time_zone')}
              value={zone}
              disabled={!mayChange}
              onChange={(event) => setZone(event.currentTarget.value)}
              data={[...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]}
            />
            <TextInput
              id={fieldId('country')}
              label={t('organizations.country')}
              description={t('organizations.country_hint')}
              autoComplete="country-name"
              maxLength={80}
              value={country}
              disabled={!mayChange}
              onChange={(event) => setCountry(event.currentTarget.value)}
              error={errors.of('country')}
            />
            <NativeSelect
              id={fieldId('currency')}
              label={t('organizations.currency')}
              description={t('organizations.currency_hint')}
              value={currency}
              disabled={!mayChange}
              onChange={(event) => setCurrency(event.currentTarget.value)}
              error={errors.of('currency')}
              data={CURRENCIES.map((code) => ({
                value: code,
                label: `${code} – ${nameOf.of(code) ?? code}`,
              }))}
            />
            {mayChange && (
              <div>
                <Button type="submit" loading={save.isPending}>
                  {t('organizations.save')}
                </Button>
              </div>
            )}
          </Stack>
        </form>
      </Panel>
      <EmployerLook organization={organization} mayChange={mayChange} />
    </div>
  );
}
