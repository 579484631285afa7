import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type SubmissionDetail, submissionQuery } from '../agencies.api.ts';
import classes from '../components/agencies.module.css';
import { DisputePanel } from '../components/dispute-panel.tsx';
import { personName, SubmissionMarks } from '../components/submission-marks.tsx';
import { submissionMessages } from '../submissions.messages.ts';

const MoveDialog = lazyPiece(() =>
  import('../components/move-submission-dialog.tsx').then((m) => ({ default: m.MoveSubmissionDialog })),
);
const FeedbackDialog = lazyPiece(() =>
  import('../components/feedback-dialog.tsx').then((m) => ({ default: m.FeedbackDialog })),
);

/** `/user/submissions/:id`: one submission, as the reader's side sees it. */
export function SubmissionPage() {
  const { submissionId } = useParams({ from: '/user/submissions/$submissionId' });
  const query = useQuery(submissionQuery(submissionId));
  return (
    <RecordPage query={query} skeleton={<CardSkeleton lines={10} />}>
      {(submission) => <Submission submission={submission} />}
    </RecordPage>
  );
}

type Target = 'approved' | 'rejected' | 'closed';
/** Buttons in the order in which they are looked for. */
const ORDER: readonly Target[] = ['rejected', 'closed', 'approved'];

function Submission({ submission }: { submission: SubmissionDetail }) {
  const t = useText(submissionMessages);
  const [target, setTarget] = useState<Target | null>(null);
  const name = personName(submission);
  return (
    <>
      <RecordView
        title={name}
        about={t('submissions.title_one')}
        crumbs={[{ label: t('submissions.title'), to: '/user/submissions' }]}
        facts={[<SubmissionMarks key="marks" submission={submission} />]}
        actions={
          <>
            {submission.application_id && submission.position_id && (
              <LinkButton
                variant="default"
                to="/user/positions/$id/applicants/$applicationId"
                params={{ id: submission.position_id, applicationId: submission.application_id }}
              >
                {t('submissions.see_applicant')}
              </LinkButton>
            )}
            {ORDER.filter((to) => submission.allowed.includes(to)).map((to) => (
              <Button
                key={to}
                variant={to === 'approved' ? 'filled' : 'default'}
                onClick={() => setTarget(to)}
              >
                {t(`submissions.do.${to}`)}
              </Button>
            ))}
          </>
        }
      >
        <Stack gap={4}>
          <Panel>
            <Facts submission={submission} />
          </Panel>
          <Panel title={t('submissions.owner')}>
            <Owner submission={submission} />
          </Panel>
          {submission.status === 'approved' && <Feedback submission={submission} />}
          <DisputePanel submission={submission} />
        </Stack>
      </RecordView>
      <Suspense>
        {target && <MoveDialog submission={submission} to={target} onClose={() => setTarget(null)} />}
      </Suspense>
    </>
  );
}

function Facts({ submission }: { submission: SubmissionDetail }) {
  const t = useText(submissionMessages);
  const format = useFormat();
  const { side, agency_share_id, position_id, position_title } = submission;
  const isCompany = side === 'company';
  const position =
    isCompany && position_id ? (
      <Link to="/user/positions/$id" params={{ id: position_id }}>
        {position_title}
      </Link>
    ) : agency_share_id ? (
      <Link to="/user/agency/positions/$shareId" params={{ shareId: agency_share_id }}>
        {position_title}
      </Link>
    ) : (
      position_title
    );
  return (
    <Stack gap={3}>
      <p className={classes.quiet}>
        {t('submissions.by', { person: submission.submitted_by_name })}{' '}
        <TimeText at={submission.created_at} style="datetime" />
      </p>
      <FactList
        facts={[
          [t('submissions.position'), position],
          [
            t(isCompany ? 'submissions.agency' : 'submissions.client'),
            <bdi key="who">{isCompany ? submission.agency_name : submission.company_name}</bdi>,
          ],
          [t('submissions.email'), <bdi key="email">{submission.person.email}</bdi>],
          [
            t('submissions.cv'),
            <a key="cv" href={`/api/submissions/${submission.submission_id}/cv`}>
              <bdi>{submission.cv.name}</bdi>
            </a>,
          ],
          [
            t('submissions.consent'),
            <span key="consent">
              {t('submissions.consent_text', {
                proof: submission.consent_proof,
                date: format.date(`${submission.consent_on}T12:00:00`),
              })}
            </span>,
          ],
          [
            t('submissions.consent_file'),
            submission.consent_file && (
              <a key="proof" href={`/api/submissions/${submission.submission_id}/consent`}>
                <bdi>{submission.consent_file.name}</bdi>
              </a>
            ),
          ],
          [t('submissions.terms'), submission.terms],
          [t('submissions.note'), submission.note],
          [t('submissions.reason'), submission.reason],
          [
            t('submissions.progress'),
            submission.status === 'approved' && submission.group === null && t('submissions.group_unknown'),
          ],
        ]}
      />
    </Stack>
  );
}

function Owner({ submission }: { submission: SubmissionDetail }) {
  const t = useText(submissionMessages);
  const format = useFormat();
  const { owner, owner_reason, owner_until, status, agency_name: agency } = submission;
  const said =
    owner_reason === 'dispute'
      ? t(owner === 'agency' ? 'submissions.owner.dispute_agency' : 'submissions.owner.dispute_not', {
          agency,
        })
      : owner_reason === 'first'
        ? t(status === 'approved' ? 'submissions.owner.first' : 'submissions.owner.first_waiting', { agency })
        : owner_reason === 'own_claim'
          ? t('submissions.owner.own_claim', { agency })
          : t(`submissions.owner.${owner_reason}`);
  return (
    <Stack gap={2}>
      <p>{said}</p>
      {owner_until && <p>{t('submissions.owner_until', { date: format.date(owner_until) })}</p>}
    </Stack>
  );
}

function Feedback({ submission }: { submission: SubmissionDetail }) {
  const t = useText(submissionMessages);
  const [adding, setAdding] = useState(false);
  const isCompany = submission.side === 'company';
  return (
    <Panel
      title={t('submissions.feedback')}
      actions={
        isCompany && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('submissions.feedback_add')}
          </Button>
        )
      }
    >
      {submission.feedback.length === 0 ? (
        <p className={classes.quiet}>{t(`submissions.feedback_none.${submission.side}`)}</p>
      ) : (
        <ul className={classes.list}>
          {submission.feedback.map((each) => (
            <li key={each.created_at}>
              <p className={classes.quiet}>
                <bdi>{each.author_name}</bdi> · <TimeText at={each.created_at} style="datetime" />
              </p>
              <p className={classes.words}>
                <bdi>{each.body}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {adding && <FeedbackDialog submission={submission} onClose={() => setAdding(false)} />}
      </Suspense>
    </Panel>
  );
}
