import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SavedJob } from '@tryout/contract/job-search/job-search';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { savedJobsQuery, useKeepJob } from '../job-search.api.ts';
import { messages } from '../job-search.messages.ts';

/** Positions to come back to; those that closed since say so. */
export function SavedJobsPage() {
  const t = useText(messages);
  const at = useListState();
  const query = useQuery(savedJobsQuery(pagingOf(at.search)));
  return (
    <Page width="text">
      <PageHeader
        title={t('job-search.saved.title')}
        crumbs={[{ label: t('job-search.home'), to: '/user' }]}
        actions={
          <LinkButton to="/user/job-alerts" variant="default">
            {t('job-search.alerts.title')}
          </LinkButton>
        }
      />
      <CardList
        at={at}
        query={query}
        empty={{
          title: t('job-search.saved.none'),
          text: t('job-search.saved.none_text'),
          action: <LinkButton to="/jobs">{t('job-search.find')}</LinkButton>,
        }}
        draw={({ items }) => (
          <Stack gap={3}>
            {items.map((job) => (
              <Saved key={job.position_id} job={job} />
            ))}
          </Stack>
        )}
      />
    </Page>
  );
}

function Saved({ job }: { job: SavedJob }) {
  const t = useText(messages);
  const format = useFormat();
  const params = { organization_slug: job.organization.slug, position_slug: job.slug };
  const keep = useKeepJob(params);
  const drop = () =>
    keep.mutate(false, {
      onSuccess: () =>
        toast.undo({ message: t('job-search.saved.removed'), onUndo: () => keep.mutate(true) }),
    });
  return (
    <Panel
      as="article"
      title={
        <Link to="/jobs/$organization_slug/$position_slug" params={params}>
          <bdi>{job.title}</bdi>
        </Link>
      }
      actions={job.is_open ? undefined : <StatusChip status="closed" label={t('job-search.saved.closed')} />}
    >
      <p>
        <bdi>{job.organization.name}</bdi>
        {job.locations.length > 0 && (
          <>
            {' · '}
            <bdi>{job.locations.join(', ')}</bdi>
          </>
        )}
      </p>
      {job.is_open && job.closes_on && (
        <p>{t('job-search.saved.until', { day: format.date(`${job.closes_on}T12:00:00`) })}</p>
      )}
      <Row gap={2}>
        {job.application_id ? (
          <LinkButton
            to="/user/applications/$id"
            params={{ id: job.application_id }}
            size="compact-md"
            variant="default"
          >
            {t('job-search.saved.application')}
          </LinkButton>
        ) : (
          job.is_open && (
            <LinkButton
              to={'/apply/new' as '/'}
              search={{ position: job.position_id } as never}
              size="compact-md"
            >
              {t('job-search.saved.apply')}
            </LinkButton>
          )
        )}
        <Button size="compact-md" variant="default" loading={keep.isPending} onClick={drop}>
          {t('job-search.saved.remove')}
        </Button>
      </Row>
    </Panel>
  );
}
