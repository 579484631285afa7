import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { JOB_LEVELS, JOB_TYPES, REMOTE_WORK } from '@tryout/domain/positions/vocabulary';
import { Suspense } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { usePainted } from '../../../ui/layout/use-painted.ts';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { employerAccent } from '../../../ui/marks/employer-accent.ts';
import { AlertOffer } from '../../job-search/public.tsx';
import { EmployerAbout, EmployerCover } from '../components/job/employer-header.tsx';
import { JobList } from '../components/job/job-list.tsx';
import { jobsQuery } from '../jobs.api.ts';
import { messages } from '../jobs.messages.ts';
import { type JobsSearch, readJobsSearch } from '../jobs-search.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './jobs-page.module.css';

/** `/jobs` and `/jobs/:org`: open positions with search and filters; everything chosen stands in the address. */
export function JobsPage() {
  const t = useText(messages);
  const format = useFormat();
  const { organization_slug } = useParams({ strict: false }) as { organization_slug?: string };
  const at = useListState(readJobsSearch);
  const filters = useJobFilters();
  const query = useQuery({ ...jobsQuery(at.search, organization_slug), placeholderData: keepPreviousData });
  // The server draws nothing that comes with a file of its own.
  const isPainted = usePainted();
  const offer = isPainted && (
    <Suspense>
      <AlertOffer wanted={wantedOf(at.search, organization_slug)} />
    </Suspense>
  );
  const employer = organization_slug ? query.data?.employer : null;
  const name = employer?.name;
  const accent = employerAccent(employer?.look);
  const title = name ? t('positions.jobs.title_of', { name }) : t('positions.jobs.title');
  return (
    <Page width="text">
      <div className={`${classes.whole} ${accent.className ?? ''}`} style={accent.style}>
        {employer && <EmployerCover employer={employer} />}
        <PageHeader
          title={title}
          actions={
            organization_slug ? (
              <LinkButton to="/jobs" variant="default">
                {t('positions.jobs.everyone')}
              </LinkButton>
            ) : undefined
          }
        />
        {employer && <EmployerAbout employer={employer} />}
        <CardList
          label={t('positions.jobs.filters')}
          className={classes.filters}
          at={at}
          query={query}
          find={t('positions.jobs.search')}
          filters={filters}
          empty={{ title: t('positions.jobs.none'), text: t('positions.jobs.none_text'), action: offer }}
          draw={(data) => (
            <>
              <p className={classes.count} aria-live="polite">
                {data.total_is_capped
                  ? t('positions.jobs.count_capped', { count: format.number(data.total) })
                  : t('positions.jobs.count', { count: data.total })}
              </p>
              <JobList items={data.items} />
              <div>{offer}</div>
            </>
          )}
        />
      </div>
    </Page>
  );
}

/** What is searched for now, as a job alert. */
const wantedOf = ({ q, place, job_type, level, remote }: JobsSearch, organization: string | undefined) => ({
  words: q ?? '',
  place: place ?? '',
  job_type: job_type ?? null,
  level: level ?? null,
  remote: remote ?? null,
  organization: organization ?? null,
});

function useJobFilters(): readonly ListFilter<JobsSearch>[] {
  const t = useText(messages);
  const v = useText(vocabulary);
  const one = { kind: 'one', labelled: true } as const;
  return [
    { kind: 'words', key: 'place', label: t('positions.jobs.place') },
    {
      ...one,
      key: 'remote',
      label: t('positions.jobs.remote'),
      all: t('positions.jobs.any_remote'),
      options: REMOTE_WORK.map((value) => ({ value, label: v(`positions.remote.${value}`) })),
    },
    {
      ...one,
      key: 'job_type',
      label: t('positions.jobs.job_type'),
      all: t('positions.jobs.any_type'),
      options: JOB_TYPES.map((value) => ({ value, label: v(`positions.job_type.${value}`) })),
    },
    {
      ...one,
      key: 'level',
      label: t('positions.jobs.level'),
      all: t('positions.jobs.any_level'),
      options: JOB_LEVELS.map((value) => ({ value, label: v(`positions.level.${value}`) })),
    },
  ];
}
