import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { forgetInvite } from '../../../platform/session/kept-invite.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useJoinFromOutside } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';

interface JoinFormProps {
  token: string;
  person: { readonly first_name: string; readonly last_name: string };
  onDone: (user: CurrentUser | null) => void;
  /** Makes an account of the person's own instead. */
  onOther: () => void;
}

/** Accepts an invitation of a colleague with the provider instead of a password. */
export function JoinForm({ token, person, onDone, onOther }: JoinFormProps) {
  const t = useText(messages);
  const locale = useLocale();
  const join = useJoinFromOutside();
  const [first_name, setFirstName] = useState(person.first_name);
  const [last_name, setLastName] = useState(person.last_name);
  const errors = formErrors(join.error);
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      title={t('identities.join.title')}
      intro={t('identities.join.intro')}
      onSubmit={() =>
        join.mutate(
          { invite_token: token, first_name, last_name, locale, time_zone },
          {
            onSuccess: (user) => {
              forgetInvite();
              onDone(user);
            },
          },
        )
      }
      buttons={
        <>
          <Button
            variant="default"
            onClick={() => {
              forgetInvite();
              onOther();
            }}
          >
            {t('identities.join.other')}
          </Button>
          <Button type="submit" loading={join.isPending}>
            {t('identities.join.submit')}
          </Button>
        </>
      }
    >
      <FormErrorList
        errors={errors.list}
        labels={{ first_name: t('identities.first_name'), last_name: t('identities.last_name') }}
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
    </FormPage>
  );
}
