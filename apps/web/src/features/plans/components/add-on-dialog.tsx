import { NativeSelect, TextInput } from '@mantine/core';
import {
  type AddOnEntry,
  createAddOn,
  type FeatureEntry,
  saveAddOn,
} from '@tryout/contract/plans/manage-plans';
import { readAmount, typedAmount } from '@tryout/domain/billing/amounts';
import { AUDIENCES, type Audience, BILLING_PERIODS } from '@tryout/domain/plans/catalogue';
import type { FeatureValue } from '@tryout/domain/plans/features';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSaveAddOn } from '../plans.api.ts';
import { messages } from '../plans.messages.ts';
import { FeatureValues } from './feature-values.tsx';
import { wholeOf } from './money-text.ts';
import { OfferWords } from './offer-words.tsx';

interface AddOnDialogProps {
  readonly features: readonly FeatureEntry[];
  /** Null: a new one. */
  readonly addOn: AddOnEntry | null;
  readonly onClose: () => void;
}

/** Writes the draft of an add-on. */
export function AddOnDialog({ features, addOn, onClose }: AddOnDialogProps) {
  const t = useText(messages);
  const save = useSaveAddOn();
  const [key] = useState(() => crypto.randomUUID());
  const from = addOn?.versions[0];
  const form = useForm([createAddOn, saveAddOn], {
    start: {
      key: addOn?.key ?? '',
      audiences: (addOn?.audiences ?? ['company']) as Audience[],
      position: String(addOn?.position ?? 0),
      name: from?.name ?? '',
      description: from?.description ?? '',
      wordings: from?.wordings ?? {},
      price: from ? typedAmount(from.price, from.currency) : '',
      currency: from?.currency ?? 'USD',
      every: (from?.every ?? (from ? 'once' : 'month')) as string,
      expires_days: from?.expires_days != null ? String(from.expires_days) : '',
      grants: (from?.grants ?? {}) as Readonly<Record<string, FeatureValue>>,
    },
    error: save.error,
    busy: save.isPending,
    optional: ['description', 'wordings', 'grants', 'expires_days'],
    check: (values) => [
      ...(readAmount(values.price, values.currency) === null
        ? [{ field: 'price', message: t('plans.price.wrong') }]
        : []),
      ...(values.expires_days !== '' && !wholeOf(values.expires_days)
        ? [{ field: 'expires_days', message: t('plans.days.wrong') }]
        : []),
      ...(wholeOf(values.position) === null ? [{ field: 'position', message: t('plans.days.wrong') }] : []),
    ],
  });
  const { values } = form;
  const every = BILLING_PERIODS.find((one) => one === values.every) ?? null;
  const submit = () =>
    save.mutate(
      {
        id: addOn?.id ?? null,
        key,
        body: {
          key: values.key,
          audiences: [...values.audiences],
          position: wholeOf(values.position) ?? 0,
          name: values.name,
          description: values.description,
          wordings: values.wordings,
          price: readAmount(values.price, values.currency) ?? 0,
          currency: values.currency,
          kind: every === null ? 'one_time' : 'recurring',
          every,
          expires_days: every === null && values.expires_days !== '' ? wholeOf(values.expires_days) : null,
          grants: values.grants,
        },
      },
      { onSuccess: onClose },
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      form={form}
      title={addOn ? t('plans.edit', { name: from?.name ?? addOn.key }) : t('plans.add_ons.add')}
      submitLabel={t('plans.save_draft')}
      onSubmit={submit}
    >
      {addOn ? (
        <p>{t('plans.edit.about')}</p>
      ) : (
        <TextInput {...form.text('key', t('plans.key'))} description={t('plans.key.about')} maxLength={60} />
      )}
      <fieldset>
        <legend>{t('plans.audience')}</legend>
        {AUDIENCES.map((one) => (
          <CheckBox
            key={one}
            label={t(`plans.audience.${one}`)}
            checked={values.audiences.includes(one)}
            disabled={values.audiences.length === 1 && values.audiences[0] === one}
            onChange={(checked) =>
              form.set({
                audiences: AUDIENCES.filter((each) =>
                  each === one ? checked : values.audiences.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <OfferWords form={form} wordings={values.wordings} onWordings={(wordings) => form.set({ wordings })} />
      <TextInput {...form.text('price', t('plans.add_on.price'))} inputMode="decimal" />
      <TextInput {...form.text('currency', t('plans.currency'))} maxLength={3} />
      <NativeSelect
        {...form.text('every', t('plans.add_on.every'))}
        data={[
          { value: 'month', label: t('plans.add_on.each_month') },
          { value: 'year', label: t('plans.add_on.each_year') },
          { value: 'once', label: t('plans.add_on.paid_once') },
        ]}
      />
      {every === null && (
        <TextInput
          {...form.text('expires_days', t('plans.add_on.expires_days'))}
          description={t('plans.add_on.expires_days.about')}
          inputMode="numeric"
        />
      )}
      <TextInput
        {...form.text('position', t('plans.position'))}
        description={t('plans.position.about')}
        inputMode="numeric"
      />
      <FeatureValues
        features={features}
        values={values.grants}
        onChange={(next) => form.set({ grants: next })}
        errorOf={(one) => form.errorOf(`grants.${one}`) ?? undefined}
      />
      {form.errorOf('grants') && <p role="alert">{form.errorOf('grants')}</p>}
    </FormDialog>
  );
}
