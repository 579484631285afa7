import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { currentUserQuery } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { ApplicationCulture } from '../../culture-questions/candidate.public.ts';
import { ApplicationReviews } from '../../personal-data/public.ts';
import { ConfirmationBanner } from '../../plays/public.tsx';
import { OwnSelfIdentification } from '../../self-identification/candidate.public.ts';
import { statusKey } from '../application-status-text.ts';
import { type Application, applicationQuery, useReopen } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import { AnswerList } from '../components/answer-list.tsx';
import { MessageThread } from '../components/message-thread.tsx';
import { StandingPanel } from '../components/standing-panel.tsx';
import { Timeline } from '../components/timeline.tsx';
import { WithdrawButton } from '../components/withdraw-button.tsx';

/** One of the candidate's applications: where it stands, what was sent, messages, withdrawing. */
export function ApplicationPage() {
  const { id } = useParams({ from: '/user/applications/$id' });
  const query = useQuery(applicationQuery(id));
  return (
    <RecordPage width="text" query={query}>
      {(application) => <OneApplication application={application} />}
    </RecordPage>
  );
}

function OneApplication({ application }: { application: Application }) {
  const t = useText(messages);
  const { position, organization, application_id: id } = application;
  return (
    <RecordView
      title={position.title}
      about={organization.name}
      crumbs={[
        { label: t('applications.list.home'), to: '/user' },
        { label: t('applications.list.title'), to: '/user/applications' },
      ]}
      facts={[
        <StatusChip key="status" status={application.status} label={t(statusKey(application))} />,
        organization.name,
      ]}
      actions={<Actions application={application} />}
    >
      <Stack>
        <UnconfirmedAddress />
        {application.status !== 'rejected' && (
          <Suspense>
            <ConfirmationBanner applicationId={id} />
          </Suspense>
        )}
        {application.shared_text !== '' && (
          <Panel title={t('applications.one.from_them', { organization: organization.name })} tone="selected">
            <p dir="auto">{application.shared_text}</p>
          </Panel>
        )}
        <StandingPanel application={application} />
        <Timeline entries={application.timeline} />
        <ApplicationReviews applicationId={id} />
        <MessageThread applicationId={id} organization={organization.name} />
        <Panel title={t('applications.one.documents')}>
          <Stack>
            <h3>{t('applications.one.cv')}</h3>
            {application.cv ? (
              <a href={`${API_BASE}/user/cv/${application.cv.cv_id}/file`} dir="auto">
                {application.cv.name}
              </a>
            ) : (
              <p>{t('applications.one.no_cv')}</p>
            )}
            {application.questions.length > 0 && (
              <>
                <h3>{t('applications.one.answers')}</h3>
                <AnswerList questions={application.questions} />
              </>
            )}
          </Stack>
        </Panel>
        <Suspense>
          <ApplicationCulture applicationId={id} organization={organization.name} />
        </Suspense>
        <Suspense>
          <OwnSelfIdentification applicationId={id} organization={organization.name} />
        </Suspense>
      </Stack>
    </RecordView>
  );
}

/** Nothing is mailed to an address that its owner has not confirmed; the request to do so is in the mailbox. */
function UnconfirmedAddress() {
  const t = useText(messages);
  const user = useQuery(currentUserQuery).data;
  if (!user || user.email_verified) return null;
  return <Banner tone="warning">{t('applications.one.confirm_email', { email: user.email })}</Banner>;
}

function Actions({ application }: { application: Application }) {
  const t = useText(messages);
  const reopen = useReopen(application.application_id);
  return (
    <>
      {application.can.withdraw && <WithdrawButton application={application} />}
      {application.can.reopen && (
        <Button
          loading={reopen.isPending}
          onClick={() =>
            reopen.mutate(undefined, {
              onSuccess: () => toast.say({ message: t('applications.one.reopened'), tone: 'success' }),
            })
          }
        >
          {t('applications.one.reopen')}
        </Button>
      )}
      {application.score_card_id !== null && (
        <LinkButton to={`/user/score-cards/${application.score_card_id}` as '/'}>
          {t('applications.one.card')}
        </LinkButton>
      )}
      {application.can.edit && (
        <LinkButton to="/apply/$id" params={{ id: application.application_id }}>
          {t('applications.one.go_on')}
        </LinkButton>
      )}
    </>
  );
}
