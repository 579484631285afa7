import { taskViews } from './gathered/task-views.ts';

export { taskViews };

/** Key of a game that has a view. */
export type TaskViewKey = keyof typeof taskViews;

/** Whether a task key names a built-in game that this browser bundle can show. */
export function hasTaskView(key: string): key is TaskViewKey {
  return Object.hasOwn(taskViews, key);
}
