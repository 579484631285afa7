import { TASK_STATES, type TaskStatus } from '@tryout/domain/tasks/task-status';

/** What a list of tasks is narrowed by, as it stands in the address. */
export interface TasksSearch {
  readonly page?: number | undefined;
  readonly recordsPerPage?: number | undefined;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly status?: TaskStatus | undefined;
  readonly game_key?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address; what it does not know is left out. */
export function readTasksSearch(search: Record<string, unknown>): TasksSearch {
  return {
    page: Number(search.page) || undefined,
    recordsPerPage: Number(search.recordsPerPage) || undefined,
    cursor: textOf(search.cursor),
    q: textOf(search.q),
    status: TASK_STATES.find((status) => status === search.status),
    game_key: textOf(search.game_key),
  };
}
