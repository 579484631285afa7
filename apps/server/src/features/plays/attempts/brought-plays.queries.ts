import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A finished play that could be brought along. */
export interface EarlierPlay {
  readonly id: string;
  readonly application_id: string;
  readonly simulation_id: string;
  readonly position_title: string;
  readonly ended_at: string;
}

/**
 * The candidate's own finished plays of the same simulations with the same games, for other positions of the same
 * organization, newest first, whichever attempts count there; tests and plays that were brought along themselves are
 * left out.
 */
export async function finishedElsewhere(
  db: Db,
  applicationId: string,
  simulationIds: readonly string[],
  months: number,
): Promise<EarlierPlay[]> {
  const { rows } = await sql<EarlierPlay>`
    select y.id, y.application_id, y.simulation_id, o.title as position_title, y.ended_at
    from applications a
      join applications b on b.candidate_id = a.candidate_id and b.organization_id = a.organization_id
        and b.id <> a.id and b.is_test = a.is_test
      join plays y on y.application_id = b.id
      join positions o on o.id = b.position_id
    where a.id = ${applicationId} and y.simulation_id = any(${simulationIds}::uuid[]) and y.state = 'completed'
      and y.purpose = 'application'
      and y.chained_as is null and y.ended_at > now() - make_interval(months => ${months})
      and not exists (
        select 1 from jsonb_array_elements(y.tasks) as played(task)
        where not exists (
          select from simulation_tasks x join tasks t on t.id = x.task_id where x.simulation_id = y.simulation_id
            and t.game_key = played.task ->> 'key'
            and t.key = coalesce(played.task ->> 'task_key', played.task ->> 'key')
            and t.game_version = played.task ->> 'version'))
    order by y.ended_at desc, y.id
  `.execute(db);
  return rows;
}

/**
 * Copies a finished play, its whole log and its data points to another application. Returns undefined when that
 * application has a play of this simulation already.
 */
export async function bringPlay(
  db: Db,
  given: { play_id: string; application_id: string; at: Date },
): Promise<string | undefined> {
  const id = uuidv7();
  const { rows } = await sql<{ id: string }>`
    insert into plays (id, organization_id, application_id, simulation_id, attempt, state, seed, tasks, accommodations,
      task_index, last_seq, last_hash, device, integrity, integrity_review, look_rule, active_ms, deadline_at, launched_at,
      started_at, ended_at, last_event_at, chained_as, brought_at)
    select ${id}, y.organization_id, ${given.application_id}, y.simulation_id, 1, y.state, y.seed, y.tasks,
      y.accommodations, y.task_index, y.last_seq, y.last_hash, y.device, y.integrity, y.integrity_review, y.look_rule, y.active_ms,
      y.deadline_at, y.launched_at, y.started_at, y.ended_at, y.last_event_at, y.id, ${given.at}
    from plays y where y.id = ${given.play_id}
    on conflict (application_id, simulation_id, purpose, attempt) do nothing returning id
  `.execute(db);
  if (!rows[0]) return undefined;
  await sql`
    insert into play_events (play_id, seq, organization_id, task_index, type, t_ms, payload, signals, received_at, hash)
    select ${id}, seq, organization_id, task_index, type, t_ms, payload, signals, received_at, hash
    from play_events where play_id = ${given.play_id}
  `.execute(db);
  await sql`
    insert into play_data_points (play_id, organization_id, task_index, task_key, key, value, missing_reason, trials)
    select ${id}, organization_id, task_index, task_key, key, value, missing_reason, trials
    from play_data_points where play_id = ${given.play_id}
  `.execute(db);
  await sql`
    insert into play_series (play_id, organization_id, task_index, key, series)
    select ${id}, organization_id, task_index, key, series from play_series where play_id = ${given.play_id}
  `.execute(db);
  return id;
}
