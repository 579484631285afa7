import type { PlayStatus } from '@tryout/domain/plays/play-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { BasicInfo } from './applications.queries.ts';

/** What a profile already knows, to fill the first form with. */
export async function findProfileInfo(db: Db, userId: string): Promise<BasicInfo> {
  const { rows } = await sql<BasicInfo>`
    select u.first_name, u.last_name, u.email, coalesce(p.phone, '') as phone, coalesce(p.location, '') as location,
      coalesce(p.linkedin, '') as linkedin
    from users u left join candidate_profiles p on p.user_id = u.id where u.id = ${userId}
  `.execute(db);
  const [info] = rows;
  if (!info) throw new Error('an application without its candidate');
  return info;
}

/** A simulation of a revision with where the applicant's attempt to go on with stands. */
export interface SimulationRow {
  simulation_id: string;
  name: string;
  minutes: number;
  device: 'any' | 'desktop';
  play_id: string | null;
  play_state: PlayStatus | null;
}

/** The simulations of an application's revision, in order. */
export async function findSimulations(
  db: Db,
  application: { id: string; revision_id: string },
): Promise<SimulationRow[]> {
  const { rows } = await sql<SimulationRow>`
    select s.id as simulation_id, s.name, s.duration_minutes::float8 as minutes, s.device, y.id as play_id,
      y.state as play_state
    from position_simulations ps join simulations s on s.id = ps.simulation_id
      left join lateral (select id, state from plays
        where application_id = ${application.id} and simulation_id = s.id and purpose = 'application'
        order by state in ('expired', 'cancelled'), attempt desc limit 1) y on true
    where ps.revision_id = ${application.revision_id} order by ps.sort_order
  `.execute(db);
  return rows;
}

/** A line of the log, as far as the candidate's timeline needs it. */
export interface LogLine {
  seq: number;
  at: string;
  action: string;
  actor_kind: string;
  from_status: string | null;
  to_status: string | null;
  step: string | null;
}

/** The log of an application, oldest first, without moves that were taken back. */
export async function findLogLines(db: Db, applicationId: string): Promise<LogLine[]> {
  const { rows } = await sql<LogLine>`
    select l.seq, l.at, l.action, l.actor_kind, l.from_status, l.to_status, l.detail->>'step' as step
    from application_log l left join status_batches b on b.id = l.batch_id
    where l.application_id = ${applicationId} and b.undone_at is null order by l.seq
  `.execute(db);
  return rows;
}

/**
 * When the oldest decision was taken whose mail may still be taken back. Until it goes out the candidate sees what
 * was before. Null for each application without one.
 */
export async function findHeldBackSince(
  db: Db,
  applicationIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ application_id: string; since: string }>`
    select application_id, min(created_at) as since from mails
    where application_id = any(${applicationIds}::uuid[]) and kind = 'status_changed' and status = 'queued'
      and send_after > ${now}
    group by application_id
  `.execute(db);
  return new Map(rows.map((row) => [row.application_id, row.since]));
}

/** Messages of an application, and how many of the employer's the candidate has not read. */
export async function countMessages(
  db: Db,
  applicationId: string,
): Promise<{ total: number; unread: number }> {
  const { rows } = await sql<{ total: number; unread: number }>`
    select count(*)::int as total, count(*) filter (where not from_candidate and read_at is null)::int as unread
    from application_messages where application_id = ${applicationId}
  `.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

/** A file given as an answer. */
export interface AnswerFile {
  file_id: string;
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  media_type: string;
  owner_user_id: string | null;
}

/** Files given as answers. */
export async function findAnswerFiles(db: Db, ids: readonly string[]): Promise<AnswerFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<AnswerFile>`
    select id as file_id, name, size::float8 as size, sha256, media_type, owner_user_id
    from files where id::text = any(${ids}::text[])
  `.execute(db);
  return rows;
}
