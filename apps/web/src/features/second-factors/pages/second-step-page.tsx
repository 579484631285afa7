import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import { type readSecondStep, takeSecondStep } from '@tryout/contract/second-factors/second-factors';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SIGNUP_DONE } from '../../../platform/session/guard-decision.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { wasCancelled } from '../browser-passkeys.ts';
import { CodeField } from '../components/code-field.tsx';
import { secondStepQuery, useAskFactorReset, useTakeSecondStep } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';

type Step = RouteResult<typeof readSecondStep>;
type Method = Step['methods'][number];

const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** The second step of a sign-in. Afterwards the guard leads to the page that was asked for, or to the area. */
export function SecondStepPage() {
  const t = useText(messages);
  const query = useQuery(secondStepQuery());
  if (isOver(query.error)) return <Over />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} level={1} />;
  if (!query.data) {
    return (
      <FormPage title={t('factors.step')}>
        <LoadingMark label={t('factors.step.loading')} />
      </FormPage>
    );
  }
  return <Steps step={query.data} />;
}

function Over() {
  const t = useText(messages);
  return (
    <Page width="text">
      <StateBlock
        level={1}
        title={t('factors.step.over')}
        text={t('factors.step.over.text')}
        action={<LinkButton to={'/public/login' as '/'}>{t('factors.step.again')}</LinkButton>}
      />
    </Page>
  );
}

function Steps({ step }: { step: Step }) {
  const t = useText(messages);
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const take = useTakeSecondStep();
  const lost = useAskFactorReset();
  const [by, setBy] = useState<Method | 'lost'>(step.methods[0] ?? 'code');
  const form = useForm(takeSecondStep, {
    start: { code: '', recovery_code: '' },
    error: by === 'passkey' || isOver(take.error) ? null : take.error,
    busy: take.isPending,
  });
  if (isOver(take.error) || isOver(lost.error)) return <Over />;
  const { code, recovery_code } = form.values;
  const done = {
    onSuccess: (user: { signup_step: number } | null) => {
      const isSigningUp = user !== null && user.signup_step < SIGNUP_DONE;
      void navigate({
        href: isSigningUp ? `/public/signup/${user.signup_step}` : '/public/login',
        replace: true,
      });
    },
  };
  const turn = (next: Method | 'lost') => {
    take.reset();
    setBy(next);
  };
  const others = (
    <>
      {step.methods
        .filter((method) => method !== by)
        .map((method) => (
          <Button key={method} variant="subtle" onClick={() => turn(method)}>
            {t(`factors.use.${method}`)}
          </Button>
        ))}
      {by !== 'lost' && (
        <Button variant="subtle" onClick={() => turn('lost')}>
          {t('factors.step.lost')}
        </Button>
      )}
      <Link to={'/public/login' as '/'}>{t('factors.step.other_account')}</Link>
    </>
  );
  if (by === 'lost') {
    return (
      <FormPage
        title={t('factors.lost')}
        intro={lost.data ? undefined : t(`factors.lost.${step.lost}`)}
        onSubmit={() => lost.mutate()}
        buttons={
          step.lost === 'mailbox' &&
          !lost.data && (
            <Button type="submit" fullWidth loading={lost.isPending}>
              {t('factors.lost.ask')}
            </Button>
          )
        }
        aside={others}
      >
        {lost.error && <p role="alert">{errorText(lost.error)}</p>}
        {lost.data && (
          <p role="status">
            {t('factors.lost.asked', {
              date: format.date(lost.data.ready_at, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
        )}
      </FormPage>
    );
  }
  if (by === 'passkey') {
    return (
      <FormPage
        title={t('factors.step')}
        intro={t('factors.step.passkey')}
        onSubmit={() => take.mutate({ by }, done)}
        buttons={
          <Button type="submit" fullWidth loading={take.isPending}>
            {t('factors.confirm.by.passkey')}
          </Button>
        }
        aside={others}
      >
        {take.error && (
          <p role="alert">
            {wasCancelled(take.error) ? t('factors.passkeys.cancelled') : errorText(take.error)}
          </p>
        )}
      </FormPage>
    );
  }
  return (
    <FormPage
      key={by}
      form={form}
      title={t('factors.step')}
      intro={t(by === 'code' ? 'factors.step.code' : 'factors.step.recovery')}
      onSubmit={() => take.mutate(by === 'code' ? { by, code } : { by, recovery_code }, done)}
      buttons={
        <Button type="submit" fullWidth loading={take.isPending}>
          {t('factors.step.submit')}
        </Button>
      }
      aside={others}
    >
      {by === 'code' ? (
        <CodeField {...form.typed('code', t('factors.code'))} />
      ) : (
        <TextInput
          {...form.text('recovery_code', t('factors.recovery_code'))}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      )}
    </FormPage>
  );
}
