import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signupOrganization } from '@tryout/contract/organizations/organizations';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(signupOrganization, {
    start: { name: '', website: '', industry_id: '', size: '' as (typeof SIZES)[number] | '' },
    error: step.error,
    busy: step.isPending,
  });
  const choose = { value: '', label: t('accounts.organization.choose') };
  const submit = () =>
    step.mutate({
      ...form.values,
      industry_id: form.values.industry_id || null,
      default_time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  return (
    <FormPage
      form={form}
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
      <TextInput
        {...form.text('name', t('accounts.organization.name'))}
        autoComplete="organization"
        required
        withAsterisk={false}
      />
      <TextInput
        {...form.text('website', t('accounts.organization.website'))}
        type="url"
        placeholder="https://"
      />
      <NativeSelect
        {...form.text('industry_id', t('accounts.organization.industry'))}
        data={[
          choose,
          ...(industries.data?.items ?? []).map((one) => ({ value: one.industry_id, label: one.name })),
        ]}
      />
      <NativeSelect
        {...form.text('size', t('accounts.organization.size'))}
        data={[choose, ...SIZES.map((one) => ({ value: one, label: one }))]}
      />
    </FormPage>
  );
}
