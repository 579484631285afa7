import type { RouteData } from '@tryout/contract/define-route';
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
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { gameJudge } from '@tryout/games/game-judge';
import { type Act, audit } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { declaredDataPoints } from './declared-data-points.ts';
import { gamesNow } from './games.ts';
import { type Onlooker, pageOfTasks, summaryOfTask } from './list-tasks.queries.ts';
import { deleteUnused, moveTaskTo } from './move-task.ts';
import { beginVersion, copyTask, createTaskOf, saveTask } from './save-task.ts';
import { type TaskRow, versionsOfTask } from './task-rows.queries.ts';
import { formulasOfTask, simulationsWithTask } from './task-uses.queries.ts';
import { tasksSay } from './tasks.messages.ts';

function onlooker(actor: Actor): Onlooker {
  return { is_platform: actor.user_type === 'super_admin', organization_ids: actor.organization_ids };
}

async function detailOf(db: Db, row: TaskRow, seen: Onlooker): Promise<RouteData<typeof readTask>> {
  const [summary, formulas, used_in, versions] = await Promise.all([
    summaryOfTask(db, row.id, seen),
    formulasOfTask(db, row.id),
    simulationsWithTask(db, row.id, seen),
    versionsOfTask(db, row.key),
  ]);
  if (!summary) throw notFound();
  const { preset, time_limit_s, game_version, game_key } = row;
  return {
    task: {
      ...summary,
      preset,
      time_limit_s,
      game_version,
      instructions: row.instructions,
      accommodations: row.accommodations as RouteData<typeof readTask>['task']['accommodations'],
      is_playable: gameJudge({ key: game_key, version: game_version, build: row.build }) !== null,
      build_version_id: row.build?.build_version_id ?? null,
      created_at: row.created_at,
      published_at: row.published_at,
    },
    parameters: row.parameters.map((each) => ({ ...each, options: each.options && [...each.options] })),
    data_points: declaredDataPoints(row.data_points, row.trial_columns),
    formulas: formulas.map(({ definition, ...formula }) => ({
      ...formula,
      data_points: dataPointsIn(definition),
    })),
    used_in,
    versions: versions
      .filter((each) => seen.is_platform || each.status === 'published')
      .map(({ id, version, status, created_at, published_at }) => ({
        id,
        version,
        status,
        created_at,
        published_at,
      })),
  };
}

function note(call: Act, action: SecurityAction, id: string, meta: Record<string, unknown>): Promise<void> {
  return audit(call, {
    event_type: 'action',
    action,
    target_type: 'task',
    target_id: id,
    organization_id: null,
    meta,
  });
}

/** Tasks: games with settings, and what they give to formulas. */
export const tasksHandlers: readonly Handled[] = [
  handle(listTasks, async (call) => ({
    data: await pageOfTasks(call.db, onlooker(signedIn(call)), call.query),
  })),

  handle(listGames, async ({ db }) => ({
    data: {
      items: (await gamesNow(db)).map(({ judge, ...game }) => ({
        key: game.key,
        version: game.version,
        name: game.name,
        description: game.description,
        minutes: game.minutes,
        is_built_in: game.is_built_in,
        parameters: judge.parameters.map((each) => ({
          ...each,
          options: each.options && [...each.options],
        })),
      })),
    },
  })),

  handle(readTask, async (call) => ({
    data: await detailOf(call.db, call.refs.row(call.params.task_id), onlooker(signedIn(call))),
  })),

  handle(createTask, async (call) => {
    const made = await createTaskOf(
      { db: call.db, actor: signedIn(call), at: call.services.now() },
      call.body,
    );
    await note(call, 'task.created', made.id, { name: call.body.name, game_key: call.body.game_key });
    return { data: made, message: tasksSay('tasks.made'), status: 201 };
  }),

  handle(updateTask, async (call) => {
    const saving = { db: call.db, actor: signedIn(call), at: call.services.now() };
    return { data: await saveTask(saving, call.params.task_id, call.body), message: tasksSay('tasks.saved') };
  }),

  handle(duplicateTask, async (call) => {
    const task = call.refs.row(call.params.task_id);
    const made = await copyTask({ db: call.db, actor: signedIn(call), at: call.services.now() }, task);
    await note(call, 'task.created', made.id, { copied_from: task.id, game_key: task.game_key });
    return { data: made, message: tasksSay('tasks.copied'), status: 201 };
  }),

  handle(newTaskVersion, async (call) => {
    const task = call.refs.row(call.params.task_id);
    const made = await beginVersion({ db: call.db, actor: signedIn(call), at: call.services.now() }, task);
    return { data: made, message: tasksSay('tasks.version_begun'), status: 201 };
  }),

  handle(moveTask, async (call) => {
    const { to } = call.body;
    const task = await moveTaskTo(call.db, call.params.task_id, call.body, call.services.now());
    const meta = { name: task.name, version: task.version };
    await note(call, to === 'published' ? 'task.published' : 'task.closed', task.id, meta);
    const message = tasksSay(to === 'published' ? 'tasks.published' : 'tasks.closed');
    return { data: { id: task.id, status: to }, message };
  }),

  handle(deleteTask, async (call) => {
    const task = await deleteUnused(call.db, call.params.task_id);
    await note(call, 'task.deleted', task.id, { name: task.name, version: task.version });
    return { data: {}, message: tasksSay('tasks.deleted') };
  }),
];
