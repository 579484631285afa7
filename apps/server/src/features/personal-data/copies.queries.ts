import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Subject } from './subject.queries.ts';

/** A copy of somebody's data, as stored. */
export interface CopyRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: 'queued' | 'running' | 'ready' | 'failed';
  readonly done: number;
  readonly total: number;
  readonly result_sha256: string | null;
  readonly result_size: number | null;
  readonly created_at: string;
  readonly ready_at: string | null;
  readonly expires_at: string;
}

const COPY = sql`id, user_id, status, done, total, result_sha256, result_size::float8 as result_size, created_at, ready_at,
  expires_at`;

/** Notes that somebody asked for a copy; undefined: one is being written already. */
export async function insertCopy(
  db: Db,
  copy: Pick<CopyRow, 'id' | 'user_id'> & { readonly created_at: Date; readonly expires_at: Date },
): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    insert into data_exports (id, user_id, status, created_at, expires_at)
    values (${copy.id}, ${copy.user_id}, 'queued', ${copy.created_at}, ${copy.expires_at})
    on conflict do nothing returning ${COPY}
  `.execute(db);
  return rows[0];
}

/** Somebody's copies that have not expired, newest first. */
export async function findCopies(db: Db, userId: string, at: Date): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    select ${COPY} from data_exports where user_id = ${userId} and expires_at > ${at} order by created_at desc limit 20
  `.execute(db);
  return rows;
}

/** The copy behind the secret of a link; undefined: there is none, or its time is over. */
export async function findCopyByToken(db: Db, hash: Buffer, at: Date): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    select ${COPY} from data_exports where token_hash = ${hash} and status = 'ready' and expires_at > ${at}
  `.execute(db);
  return rows[0];
}

/** Notes that a copy was downloaded. */
export async function noteDownload(db: Db, id: string, at: Date): Promise<void> {
  await sql`update data_exports set downloaded_at = ${at} where id = ${id}`.execute(db);
}

/** Takes a copy up that waits, or that a server left half-way. */
export async function takeUpCopy(db: Db, id: string): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    update data_exports set status = 'running', done = 0 where id = ${id} and status in ('queued', 'running')
    returning ${COPY}
  `.execute(db);
  return rows[0];
}

/** Copies that are not written; a server that starts goes on with them. */
export async function findUnwritten(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from data_exports where status in ('queued', 'running')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Notes how far a copy is; false: it is gone, with its account. */
export async function noteWritten(db: Db, id: string, done: number, total: number): Promise<boolean> {
  const { rows } = await sql`
    update data_exports set done = ${done}, total = ${total} where id = ${id} and status = 'running' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Ends a copy; false: it is gone, with its account. */
export async function endCopy(
  db: Db,
  id: string,
  end: {
    readonly at: Date;
    readonly written: { readonly sha256: string; readonly size: number; readonly token_hash: Buffer } | null;
  },
): Promise<boolean> {
  const { rows } = await sql`
    update data_exports set status = ${end.written ? 'ready' : 'failed'}, result_sha256 = ${end.written?.sha256 ?? null},
      result_size = ${end.written?.size ?? null}, token_hash = ${end.written?.token_hash ?? null},
      ready_at = ${end.written ? end.at : null}, done = case when ${end.written !== null} then total else done end
    where id = ${id} and status = 'running' returning id
  `.execute(db);
  return rows.length > 0;
}

/** Removes copies whose time is over; answers the digests of their bytes. */
export async function deleteExpiredCopies(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string | null }>`
    delete from data_exports where expires_at <= ${at} returning result_sha256 as sha256
  `.execute(db);
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/** One moment for everything that is read in a transaction. */
export async function readOneMoment(db: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db);
}

/** A file that goes into a copy. */
export interface CopiedFile {
  readonly id: string;
  readonly sha256: string;
  readonly name: string;
  readonly purpose: string;
}

/** Files of somebody: CVs, pictures, answers, and CVs that an organization keeps of them. */
export async function findCopiedFiles(db: Db, subject: Subject): Promise<CopiedFile[]> {
  const { rows } = await sql<CopiedFile>`
    select id, sha256, name, purpose from files
    where owner_user_id = any(${subject.accounts}::uuid[]) or id = any(${subject.files}::uuid[]) order by id
  `.execute(db);
  return rows;
}

/** Names of what ids in a copy stand for. */
export async function findNames(db: Db, subject: Subject): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.title as name from applications a join positions p on p.id = a.position_id
      where a.id = any(${subject.applications}::uuid[])
    union select o.id, o.name from applications a join organizations o on o.id = a.organization_id
      where a.id = any(${subject.applications}::uuid[])
    union select o.id, o.name from people p join organizations o on o.id = p.organization_id
      where p.id = any(${subject.persons}::uuid[])
    union select q.id, q.label from application_answers n join position_questions q on q.id = n.position_question_id
      where n.application_id = any(${subject.applications}::uuid[])
    union select r.id, r.label from applications a join reasons r on r.id = a.disposition_reason_id
      where a.id = any(${subject.applications}::uuid[])
    union select s.id, s.name from plays y join simulations s on s.id = y.simulation_id
      where y.id = any(${subject.plays}::uuid[])
    union select t.id, t.title from terms_acceptances x join terms t on t.id = x.terms_id
      where x.user_id = any(${subject.accounts}::uuid[])
    union select o.id, o.name from profile_views v
      join organizations o on o.id in (v.organization_id, v.viewer_organization_id)
      where v.candidate_id = any(${subject.accounts}::uuid[])
  `.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}

/** Who opened something about somebody: the organization and what they are there, never their name. */
export async function findLooks(
  db: Db,
  subject: Subject,
): Promise<{ at: string; organization: string; role: string; what: string }[]> {
  const { rows } = await sql<{ at: string; organization: string; role: string; what: string }>`
    select l.event_time as at, coalesce(o.name, '') as organization, coalesce(u.user_type, '') as role, l.action as what
    from security_log l left join organizations o on o.id = l.organization_id left join users u on u.id = l.performer_id
    where l.target_id <> '' and l.target_id = any(${subject.records}::text[]) and l.event_type = 'access'
      and (l.performer_id is null or l.performer_id <> all(${subject.accounts}::uuid[]))
    order by l.event_time
  `.execute(db);
  return rows;
}
