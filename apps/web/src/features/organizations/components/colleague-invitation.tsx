import { Button, TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { exchangeToken } from '@tryout/contract/organizations/members';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { keepInvite } from '../../../platform/session/kept-invite.ts';
import { rememberReferrer } from '../../../platform/session/referrer.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useAcceptInvite, useDeclineInvite, useInvitePin } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

interface ColleagueInvitationProps {
  token: string;
  invitation: RouteResult<typeof exchangeToken>;
}

/** An invitation to work with an organization: accepted with a new account, or as the one that is signed in. */
export function ColleagueInvitation({ token, invitation }: ColleagueInvitationProps) {
  const t = useText(messages);
  const format = useFormat();
  const locale = useLocale();
  const session = useSession();
  const navigate = useNavigate();
  const here = useLocation({ select: (location) => location.href });
  const accept = useAcceptInvite();
  const decline = useDeclineInvite();
  const sendPin = useInvitePin();
  const [first_name, setFirstName] = useState('');
  const [last_name, setLastName] = useState('');
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const user = session.status === 'in' ? session.user : null;
  const needsPin = accept.error instanceof ApiError && accept.error.field('pin') !== undefined;
  const errors = formErrors(sendPin.error ?? accept.error);
  const title = t('organizations.invite.title', { organization: invitation.organization_name });
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const submit = () =>
    accept.mutate(
      user
        ? { token, ...(pin ? { pin } : {}) }
        : { token, account: { first_name, last_name, password, locale, time_zone } },
      {
        onSuccess: (joined) => {
          toast.say({ message: t('organizations.welcome', { organization: joined.organization_name }) });
          void navigate({ to: '/user' });
        },
      },
    );
  if (decline.isSuccess) return <FormPage title={title}>{t('organizations.invite.declined')}</FormPage>;
  return (
    <FormPage
      title={title}
      intro={t('organizations.invite.as', {
        organization: invitation.organization_name,
        role: t(`organizations.role.${invitation.role as 'employee'}`),
        email: invitation.email_masked,
      })}
      onSubmit={submit}
      buttons={
        <>
          <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(token)}>
            {t('organizations.invite.decline')}
          </Button>
          <Button type="submit" loading={accept.isPending}>
            {t('organizations.invite.accept')}
          </Button>
        </>
      }
      aside={
        !user && (
          <Link to={'/public/login' as '/'} onClick={() => rememberReferrer(here)}>
            {t('organizations.invite.have_account')}
          </Link>
        )
      }
    >
      <p>{t('organizations.invite.until', { date: format.date(invitation.expires_at) })}</p>
      <FormErrorList errors={needsPin ? [] : errors.list} />
      {user && needsPin && (
        <>
          <p>{t('organizations.invite.other_account', { email: user.email })}</p>
          {sendPin.isSuccess ? (
            <PinField
              value={pin}
              onChange={setPin}
              error={errors.of('pin')}
              onResend={() => sendPin.mutate(token)}
            />
          ) : (
            <Button variant="default" loading={sendPin.isPending} onClick={() => sendPin.mutate(token)}>
              {t('organizations.invite.send_pin')}
            </Button>
          )}
        </>
      )}
      {!user && (
        <>
          <ContinueWithButton onLeave={() => keepInvite(token)} />
          <p>{t('organizations.invite.new_account')}</p>
          <TextInput
            id={fieldId('account.first_name')}
            label={t('organizations.first_name')}
            autoComplete="given-name"
            value={first_name}
            onChange={(event) => setFirstName(event.currentTarget.value)}
            error={errors.of('account.first_name')}
          />
          <TextInput
            id={fieldId('account.last_name')}
            label={t('organizations.last_name')}
            autoComplete="family-name"
            value={last_name}
            onChange={(event) => setLastName(event.currentTarget.value)}
            error={errors.of('account.last_name')}
          />
          <PasswordField
            label={t('organizations.password')}
            name="account.password"
            isNew
            value={password}
            onChange={setPassword}
            error={errors.of('account.password')}
          />
        </>
      )}
    </FormPage>
  );
}
