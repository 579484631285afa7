import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isInGroup } from '@tryout/domain/access/roles';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type SubmissionItem, submissionsQuery } from '../agencies.api.ts';
import { LISTS, readSubmissionsSearch } from '../agencies-search.ts';
import classes from '../components/agencies.module.css';
import { personName, SubmissionMarks } from '../components/submission-marks.tsx';
import { submissionMessages } from '../submissions.messages.ts';

/** F4 `/user/submissions`: what agencies submitted to a company, or what an agency submitted. */
export function SubmissionsPage() {
  const t = useText(submissionMessages);
  const { user_type } = useCurrentUser();
  const side = isInGroup(user_type, 'staffing_agency') ? 'agency' : 'company';
  const at = useListState(readSubmissionsSearch);
  const { list = 'waiting', q } = at.search;
  const query = useQuery({
    ...submissionsQuery({ ...pagingOf(at.search), list, q }),
    placeholderData: keepPreviousData,
  });
  const positions = side === 'agency' ? '/user/agency/positions' : '/user/agencies';
  return (
    <Page>
      <PageHeader
        title={t('submissions.title')}
        actions={
          <LinkButton variant="default" to={positions}>
            {t('submissions.go_positions')}
          </LinkButton>
        }
      >
        <p className={classes.about}>{t(`submissions.about.${side}`)}</p>
      </PageHeader>
      <Stack gap={4}>
        <UrlTabs
          label={t('submissions.title')}
          group="submissions"
          value={list}
          tabs={LISTS.map((value) => ({
            value,
            label: t(`submissions.list.${value}`),
            ...(query.data ? { count: query.data.counts[value] } : {}),
          }))}
          onChange={(value) => at.set({ list: value as 'waiting', q: undefined })}
        />
        <div {...tabPanelProps('submissions', list)}>
          <CardList
            key={list}
            at={at}
            query={query}
            label={t('submissions.title')}
            find={t('submissions.search')}
            empty={{ title: t(`submissions.none.${list}`) }}
            skeleton={<CardSkeleton />}
            draw={({ items }) => (
              <ul className={classes.list}>
                {items.map((submission) => (
                  <Card key={submission.submission_id} submission={submission} />
                ))}
              </ul>
            )}
          />
        </div>
      </Stack>
    </Page>
  );
}

function Card({ submission }: { submission: SubmissionItem }) {
  const t = useText(submissionMessages);
  const { side } = submission;
  return (
    <Panel as="li">
      <Stack gap={2}>
        <h2 className={classes.title}>
          <Link to="/user/submissions/$submissionId" params={{ submissionId: submission.submission_id }}>
            <bdi>{personName(submission)}</bdi>
          </Link>
          <span className={classes.chips}>
            <SubmissionMarks submission={submission} />
          </span>
        </h2>
        <p>
          <bdi>{submission.position_title}</bdi> ·{' '}
          <bdi>{side === 'company' ? submission.agency_name : submission.company_name}</bdi>
        </p>
        <p className={classes.quiet}>
          {t('submissions.by', { person: submission.submitted_by_name })}{' '}
          <TimeText at={submission.created_at} style="date" />
        </p>
      </Stack>
    </Panel>
  );
}
