import { playMinutes } from '@tryout/domain/plays/time-estimate';
import { type SimulationWeights, templateOfWeights } from '@tryout/domain/simulations/simulation-weights';
import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/kysely.ts';
import {
  categoriesInSimulation,
  findSimulationRow,
  groupsInSimulation,
  tasksInSimulation,
  traitsInSimulation,
} from '../record.queries.ts';
import { changeOwnTemplate, type HeldSimulation, noteSaved, vocabularyByIds } from './building.queries.ts';

/** How a simulation is weighed as it is stored. */
export async function weightsInSimulation(db: Db, id: string): Promise<SimulationWeights> {
  const [categories, traits] = await Promise.all([
    categoriesInSimulation(db, id),
    traitsInSimulation(db, id),
  ]);
  return { categories, traits };
}

/** The score template that weights make, with the names of the trait library. */
export async function templateNamed(db: Db, weights: SimulationWeights) {
  const names = await vocabularyByIds(db, {
    categories: weights.categories.map((each) => each.category_id),
    traits: weights.traits.map((each) => each.trait_id),
    subtraits: weights.traits.flatMap((trait) => trait.subtraits.map((each) => each.subtrait_id)),
  });
  return templateOfWeights(weights, names);
}

/** Minutes of the shortest and longest form, each task with its practice, rounded up. */
async function minutesOfForms(db: Db, id: string) {
  const [tasks, groups] = await Promise.all([tasksInSimulation(db, id), groupsInSimulation(db, id)]);
  const { shortest, longest } = playMinutes(tasks, groups, (task) => task.estimated_seconds);
  return { shortest_minutes: shortest, duration_minutes: longest };
}

/** After a change: its own score template follows, its minutes are counted anew, and the edit is raised. */
export async function settleDraft({ db, services }: Act, held: HeldSimulation): Promise<void> {
  const at = services.now();
  await noteSaved(db, held.id, { ...(await minutesOfForms(db, held.id)), at });
  const row = await findSimulationRow(db, held.id);
  if (!row?.template_is_own) return;
  const definition = await templateNamed(db, await weightsInSimulation(db, held.id));
  await changeOwnTemplate(db, row.score_template_id, { name: row.name, definition, at });
}
