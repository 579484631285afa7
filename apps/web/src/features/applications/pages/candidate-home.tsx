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
import { Shortlisted } from '../components/shortlisted.tsx';
import { StatedApplications } from '../components/stated-applications.tsx';
import { messages as standingMessages } from '../standing.messages.ts';
import classes from './candidate-home.module.css';

/** C1: what to do next, what is running, what is new. */
export function CandidateHome() {
  const t = useText(messages);
  const user = useCurrentUser();
  const query = useQuery(applicationsQuery({ state: 'all' }));
  const cards = useQuery(routeQuery(listOwnScoreCards));
  const stats = useQuery(routeQuery(candidateStats));
  // What is below comes when it can stay where it is.
  const isThere = !query.isPending && !cards.isPending && !stats.isPending;
  return (
    <Page width="text">
      <PageHeader title={t('applications.home.hello', { name: user.first_name || personName(user) })} />
      <Stack gap={6}>
        <StatedApplications />
        <QueryView query={query}>{(data) => <Overview applications={data.items} />}</QueryView>
        {isThere && (
          <>
            <NextInterviews />
            <NewScoreCard />
            <Views />
            <Completeness />
          </>
        )}
      </Stack>
    </Page>
  );
}

function Overview({ applications }: { applications: readonly ApplicationSummary[] }) {
  const t = useText(messages);
  const waiting = applications.find((one) => one.next_step !== null);
  const running = applications.filter(
    (one) =>
      one !== waiting &&
      one.status !== 'rejected' &&
      one.status !== 'approved' &&
      one.status !== 'short_listed',
  );
  return (
    <Stack gap={6}>
      <Shortlisted applications={applications} />
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

function Views() {
  const t = useText(standingMessages);
  const query = useQuery(routeQuery(candidateStats));
  if (!query.data || query.data.applications.total === 0) return null;
  const { views_30d: count } = query.data.profile;
  return (
    <Panel>
      <p>{count > 0 ? t('standing.views', { count }) : t('standing.views_none')}</p>
      <div className={classes.button}>
        <LinkButton to={'/user/profile/views' as '/'} variant="default">
          {t('standing.views_open')}
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
