import type { RouteBody } from '@tryout/contract/define-route';
import type { previewPlay } from '@tryout/contract/previews/previews';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { InputRefused } from '@tryout/games/task-core';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Said } from '../../platform/language/say.ts';
import { poolOfSimulation, taskByItself } from '../plays/public.ts';
import { formulasThatScore } from '../score-cards/public.ts';
import { gameOf, saidByGame } from '../tasks/public.ts';
import type { PreviewedSimulation } from './preview-card.ts';
import { previewsSay } from './previews.messages.ts';
import { findPreviewedSimulation, subtraitsOfTask } from './previews.queries.ts';

type OnlyTask = NonNullable<RouteBody<typeof previewPlay>['task']>;

/**
 * Reads one station for a preview: the task on its own, and a template in which everything it measures weighs the
 * same. @throws Refusal for what is no game, or settings that it does not take
 */
export async function openStation(
  { db }: Act,
  simulationId: string,
  { key, parameters }: OnlyTask,
): Promise<PreviewedSimulation> {
  const game = await gameOf(db, key);
  if (!game) refuseField('task.key', previewsSay('previews.no_such_game'));
  const [simulation, pool, task, subtraits, formulas] = await Promise.all([
    findPreviewedSimulation(db, simulationId),
    poolOfSimulation(db, simulationId),
    taskByItself(db, game.task_id),
    subtraitsOfTask(db, key),
    formulasThatScore(db, [{ key, task_key: key }]),
  ]);
  if (!simulation || !task) throw notFound();
  const there = pool.tasks.find((each) => each.key === key)?.parameters;
  const settings = parameters ?? there ?? {};
  try {
    game.judge.configure(settings);
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    refuseField('task.parameters', saidByGame(error.message));
  }
  return {
    id: simulationId,
    name: task.name,
    pool: { tasks: [{ ...task, parameters: settings, group_id: null }], groups: [] },
    template: { id: simulationId, version: 1, name: task.name, definition: templateOf(task.name, subtraits) },
    formulas,
  };
}

function refuseField(field: string, message: Said): never {
  throw new Refusal('invalid_input', previewsSay('previews.station_refused', { reason: message }), {
    fields: [{ field, message }],
  });
}

/** All that a station measures, each part of it as important as its siblings. */
export function templateOf(
  name: string,
  subtraits: Awaited<ReturnType<typeof subtraitsOfTask>>,
): ScoreTemplate {
  const traits = [...Map.groupBy(subtraits, (each) => each.trait_id)];
  if (traits.length === 0) return { categories: [] };
  return {
    categories: [
      {
        category_id: 'station',
        category: name,
        category_weightage: 100,
        traits: traits.map(([trait_id, parts]) => ({
          trait_id,
          trait: parts[0]?.trait ?? trait_id,
          trait_weightage: 100 / traits.length,
          subtraits: parts.map(({ subtrait_id, subtrait }, at) => ({
            subtrait_id,
            subtrait,
            weightage: 100 / parts.length,
            rank: at + 1,
          })),
        })),
      },
    ],
  };
}
