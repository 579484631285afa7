import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SIGNUP_DONE } from '../../../platform/session/guard-decision.ts';
import { keptInvite } from '../../../platform/session/kept-invite.ts';
import { useBeginOutside, useOutsideProvider } from '../../../platform/session/outside-sign-in.ts';
import { loadSignedInUser } from '../../../platform/session/session.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { arrival } from '../arrival.ts';
import { JoinForm } from '../components/join-form.tsx';
import { ProveForm } from '../components/prove-form.tsx';
import { SignupForm } from '../components/signup-form.tsx';
import { useReturn } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';

/** Where the pages go on for somebody who has just come in; the guard there does the rest. */
const pathFor = (user: { signup_step: number } | null): string =>
  user && user.signup_step < SIGNUP_DONE ? `/public/signup/${user.signup_step}` : '/public/login';

/** P6: back from the provider. Waits, then goes on, or says what is left to do. */
export function ContinuePage() {
  const t = useText(messages);
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const provider = useOutsideProvider() ?? 'LinkedIn';
  const begin = useBeginOutside();
  const [invite, setInvite] = useState(keptInvite);
  const { data, error } = useReturn(arrival);
  const goOn = (user: { signup_step: number } | null) =>
    void navigate({ href: pathFor(user), replace: true });
  const outcome = data?.outcome;
  useEffect(() => {
    if (outcome === 'second_step') {
      void navigate({ href: '/public/second-step', replace: true });
    } else if (outcome === 'signed_in') {
      void loadSignedInUser(client).then((user) => navigate({ href: pathFor(user), replace: true }));
    } else if (outcome === 'linked') {
      toast.say({ message: t('identities.linked', { provider }), tone: 'success' });
      void client
        .invalidateQueries({ queryKey: ['identities', '/user/linkedin'] })
        .then(() => navigate({ href: '/user/settings/security', replace: true }));
    }
  }, [outcome, client, navigate, provider, t]);
  if (data?.outcome === 'prove_account')
    return <ProveForm email={data.email} provider={provider} onDone={goOn} />;
  if (data?.outcome === 'sign_up' && invite !== null) {
    return <JoinForm token={invite} person={data} onDone={goOn} onOther={() => setInvite(null)} />;
  }
  if (data?.outcome === 'sign_up') return <SignupForm person={data} onDone={goOn} />;
  if (arrival.code === '' || error) {
    return (
      <FormPage
        title={error ? t('identities.failed') : t('identities.title', { provider })}
        intro={<span role="alert">{error ? errorText(error) : t('identities.cancelled', { provider })}</span>}
        buttons={
          <Button loading={begin.isPending} onClick={() => begin.mutate()}>
            {t('identities.again')}
          </Button>
        }
        aside={<Link to={'/public/login' as '/'}>{t('identities.other_way')}</Link>}
      >
        {null}
      </FormPage>
    );
  }
  return (
    <FormPage title={t('identities.title', { provider })}>
      <LoadingMark label={t('identities.waiting')} />
    </FormPage>
  );
}
