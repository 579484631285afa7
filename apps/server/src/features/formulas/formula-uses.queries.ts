import type { FormulaStatus } from '@tryout/domain/formulas/formula-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { FormulaRow } from './formula-rows.queries.ts';

/** A simulation that a formula scores in, or would score in. */
export interface ScoredSimulation {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly organization: string | null;
}

/**
 * Simulations that hold a task (or a task made of the game) of this key and whose score template weighs the subtrait.
 * A task whose own formula stands in for its game's is none of the game's.
 */
export function scoredSimulations(taskKey: RawBuilder<unknown>, subtraitId: RawBuilder<unknown>) {
  return sql<ScoredSimulation>`
    select s.id, s.name, s.version, s.status,
      (select o.name from organizations o where o.id = s.organization_id) as organization
    from simulations s join score_templates c on c.id = s.score_template_id
    where s.status in ('draft', 'published')
      and jsonb_path_exists(c.definition, '$.categories[*].traits[*].subtraits[*] ? (@.subtrait_id == $id)',
        jsonb_build_object('id', ${subtraitId}))
      and exists (
        select 1 from simulation_tasks x join tasks k on k.id = x.task_id
        where x.simulation_id = s.id and (k.key = ${taskKey} or (k.game_key = ${taskKey} and not exists (
          select 1 from formulas own where own.status = 'published' and own.task_key = k.key
            and own.task_key <> k.game_key and own.subtrait_id = ${subtraitId}))))`;
}

type Place = Pick<FormulaRow, 'task_key' | 'subtrait_id'>;

function simulationsOf({ task_key, subtrait_id }: Place) {
  return scoredSimulations(sql`${task_key}::text`, sql`${subtrait_id}::uuid`);
}

/** The simulations that a formula scores in, published ones first, and how many there are. */
export async function simulationsScoredBy(
  db: Db,
  place: Place,
  limit: number,
): Promise<{ items: ScoredSimulation[]; total: number; published: number }> {
  const { rows } = await sql<ScoredSimulation>`
    select * from (${simulationsOf(place)}) u
    order by u.status = 'published' desc, u.name collate people_names, u.version desc, u.id limit ${limit}
  `.execute(db);
  const counted = await sql<{ total: number; published: number }>`
    select count(*) as total, count(*) filter (where u.status = 'published') as published
    from (${simulationsOf(place)}) u
  `.execute(db);
  return { items: rows, total: counted.rows[0]?.total ?? 0, published: counted.rows[0]?.published ?? 0 };
}

/** Published simulations in which no other formula in force would score the subtrait: at most 20, by name. */
export async function simulationsLeftUnscored(
  db: Db,
  formula: Place & { readonly id: string },
): Promise<ScoredSimulation[]> {
  const { rows } = await sql<ScoredSimulation>`
    select * from (${simulationsOf(formula)}) u
    where u.status = 'published' and not exists (
      select 1 from simulation_tasks x join tasks k on k.id = x.task_id
        join formulas other on other.task_key in (k.key, k.game_key)
      where x.simulation_id = u.id and other.status = 'published' and other.subtrait_id = ${formula.subtrait_id}
        and other.id <> ${formula.id})
    order by u.name collate people_names, u.id limit 20
  `.execute(db);
  return rows;
}

/** Conditions that were put into a formula, with the number of the version in force where it is another one by now. */
export async function conditionsPutInto(db: Db, formulaId: string) {
  const { rows } = await sql<{
    id: string;
    key: string;
    name: string;
    version: number;
    status: FormulaStatus;
    newer_version: number | null;
  }>`
    select c.id, c.key, c.name, c.version, c.status,
      (select p.version from conditions p where p.key = c.key and p.status = 'published' and p.id <> c.id) as newer_version
    from formula_conditions l join conditions c on c.id = l.condition_id
    where l.formula_id = ${formulaId} order by c.name collate people_names, c.id
  `.execute(db);
  return rows;
}
