import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { takeReferrer } from '../../../platform/session/referrer.ts';
import { loadSignedInUser, useLogOut, useSession } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { ConfirmSelf } from '../components/confirm-self.tsx';
import { FactorSettings } from '../components/factor-settings.tsx';
import { messages } from '../second-factors.messages.ts';

/** An organization requires a second step: it is set up before anything else, then the person goes on where they were. */
export function SecureAccountPage() {
  const t = useText(messages);
  const session = useSession();
  if (session.status === 'unknown') return <LoadingMark label={t('factors.step.loading')} />;
  if (session.status === 'failed')
    return <ErrorState error={session.error} onRetry={() => window.location.reload()} level={1} />;
  if (session.status === 'out') {
    return (
      <Page width="text">
        <StateBlock
          level={1}
          title={t('factors.secure.signed_out')}
          action={<LinkButton to={'/public/login' as '/'}>{t('factors.reset_page.sign_in')}</LinkButton>}
        />
      </Page>
    );
  }
  return <SetUp />;
}

function SetUp() {
  const t = useText(messages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const goOn = async () => {
    setBusy(true);
    const user = await loadSignedInUser(client).finally(() => setBusy(false));
    if (user?.must_add_factor) return setMissing(true);
    return navigate({ href: takeReferrer() ?? '/user', replace: true });
  };
  const leave = async () => {
    await logOut();
    await navigate({ href: '/public/login', replace: true });
  };
  return (
    <Page width="text">
      <PageHeader title={t('factors.secure')} />
      <Stack gap={5}>
        <p>{t('factors.secure.text')}</p>
        <FactorSettings />
        {isMissing && <p role="alert">{t('factors.secure.missing')}</p>}
        <Row gap={2}>
          <Button variant="default" onClick={() => void leave()}>
            {t('factors.secure.sign_out')}
          </Button>
          <Button loading={isBusy} onClick={() => void goOn()}>
            {t('factors.secure.go_on')}
          </Button>
        </Row>
      </Stack>
      <ConfirmSelf />
    </Page>
  );
}
