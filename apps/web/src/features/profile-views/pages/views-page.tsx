import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { listProfileViews, ProfileView } from '@tryout/contract/profile-views/profile-views';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CardList } from '../../../ui/list-page/card-list.tsx';
import { readListState } from '../../../ui/list-page/list-state.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { ViewList } from '../components/view-list.tsx';
import { ViewsChart } from '../components/views-chart.tsx';
import { viewsQuery } from '../profile-views.api.ts';
import { messages } from '../profile-views.messages.ts';

type Views = RouteResult<typeof listProfileViews>;

/** C13: who looked at the candidate, and how often on each of the last 90 days. */
export function ViewsPage() {
  const t = useText(messages);
  const at = useListState((search) => readListState(search, []));
  const query = useQuery({ ...viewsQuery(at.search), placeholderData: keepPreviousData });
  return (
    <Page width="text">
      <PageHeader title={t('views.title')} crumbs={[{ label: t('views.home'), to: '/user' }]} />
      <Stack gap={2}>
        <p>{t('views.about')}</p>
        <p>{t('views.settings')}</p>
      </Stack>
      <CardList<ProfileView, Views, typeof at.search>
        at={at}
        query={query}
        empty={{
          title: t('views.none'),
          text: t('views.none_text'),
          action: <LinkButton to={'/jobs' as '/'}>{t('views.jobs')}</LinkButton>,
        }}
        skeleton={<TableSkeleton rows={6} />}
        draw={(answer) => (
          <Stack gap={5}>
            <ViewsChart views={answer} />
            <ViewList items={answer.items} />
          </Stack>
        )}
      />
    </Page>
  );
}
