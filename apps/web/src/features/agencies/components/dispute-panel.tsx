import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { type Dispute, type SubmissionDetail, useRefer } from '../agencies.api.ts';
import { submissionMessages } from '../submissions.messages.ts';
import classes from './agencies.module.css';

const DisputeDialog = lazyPiece(() =>
  import('./dispute-dialog.tsx').then((m) => ({ default: m.DisputeDialog })),
);

/** What the two sides do not agree on, and how it was settled; nothing where there is nothing to dispute. */
export function DisputePanel({ submission }: { submission: SubmissionDetail }) {
  const t = useText(submissionMessages);
  const { rights } = useCurrentUser();
  const [saying, setSaying] = useState(false);
  const refer = useRefer(submission.submission_id);
  const { disputes, may_dispute } = submission;
  const open = disputes.find((each) => each.status === 'open');
  if (disputes.length === 0 && !may_dispute) return null;
  return (
    <Panel title={t('submissions.dispute')}>
      <Stack gap={4}>
        {disputes.length === 0 && <p className={classes.quiet}>{t('submissions.dispute_none')}</p>}
        {disputes.map((each) => (
          <Stack gap={2} key={each.submission_dispute_id}>
            <Statements dispute={each} agency={submission.agency_name} company={submission.company_name} />
          </Stack>
        ))}
        {(may_dispute || (open && rights.includes('submission.dispute'))) && (
          <Row gap={2}>
            {may_dispute && (
              <Button variant="default" onClick={() => setSaying(true)}>
                {t(open ? 'submissions.dispute_answer' : 'submissions.dispute_open')}
              </Button>
            )}
            {open && open.referred_at === null && (
              <Button variant="default" loading={refer.isPending} onClick={() => refer.mutate()}>
                {t('submissions.dispute_refer')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
      <Suspense>
        {saying && <DisputeDialog submission={submission} open={open} onClose={() => setSaying(false)} />}
      </Suspense>
    </Panel>
  );
}

/** What both sides of a dispute want and say, and what came of it. */
export function Statements({
  dispute,
  agency,
  company,
}: {
  dispute: Dispute;
  agency: string;
  company: string;
}) {
  const t = useText(submissionMessages);
  const said = (wish: Dispute['agency_wish'], statement: string) =>
    wish === null ? (
      t('submissions.dispute_silent')
    ) : (
      <>
        {t(`submissions.wish.${wish}`, { agency })}
        <br />
        <bdi>{statement}</bdi>
      </>
    );
  return (
    <Stack gap={2}>
      <p className={classes.quiet}>
        {t('submissions.dispute_since')} <TimeText at={dispute.created_at} style="date" />
      </p>
      <FactList
        facts={[
          [agency, said(dispute.agency_wish, dispute.agency_statement)],
          [company, said(dispute.company_wish, dispute.company_statement)],
        ]}
      />
      {dispute.outcome && dispute.settled_by && (
        <p className={classes.words}>
          <strong>{t(`submissions.dispute_settled.${dispute.settled_by}`)}</strong>{' '}
          {t(`submissions.wish.${dispute.outcome}`, { agency })}
          {dispute.reason && (
            <>
              <br />
              <bdi>{dispute.reason}</bdi>
            </>
          )}
        </p>
      )}
      {dispute.status === 'open' && dispute.referred_at && <p>{t('submissions.dispute_referred')}</p>}
    </Stack>
  );
}
