import { useQuery } from '@tanstack/react-query';
import { candidateStats } from '@tryout/contract/profiles/profiles';
import { listOwnScoreCards } from '@tryout/contract/score-cards/score-cards';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { personName } from '../../../platform/session/user.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { NextInterviews } from '../../interviews/public.tsx';
import { type ApplicationSummary, applicationsQuery } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { StatedApplications } from '../components/stated-applications.tsx';
import classes from './candidate-home.module.css';

/** C1: what to do next, what is running, what is new. */
export function CandidateHome() {
  const t = useText(messages);
  const user = useCurrentUser();
  const query = useQuery(applicationsQuery({ state: 'all' }));
  return (
    <Page width="text">
      <PageHeader title={t('applications.home.hello', { name: user.first_name || personName(user) })} />
      <Stack gap={6}>
        <StatedApplications />
        <QueryView query={query}>{(data) => <Overview applications={data.items} />}</QueryView>
        <NextInterviews />
        <NewScoreCard />
        <Completeness />
      </Stack>
    </Page>
  );
}

function Overview({ applications }: { applications: readonly ApplicationSummary[] }) {
  const t = useText(messages);
  const waiting = applications.find((one) => one.next_step !== null);
  const running = applications.filter(
    (one) => one !== waiting && one.status !== 'rejected' && one.status !== 'approved',
  );
  return (
    <Stack gap={6}>
      <NextStep waiting={waiting} hasAny={applications.length > 0} />
      {running.length > 0 && (
        <section>
          <div className={classes.head}>
            <h2>{t('applications.home.running')}</h2>
            <LinkButton to="/user/applications" variant="subtle" size="sm">
              {t('applications.home.all')}
            </LinkButton>
          </div>
          <Stack>
            {running.slice(0, 5).map((application) => (
              <ApplicationCard key={application.application_id} application={application} />
            ))}
          </Stack>
        </section>
      )}
    </Stack>
  );
}

function NextStep({ waiting, hasAny }: { waiting: ApplicationSummary | undefined; hasAny: boolean }) {
  const t = useText(messages);
  if (waiting) {
    return (
      <Panel title={t('applications.home.next')} tone="selected">
        <p>
          {t('applications.home.next_text', {
            position: waiting.position_title,
            organization: waiting.organization_name,
          })}
        </p>
        <p className={classes.facts}>
          {t('applications.list.steps', { done: waiting.steps_done, total: waiting.steps_total })}
          {waiting.minutes_left > 0 &&
            ` · ${t('applications.list.minutes', { minutes: Math.ceil(waiting.minutes_left) })}`}
        </p>
        <div className={classes.button}>
          <LinkButton to="/apply/$id" params={{ id: waiting.application_id }}>
            {t('applications.list.go_on')}
          </LinkButton>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title={t(hasAny ? 'applications.home.waiting' : 'applications.home.empty')} tone="selected">
      <p>{t(hasAny ? 'applications.home.waiting_text' : 'applications.home.empty_text')}</p>
      <div className={classes.button}>
        <LinkButton to={'/jobs' as '/'} variant={hasAny ? 'default' : 'filled'}>
          {t('applications.home.jobs')}
        </LinkButton>
      </div>
    </Panel>
  );
}

function NewScoreCard() {
  const t = useText(messages);
  const query = useQuery(routeQuery(listOwnScoreCards));
  const [newest] = query.data?.items ?? [];
  if (!newest) return null;
  return (
    <Panel title={t('applications.home.card')}>
      <p>
        {t('applications.home.card_text', {
          position: newest.position_title,
          organization: newest.organization_name,
        })}
      </p>
      <div className={classes.button}>
        <LinkButton to={`/user/score-cards/${newest.id}` as '/'} variant="default">
          {t('applications.home.card_open')}
        </LinkButton>
      </div>
    </Panel>
  );
}

function Completeness() {
  const t = useText(messages);
  const query = useQuery(routeQuery(candidateStats));
  if (!query.data) return null;
  const { profile, median_days_to_first_answer: days } = query.data;
  return (
    <Panel title={t('applications.home.profile')}>
      <label className={classes.complete}>
        {t('applications.home.complete', { percent: profile.completeness })}
        <progress max={100} value={profile.completeness} />
      </label>
      {days !== null && (
        <p className={classes.facts}>{t('applications.home.answer_days', { days: Math.round(days) })}</p>
      )}
      {profile.completeness < 100 && <p className={classes.facts}>{t('applications.home.counted')}</p>}
      {profile.completeness < 100 && (
        <div className={classes.button}>
          <LinkButton to={'/user/profile' as '/'} variant="default">
            {t('applications.home.profile_open')}
          </LinkButton>
        </div>
      )}
    </Panel>
  );
}
