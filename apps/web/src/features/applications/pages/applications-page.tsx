import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { applicationsQuery } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import { readApplicationsSearch } from '../applications-search.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { StatedApplications } from '../components/stated-applications.tsx';

/** C11: the candidate's own applications. */
export function ApplicationsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { page = 1, state } = readApplicationsSearch({ ...useSearch({ from: '/user/applications' }) });
  const query = useQuery(applicationsQuery({ page, state: state ?? 'all' }));
  const tab = state ?? 'all';
  const go = (search: { page?: number; state?: 'running' | 'ended' }) =>
    void navigate({ to: '/user/applications', search });
  return (
    <Page width="text">
      <PageHeader
        title={t('applications.list.title')}
        crumbs={[{ label: t('applications.list.home'), to: '/user' }]}
      />
      <StatedApplications />
      <UrlTabs
        group="applications"
        label={t('applications.list.tabs')}
        value={tab}
        tabs={[
          { value: 'all', label: t('applications.list.all') },
          { value: 'running', label: t('applications.list.running') },
          { value: 'ended', label: t('applications.list.ended') },
        ]}
        onChange={(value) => go(value === 'running' || value === 'ended' ? { state: value } : {})}
      />
      <div {...tabPanelProps('applications', tab)}>
        <QueryView query={query}>
          {(data) =>
            data.items.length === 0 ? (
              <EmptyState
                title={state ? t('applications.list.none') : t('applications.home.empty')}
                text={t('applications.home.empty_text')}
                action={<LinkButton to={'/jobs' as '/'}>{t('applications.home.jobs')}</LinkButton>}
              />
            ) : (
              <Stack>
                {data.items.map((application) => (
                  <ApplicationCard key={application.application_id} application={application} />
                ))}
                {data.total > data.recordsPerPage && (
                  <Pager
                    page={page}
                    recordsPerPage={data.recordsPerPage}
                    total={data.total}
                    totalIsCapped={data.total_is_capped}
                    onPage={(next) => go({ ...(state ? { state } : {}), page: next })}
                  />
                )}
              </Stack>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
