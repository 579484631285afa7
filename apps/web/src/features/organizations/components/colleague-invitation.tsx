import { Button, TextInput } from '@mantine/core';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import { acceptInvite, type exchangeToken } from '@tryout/contract/organizations/members';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { keepInvite } from '../../../platform/session/kept-invite.ts';
import { rememberReferrer } from '../../../platform/session/referrer.ts';
import { useSession } from '../../../platform/session/session.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const user = session.status === 'in' ? session.user : null;
  const needsPin = accept.error instanceof ApiError && accept.error.field('pin') !== undefined;
  const form = useForm(acceptInvite, {
    start: { pin: '', account: { first_name: '', last_name: '', password: '' } },
    error: sendPin.error ?? accept.error,
    busy: accept.isPending,
  });
  const { pin, account } = form.values;
  const put = (change: Partial<typeof account>) => form.set({ account: { ...account, ...change } });
  const title = t('organizations.invite.title', { organization: invitation.organization_name });
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const submit = () =>
    accept.mutate(
      user ? { token, ...(pin ? { pin } : {}) } : { token, account: { ...account, locale, time_zone } },
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
      {...(needsPin ? { onSubmit: submit } : { form, onSubmit: submit })}
      title={title}
      intro={t('organizations.invite.as', {
        organization: invitation.organization_name,
        role: t(`organizations.role.${invitation.role as 'employee'}`),
        email: invitation.email_masked,
      })}
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
      {user && needsPin && (
        <>
          <p>{t('organizations.invite.other_account', { email: user.email })}</p>
          {sendPin.isSuccess ? (
            <PinField {...form.typed('pin', '')} onResend={() => sendPin.mutate(token)} />
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
            {...form.field('account.first_name', t('organizations.first_name'))}
            autoComplete="given-name"
            value={account.first_name}
            onChange={(event) => put({ first_name: event.currentTarget.value })}
          />
          <TextInput
            {...form.field('account.last_name', t('organizations.last_name'))}
            autoComplete="family-name"
            value={account.last_name}
            onChange={(event) => put({ last_name: event.currentTarget.value })}
          />
          <PasswordField
            {...form.field('account.password', t('organizations.password'))}
            name="account.password"
            isNew
            value={account.password}
            onChange={(password) => put({ password })}
          />
        </>
      )}
    </FormPage>
  );
}
