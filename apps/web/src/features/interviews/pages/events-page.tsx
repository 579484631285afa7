import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { EventTime } from '../components/event-time.tsx';
import { eventsQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';

const LISTS = ['upcoming', 'waiting', 'past'] as const;
type List = (typeof LISTS)[number];

/** Interviews that this person may see: to come, without a time yet, past. */
export function EventsPage() {
  const t = useText(messages);
  const { list = 'upcoming', page = 1, cursor, q, mine } = useSearch({ from: '/user/events' });
  const navigate = useNavigate();
  const { user_type } = useCurrentUser();
  const recruits = user_type !== 'candidate' && user_type !== 'employee';
  const query = useQuery({
    ...eventsQuery({
      list,
      page,
      ...(cursor ? { cursor } : {}),
      ...(q ? { q } : {}),
      ...(mine ? { mine: 'true' } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const show = (search: { list?: List; q?: string | undefined; mine?: boolean }) => {
    const next = { list, q, mine: mine === true, ...search };
    void navigate({
      to: '/user/events',
      search: {
        ...(next.list !== 'upcoming' ? { list: next.list } : {}),
        ...(next.q ? { q: next.q } : {}),
        ...(next.mine ? { mine: true as const } : {}),
      },
      replace: search.q !== undefined,
    });
  };
  return (
    <Page>
      <PageHeader
        title={t('interviews.title')}
        actions={
          <LinkButton to="/user/events/availability" variant="default">
            {t('interviews.hours')}
          </LinkButton>
        }
      >
        <UrlTabs
          label={t('interviews.lists')}
          group="events"
          value={list}
          onChange={(value) => show({ list: value as List })}
          tabs={LISTS.map((value) => ({ value, label: t(`interviews.list.${value}`) }))}
        />
      </PageHeader>
      <div {...tabPanelProps('events', list)}>
        <Row>
          <SearchField
            label={t(recruits ? 'interviews.search' : 'interviews.search_positions')}
            value={q ?? ''}
            onChange={(value) => show({ q: value })}
          />
          {recruits && (
            <CheckBox
              label={t('interviews.mine')}
              checked={mine === true}
              onChange={(checked) => show({ mine: checked })}
            />
          )}
        </Row>
        <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
          {(data) =>
            data.items.length === 0 ? (
              q || mine ? (
                <FilteredEmptyState onClear={() => show({ q: '', mine: false })} />
              ) : (
                <EmptyState
                  title={t(`interviews.empty.${list}`)}
                  text={recruits ? t('interviews.empty.recruiter') : undefined}
                  action={
                    recruits && <LinkButton to="/user/positions">{t('interviews.to_positions')}</LinkButton>
                  }
                />
              )
            ) : (
              <>
                <DataTable
                  label={t('interviews.title')}
                  rows={data.items}
                  rowId={(row) => row.id}
                  rowLabel={(row) => `${row.title}, ${row.applicant_name}`}
                  onOpen={(row) =>
                    void navigate({ to: '/user/events/$eventId', params: { eventId: row.id } })
                  }
                  columns={[
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
                      header: t(
                        recruits || user_type === 'employee' ? 'interviews.applicant' : 'interviews.with',
                      ),
                      cell: (row) => (user_type === 'candidate' ? row.people.join(', ') : row.applicant_name),
                    },
                    {
                      key: 'position',
                      header: t('interviews.position'),
                      cell: (row) =>
                        user_type === 'candidate'
                          ? `${row.position.title}, ${row.organization_name}`
                          : row.position.title,
                    },
                    {
                      key: 'status',
                      header: t('interviews.state'),
                      width: '150px',
                      cell: (row) => (
                        <StatusChip status={row.status} label={t(`interviews.status.${row.status}`)} />
                      ),
                    },
                  ]}
                />
                <Pager
                  page={page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  nextCursor={data.next_cursor}
                  previousCursor={data.previous_cursor}
                  onPage={(next, at) =>
                    void navigate({
                      to: '/user/events',
                      search: {
                        ...(list !== 'upcoming' ? { list } : {}),
                        ...(q ? { q } : {}),
                        ...(mine ? { mine } : {}),
                        page: next,
                        ...(at ? { cursor: at } : {}),
                      },
                    })
                  }
                />
              </>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
