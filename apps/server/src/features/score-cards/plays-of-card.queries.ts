import type { ValidityFlag } from '@tryout/games/task-core';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A play as a card tells of it. */
export interface PlayOfCard {
  readonly id: string;
  readonly simulation_name: string;
  readonly attempt: number;
  readonly state: string;
  readonly minutes: number;
  readonly ended_at: string | null;
  readonly digest: string;
  readonly tasks: { key: string; version: string; name: string }[];
  readonly integrity: { tasks: { task_key: string; flags: ValidityFlag[] }[] };
  readonly data_points: {
    task_index: number;
    task_key: string;
    key: string;
    value: number | null;
    missing_reason: string | null;
  }[];
}

/** The plays of a card. Accommodations are not among the columns: nobody who decides sees them. */
export async function playsOfCard(db: Db, ids: readonly string[]): Promise<PlayOfCard[]> {
  const { rows } = await sql<PlayOfCard>`
    select p.id, s.name as simulation_name, p.attempt, p.state, round(p.active_ms / 60000.0, 1) as minutes, p.ended_at,
      encode(p.last_hash, 'hex') as digest, p.tasks,
      case when p.integrity ? 'tasks' then p.integrity else '{"tasks":[]}'::jsonb end as integrity,
      (select coalesce(json_agg(json_build_object('task_index', d.task_index, 'task_key', d.task_key, 'key', d.key,
         'value', d.value, 'missing_reason', d.missing_reason) order by d.task_index, d.key), '[]'::json)
       from play_data_points d where d.play_id = p.id) as data_points
    from plays p join simulations s on s.id = p.simulation_id
    where p.id = any(${ids}::uuid[]) order by p.created_at
  `.execute(db);
  return rows;
}
