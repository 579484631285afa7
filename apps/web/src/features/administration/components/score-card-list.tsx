import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { cardsQuery } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { useListSearch } from '../use-list-search.ts';
import { PlatformList } from './platform-list.tsx';

const STATES = ['new', 'approved', 'rejected'] as const;

/** Score cards, newest first, with why one could not be made. */
export function ScoreCardList() {
  const t = useText(messages);
  const at = useListSearch();
  const status = STATES.find((one) => one === at.search.status);
  const query = useQuery(cardsQuery({ ...pagingOf(at.search), ...(status ? { status } : {}) }));
  return (
    <PlatformList
      name="score_cards"
      label={t('administration.cards')}
      query={query}
      at={at}
      states={STATES.map((value) => ({ value, label: t(`administration.status.${value}`) }))}
      rowId={(row) => row.score_card_id}
      rowLabel={(row) => `${row.position_title}, ${row.version}`}
      columns={[
        { key: 'position', header: t('administration.position'), cell: (row) => row.position_title },
        {
          key: 'organization',
          header: t('administration.organization'),
          cell: (row) => row.organization_name,
        },
        {
          key: 'version',
          header: t('administration.version'),
          align: 'end',
          width: '100px',
          cell: (row) => row.version,
        },
        {
          key: 'state',
          header: t('administration.state'),
          width: '130px',
          cell: (row) => (
            <StatusChip status={row.status} label={t(`administration.status.${row.status as 'new'}`)} />
          ),
        },
        {
          key: 'error',
          header: t('administration.error'),
          cell: (row) => (row.superseded ? t('administration.superseded') : row.error),
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
