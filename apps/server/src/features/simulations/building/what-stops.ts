import type { SimulationProblemCode } from '@tryout/domain/simulations/simulation-problems';
import type { Db } from '../../../platform/database/kysely.ts';
import {
  categoriesInSimulation,
  findSimulationRow,
  groupsInSimulation,
  tasksInSimulation,
  traitsInSimulation,
} from '../record.queries.ts';
import { problemsOfSimulation, type SaidProblem } from './examine.ts';

/** What tells of a draft's way to being published, and of nothing that is wrong with what was. */
const OF_DRAFTS: ReadonlySet<SimulationProblemCode> = new Set([
  'dry_run_missing',
  'dry_run_outdated',
  'dry_run_failed',
  'template_not_published',
]);

/** Everything that stands against publishing a simulation as it is stored; nothing for one that is not there. */
export async function problemsInSimulation(db: Db, id: string): Promise<SaidProblem[]> {
  const row = await findSimulationRow(db, id);
  if (!row) return [];
  return problemsOfSimulation({
    row,
    tasks: await tasksInSimulation(db, id),
    groups: await groupsInSimulation(db, id),
    traits: await traitsInSimulation(db, id),
    categories: await categoriesInSimulation(db, id),
  });
}

/** Everything that keeps a simulation from being played and scored as it is stored; empty when nothing does. */
export async function whatStopsSimulation(db: Db, id: string): Promise<SimulationProblemCode[]> {
  const problems = await problemsInSimulation(db, id);
  const stopping = problems.filter(({ severity, code }) => severity === 'stops' && !OF_DRAFTS.has(code));
  return [...new Set(stopping.map(({ code }) => code))];
}
