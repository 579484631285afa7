import type { RouteData } from '@tryout/contract/define-route';
import type { readTask } from '@tryout/contract/tasks/tasks';
import type { Formula } from '@tryout/domain/formulas/formula';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type Onlooker, seenSimulations } from './list-tasks.queries.ts';

/** A formula that counts for a task. */
export interface FormulaOfTask {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly version: number;
  readonly subtrait_id: string;
  readonly subtrait: string;
  readonly trait: string;
  readonly is_own: boolean;
  readonly definition: Formula;
}

/** The formulas in force that count for a task version. */
export async function formulasOfTask(db: Db, id: string): Promise<FormulaOfTask[]> {
  // sql: definition present, because only drafts may lack one
  const { rows } = await sql<FormulaOfTask>`
    select f.id, f.key, f.name, f.version, f.subtrait_id, st.name as subtrait, tr.name as trait,
      f.task_key = t.key and t.key <> t.game_key as is_own, f.definition
    from formulas_of_tasks ft join formulas f on f.id = ft.formula_id join tasks t on t.id = ft.task_id
      join subtraits st on st.id = f.subtrait_id join traits tr on tr.id = st.trait_id
    where ft.task_id = ${id} order by tr.name, st.name, f.key
  `.execute(db);
  return rows;
}

/** The simulations that hold a task version, as far as the caller may know of them; published ones first. */
export async function simulationsWithTask(
  db: Db,
  id: string,
  seen: Onlooker,
): Promise<RouteData<typeof readTask>['used_in']> {
  const { rows } = await sql<RouteData<typeof readTask>['used_in'][number]>`
    select s.id, s.name, s.version, s.status, s.organization_id is null as is_platform
    from simulations s
    where exists (select 1 from simulation_tasks x where x.simulation_id = s.id and x.task_id = ${id})
      and ${seenSimulations(seen)}
    order by s.status = 'published' desc, s.name collate people_names, s.version desc, s.id limit 200
  `.execute(db);
  return rows;
}

/** Names of the published simulations that hold a task version. */
export async function publishedSimulationsWith(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct s.name from simulations s join simulation_tasks x on x.simulation_id = s.id
    where x.task_id = ${id} and s.status = 'published' order by s.name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** What stands in the way of deleting a version: simulations that hold it, and formulas written for its task alone. */
export async function usesOfDraft(
  db: Db,
  id: string,
): Promise<{ simulations: string[]; formulas: string[] }> {
  const simulations = await sql<{ name: string }>`
    select distinct s.name from simulations s join simulation_tasks x on x.simulation_id = s.id
    where x.task_id = ${id} order by s.name
  `.execute(db);
  const formulas = await sql<{ name: string }>`
    select distinct f.name from formulas f join tasks t on t.key = f.task_key
    where t.id = ${id} and not exists (select 1 from tasks o where o.key = t.key and o.id <> t.id) order by f.name
  `.execute(db);
  return {
    simulations: simulations.rows.map(({ name }) => name),
    formulas: formulas.rows.map(({ name }) => name),
  };
}
