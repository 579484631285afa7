import { TASK_STATES, type TaskStatus } from '@tryout/domain/tasks/task-status';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What a list of tasks is narrowed by, as its address has it. */
export interface TasksSearch extends ListState {
  readonly status?: TaskStatus | undefined;
  readonly game_key?: string | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readTasksSearch(search: Record<string, unknown>): TasksSearch {
  return {
    ...readListState(search),
    status: oneOf(search.status, TASK_STATES),
    game_key: typeof search.game_key === 'string' && search.game_key !== '' ? search.game_key : undefined,
  };
}
