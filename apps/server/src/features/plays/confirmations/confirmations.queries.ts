import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import type { Accommodations } from '@tryout/games/task-core';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { PinnedTask } from '../../replays/public.ts';

/** A confirmation play as stored, with the names it is told with. */
export interface ConfirmationRow {
  readonly play_id: string;
  readonly application_id: string;
  readonly simulation_id: string;
  readonly simulation_name: string;
  readonly attempt: number;
  readonly state: PlayStatus;
  readonly tasks: PinnedTask[];
  readonly asked_by: string;
  readonly asked_at: string;
  readonly reason: string;
  readonly message: string;
  readonly deadline_at: string;
  readonly ended_at: string | null;
}

/** The latest confirmation play of an application, whatever became of it. */
export async function latestConfirmation(
  db: Db,
  applicationId: string,
): Promise<ConfirmationRow | undefined> {
  const { rows } = await sql<ConfirmationRow>`
    select p.id as play_id, p.application_id, p.simulation_id, s.name as simulation_name, p.attempt, p.state, p.tasks,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, '') as asked_by,
      p.created_at as asked_at, p.grant_reason as reason, p.candidate_message as message, p.deadline_at, p.ended_at
    from plays p join simulations s on s.id = p.simulation_id left join users u on u.id = p.granted_by
    where p.application_id = ${applicationId} and p.purpose = 'confirmation'
    order by p.created_at desc, p.id desc limit 1
  `.execute(db);
  return rows[0];
}

/** What a confirmation play is drawn from: the first play that counts. */
export async function playToConfirm(
  db: Db,
  playId: string,
): Promise<{ simulation_id: string; tasks: PinnedTask[]; accommodations: Accommodations } | undefined> {
  const { rows } = await sql<{
    simulation_id: string;
    tasks: PinnedTask[];
    accommodations: Accommodations;
  }>`select simulation_id, tasks, accommodations from plays where id = ${playId}`.execute(db);
  return rows[0];
}

/** The status of an application. */
export async function statusOfApplication(
  db: Db,
  applicationId: string,
): Promise<ApplicationStatus | undefined> {
  const { rows } = await sql<{ status: ApplicationStatus }>`
    select status from applications where id = ${applicationId}
  `.execute(db);
  return rows[0]?.status;
}

/** A new confirmation play. The caller holds the application's row. */
export async function insertConfirmation(
  db: Db,
  play: {
    organization_id: string;
    application_id: string;
    simulation_id: string;
    seed: string;
    tasks: readonly PinnedTask[];
    accommodations: Accommodations;
    deadline_at: Date;
    asked_by: string;
    reason: string;
    message: string;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into plays (id, organization_id, application_id, simulation_id, purpose, attempt, seed, tasks,
      accommodations, last_hash, deadline_at, granted_by, grant_reason, candidate_message)
    values (${id}, ${play.organization_id}, ${play.application_id}, ${play.simulation_id}, 'confirmation',
      (select coalesce(max(attempt), 0) + 1 from plays where application_id = ${play.application_id}
        and simulation_id = ${play.simulation_id} and purpose = 'confirmation'),
      ${play.seed}, ${JSON.stringify(play.tasks)}, ${JSON.stringify(play.accommodations)},
      decode(repeat('0', 64), 'hex'), ${play.deadline_at}, ${play.asked_by}, ${play.reason}, ${play.message})
  `.execute(db);
  return id;
}

/** Closes a confirmation play that is not wanted any more; whoever holds it can send nothing more. */
export async function cancelConfirmation(db: Db, playId: string): Promise<void> {
  await sql`
    update plays set state = 'cancelled', ended_at = now(), end_reason = 'recruiter', token_hash = null,
      lease_expires_at = null where id = ${playId}
  `.execute(db);
}
