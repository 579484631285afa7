import { NativeSelect, TextInput } from '@mantine/core';
import { createPlan, type FeatureEntry, type PlanEntry, savePlan } from '@tryout/contract/plans/manage-plans';
import { readAmount, typedAmount } from '@tryout/domain/billing/amounts';
import { AUDIENCES } from '@tryout/domain/plans/catalogue';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSavePlan } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { FeatureValues } from './feature-values.tsx';
import { wholeOf } from './money-text.ts';
import { OfferWords } from './offer-words.tsx';

interface PlanDialogProps {
  readonly features: readonly FeatureEntry[];
  /** Null: a new one. */
  readonly plan: PlanEntry | null;
  readonly onClose: () => void;
}

/** Writes the draft of a plan. */
export function PlanDialog({ features, plan, onClose }: PlanDialogProps) {
  const t = useText(messages);
  const save = useSavePlan();
  const [key] = useState(() => crypto.randomUUID());
  const from = plan?.versions[0];
  const form = useForm([createPlan, savePlan], {
    start: {
      key: plan?.key ?? '',
      audience: (plan?.audience ?? 'company') as string,
      position: String(plan?.position ?? 0),
      name: from?.name ?? '',
      description: from?.description ?? '',
      wordings: from?.wordings ?? {},
      annual_price: from ? typedAmount(from.annual_price, from.currency) : '',
      monthly_price: from?.monthly_price != null ? typedAmount(from.monthly_price, from.currency) : '',
      currency: from?.currency ?? 'USD',
      trial_days: String(from?.trial_days ?? 0),
      features: (from?.features ?? {}) as Readonly<Record<string, FeatureValue>>,
    },
    error: save.error,
    busy: save.isPending,
    optional: ['monthly_price', 'description', 'wordings', 'features'],
    check: (values) => [
      ...(readAmount(values.annual_price, values.currency) === null
        ? [{ field: 'annual_price', message: t('plans.price.wrong') }]
        : []),
      ...(values.monthly_price !== '' && readAmount(values.monthly_price, values.currency) === null
        ? [{ field: 'monthly_price', message: t('plans.price.wrong') }]
        : []),
      ...(wholeOf(values.trial_days) === null
        ? [{ field: 'trial_days', message: t('plans.days.wrong') }]
        : []),
      ...(wholeOf(values.position) === null ? [{ field: 'position', message: t('plans.days.wrong') }] : []),
    ],
  });
  const { values } = form;
  const submit = () =>
    save.mutate(
      {
        id: plan?.id ?? null,
        key,
        body: {
          key: values.key,
          audience: AUDIENCES.find((one) => one === values.audience) ?? 'company',
          position: wholeOf(values.position) ?? 0,
          name: values.name,
          description: values.description,
          wordings: values.wordings,
          annual_price: readAmount(values.annual_price, values.currency) ?? 0,
          monthly_price:
            values.monthly_price === '' ? null : readAmount(values.monthly_price, values.currency),
          currency: values.currency,
          trial_days: wholeOf(values.trial_days) ?? 0,
          features: values.features,
        },
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={plan ? t('plans.edit', { name: from?.name ?? plan.key }) : t('plans.add')}
      submitLabel={t('plans.save_draft')}
      onSubmit={submit}
    >
      {plan ? (
        <p>{t('plans.edit.about')}</p>
      ) : (
        <>
          <TextInput
            {...form.text('key', t('plans.key'))}
            description={t('plans.key.about')}
            maxLength={60}
          />
          <NativeSelect
            {...form.text('audience', t('plans.audience'))}
            data={AUDIENCES.map((value) => ({ value, label: t(`plans.audience.${value}`) }))}
          />
        </>
      )}
      <OfferWords form={form} wordings={values.wordings} onWordings={(wordings) => form.set({ wordings })} />
      <TextInput {...form.text('annual_price', t('plans.annual_price'))} inputMode="decimal" />
      <TextInput
        {...form.text('monthly_price', t('plans.monthly_price'))}
        description={t('plans.monthly_price.about')}
        inputMode="decimal"
      />
      <TextInput {...form.text('currency', t('plans.currency'))} maxLength={3} />
      <TextInput {...form.text('trial_days', t('plans.trial_days'))} inputMode="numeric" />
      <TextInput
        {...form.text('position', t('plans.position'))}
        description={t('plans.position.about')}
        inputMode="numeric"
      />
      <FeatureValues
        features={features}
        values={values.features}
        onChange={(next) => form.set({ features: next })}
        errorOf={(one) => form.errorOf(`features.${one}`)}
      />
    </FormDialog>
  );
}
