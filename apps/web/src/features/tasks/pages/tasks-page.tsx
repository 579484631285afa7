import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { NewTaskDialog } from '../components/new-task-dialog.tsx';
import { TaskFilters } from '../components/task-filters.tsx';
import { TaskTable } from '../components/task-table.tsx';
import { tasksQuery } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import { readTasksSearch, type TasksSearch } from '../tasks-search.ts';

/** A6: every task, what it measures and where it is used. */
export function TasksPage() {
  const t = useText(messages);
  const navigate = useNavigate({ from: '/user/admin/tasks' });
  const search = readTasksSearch({ ...useSearch({ from: '/user/admin/tasks' }) });
  const query = useQuery({ ...tasksQuery(search), placeholderData: keepPreviousData });
  const [creating, setCreating] = useState(false);
  useShortcut('c', t('tasks.new'), () => setCreating(true));
  const set = useCallback(
    (changes: TasksSearch) =>
      void navigate({
        to: '/user/admin/tasks',
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...changes }),
        replace: true,
      }),
    [navigate],
  );
  const open = (taskId: string) => void navigate({ to: '/user/admin/tasks/$taskId', params: { taskId } });
  const filtered = Boolean(search.q || search.status || search.game_key);
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
        <TaskFilters search={search} onChange={set} />
        <QueryView query={query} skeleton={<TableSkeleton rows={8} />}>
          {(data) =>
            data.items.length === 0 ? (
              filtered ? (
                <FilteredEmptyState
                  onClear={() => set({ q: undefined, status: undefined, game_key: undefined })}
                />
              ) : (
                <EmptyState title={t('tasks.empty')} text={t('tasks.empty_text')} action={create} />
              )
            ) : (
              <>
                <TaskTable
                  items={data.items}
                  onOpen={(row) => open(row.id)}
                  menu={(row) => [
                    {
                      label: t('tasks.try'),
                      icon: IconPlayerPlay,
                      onClick: () =>
                        void navigate({ to: '/user/admin/tasks/$taskId/play', params: { taskId: row.id } }),
                    },
                  ]}
                />
                <Pager
                  page={data.page}
                  recordsPerPage={data.recordsPerPage}
                  total={data.total}
                  totalIsCapped={data.total_is_capped}
                  nextCursor={data.next_cursor}
                  previousCursor={data.previous_cursor}
                  onPage={(page, cursor) => set({ page, cursor })}
                  onRecordsPerPage={(recordsPerPage) => set({ recordsPerPage })}
                />
              </>
            )
          }
        </QueryView>
      </Stack>
      {creating && <NewTaskDialog onClose={() => setCreating(false)} onCreated={open} />}
    </Page>
  );
}
