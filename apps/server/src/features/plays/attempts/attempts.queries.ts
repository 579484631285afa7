import type { AttemptFault } from '@tryout/domain/plays/attempts';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import type { Accommodations } from '@tryout/games/task-core';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** An attempt as the hiring side reads of it. Names are those of people now. */
export interface AttemptRow {
  readonly play_id: string;
  readonly simulation_id: string;
  readonly simulation_name: string;
  readonly attempt: number;
  readonly state: PlayStatus;
  readonly minutes: number;
  readonly created_at: string;
  readonly ended_at: string | null;
  readonly granted_by: string | null;
  readonly fault: AttemptFault | null;
  readonly grant_reason: string;
  readonly chosen_by: string | null;
  readonly choice_reason: string | null;
  readonly chosen_at: string | null;
}

/** Every attempt of an application, by simulation and in order. */
export async function findAttempts(db: Db, applicationId: string): Promise<AttemptRow[]> {
  const named = (user: string) =>
    sql.raw(`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`);
  const { rows } = await sql<AttemptRow>`
    select p.id as play_id, p.simulation_id, s.name as simulation_name, p.attempt, p.state,
      round(p.active_ms / 60000.0, 1) as minutes, p.created_at, p.ended_at, ${named('g')} as granted_by, p.fault,
      p.grant_reason, ${named('w')} as chosen_by, c.reason as choice_reason, c.chosen_at
    from plays p join simulations s on s.id = p.simulation_id
      left join users g on g.id = p.granted_by
      left join attempt_choices c on c.play_id = p.id
      left join users w on w.id = c.chosen_by
    where p.application_id = ${applicationId} and p.purpose = 'application'
    order by s.name, p.simulation_id, p.attempt
  `.execute(db);
  return rows;
}

/** The last attempt at a simulation. */
export async function lastAttempt(
  db: Db,
  applicationId: string,
  simulationId: string,
): Promise<{ attempt: number; state: PlayStatus; accommodations: Accommodations } | undefined> {
  const { rows } = await sql<{ attempt: number; state: PlayStatus; accommodations: Accommodations }>`
    select attempt, state, accommodations from plays
    where application_id = ${applicationId} and simulation_id = ${simulationId} and purpose = 'application'
    order by attempt desc limit 1
  `.execute(db);
  return rows[0];
}

/** One attempt of an application. */
export async function findAttempt(
  db: Db,
  applicationId: string,
  playId: string,
): Promise<{ simulation_id: string; attempt: number; state: PlayStatus } | undefined> {
  const { rows } = await sql<{ simulation_id: string; attempt: number; state: PlayStatus }>`
    select simulation_id, attempt, state from plays
    where id = ${playId} and application_id = ${applicationId} and purpose = 'application'
  `.execute(db);
  return rows[0];
}

/** Notes on the application how many attempts there are and which counts so far, for the list to tell. */
export async function noteAttempts(
  db: Db,
  applicationId: string,
  noted: { attempts: number; counted: number | null },
): Promise<void> {
  await sql`
    update applications set attempts = greatest(attempts, ${noted.attempts}),
      attempt_counted = ${noted.counted}, updated_at = now() where id = ${applicationId}
  `.execute(db);
}

/** Stores which attempt at a simulation counts. */
export async function storeChoice(
  db: Db,
  choice: {
    application_id: string;
    simulation_id: string;
    organization_id: string;
    play_id: string;
    chosen_by: string;
    reason: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into attempt_choices (application_id, simulation_id, organization_id, play_id, chosen_by, reason, chosen_at)
    values (${choice.application_id}, ${choice.simulation_id}, ${choice.organization_id}, ${choice.play_id},
      ${choice.chosen_by}, ${choice.reason}, ${choice.at})
    on conflict (application_id, simulation_id) do update set play_id = excluded.play_id,
      chosen_by = excluded.chosen_by, reason = excluded.reason, chosen_at = excluded.chosen_at
  `.execute(db);
}
