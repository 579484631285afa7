import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../ui/charts/band-chip.tsx';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../page.messages.ts';
import { type SimulationPlay, simulationPlaysQuery } from '../simulations.api.ts';
import { PLAY_STATES, readSimulationSearch } from '../simulations-search.ts';

/** Who played it, newest first, with how far they came and their job fit. */
export function SimulationPlays({ simulationId }: { simulationId: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const at = useListState(readSimulationSearch);
  const { cursor, recordsPerPage, state } = at.search;
  const query = useQuery({
    ...simulationPlaysQuery(simulationId, { cursor, recordsPerPage, state }),
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
    <ListView
      label={t('page.tab.candidates')}
      at={at}
      query={query}
      filters={[
        {
          kind: 'one',
          key: 'state',
          label: t('page.plays.state'),
          all: t('page.plays.any_state'),
          options: PLAY_STATES.map((value) => ({ value, label: t(`page.play.${value}`) })),
        },
      ]}
      views="simulation_plays"
      remember="simulation-plays"
      columns={columns}
      rowId={(play) => play.play_id}
      rowLabel={(play) => play.applicant}
      onOpen={(play) =>
        void navigate({
          to: '/user/positions/$id/applicants/$applicationId',
          params: { id: play.position_id, applicationId: play.application_id },
        })
      }
      empty={{ title: t('page.plays.none'), text: t('page.plays.none_text') }}
    />
  );
}
