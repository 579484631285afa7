import { Button } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { NotFoundState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { useBeginProvider, useConnectProvider } from '../calendars.api.ts';
import { messages } from '../calendars.messages.ts';
import { PROVIDER_NAMES, type Provider, providerOf } from '../providers.ts';

const HOURS = '/user/events/availability';

/** Back from a provider's page: connects the account, then leads to one's hours, or says what went wrong. */
export function ProviderReturnPage() {
  const provider = providerOf(String(useParams({ strict: false }).provider));
  return <Page width="text">{provider ? <Connecting provider={provider} /> : <NotFoundState />}</Page>;
}

/** Letters that look like a number come as one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function Connecting({ provider }: { provider: Provider }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const search = useSearch({ from: '/user/events/calendars/$provider' });
  const code = textOf(search.code);
  const state = textOf(search.state);
  const connect = useConnectProvider(provider);
  const begin = useBeginProvider();
  const name = PROVIDER_NAMES[provider];
  const sent = useRef(false);
  const { mutate } = connect;
  useEffect(() => {
    if (!code || !state || sent.current) return;
    // A code is good once.
    sent.current = true;
    mutate({ code, state }, { onSuccess: () => void navigate({ to: HOURS, replace: true }) });
  }, [code, state, mutate, navigate]);
  const wasCancelled = !code || !state;
  return (
    <Stack gap={5}>
      <PageHeader
        title={t('calendars.connect_provider', { name })}
        crumbs={[{ label: t('calendars.hours'), to: HOURS }]}
      />
      {wasCancelled || connect.error ? (
        <>
          <p role="alert">
            {connect.error ? errorText(connect.error) : t('calendars.provider_cancelled', { name })}
          </p>
          <Row>
            <Button loading={begin.isPending} onClick={() => begin.mutate(provider)}>
              {t('calendars.try_again')}
            </Button>
            <LinkButton variant="default" to={HOURS}>
              {t('calendars.to_hours')}
            </LinkButton>
          </Row>
        </>
      ) : (
        <LoadingMark label={t('calendars.connecting', { name })} />
      )}
    </Stack>
  );
}
