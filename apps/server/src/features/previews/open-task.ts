import { gameJudge } from '@tryout/games/game-judge';
import { InputRefused } from '@tryout/games/task-core';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { taskByItself } from '../plays/public.ts';
import { formulasThatScore } from '../score-cards/public.ts';
import { saidByGame } from '../tasks/public.ts';
import { templateOf } from './open-station.ts';
import type { PreviewedSimulation } from './preview-card.ts';
import { previewsSay } from './previews.messages.ts';
import { subtraitsOfTaskId } from './previews.queries.ts';

/**
 * Reads one task for a preview, with its settings and its time. @throws Refusal for a task that this release does not
 * play, or settings that its game does not take
 */
export async function openTask({ db }: Act, taskId: string): Promise<PreviewedSimulation> {
  const [task, subtraits] = await Promise.all([taskByItself(db, taskId), subtraitsOfTaskId(db, taskId)]);
  if (!task) throw notFound();
  const judge = gameJudge(task);
  if (judge === null) {
    throw new Refusal('refused_by_rule', previewsSay('previews.other_game_version'));
  }
  try {
    judge.configure(task.parameters);
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    throw new Refusal(
      'refused_by_rule',
      previewsSay('previews.settings_refused', { reason: saidByGame(error.message) }),
    );
  }
  return {
    id: taskId,
    name: task.name,
    pool: { tasks: [{ ...task, group_id: null }], groups: [] },
    template: { id: taskId, version: 1, name: task.name, definition: templateOf(task.name, subtraits) },
    formulas: await formulasThatScore(db, [task]),
  };
}
