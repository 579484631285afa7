import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { applicationsQuery } from '../applications.api.ts';
import { messages } from '../applications.messages.ts';
import { readApplicationsSearch } from '../applications-search.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { StatedApplications } from '../components/stated-applications.tsx';

/** C11: the candidate's own applications. */
export function ApplicationsPage() {
  const t = useText(messages);
  const at = useListState(readApplicationsSearch);
  const { state } = at.search;
  const query = useQuery(applicationsQuery({ ...pagingOf(at.search), state: state ?? 'all' }));
  const tab = state ?? 'all';
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
        onChange={(value) => at.set({ state: value === 'running' || value === 'ended' ? value : undefined })}
      />
      <div {...tabPanelProps('applications', tab)}>
        <CardList
          at={at}
          query={query}
          empty={{
            title: state ? t('applications.list.none') : t('applications.home.empty'),
            text: t('applications.home.empty_text'),
            action: <LinkButton to={'/jobs' as '/'}>{t('applications.home.jobs')}</LinkButton>,
          }}
          draw={({ items }) => (
            <Stack>
              {items.map((application) => (
                <ApplicationCard key={application.application_id} application={application} />
              ))}
            </Stack>
          )}
        />
      </div>
    </Page>
  );
}
