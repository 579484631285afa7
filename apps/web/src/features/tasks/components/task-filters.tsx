import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { TASK_STATES } from '@tryout/domain/tasks/task-status';
import { useCallback } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { gamesQuery } from '../tasks.api.ts';
import { messages } from '../tasks.messages.ts';
import type { TasksSearch } from '../tasks-search.ts';

interface TaskFiltersProps {
  readonly search: TasksSearch;
  readonly onChange: (changes: TasksSearch) => void;
}

/** Narrows the list; all of it stands in the address. */
export function TaskFilters({ search, onChange }: TaskFiltersProps) {
  const t = useText(messages);
  const { data } = useQuery(gamesQuery());
  const setWords = useCallback((q: string) => onChange({ q: q || undefined }), [onChange]);
  return (
    <Row>
      <SearchField label={t('tasks.search')} value={search.q ?? ''} onChange={setWords} />
      <NativeSelect
        aria-label={t('tasks.filter.status')}
        value={search.status ?? ''}
        data={[
          { value: '', label: t('tasks.filter.any_status') },
          ...TASK_STATES.map((value) => ({ value, label: t(`tasks.status.${value}`) })),
        ]}
        onChange={({ currentTarget }) =>
          onChange({ status: TASK_STATES.find((status) => status === currentTarget.value) })
        }
      />
      <NativeSelect
        aria-label={t('tasks.game')}
        value={search.game_key ?? ''}
        data={[
          { value: '', label: t('tasks.filter.any_game') },
          ...(data?.items ?? []).map(({ key, name }) => ({ value: key, label: name })),
        ]}
        onChange={({ currentTarget }) => onChange({ game_key: currentTarget.value || undefined })}
      />
    </Row>
  );
}
