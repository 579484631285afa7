import { gameJudge } from '@tryout/games/game-judge';
import type { Act } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { drawTasks, poolOfSimulation, type TaskPool } from '../plays/public.ts';
import {
  dataPointsOf,
  type PlayRun,
  type PinnedTask as PreviewTask,
  seriesOfRun,
} from '../replays/public.ts';
import { type ComputedCard, computeCard, type ScoringRules, scoringRulesOf } from '../score-cards/public.ts';
import { previewsSay } from './previews.messages.ts';
import { findPreviewedSimulation } from './previews.queries.ts';

/** Everything a preview of one simulation is played and scored with; read once for many plays. */
export interface PreviewedSimulation extends ScoringRules {
  readonly id: string;
  readonly name: string;
  readonly pool: TaskPool;
}

/** Reads a simulation for a preview. @throws Refusal (not found) without a score template */
export async function openPreview({ db }: Act, simulationId: string): Promise<PreviewedSimulation> {
  const [found, pool] = await Promise.all([
    findPreviewedSimulation(db, simulationId),
    poolOfSimulation(db, simulationId),
  ]);
  const rules = found && (await scoringRulesOf(db, found.score_template_id, pool.tasks));
  if (!found || !rules) throw notFound();
  return { ...found, ...rules, pool, id: simulationId };
}

/**
 * What a preview with this seed delivers: drawn as for a candidate.
 * @throws Refusal for a task whose game this release does not have any more; a draft may hold one
 */
export function tasksOfPreview({ pool }: PreviewedSimulation, seed: string): PreviewTask[] {
  const gone = pool.tasks.find((task) => gameJudge(task) === null);
  if (gone) {
    throw new Refusal('refused_by_rule', previewsSay('previews.game_gone', { task: gone.name }));
  }
  return drawTasks(pool, seed);
}

/** The card that a finished run would give: the same computation as for a candidate's play. */
export function previewCard(
  simulation: PreviewedSimulation,
  tasks: PreviewTask[],
  run: PlayRun,
): ComputedCard {
  const data_points = dataPointsOf(run).map((point) => ({ missing_reason: null, trials: null, ...point }));
  const play = {
    id: 'preview',
    simulation_id: simulation.id,
    attempt: 1,
    state: 'completed',
    last_hash: run.last_hash,
    tasks,
    data_points,
    series: seriesOfRun(run),
  };
  return computeCard(simulation.template, simulation.formulas, [play]);
}
