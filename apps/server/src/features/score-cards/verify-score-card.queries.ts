import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { LoggedPlay } from '../replays/public.ts';

/** What of the stored facts of a play follows from its log. */
export interface LoggedIntegrity {
  readonly tasks?: readonly {
    readonly task_key: string;
    readonly flags: readonly { readonly code: string; readonly value: number }[];
  }[];
  readonly timed_out?: unknown;
  readonly timing?: unknown;
}

type ProvablePlay = LoggedPlay & { readonly integrity: LoggedIntegrity };

/** Plays with their whole logs, stored data points and facts. */
export async function loggedPlays(db: Db, ids: readonly string[]): Promise<ProvablePlay[]> {
  const { rows } = await sql<Omit<ProvablePlay, 'events'>>`
    select p.id, coalesce(p.chained_as, p.id) as chain_id, p.simulation_id, p.attempt, p.state, p.seed, p.tasks, p.accommodations,
      coalesce(p.integrity, '{}') as integrity, p.integrity ->> 'opened_at' as opened_at,
      coalesce((p.integrity ->> 'is_paced')::boolean, false) as is_paced,
      encode(p.last_hash, 'hex') as last_hash,
      (select coalesce(json_agg(json_build_object('task_index', d.task_index, 'task_key', d.task_key, 'key', d.key,
         'value', d.value, 'missing_reason', d.missing_reason, 'trials', d.trials) order by d.task_index, d.key), '[]'::json)
       from play_data_points d where d.play_id = p.id) as data_points,
      (select coalesce(json_agg(json_build_object('task_index', s.task_index, 'key', s.key, 'series', s.series)
         order by s.task_index, s.key), '[]'::json)
       from play_series s where s.play_id = p.id) as series
    from plays p where p.id = any(${ids}::uuid[])
  `.execute(db);
  const events = await sql<LoggedPlay['events'][number] & { play_id: string }>`
    select play_id, seq, task_index, type, t_ms, payload, signals, received_at, encode(hash, 'hex') as hash
    from play_events where play_id = any(${ids}::uuid[]) order by play_id, seq
  `.execute(db);
  return rows.map((play) => ({
    ...play,
    events: events.rows
      .filter((event) => event.play_id === play.id)
      .map(({ play_id: _play, ...event }) => event),
  }));
}
