import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../../ui/controls/link-button.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { similarJobsQuery } from '../../jobs.api.ts';
import { messages } from '../../jobs.messages.ts';
import { JobList } from './job-list.tsx';

interface GoneJobProps {
  address: { organization_slug: string; position_slug: string };
  /** Why, in the server's words. */
  message: string;
}

/** A position that was open once: says so and shows others like it. */
export function GoneJob({ address, message }: GoneJobProps) {
  const t = useText(messages);
  const query = useQuery(similarJobsQuery(address));
  const items = query.data?.items ?? [];
  return (
    <Page width="text">
      <PageHeader title={t('positions.job.gone')} meta={query.data?.title} />
      <p>{message}</p>
      {items.length > 0 && (
        <>
          <h2>{t('positions.job.similar')}</h2>
          <JobList items={items} level={3} />
        </>
      )}
      <div>
        <LinkButton to="/jobs" variant="default">
          {t('positions.job.all')}
        </LinkButton>
      </div>
    </Page>
  );
}
