import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { configQuery, industriesQuery, useOrganizationStep } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { LeaveButton } from './leave-button.tsx';

const SIZES = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5001+'] as const;

/** Step 3 of those who act for an organization. */
export function OrganizationStep({ progress }: { progress: ReactNode }) {
  const t = useText(messages);
  const config = useQuery(configQuery());
  const industries = useQuery(industriesQuery());
  const step = useOrganizationStep();
  const [name, setName] = useState('');
  const [website, setWebsite] = useState('');
  const [industry, setIndustry] = useState('');
  const [size, setSize] = useState<(typeof SIZES)[number] | ''>('');
  const errors = formErrors(step.error);
  const choose = { value: '', label: t('accounts.organization.choose') };
  const submit = () =>
    step.mutate({
      name,
      website,
      industry_id: industry || null,
      size,
      default_time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  return (
    <FormPage
      title={t('accounts.organization.title')}
      intro={
        config.data && !config.data.organizations_approved_at_once
          ? t('accounts.organization.pending')
          : undefined
      }
      progress={progress}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={step.isPending}>
          {t('accounts.continue')}
        </Button>
      }
      aside={<LeaveButton />}
    >
      <FormErrorList
        errors={errors.list}
        labels={{ name: t('accounts.organization.name'), website: t('accounts.organization.website') }}
      />
      <FormField
        name="name"
        label={t('accounts.organization.name')}
        autoComplete="organization"
        value={name}
        onChange={setName}
        errors={errors}
      />
      <TextInput
        id={fieldId('website')}
        type="url"
        label={t('accounts.organization.website')}
        placeholder="https://"
        value={website}
        onChange={(event) => setWebsite(event.currentTarget.value)}
        error={errors.of('website')}
      />
      <NativeSelect
        id={fieldId('industry_id')}
        label={t('accounts.organization.industry')}
        value={industry}
        onChange={(event) => setIndustry(event.currentTarget.value)}
        data={[
          choose,
          ...(industries.data?.items ?? []).map((one) => ({ value: one.industry_id, label: one.name })),
        ]}
      />
      <NativeSelect
        id={fieldId('size')}
        label={t('accounts.organization.size')}
        value={size}
        onChange={(event) => setSize(event.currentTarget.value as typeof size)}
        data={[choose, ...SIZES.map((one) => ({ value: one, label: one }))]}
      />
    </FormPage>
  );
}
