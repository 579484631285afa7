import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { TASK_STATES } from '@tryout/domain/tasks/task-status';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { NewTaskDialog } from '../components/new-task-dialog.tsx';
import { useTaskColumns } from '../components/task-columns.tsx';
import { useTaskName } from '../task-name.ts';
import { gamesQuery, tasksQuery } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { readTasksSearch } from '../tasks-search.ts';

/** A6: every task, what it measures and where it is used. */
export function TasksPage() {
  const t = useText(messages);
  const nameOf = useTaskName();
  const navigate = useNavigate();
  const at = useListState(readTasksSearch);
  const query = useQuery({ ...tasksQuery(at.search), placeholderData: keepPreviousData });
  const games = useQuery(gamesQuery()).data?.items ?? [];
  const columns = useTaskColumns();
  const [creating, setCreating] = useState(false);
  useShortcut('c', t('tasks.new'), () => setCreating(true));
  const open = (taskId: string) => void navigate({ to: '/user/admin/tasks/$taskId', params: { taskId } });
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setCreating(true)}>
      {t('tasks.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('tasks.title')} actions={create} />
      <Stack gap={4}>
        <p>{t('tasks.about')}</p>
        <ListView
          label={t('tasks.title')}
          at={at}
          query={query}
          find={t('tasks.search')}
          filters={[
            {
              kind: 'one',
              key: 'status',
              label: t('tasks.filter.status'),
              all: t('tasks.filter.any_status'),
              options: TASK_STATES.map((value) => ({ value, label: t(`tasks.status.${value}`) })),
            },
            {
              kind: 'one',
              key: 'game_key',
              label: t('tasks.game'),
              all: t('tasks.filter.any_game'),
              options: games.map(({ key, name }) => ({ value: key, label: name })),
            },
          ]}
          views="tasks"
          remember="tasks"
          columns={columns}
          rowId={(row) => row.id}
          rowLabel={nameOf}
          onOpen={(row) => open(row.id)}
          menu={(row) => [
            {
              label: t('tasks.try'),
              icon: IconPlayerPlay,
              onClick: () =>
                void navigate({ to: '/user/admin/tasks/$taskId/play', params: { taskId: row.id } }),
            },
          ]}
          empty={{ title: t('tasks.empty'), text: t('tasks.empty_text'), action: create }}
        />
      </Stack>
      {creating && <NewTaskDialog onClose={() => setCreating(false)} onCreated={open} />}
    </Page>
  );
}
