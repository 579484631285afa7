import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages as platformMessages } from '../administration.messages.ts';
import { InsideLinks, InsideLog, InsidePeople, InsidePositions } from '../components/inside/inside-lists.tsx';
import { InsideLook } from '../components/inside/inside-look.tsx';
import { InsideOverview } from '../components/inside/inside-overview.tsx';
import { insideQuery } from '../inside.api.ts';
import { messages } from '../inside.messages.ts';
import { INSIDE_TABS, readInsideSearch } from '../inside-search.ts';
import { stateWord } from '../state-word.ts';

/** A2: one organization with its people, positions, links, log, and its applicants for a reason. */
export function OrganizationInsidePage() {
  const t = useText(messages);
  const p = useText(platformMessages);
  const navigate = useNavigate();
  const { id } = useParams({ strict: false }) as { id: string };
  const at = useListState(readInsideSearch);
  const tab = at.search.tab ?? 'overview';
  const query = useQuery(insideQuery(id));
  return (
    <Page>
      <QueryView page query={query} skeleton={<CardSkeleton lines={8} />}>
        {(organization) => (
          <>
            <PageHeader
              title={organization.name}
              tab={`${organization.name} · ${t(`inside.tab.${tab}`)}`}
              crumbs={[{ label: t('inside.title'), to: '/user/admin/organizations' }]}
              meta={
                <Row gap={3}>
                  <StatusChip
                    status={organization.status}
                    label={p(`administration.status.${organization.status as 'new'}`)}
                  />
                  <span>{stateWord(p, 'kind', organization.kind)}</span>
                </Row>
              }
            />
            <UrlTabs
              label={organization.name}
              group="inside"
              value={tab}
              tabs={INSIDE_TABS.map((value) => ({ value, label: t(`inside.tab.${value}`) }))}
              onChange={(value) => void navigate({ to: '.', search: { tab: value } as never })}
            />
            <div {...tabPanelProps('inside', tab)}>
              {tab === 'overview' && <InsideOverview organization={organization} />}
              {tab === 'people' && <InsidePeople organizationId={id} at={at} />}
              {tab === 'positions' && <InsidePositions organizationId={id} at={at} />}
              {tab === 'links' && <InsideLinks organizationId={id} at={at} />}
              {tab === 'applicants' && <InsideLook organizationId={id} at={at} />}
              {tab === 'log' && <InsideLog organizationId={id} at={at} />}
            </div>
          </>
        )}
      </QueryView>
    </Page>
  );
}
