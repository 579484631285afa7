import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { correctionsQuery } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';
import { useResultText } from '../use-result-text.ts';

const STATUSES = ['new', 'approved', 'rejected', 'closed'] as const;

/** All corrections that this person may see, newest first. */
export function CorrectionsPage() {
  const t = useText(messages);
  const resultText = useResultText();
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const { page = 1, cursor, status } = useSearch({ from: '/user/corrections' });
  const navigate = useNavigate();
  const query = useQuery({
    ...correctionsQuery({ page, ...(cursor ? { cursor } : {}), ...(status ? { status } : {}) }),
    placeholderData: keepPreviousData,
  });
  const show = (value: string) =>
    void navigate({
      to: '/user/corrections',
      search: STATUSES.some((each) => each === value) ? { status: value as 'new' } : {},
    });
  const chooser = (
    <NativeSelect
      label={t('corrections.state')}
      value={status ?? ''}
      onChange={(event) => show(event.currentTarget.value)}
      data={[
        { value: '', label: t('corrections.all') },
        ...STATUSES.map((each) => ({ value: each, label: t(`corrections.status.${each}`) })),
      ]}
    />
  );
  return (
    <Page>
      <PageHeader
        title={t('corrections.title')}
        actions={isPlatform && <LinkButton to="/user/admin/responses">{t('corrections.repair')}</LinkButton>}
      />
      <p>{t('corrections.about')}</p>
      <Row>{chooser}</Row>
      <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
        {(data) =>
          data.items.length === 0 ? (
            status ? (
              <FilteredEmptyState onClear={() => show('')} />
            ) : (
              <EmptyState
                title={t('corrections.empty')}
                text={t(isPlatform ? 'corrections.empty.ask' : 'corrections.empty.text')}
                {...(isPlatform
                  ? { action: <LinkButton to="/user/admin/responses">{t('corrections.repair')}</LinkButton> }
                  : {})}
              />
            )
          ) : (
            <>
              <DataTable
                label={t('corrections.list')}
                rows={data.items}
                rowId={(row) => row.id}
                rowLabel={(row) => `${row.subtrait}, ${row.position_title}`}
                columns={[
                  {
                    key: 'subtrait',
                    header: t('corrections.subtrait'),
                    cell: (row) => (
                      <Link to="/user/corrections/$correctionId" params={{ correctionId: row.id }}>
                        {row.subtrait}
                      </Link>
                    ),
                  },
                  {
                    key: 'change',
                    header: t('corrections.change'),
                    cell: (row) =>
                      t('corrections.from_to', {
                        before: resultText(row.before_value, row.before_total_score),
                        after: resultText(row.value, row.total_score),
                      }),
                  },
                  {
                    key: 'position',
                    header: t('corrections.position'),
                    cell: (row) => row.position_title,
                  },
                  {
                    key: 'organization',
                    header: t('corrections.organization'),
                    cell: (row) => row.organization_name,
                  },
                  {
                    key: 'state',
                    header: t('corrections.state'),
                    width: '140px',
                    cell: (row) => (
                      <StatusChip status={row.status} label={t(`corrections.status.${row.status}`)} />
                    ),
                  },
                  {
                    key: 'asked',
                    header: t('corrections.asked'),
                    width: '170px',
                    cell: (row) => <TimeText at={row.requested_at} />,
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
                    to: '/user/corrections',
                    search: { ...(status ? { status } : {}), page: next, ...(at ? { cursor: at } : {}) },
                  })
                }
              />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}
