import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { rememberReferrer } from '../../platform/session/referrer.ts';
import { LinkButton } from '../controls/link-button.tsx';
import { FlowPage } from '../layout/flow-page.tsx';
import { messages } from './sign-in-needed.messages.ts';

/** For a page of an application that is opened signed out; signing in leads back to it. */
export function SignInNeeded() {
  const t = useText(messages);
  const page = useLocation({ select: (location) => location.href });
  useEffect(() => rememberReferrer(page), [page]);
  return (
    <FlowPage
      title={t('ui.sign_in_needed.title')}
      intro={t('ui.sign_in_needed.text')}
      buttons={
        <>
          <LinkButton to={'/public/reset' as '/'} variant="default">
            {t('ui.sign_in_needed.code')}
          </LinkButton>
          <LinkButton to={'/public/login' as '/'}>{t('ui.sign_in_needed.sign_in')}</LinkButton>
        </>
      }
    />
  );
}
