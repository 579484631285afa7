import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { Pager } from '../../../ui/lists/pager.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../page.messages.ts';
import { type SimulationPlay, simulationPlaysQuery } from '../simulations.api.ts';

const FROM = '/user/simulations/$simulationId';
const RECORDS = 20;

/** Who played it, newest first, with how far they came and their job fit. */
export function SimulationPlays({ simulationId }: { simulationId: string }) {
  const t = useText(messages);
  const navigate = useNavigate({ from: FROM });
  const { page = 1, cursor } = useSearch({ from: FROM });
  const query = useQuery({
    ...simulationPlaysQuery(simulationId, { recordsPerPage: RECORDS, ...(cursor ? { cursor } : {}) }),
    placeholderData: keepPreviousData,
  });
  const columns: Column<SimulationPlay>[] = [
    { key: 'applicant', header: t('page.plays.applicant'), cell: (play) => play.applicant, fixed: true },
    { key: 'position', header: t('page.positions.title'), cell: (play) => play.position_title },
    { key: 'state', header: t('page.plays.state'), cell: (play) => t(`page.play.${play.state}`) },
    {
      key: 'job_fit',
      header: t('page.plays.job_fit'),
      cell: (play) => <BandChip score={play.job_fit_score} />,
    },
    { key: 'minutes', header: t('page.minutes'), cell: (play) => play.minutes, align: 'end' },
    { key: 'version', header: t('page.positions.version'), cell: (play) => play.version, align: 'end' },
    {
      key: 'started',
      header: t('page.plays.started'),
      cell: (play) => (play.started_at ? <TimeText at={play.started_at} style="datetime" /> : '–'),
    },
  ];
  return (
    <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
      {(data) =>
        data.total === 0 ? (
          <EmptyState title={t('page.plays.none')} text={t('page.plays.none_text')} />
        ) : (
          <>
            <DataTable
              label={t('page.tab.candidates')}
              columns={columns}
              rows={data.items}
              rowId={(play) => play.play_id}
              rowLabel={(play) => play.applicant}
              remember="simulation-plays"
              onOpen={(play) =>
                void navigate({
                  to: '/user/positions/$id/applicants/$applicationId',
                  params: { id: play.position_id, applicationId: play.application_id },
                })
              }
            />
            {(data.next_cursor !== null || page > 1) && (
              <Pager
                page={page}
                recordsPerPage={RECORDS}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={(next, to) =>
                  void navigate({
                    search: { tab: 'candidates', ...(to ? { page: next, cursor: to } : {}) },
                    replace: true,
                  })
                }
              />
            )}
          </>
        )
      }
    </QueryView>
  );
}
