import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import type { FormSettings } from '@tryout/domain/score-cards/reliability';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import { playsInReach } from '../life/life.queries.ts';

/** What the trait library says of a subtrait. */
export interface DescribedSubtrait {
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly direction: string;
  readonly low_label: string;
  readonly high_label: string;
  readonly evidence: string;
  readonly sources: readonly string[];
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Subtraits by id. */
export async function describedSubtraits(db: Db, ids: readonly string[]): Promise<DescribedSubtrait[]> {
  const { rows } = await sql<DescribedSubtrait>`
    select id, name, definition, direction, low_label, high_label, evidence, sources, words
    from subtraits where id = any(${ids}::uuid[]) order by name
  `.execute(db);
  return rows;
}

/** What categories and traits are called in a language, by id. */
export async function namesOfParts(
  db: Db,
  ids: { readonly categories: readonly string[]; readonly traits: readonly string[] },
  language: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(words -> ${language} ->> 'name', ''), name) as name from trait_categories
    where id = any(${ids.categories}::uuid[])
    union all
    select id, coalesce(nullif(words -> ${language} ->> 'name', ''), name) from traits
    where id = any(${ids.traits}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A norm in force. */
export interface NormInForce {
  readonly task_key: string;
  readonly data_point: string;
  readonly form: FormSettings;
  readonly version: number;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly reliability: number | null;
  readonly source: string;
  readonly provisional: boolean;
}

/** The norms in force of some games. */
export async function normsInForce(db: Db, taskKeys: readonly string[]): Promise<NormInForce[]> {
  const { rows } = await sql<NormInForce>`
    select distinct on (task_key, data_point, form)
      task_key, data_point, form, version, n, mean, sd, reliability, source, provisional
    from norms where task_key = any(${taskKeys}) order by task_key, data_point, form, version desc
  `.execute(db);
  return rows;
}

/** A key of experts that tasks of the simulation are judged by. */
export interface KeyOfExperts {
  readonly game_key: string;
  readonly name: string;
  readonly version: string;
  readonly panel: KeyPanel;
}

/** The keys of experts that the simulation's tasks are judged by, and the games with a task that has none. */
export async function keysOfExperts(
  db: Db,
  simulationId: string,
): Promise<{ readonly keys: readonly KeyOfExperts[]; readonly without: readonly string[] }> {
  const { rows } = await sql<Omit<KeyOfExperts, 'panel'> & { readonly panel: KeyPanel | null }>`
    select distinct on (t.game_key, t.game_version) t.game_key, t.name, t.game_version as version, k.panel
    from simulation_tasks x join tasks t on t.id = x.task_id left join answer_keys k on k.id = t.answer_key_id
    where x.simulation_id = ${simulationId} order by t.game_key, t.game_version, t.id
  `.execute(db);
  return {
    keys: rows.flatMap(({ panel, ...each }) => (panel ? [{ ...each, panel }] : [])),
    without: rows.flatMap(({ panel, game_key }) => (panel ? [] : [game_key])),
  };
}

/** How many applicants in reach have completed a version of the simulation. */
export async function completedPlays(db: Db, id: string, inReach: RawBuilder<boolean>): Promise<number> {
  const { from, filter } = playsInReach(id, inReach);
  const { rows } = await sql<{ n: number }>`
    select count(distinct a.id)::int as n from ${from} where ${filter} and y.state = 'completed'
  `.execute(db);
  return rows[0]?.n ?? 0;
}
