import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { StoredIntegrity } from './integrity-facts.ts';

/** A play as a card tells of it. */
export interface PlayOfCard {
  readonly id: string;
  readonly simulation_name: string;
  readonly attempt: number;
  readonly attempts: number;
  readonly state: string;
  readonly minutes: number;
  readonly ended_at: string | null;
  readonly digest: string;
  readonly tasks: { key: string; version: string; name: string }[];
  readonly integrity: StoredIntegrity;
  readonly data_points: {
    task_index: number;
    task_key: string;
    key: string;
    value: number | null;
    missing_reason: string | null;
    trials: number | null;
  }[];
}

/** The plays of a card. Accommodations are not among the columns: nobody who decides sees them. */
export async function playsOfCard(db: Db, ids: readonly string[]): Promise<PlayOfCard[]> {
  const { rows } = await sql<PlayOfCard>`
    select p.id, s.name as simulation_name, p.attempt, p.state,
      (select count(*)::int from plays q where q.application_id = p.application_id and q.simulation_id = p.simulation_id
        and q.purpose = 'application')
        as attempts, round(p.active_ms / 60000.0, 1) as minutes, p.ended_at,
      encode(p.last_hash, 'hex') as digest, p.tasks,
      p.integrity - 'openings' as integrity,
      (select coalesce(json_agg(json_build_object('task_index', d.task_index, 'task_key', d.task_key, 'key', d.key,
         'value', d.value, 'missing_reason', d.missing_reason, 'trials', d.trials) order by d.task_index, d.key), '[]'::json)
       from play_data_points d where d.play_id = p.id) as data_points
    from plays p join simulations s on s.id = p.simulation_id
    where p.id = any(${ids}::uuid[]) order by p.created_at
  `.execute(db);
  return rows;
}
