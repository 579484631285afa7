import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
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
    <RecordPage query={query} skeleton={<CardSkeleton lines={8} />}>
      {(organization) => (
        <RecordView
          title={organization.name}
          about={t(`inside.tab.${tab}`)}
          crumbs={[{ label: t('inside.title'), to: '/user/admin/organizations' }]}
          facts={[
            <StatusChip
              key="status"
              status={organization.status}
              label={p(`administration.status.${organization.status as 'new'}`)}
            />,
            stateWord(p, 'kind', organization.kind),
          ]}
          tabs={{
            group: 'inside',
            label: organization.name,
            value: tab,
            tabs: INSIDE_TABS.map((value) => ({ value, label: t(`inside.tab.${value}`) })),
            onChange: (value) => void navigate({ to: '.', search: { tab: value } as never }),
          }}
        >
          {tab === 'overview' && <InsideOverview organization={organization} />}
          {tab === 'people' && <InsidePeople organizationId={id} at={at} />}
          {tab === 'positions' && <InsidePositions organizationId={id} at={at} />}
          {tab === 'links' && <InsideLinks organizationId={id} at={at} />}
          {tab === 'applicants' && <InsideLook organizationId={id} at={at} />}
          {tab === 'log' && <InsideLog organizationId={id} at={at} />}
        </RecordView>
      )}
    </RecordPage>
  );
}
