import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { EventKind, EventRow } from '@tryout/contract/interviews/event-fields';
import type { EventStatus } from '@tryout/domain/interviews/event-status';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { EVENT_LISTS, type EventsSearch } from '../events-search.ts';
import { eventsQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { EventTime } from './event-time.tsx';

interface EventListProps {
  search: EventsSearch;
  /** Changes what is asked for; pages begin anew. */
  onSearch: (change: Partial<EventsSearch>) => void;
  /** What of the filters there is. */
  filter: { person_id?: string; position_id?: string; kind?: EventKind; status?: EventStatus; mine?: 'true' };
  isFiltered: boolean;
  onClear: () => void;
}

/** Interviews line by line: to come, without a time yet, past. */
export function EventList({ search, onSearch, filter, isFiltered, onClear }: EventListProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { user_type } = useCurrentUser();
  const recruits = user_type !== 'candidate' && user_type !== 'employee';
  const { list = 'upcoming', page = 1, cursor, q } = search;
  const query = useQuery({
    ...eventsQuery({
      list,
      page,
      ...(cursor ? { cursor } : {}),
      ...(q ? { q } : {}),
      ...filter,
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <UrlTabs
        label={t('interviews.lists')}
        group="events"
        value={list}
        onChange={(value) => onSearch({ list: value as (typeof EVENT_LISTS)[number] })}
        tabs={EVENT_LISTS.map((value) => ({ value, label: t(`interviews.list.${value}`) }))}
      />
      <div {...tabPanelProps('events', list)}>
        <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
          {(data) =>
            data.items.length > 0 ? (
              <>
                <DataTable
                  label={t('interviews.title')}
                  rows={data.items}
                  rowId={(row) => row.id}
                  rowLabel={(row) => `${row.title}, ${row.applicant_name}`}
                  onOpen={(row) =>
                    void navigate({ to: '/user/events/$eventId', params: { eventId: row.id } })
                  }
                  columns={columnsFor(t, user_type)}
                />
                <Pager
                  page={page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  nextCursor={data.next_cursor}
                  previousCursor={data.previous_cursor}
                  onPage={(next, at) => onSearch({ page: next, cursor: at ?? undefined })}
                />
              </>
            ) : isFiltered ? (
              <FilteredEmptyState onClear={onClear} />
            ) : (
              <EmptyState
                title={t(`interviews.empty.${list}`)}
                text={recruits ? t('interviews.empty.recruiter') : undefined}
                action={
                  recruits && <LinkButton to="/user/positions">{t('interviews.to_positions')}</LinkButton>
                }
              />
            )
          }
        </QueryView>
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
