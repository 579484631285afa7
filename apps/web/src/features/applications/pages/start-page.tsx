import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { type readStart, startApplication } from '@tryout/contract/applications/application-start';
import type { RouteResult } from '@tryout/contract/define-route';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { loadSignedInUser, useSession } from '../../../platform/session/session.ts';
import { personName } from '../../../platform/session/user.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { FlowPage } from '../../../ui/layout/flow-page.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView, Waiting } from '../../../ui/states/query-view.tsx';
import { FormSkeleton } from '../../../ui/states/skeletons.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { ConsentBox } from '../components/consent-box.tsx';
import { start, startQuery } from '../start.api.ts';
import { messages } from '../start.messages.ts';
import classes from './start-page.module.css';

const StartCv = lazyPiece(() => import('../components/start-cv.tsx'));

/** `/apply/new`: the first screen of applying, without an account where there is none. */
export function StartPage() {
  const t = useText(messages);
  const { position, invite } = useSearch({ from: '/_apply/apply/new' });
  const session = useSession();
  if (!position) {
    return (
      <FlowPage
        title={t('applications.start.missing_position')}
        buttons={<LinkButton to={'/jobs' as '/'}>{t('applications.start.jobs')}</LinkButton>}
      />
    );
  }
  if (session.status === 'unknown') return <Waiting>{<FormSkeleton />}</Waiting>;
  if (session.status === 'failed') return <ErrorState error={session.error} />;
  return <Start key={session.status} position={position} invite={invite} />;
}

function Start({ position, invite }: { position: string; invite: string | undefined }) {
  const query = useQuery(startQuery(position, invite));
  if (query.error instanceof ApiError && query.error.status >= 400 && query.error.status < 500) {
    return <Refused error={query.error} />;
  }
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(info) =>
        info.running_application_id === null ? (
          <StartForm info={info} position={position} invite={invite} />
        ) : (
          <Navigate to="/apply/$id" params={{ id: info.running_application_id }} replace />
        )
      }
    </QueryView>
  );
}

/** A closed position, an old invitation, an unknown address: the server's words, and where to go instead. */
function Refused({ error }: { error: ApiError }) {
  const t = useText(messages);
  const errorText = useErrorText();
  return (
    <FlowPage
      title={t('applications.start.cannot')}
      intro={errorText(error)}
      buttons={<LinkButton to={'/jobs' as '/'}>{t('applications.start.jobs')}</LinkButton>}
    />
  );
}

/** In a tab of their own, so that nothing typed is lost. */
const termsLink = (doc: string) => (parts: ReactNode) => (
  <a href={`/terms/${doc}`} target="_blank" rel="noreferrer">
    {parts}
  </a>
);

const TERMS_LINKS = { terms: termsLink('terms'), privacy: termsLink('privacy'), ai: termsLink('ai') };

interface StartFormProps {
  info: RouteResult<typeof readStart>;
  position: string;
  invite: string | undefined;
}

function StartForm({ info, position, invite }: StartFormProps) {
  const t = useText(messages);
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const user = session.status === 'in' ? session.user : null;
  const isTest = user !== null && user.user_type !== 'candidate';
  const [cv, setCv] = useState<File | null>(null);
  const begin = useMutation({
    mutationFn: ({
      consent,
      ...person
    }: {
      consent: boolean;
      first_name: string;
      last_name: string;
      email: string;
    }) =>
      start({
        position_id: position,
        ...(invite ? { invite_token: invite } : {}),
        ...(user ? {} : person),
        consent: isTest || consent,
      }),
    onSuccess: async (answer) => {
      if (!user) await loadSignedInUser(client);
      if (cv)
        await import('../start-cv.api.ts')
          .then(({ sendCv }) => sendCv(answer.application_id, cv))
          .catch(() => toast.say({ message: t('applications.start.cv_failed'), tone: 'danger' }));
      await navigate({ to: '/apply/$id', params: { id: answer.application_id }, replace: true });
    },
    meta: { showsError: true },
  });
  const missing = t('applications.start.missing');
  const form = useForm(startApplication, {
    start: { first_name: info.first_name, last_name: info.last_name, email: '', consent: false },
    error: begin.error,
    busy: begin.isPending,
    check: (typed) => [
      ...(user
        ? []
        : (['first_name', 'last_name', 'email'] as const)
            .filter((name) => !typed[name].trim())
            .map((field) => ({ field, message: missing }))),
      ...(isTest || typed.consent
        ? []
        : [{ field: 'consent', message: t('applications.start.consent_missing') }]),
    ],
  });
  // What reads a file comes when somebody wants to give one.
  const [givesCv, setGivesCv] = useState(false);
  const latest = useRef(form);
  latest.current = form;
  const { label: _consent, ...consent } = form.field('consent', t('applications.start.consent_label'));
  const organization = info.organization_name;
  const { applying_takes: takes } = info;
  const intro = t('applications.start.intro', {
    minutes: [...new Set([takes.shortest_minutes, takes.minutes])].join('–'),
    form: takes.form_minutes,
    questions: takes.question_minutes,
    games: takes.play_minutes,
  });

  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...form.text(name, t(`applications.start.${name}`)),
    name,
    required: true,
    withAsterisk: false,
  });
  return (
    <FlowPage
      title={t('applications.start.title', { position: info.position_title })}
      intro={isTest ? t('applications.start.test') : intro}
      form={form}
      onSubmit={() => begin.mutate(form.values)}
      buttons={
        <Button type="submit" loading={begin.isPending}>
          {isTest ? t('applications.start.try') : t('applications.start.begin')}
        </Button>
      }
    >
      <Stack>
        {info.email_masked !== null && !user && (
          <p>{t('applications.start.invited', { email: info.email_masked })}</p>
        )}
        {user ? (
          <p>{t('applications.start.as', { name: personName(user), email: user.email })}</p>
        ) : (
          <>
            {info.applying_takes.cv !== 'hidden' && (
              <div className={classes.cv}>
                {!givesCv && (
                  <>
                    <Button type="button" variant="default" onClick={() => setGivesCv(true)}>
                      {t('applications.start.cv')}
                    </Button>
                    <p>{t('applications.start.cv_about')}</p>
                  </>
                )}
                {givesCv && (
                  <Suspense>
                    <StartCv
                      onRead={(file, contact) => {
                        setCv(file);
                        const names = ['first_name', 'last_name', 'email'] as const;
                        // What was typed meanwhile stays; what is empty is filled.
                        const { values, set } = latest.current;
                        const empty = names.filter(
                          (name) => values[name].trim() === '' && contact[name] !== '',
                        );
                        set(Object.fromEntries(empty.map((name) => [name, contact[name]])));
                      }}
                    />
                  </Suspense>
                )}
              </div>
            )}
            <TextInput {...field('first_name')} autoComplete="given-name" />
            <TextInput {...field('last_name')} autoComplete="family-name" />
            <TextInput
              {...field('email')}
              type="email"
              autoComplete="email"
              dir="ltr"
              description={t('applications.start.email_about')}
            />
          </>
        )}
        {!isTest && (
          <ConsentBox
            label={t('applications.start.consent', { organization })}
            checked={form.values.consent}
            error={consent.error}
            onChange={(next) => form.set({ consent: next })}
          />
        )}
        {!user && <p>{t.rich('applications.start.terms', TERMS_LINKS)}</p>}
        {!user && (
          <p>
            {t.rich('applications.start.have_account', {
              signin: (parts) => <Link to={'/public/login' as '/'}>{parts}</Link>,
            })}
          </p>
        )}
      </Stack>
    </FlowPage>
  );
}
