import type { BackgroundJob } from '@tryout/contract/background-jobs/background-jobs';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ofKnownPositionOrNone } from '../positions/public.ts';

/** A job as stored. */
export interface JobRow extends Pick<BackgroundJob, 'kind' | 'status' | 'done' | 'total' | 'position_title'> {
  id: string;
  owner_id: string;
  organization_id: string | null;
  position_id: string | null;
  build_version_id: string | null;
  /** `names` and `scores`: whether the file has them; `subject`: what its name begins with where no position is meant. */
  facts: Partial<
    Pick<BackgroundJob, 'format' | 'to' | 'skipped' | 'undoing' | 'outcome'> & {
      names: boolean;
      scores: boolean;
      subject: string;
      build: Omit<NonNullable<BackgroundJob['build']>, 'version_id'>;
    }
  >;
  wish: unknown;
  result_sha256: string | null;
  result_size: number | null;
  created_at: string;
  finished_at: string | null;
  expires_at: string;
}

/** A job that begins. */
export interface NewJob
  extends Pick<JobRow, 'id' | 'kind' | 'facts' | 'total'>,
    Partial<Pick<JobRow, 'organization_id' | 'position_id' | 'build_version_id'>> {
  readonly wish?: object;
  readonly status: 'queued' | 'running';
}

const JOB = sql`j.id, j.owner_id, j.organization_id, j.position_id, j.build_version_id,
  (select p.title from positions p where p.id = j.position_id) as position_title, j.kind, j.facts, j.wish, j.status,
  j.done, j.total, j.result_sha256, j.result_size, j.created_at, j.finished_at, j.expires_at`;

/** Notes a job; one of the same id begins again. */
export async function insertJob(
  db: Db,
  job: NewJob,
  facts: { owner_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await sql`
    insert into background_jobs (id, owner_id, organization_id, position_id, build_version_id, kind, facts, wish, status,
      total, created_at, expires_at)
    values (${job.id}, ${facts.owner_id}, ${job.organization_id ?? null}, ${job.position_id ?? null},
      ${job.build_version_id ?? null}, ${job.kind},
      ${JSON.stringify(job.facts)}, ${JSON.stringify(job.wish ?? {})}, ${job.status}, ${job.total}, ${facts.created_at},
      ${facts.expires_at})
    on conflict (id) do update set owner_id = excluded.owner_id, facts = excluded.facts, wish = excluded.wish,
      status = excluded.status, total = excluded.total, done = 0, created_at = excluded.created_at, finished_at = null,
      expires_at = excluded.expires_at
  `.execute(db);
}

/** A reader's jobs on positions that they may know of, newest first. */
export async function findOwnJobs(db: Db, reader: Actor, at: Date): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${JOB} from background_jobs j
    where j.owner_id = ${reader.user_id} and j.expires_at > ${at}
      and ${ofKnownPositionOrNone(reader, sql`j.position_id`)}
    order by j.created_at desc, j.id desc limit 50
  `.execute(db);
  return rows;
}

/** Jobs by id, of positions that the reader may know of. */
export async function findJobs(db: Db, ids: readonly string[], reader: Actor | null): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select ${JOB} from background_jobs j
    where j.id = any(${ids}::uuid[]) and ${ofKnownPositionOrNone(reader, sql`j.position_id`)}
  `.execute(db);
  return rows;
}

/** Takes a queued job up; undefined when it is not queued any more. */
export async function takeUpJob(db: Db, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    update background_jobs j set status = 'running', done = 0
    where j.id = ${id} and j.status = 'queued' returning ${JOB}
  `.execute(db);
  return rows[0];
}

/** Queues jobs of a kind anew that a server left half-way; answers which. */
export async function requeueJobs(db: Db, kind: JobRow['kind']): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update background_jobs set status = 'queued', done = 0 where kind = ${kind} and status = 'running' returning id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Notes how far a job is; false when it has been cancelled. */
export async function storeProgress(
  db: Db,
  id: string,
  done: number,
  facts: Pick<JobRow['facts'], 'skipped'> = {},
): Promise<boolean> {
  const { rows } = await sql`
    update background_jobs set done = ${done}, total = greatest(total, ${done}), facts = facts || ${JSON.stringify(facts)}
    where id = ${id} and status = 'running' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Whether a job has been cancelled; where it has not, it cannot be until the transaction ends. */
export async function lockCancelled(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ cancelled: boolean }>`
    select status = 'cancelled' as cancelled from background_jobs where id = ${id} for update
  `.execute(db);
  return rows[0]?.cancelled ?? false;
}

/** A job that has ended goes on to undo what it did. */
export async function storeUndoing(
  db: Db,
  id: string,
  total: number,
  status: 'running' | 'queued',
): Promise<void> {
  await sql`
    update background_jobs set status = ${status}, done = 0, total = ${total}, finished_at = null,
      facts = facts || '{"skipped": 0, "undoing": true}'
    where id = ${id}
  `.execute(db);
}

/** Ends a job that goes on; false when it has ended already. Forgets the passphrase of a backup. */
export async function storeEnd(
  db: Db,
  id: string,
  end: {
    status: 'done' | 'failed' | 'cancelled';
    at: Date;
    result?: { sha256: string; size: number };
    facts?: Pick<JobRow['facts'], 'outcome'>;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update background_jobs set status = ${end.status}, finished_at = ${end.at},
      result_sha256 = ${end.result?.sha256 ?? null}, result_size = ${end.result?.size ?? null},
      facts = facts || ${JSON.stringify(end.facts ?? {})},
      wish = case when kind = 'backup' then '{}' else wish end
    where id = ${id} and status in ('queued', 'running') returning id
  `.execute(db);
  return rows.length > 0;
}

/** Removes a job that has ended; false when it goes on. Its bytes are swept at night. */
export async function deleteEndedJob(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from background_jobs where id = ${id} and status not in ('queued', 'running') returning id
  `.execute(db);
  return rows.length > 0;
}

/** Removes what has expired. */
export async function deleteExpiredJobs(db: Db, at: Date): Promise<void> {
  await sql`delete from background_jobs where expires_at <= ${at}`.execute(db);
}
