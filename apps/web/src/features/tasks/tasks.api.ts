import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteBody, RouteResult } from '@tryout/contract/define-route';
import {
  createTask,
  deleteTask,
  duplicateTask,
  listGames,
  listTasks,
  moveTask,
  newTaskVersion,
  readTask,
  updateTask,
} from '@tryout/contract/tasks/tasks';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';
import type { TasksSearch } from './tasks-search.ts';

export type TaskSummary = RouteResult<typeof listTasks>['items'][number];
export type TaskDetail = RouteResult<typeof readTask>;
export type Task = TaskDetail['task'];
export type TaskDataPoint = TaskDetail['data_points'][number];
export type FormulaOfTask = TaskDetail['formulas'][number];
export type TaskStatus = Task['status'];
/** What a person writes of a task. */
export type TaskContent = Omit<RouteBody<typeof updateTask>, 'edit'>;

export const tasksQuery = (query: TasksSearch) => routeQuery(listTasks, { query });
export const gamesQuery = () => routeQuery(listGames);
export const taskQuery = (taskId: string) => routeQuery(readTask, { params: { task_id: taskId } });

/** What is stored of a task and can be edited. */
export function contentOf(task: Task): TaskContent {
  const { name, description, instructions, words, preset, time_limit_s, accommodations } = task;
  return { name, description, instructions, words, preset, time_limit_s, accommodations };
}

function useRefresh() {
  const client = useQueryClient();
  return async (message?: string | null) => {
    if (message) toast.say({ message, tone: 'success' });
    await invalidateFeature(client, 'tasks');
  };
}

/** Makes a task of a game. */
export function useCreateTask() {
  const refresh = useRefresh();
  return useMutation({
    meta: { showsError: true },
    mutationFn: ({ key, ...body }: RouteBody<typeof createTask> & { key: string }) =>
      callRoute(createTask, { body, idempotencyKey: key }),
    onSuccess: () => refresh(),
  });
}

/** Saves a draft. The page tells what was refused. */
export function useSaveTask(taskId: string) {
  const refresh = useRefresh();
  return useMutation({
    meta: { showsError: true },
    mutationFn: (body: RouteBody<typeof updateTask>) =>
      callRoute(updateTask, { params: { task_id: taskId }, body }),
    // After a conflict as well: the page then knows what is stored.
    onSettled: () => refresh(),
  });
}

/** What can be done with a task besides editing it. */
export type TaskAction =
  | { readonly what: 'duplicate'; readonly key: string }
  | { readonly what: 'version' }
  | { readonly what: 'move'; readonly from: TaskStatus; readonly to: TaskStatus; readonly edit: number }
  | { readonly what: 'delete' };

/** Does something with a task; gives the id of the task to show next, or null when it is gone. */
export function useTaskAction(taskId: string) {
  const refresh = useRefresh();
  return useMutation({
    meta: { showsError: true },
    mutationFn: async (action: TaskAction): Promise<{ next: string | null; message: string | null }> => {
      const params = { task_id: taskId };
      switch (action.what) {
        case 'duplicate': {
          const call = { params, body: {}, idempotencyKey: action.key };
          const { data, message } = await callRouteForMessage(duplicateTask, call);
          return { next: data.id, message };
        }
        case 'version': {
          const { data, message } = await callRouteForMessage(newTaskVersion, { params, body: {} });
          return { next: data.id, message };
        }
        case 'move': {
          const { from, to, edit } = action;
          const { message } = await callRouteForMessage(moveTask, { params, body: { from, to, edit } });
          return { next: taskId, message };
        }
        case 'delete': {
          const { message } = await callRouteForMessage(deleteTask, { params });
          return { next: null, message };
        }
      }
    },
    onSuccess: ({ message }) => refresh(message),
  });
}
