import { Button } from '@mantine/core';
import { joinWithLinkedIn } from '@tryout/contract/identities/identities';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { forgetInvite } from '../../../platform/session/kept-invite.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useJoinFromOutside } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';
import { NameFields } from './name-fields.tsx';

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
  const form = useForm(joinWithLinkedIn, {
    start: { first_name: person.first_name, last_name: person.last_name },
    error: join.error,
    busy: join.isPending,
  });
  const { first_name, last_name } = form.values;
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      form={form}
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
      <NameFields text={form.text} />
    </FormPage>
  );
}
