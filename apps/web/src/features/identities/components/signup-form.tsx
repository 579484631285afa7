import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useSignupFromOutside } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';

const ROLES = ['candidate', 'company_admin', 'independent_recruiter', 'staffing_agency_admin'] as const;

interface SignupFormProps {
  person: { readonly email: string; readonly first_name: string; readonly last_name: string };
  onDone: (user: CurrentUser | null) => void;
}

/** Somebody new: what the provider told is filled in, and can be corrected. The steps of the sign-up follow. */
export function SignupForm({ person, onDone }: SignupFormProps) {
  const t = useText(messages);
  const locale = useLocale();
  const make = useSignupFromOutside();
  const [user_type, setRole] = useState<(typeof ROLES)[number]>('candidate');
  const [first_name, setFirstName] = useState(person.first_name);
  const [last_name, setLastName] = useState(person.last_name);
  const [email, setEmail] = useState(person.email);
  const errors = formErrors(make.error);
  const emailLabel = t(user_type === 'candidate' ? 'identities.email' : 'identities.work_email');
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      title={t('identities.signup.title')}
      intro={t('identities.signup.intro')}
      onSubmit={() =>
        make.mutate({ user_type, first_name, last_name, email, locale, time_zone }, { onSuccess: onDone })
      }
      buttons={
        <Button type="submit" loading={make.isPending}>
          {t('identities.signup.submit')}
        </Button>
      }
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          first_name: t('identities.first_name'),
          last_name: t('identities.last_name'),
          email: emailLabel,
        }}
      />
      <NativeSelect
        id={fieldId('user_type')}
        label={t('identities.role')}
        value={user_type}
        onChange={(event) => setRole(event.currentTarget.value as (typeof ROLES)[number])}
        data={ROLES.map((value) => ({ value, label: t(`identities.role.${value}`) }))}
        error={errors.of('user_type')}
      />
      <FormField
        name="first_name"
        label={t('identities.first_name')}
        autoComplete="given-name"
        value={first_name}
        onChange={setFirstName}
        errors={errors}
      />
      <FormField
        name="last_name"
        label={t('identities.last_name')}
        autoComplete="family-name"
        value={last_name}
        onChange={setLastName}
        errors={errors}
      />
      <FormField
        name="email"
        type="email"
        label={emailLabel}
        description={t('identities.email_hint')}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errors={errors}
      />
    </FormPage>
  );
}
