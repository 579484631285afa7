import type { RouteData } from '@tryout/contract/define-route';
import type { readSimulationRecord } from '@tryout/contract/simulations/simulations-building';
import { simulationMoves } from '@tryout/domain/simulations/simulation-status';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { problemsOfSimulation } from './building/examine.ts';
import { mayBuild, onlooker } from './onlooker.ts';
import {
  categoriesInSimulation,
  filesInSimulation,
  findSimulationRow,
  groupsInSimulation,
  imagesInSimulation,
  tasksInSimulation,
  traitsInSimulation,
} from './record.queries.ts';

/** A simulation as the wizard shows it. */
export type SimulationRecordData = RouteData<typeof readSimulationRecord>;

/** Reads a simulation with everything the wizard and its page show. @throws Refusal (not found) */
export async function simulationRecordOf(
  { db, actor }: SignedAct,
  id: string,
): Promise<SimulationRecordData> {
  const [row, tasks, groups, traits, categories, images, files] = await Promise.all([
    findSimulationRow(db, id),
    tasksInSimulation(db, id),
    groupsInSimulation(db, id),
    traitsInSimulation(db, id),
    categoriesInSimulation(db, id),
    imagesInSimulation(db, id),
    filesInSimulation(db, id),
  ]);
  if (!row) throw notFound();
  const may_manage = mayBuild(onlooker(actor), row.organization_id);
  const reached = (subtraitId: string) =>
    tasks.filter((task) => task.formulas.some((formula) => formula.subtrait_id === subtraitId));
  return {
    ...row,
    allowed: may_manage ? simulationMoves(row.status, row.published_at !== null) : [],
    may_manage,
    may_change: may_manage && row.status === 'draft',
    accommodations: row.accommodations as SimulationRecordData['accommodations'],
    tasks: tasks.map(({ build, ...task }) => ({
      ...task,
      is_uploaded: build !== null,
      subtrait_ids: task.formulas.map((each) => each.subtrait_id),
    })),
    groups,
    traits: traits.map((trait) => ({
      ...trait,
      subtraits: trait.subtraits.map((each) => ({
        ...each,
        reached_by: reached(each.subtrait_id).map((task) => task.id),
      })),
    })),
    categories,
    score_template: {
      id: row.score_template_id,
      name: row.template_name,
      version: row.template_version,
      status: row.template_status,
      own: row.template_is_own,
      definition: row.template_definition,
    },
    images,
    files,
    problems: problemsOfSimulation({ row, tasks, groups, traits, categories }).map(
      ({ said, ...problem }) => ({ ...problem, message: said('en') }),
    ),
    last_dry_run: row.last_dry_run as SimulationRecordData['last_dry_run'],
  };
}
