import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { UnconfirmedMark } from '../../../ui/marks/unconfirmed.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type PanelSummary, panelsQuery, type RatedGame } from '../expert-panels.api.ts';
import { messages } from '../expert-panels.messages.ts';
import { BeginDialog } from './begin-dialog.tsx';

/** Every panel of experts, and the games whose key is a matter of judgement. */
export function AllPanels() {
  const t = useText(messages);
  const navigate = useNavigate();
  const query = useQuery(panelsQuery());
  const [beginning, setBeginning] = useState(false);
  const begin = <Button onClick={() => setBeginning(true)}>{t('expert_panels.begin')}</Button>;
  return (
    <Stack gap={5}>
      <p>{t('expert_panels.about')}</p>
      <QueryView query={query}>
        {({ items, games }) => (
          <Stack gap={5}>
            <Panel title={t('expert_panels.games')}>
              <GameTable games={games} />
            </Panel>
            {items.length === 0 ? (
              <EmptyState
                title={t('expert_panels.empty')}
                text={t('expert_panels.empty_text')}
                action={begin}
              />
            ) : (
              <Panel title={t('expert_panels.table')} actions={begin}>
                <PanelTable items={items} />
              </Panel>
            )}
            {beginning && (
              <BeginDialog
                games={games}
                onClose={() => setBeginning(false)}
                onBegun={(panelId) =>
                  void navigate({ to: '/user/admin/expert-panels/$panelId', params: { panelId } })
                }
              />
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function GameTable({ games }: { games: readonly RatedGame[] }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={t('expert_panels.table_of', { title: t('expert_panels.games') })}
      stacks
      columns={[
        { key: 'game', header: t('expert_panels.game') },
        { key: 'items', header: t('expert_panels.items'), align: 'end' },
        { key: 'key', header: t('expert_panels.key') },
      ]}
      rows={games.map((game) => ({
        key: game.key,
        cells: [
          named('tasks', game.name),
          number(game.items),
          <UnconfirmedMark key="key" what={game.key_panel === null ? 'key' : null} panel={game.key_panel} />,
        ],
      }))}
    />
  );
}

function PanelTable({ items }: { items: readonly PanelSummary[] }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const { number } = useFormat();
  return (
    <SimpleTable
      caption={t('expert_panels.table_of', { title: t('expert_panels.table') })}
      stacks
      columns={[
        { key: 'name', header: t('expert_panels.name') },
        { key: 'game', header: t('expert_panels.game') },
        { key: 'progress', header: t('expert_panels.progress') },
        { key: 'state', header: t('expert_panels.state') },
        { key: 'made', header: t('expert_panels.made') },
        { key: 'created', header: t('expert_panels.created') },
      ]}
      rows={items.map((panel) => ({
        key: panel.id,
        cells: [
          <Link key="name" to="/user/admin/expert-panels/$panelId" params={{ panelId: panel.id }}>
            <bdi>{panel.name}</bdi>
          </Link>,
          t('expert_panels.version', { game: named('tasks', panel.game_name), version: panel.of_version }),
          t('expert_panels.of', { finished: number(panel.finished), invited: number(panel.invited) }),
          <PanelState key="state" panel={panel} />,
          panel.made ?? t('expert_panels.made_none'),
          <TimeText key="created" at={panel.created_at} style="date" />,
        ],
      }))}
    />
  );
}

/** Whether experts can rate. */
export function PanelState({ panel }: { panel: Pick<PanelSummary, 'closed_at'> }) {
  const t = useText(messages);
  return panel.closed_at === null ? (
    <StatusChip status="approved" label={t('expert_panels.open')} />
  ) : (
    <StatusChip status="closed" label={t('expert_panels.closed')} />
  );
}
