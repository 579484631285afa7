import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { EventKind, EventRow } from '@tryout/contract/interviews/event-fields';
import type { EventStatus } from '@tryout/domain/interviews/event-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import type { ListFilter } from '../../../ui/list-page/list-filters.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import type { ListAt } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EVENT_LISTS, type EventsSearch } from '../events-search.ts';
import { eventsQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import classes from './event-filters.module.css';
import { EventTime } from './event-time.tsx';

interface EventListProps {
  at: ListAt<EventsSearch>;
  filters: readonly ListFilter<EventsSearch>[];
  /** The filters in use, as the route takes them. */
  filter: { person_id?: string; position_id?: string; kind?: EventKind; status?: EventStatus; mine?: 'true' };
}

/** Interviews line by line: to come, without a time yet, past. */
export function EventList({ at, filters, filter }: EventListProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { user_type } = useCurrentUser();
  const recruits = user_type !== 'candidate' && user_type !== 'employee';
  const { list = 'upcoming', q } = at.search;
  const query = useQuery({
    ...eventsQuery({ list, ...pagingOf(at.search), ...(q ? { q } : {}), ...filter }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <UrlTabs
        label={t('interviews.lists')}
        group="events"
        value={list}
        onChange={(value) =>
          at.set({ list: EVENT_LISTS.find((each) => each === value && each !== 'upcoming') })
        }
        tabs={EVENT_LISTS.map((value) => ({ value, label: t(`interviews.list.${value}`) }))}
      />
      <div {...tabPanelProps('events', list)} className={classes.list}>
        <ListView
          label={t('interviews.title')}
          className={classes.row}
          at={at}
          query={query}
          find={t(recruits ? 'interviews.search' : 'interviews.search_positions')}
          filters={filters}
          {...(recruits && { views: 'interviews' })}
          remember="interviews"
          columns={columnsFor(t, user_type)}
          rowId={(row) => row.id}
          rowLabel={(row) => `${row.title}, ${row.applicant_name}`}
          onOpen={(row) => void navigate({ to: '/user/events/$eventId', params: { eventId: row.id } })}
          empty={{
            title: t(`interviews.empty.${list}`),
            text: recruits ? t('interviews.empty.recruiter') : undefined,
            action: recruits && <LinkButton to="/user/positions">{t('interviews.to_positions')}</LinkButton>,
          }}
        />
      </div>
    </>
  );
}

type Words = ReturnType<typeof useText<keyof (typeof messages)['en'] & string>>;

function columnsFor(t: Words, user_type: string): readonly Column<EventRow>[] {
  const isCandidate = user_type === 'candidate';
  return [
    {
      key: 'title',
      header: t('interviews.interview'),
      cell: (row) => (
        <Link to="/user/events/$eventId" params={{ eventId: row.id }}>
          {row.title}
        </Link>
      ),
    },
    {
      key: 'time',
      header: t('interviews.time'),
      width: '300px',
      cell: (row) =>
        row.starts_at && row.ends_at ? (
          <EventTime starts_at={row.starts_at} ends_at={row.ends_at} zone={row.time_zone} />
        ) : (
          t('interviews.no_time')
        ),
    },
    {
      key: 'who',
      header: t(isCandidate ? 'interviews.with' : 'interviews.applicant'),
      cell: (row) => (isCandidate ? row.people.join(', ') : row.applicant_name),
    },
    {
      key: 'position',
      header: t('interviews.position'),
      cell: (row) => (isCandidate ? `${row.position.title}, ${row.organization_name}` : row.position.title),
    },
    {
      key: 'status',
      header: t('interviews.state'),
      width: '150px',
      cell: (row) => <StatusChip status={row.status} label={t(`interviews.status.${row.status}`)} />,
    },
  ];
}
