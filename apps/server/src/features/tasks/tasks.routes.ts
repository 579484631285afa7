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
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { deleteUnused, moveTaskTo } from './move-task.ts';
import { offeredGames, seenTasks, taskWhole } from './read-task.ts';
import { beginVersion, copyTask, createTaskOf, saveTask } from './save-task.ts';
import { tasksSay } from './tasks.messages.ts';

/** Tasks: games with settings, and what they give to formulas. */
export const tasksHandlers: readonly Handled[] = [
  handle(listTasks, async (call) => ({ data: await seenTasks(signedAct(call), call.query) })),

  handle(listGames, async (call) => ({ data: await offeredGames(call) })),

  handle(readTask, async (call) => ({
    data: await taskWhole(signedAct(call), call.refs.row(call.params.task_id)),
  })),

  handle(createTask, async (call) => ({
    data: await createTaskOf(signedAct(call), call.body),
    message: tasksSay('tasks.made'),
    status: 201,
  })),

  handle(updateTask, async (call) => ({
    data: await saveTask(call, call.params.task_id, call.body),
    message: tasksSay('tasks.saved'),
  })),

  handle(duplicateTask, async (call) => ({
    data: await copyTask(signedAct(call), call.refs.row(call.params.task_id)),
    message: tasksSay('tasks.copied'),
    status: 201,
  })),

  handle(newTaskVersion, async (call) => ({
    data: await beginVersion(signedAct(call), call.refs.row(call.params.task_id)),
    message: tasksSay('tasks.version_begun'),
    status: 201,
  })),

  handle(moveTask, async (call) => {
    const { to } = call.body;
    await moveTaskTo(call, call.params.task_id, call.body);
    const message = tasksSay(to === 'published' ? 'tasks.published' : 'tasks.closed');
    return { data: { id: call.params.task_id, status: to }, message };
  }),

  handle(deleteTask, async (call) => {
    await deleteUnused(call, call.params.task_id);
    return { data: {}, message: tasksSay('tasks.deleted') };
  }),
];
