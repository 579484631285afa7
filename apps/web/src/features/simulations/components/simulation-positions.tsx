import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../page.messages.ts';
import { simulationPositionsQuery } from '../simulations.api.ts';

/** Where it is used, with the version that new applicants play there. */
export function SimulationPositions({ simulationId }: { simulationId: string }) {
  const t = useText(messages);
  const query = useQuery(simulationPositionsQuery(simulationId));
  return (
    <QueryView query={query} skeleton={<TableSkeleton rows={4} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState
            title={t('page.positions.none')}
            text={t('page.positions.none_text')}
            action={<LinkButton to="/user/positions">{t('page.positions.go')}</LinkButton>}
          />
        ) : (
          <SimpleTable
            caption={t('page.tab.positions')}
            columns={[
              { key: 'title', header: t('page.positions.title') },
              { key: 'status', header: t('page.positions.status') },
              { key: 'version', header: t('page.positions.version'), align: 'end' },
              { key: 'plays', header: t('page.positions.plays'), align: 'end' },
            ]}
            rows={items.map((position) => ({
              key: position.position_id,
              cells: [
                <Link key="title" to="/user/positions/$id" params={{ id: position.position_id }} dir="auto">
                  {position.title}
                </Link>,
                <StatusChip
                  key="status"
                  status={position.status}
                  label={t(`page.position.${statusOf(position.status)}`)}
                />,
                position.version,
                position.plays,
              ],
            }))}
          />
        )
      }
    </QueryView>
  );
}

const STATUSES = ['draft', 'published', 'paused', 'closed', 'archived'] as const;
const statusOf = (status: string) => STATUSES.find((each) => each === status) ?? 'draft';
