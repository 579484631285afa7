import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { updateOrganization } from '@tryout/contract/organizations/organizations';
import { CURRENCIES } from '@tryout/domain/money/currency';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TranslateTexts } from '../../ai-assist/public.tsx';
import { useReferenceWords, useZoneChoices } from '../../reference-data/public.ts';
import { industriesQuery, type Organization, useUpdateOrganization } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { EmployerLook } from './employer-look.tsx';
import classes from './organization-profile.module.css';

const COUNTRIES = 'countries-to-choose';
const SIZES = ['', '1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

interface OwnWords {
  readonly about: string;
  /** One a line. */
  readonly company_values: string;
}

/** Translates what the careers page says, into the form: in place of it, or below it. */
function TranslateProfile({
  values: { about, company_values },
  onUse,
}: {
  values: OwnWords;
  onUse: (words: OwnWords) => void;
}) {
  const t = useText(messages);
  const lines = company_values
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <TranslateTexts
      owner={{ door: 'organization', of: 'careers_page' }}
      texts={[
        { key: 'about', label: t('organizations.about'), text: about, most: 4000 },
        ...lines.map((text, at) => ({ key: `value.${at}`, text, most: 80 })),
      ]}
      uses={[
        {
          label: t('organizations.add_translations'),
          onUse: (texts) => {
            const told = texts.get('about');
            const added = lines.flatMap((_, at) => texts.get(`value.${at}`) ?? []);
            onUse({
              about: told === undefined ? about : `${about.trim()}\n\n${told}`,
              company_values: [...lines, ...added].join('\n'),
            });
          },
        },
        {
          label: t('organizations.replace_by_translations'),
          onUse: (texts) =>
            onUse({
              about: texts.get('about') ?? about,
              company_values: lines.map((line, at) => texts.get(`value.${at}`) ?? line).join('\n'),
            }),
        },
      ]}
    />
  );
}

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
  const countries = useReferenceWords('country', '');
  const save = useUpdateOrganization();
  const form = useForm(updateOrganization, {
    start: {
      name: organization.name,
      website: organization.website,
      about: organization.about,
      company_values: organization.company_values.join('\n'),
      industry_id: organization.industry_id ?? '',
      size: (SIZES.find((one) => one === organization.size) ?? '') as (typeof SIZES)[number],
      default_time_zone: organization.default_time_zone,
      country: organization.country,
      currency: organization.currency,
    },
    error: save.error,
    busy: save.isPending,
  });
  const { company_values: values, industry_id: industry, default_time_zone: zone } = form.values;
  const zones = useZoneChoices(zone);
  const submit = () => {
    save.mutate({
      ...form.values,
      company_values: values
        .split('\n')
        .map((value) => value.trim())
        .filter(Boolean),
      industry_id: industry || null,
    });
  };
  return (
    <div className={classes.columns}>
      <Panel title={t('organizations.part.profile')}>
        <FormBody form={form} onSubmit={submit}>
          <Stack gap={4}>
            {!mayChange && <p>{t('organizations.read_only')}</p>}
            <TextInput {...form.text('name', t('organizations.name'))} disabled={!mayChange} />
            <TextInput
              {...form.text('website', t('organizations.website'))}
              type="url"
              disabled={!mayChange}
            />
            <NativeSelect
              {...form.text('industry_id', t('organizations.industry'))}
              disabled={!mayChange}
              data={[
                { value: '', label: t('organizations.choose') },
                ...(industries.data?.items ?? []).map((one) => ({ value: one.industry_id, label: one.name })),
              ]}
            />
            <NativeSelect
              {...form.text('size', t('organizations.size'))}
              disabled={!mayChange}
              data={SIZES.map((one) => ({ value: one, label: one || t('organizations.choose') }))}
            />
            <Textarea
              {...form.text('about', t('organizations.about'))}
              autosize
              minRows={4}
              disabled={!mayChange}
            />
            <Textarea
              {...form.text('company_values', t('organizations.values'))}
              autosize
              minRows={3}
              disabled={!mayChange}
            />
            {mayChange && <TranslateProfile values={form.values} onUse={form.set} />}
            <NativeSelect
              {...form.text('default_time_zone', t('organizations.time_zone'))}
              disabled={!mayChange}
              data={zones}
            />
            <TextInput
              {...form.text('country', t('organizations.country'))}
              description={t('organizations.country_hint')}
              autoComplete="country-name"
              list={COUNTRIES}
              maxLength={80}
              disabled={!mayChange}
            />
            <datalist id={COUNTRIES}>
              {countries.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <NativeSelect
              {...form.text('currency', t('organizations.currency'))}
              description={t('organizations.currency_hint')}
              disabled={!mayChange}
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
        </FormBody>
      </Panel>
      <EmployerLook organization={organization} mayChange={mayChange} />
    </div>
  );
}
