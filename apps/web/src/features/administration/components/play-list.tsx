import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import type { CommonStatus } from '../../../ui/marks/status.messages.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { playsQuery } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { useListSearch } from '../use-list-search.ts';
import { PlatformList } from './platform-list.tsx';

/** Plays, newest first. */
export function PlayList() {
  const t = useText(messages);
  const named = useLibraryNames();
  const navigate = useNavigate();
  const at = useListSearch();
  const query = useQuery(playsQuery({ ...pagingOf(at.search) }));
  return (
    <PlatformList
      name="plays"
      label={t('administration.plays')}
      query={query}
      at={at}
      rowId={(row) => row.play_id}
      rowLabel={(row) => `${row.position_title}, ${row.simulation_name}`}
      menu={(row) =>
        row.ended_at === null
          ? []
          : [
              {
                label: t('administration.repair'),
                onClick: () =>
                  void navigate({ to: '/user/admin/responses', search: { application: row.application_id } }),
              },
            ]
      }
      columns={[
        { key: 'position', header: t('administration.position'), cell: (row) => row.position_title },
        {
          key: 'organization',
          header: t('administration.organization'),
          cell: (row) => row.organization_name,
        },
        {
          key: 'simulation',
          header: t('administration.simulation'),
          cell: (row) => named('simulations', row.simulation_name),
        },
        {
          key: 'state',
          header: t('administration.state'),
          width: '140px',
          cell: (row) => <CommonStatusChip status={row.state as CommonStatus} />,
        },
        {
          key: 'attempt',
          header: t('administration.attempt'),
          align: 'end',
          width: '100px',
          cell: (row) => row.attempt,
        },
        {
          key: 'events',
          header: t('administration.events'),
          align: 'end',
          width: '100px',
          cell: (row) => row.events,
        },
        {
          key: 'created',
          header: t('administration.created'),
          width: '170px',
          cell: (row) => <TimeText at={row.created_at} />,
        },
      ]}
    />
  );
}
