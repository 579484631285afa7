import type { RouteData } from '@tryout/contract/define-route';
import type { listGames, listTasks as listRoute, readTask } from '@tryout/contract/tasks/tasks';
import { dataPointsIn } from '@tryout/domain/formulas/formula-parts';
import { gameJudge } from '@tryout/games/game-judge';
import type { Act, SignedAct } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { declaredDataPoints } from './declared-data-points.ts';
import { gamesNow } from './games.ts';
import { type Onlooker, pageOfTasks, summaryOfTask } from './list-tasks.queries.ts';
import { type TaskRow, versionsOfTask } from './task-rows.queries.ts';
import { formulasOfTask, simulationsWithTask } from './task-uses.queries.ts';

function onlooker(actor: Actor): Onlooker {
  return { is_platform: actor.user_type === 'super_admin', organization_ids: actor.organization_ids };
}

/** A page of the tasks that somebody may see. */
export function seenTasks(
  act: SignedAct,
  filter: Parameters<typeof pageOfTasks>[2],
): Promise<RouteData<typeof listRoute>> {
  return pageOfTasks(act.db, onlooker(act.actor), filter);
}

/** Every game that a task can be made of, with its settings. */
export async function offeredGames({ db }: Act): Promise<RouteData<typeof listGames>> {
  const items = (await gamesNow(db)).map(({ judge, ...game }) => ({
    key: game.key,
    version: game.version,
    name: game.name,
    description: game.description,
    minutes: game.minutes,
    is_built_in: game.is_built_in,
    parameters: judge.parameters.map((each) => ({ ...each, options: each.options && [...each.options] })),
  }));
  return { items };
}

/** A task with its settings, what it gives to formulas, and what uses it as far as the reader may know. */
export async function taskWhole({ db, actor }: SignedAct, row: TaskRow): Promise<RouteData<typeof readTask>> {
  const seen = onlooker(actor);
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
      is_playable:
        gameJudge({ key: game_key, version: game_version, build: row.build, answer_key: row.answer_key }) !==
        null,
      build_version_id: row.build?.build_version_id ?? null,
      key_panel: row.answer_key?.panel ?? null,
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
