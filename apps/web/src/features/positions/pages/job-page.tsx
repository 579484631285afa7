import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { JobDetail } from '@tryout/contract/positions/jobs';
import { Suspense, useEffect } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ShareButton } from '../../../ui/controls/share-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePainted } from '../../../ui/layout/use-painted.ts';
import { employerAccent } from '../../../ui/marks/employer-accent.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { JobActions } from '../../job-search/public.tsx';
import { GoneJob } from '../components/job/gone-job.tsx';
import { JobArticle } from '../components/job/job-article.tsx';
import { jobQuery, readInvite } from '../jobs.api.ts';
import { messages } from '../jobs.messages.ts';
import classes from './job-page.module.css';

const Places = lazyPiece(async () => ({
  default: (await import('../components/job/places.tsx')).Places,
}));

/** `/jobs/:org/:slug`: one open position and the way to apply. */
export function JobPage() {
  const params = useParams({ from: '/_open/jobs/$organization_slug/$position_slug' });
  const invite = readInvite(useSearch({ from: '/_open/jobs/$organization_slug/$position_slug' }));
  const query = useQuery(jobQuery(params, invite));
  if (query.error instanceof ApiError && query.error.status === 410) {
    return <GoneJob address={params} message={query.error.message} />;
  }
  return (
    <Page width="text">
      <QueryView page query={query} skeleton={<CardSkeleton lines={8} />}>
        {(job) => <OpenJob job={job} invite={invite} />}
      </QueryView>
    </Page>
  );
}

function OpenJob({ job, invite }: { job: JobDetail; invite: string | undefined }) {
  const t = useText(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const { organization, slug, title } = job;
  useEffect(() => setPageTitle(`${title} – ${organization.name}`), [title, organization.name]);
  const apply = { position: job.position_id, ...(invite ? { invite } : {}) };
  useShortcut(
    'a',
    t('positions.job.apply'),
    () => void navigate({ to: '/apply/new' as '/', search: apply as never }),
    job.accepts_applications,
  );
  // The server draws nothing that comes with a file of its own.
  const isPainted = usePainted();
  const accent = employerAccent(job.organization_look);
  return (
    <div className={`${classes.whole} ${accent.className ?? ''}`} style={accent.style}>
      <JobArticle
        job={job}
        heading={
          <h1>
            <bdi>{title}</bdi>
          </h1>
        }
        employer={
          <span className={classes.employer}>
            {job.organization_look.logo_path && (
              <img className={classes.logo} src={job.organization_look.logo_path} alt="" />
            )}
            <Link to="/jobs/$organization_slug" params={{ organization_slug: organization.slug }}>
              {organization.name}
            </Link>
          </span>
        }
        image={
          job.has_image
            ? `/api/jobs/${encodeURIComponent(organization.slug)}/${encodeURIComponent(slug)}/image`
            : null
        }
        credit={job.image_credit}
      />
      <div className={classes.more}>
        {isPainted && (
          <Suspense>
            <JobActions
              address={{ organization_slug: organization.slug, position_slug: slug }}
              employer={organization.name}
            />
          </Suspense>
        )}
        <ShareButton
          title={`${title} – ${organization.name}`}
          url={import.meta.env.SSR ? '' : window.location.href}
        />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('positions.job.print')}
        </Button>
      </div>
      {isPainted && job.places.length > 0 && (
        <Suspense>
          <Places places={job.places} />
        </Suspense>
      )}
      <div className={classes.bar}>
        <div className={classes.inner}>
          <span className={classes.name}>{title}</span>
          {job.accepts_applications ? (
            <LinkButton to={'/apply/new' as '/'} search={apply as never} size="md" className={classes.apply}>
              {t('positions.job.apply')}
            </LinkButton>
          ) : (
            job.opens_on && (
              <p>{t('positions.job.opens_on', { day: format.date(`${job.opens_on}T12:00:00`) })}</p>
            )
          )}
        </div>
      </div>
    </div>
  );
}
