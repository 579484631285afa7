import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { finishFactorReset } from '@tryout/contract/second-factors/second-factors';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { factorResetQuery, useFinishFactorReset, useStopFactorReset } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';

/** Where the mail about lost factors leads: to stop it at once, or to remove them when the wait is over. */
export function FactorResetPage() {
  const t = useText(messages);
  const format = useFormat();
  const token = String(useParams({ strict: false }).token);
  const query = useQuery(factorResetQuery(token));
  const finish = useFinishFactorReset(token);
  const stop = useStopFactorReset(token);
  const form = useForm(finishFactorReset, {
    start: {},
    error: finish.error ?? stop.error,
    busy: finish.isPending || stop.isPending,
  });
  const signIn = <LinkButton to={'/public/login' as '/'}>{t('factors.reset_page.sign_in')}</LinkButton>;
  const done = finish.data ?? stop.data;
  if (done) {
    return (
      <Page width="text">
        <StateBlock level={1} title={done.message ?? ''} action={signIn} />
      </Page>
    );
  }
  if (query.error instanceof ApiError && query.error.status < 500 && query.error.status !== 0) {
    return (
      <Page width="text">
        <StateBlock level={1} title={t('factors.reset_page.over')} action={signIn} />
      </Page>
    );
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} level={1} />;
  if (!query.data) {
    return (
      <FormPage title={t('factors.reset_page')}>
        <LoadingMark label={t('factors.step.loading')} />
      </FormPage>
    );
  }
  const { is_ready, ready_at, expires_at } = query.data;
  return (
    <FormPage
      title={t('factors.reset_page')}
      intro={
        is_ready
          ? t('factors.reset_page.ready', {
              until: format.date(expires_at, { dateStyle: 'medium', timeStyle: 'short' }),
            })
          : t('factors.reset_page.waits', {
              date: format.date(ready_at, { dateStyle: 'medium', timeStyle: 'short' }),
            })
      }
      form={form}
      onSubmit={() => (is_ready ? finish : stop).mutate()}
      buttons={
        <>
          <Button
            type={is_ready ? 'button' : 'submit'}
            variant="default"
            loading={stop.isPending}
            onClick={is_ready ? () => stop.mutate() : undefined}
          >
            {t('factors.reset_page.stop')}
          </Button>
          {is_ready && (
            <Button type="submit" loading={finish.isPending}>
              {t('factors.reset_page.remove')}
            </Button>
          )}
        </>
      }
    />
  );
}
