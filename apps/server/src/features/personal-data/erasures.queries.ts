import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Subject } from './subject.queries.ts';

/** An erasure as stored. */
export interface ErasureRow {
  readonly id: string;
  readonly cause: 'asked' | 'retention' | 'restored';
  readonly subject_id: string | null;
  readonly organization_id: string | null;
  readonly organization_name: string | null;
  readonly status: 'queued' | 'running' | 'held' | 'done';
  readonly application_ids: string[];
  readonly held_ids: string[];
  readonly held_until: string | null;
  readonly rows_erased: number;
  readonly files_erased: number;
  readonly log_lines: number;
  readonly asked_at: string;
  readonly done_at: string | null;
}

const ERASURE = sql`e.id, e.cause, e.subject_id, e.organization_id,
  (select o.name from organizations o where o.id = e.organization_id) as organization_name, e.status, e.application_ids,
  e.held_ids, e.held_until, e.rows_erased, e.files_erased, e.log_lines, e.asked_at, e.done_at`;

/** Notes what is to be erased; null: the same is being erased already. */
export async function insertErasure(
  db: Db,
  erasure: Pick<ErasureRow, 'id' | 'cause' | 'subject_id' | 'organization_id'> & { readonly asked_at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into erasures (id, cause, subject_id, organization_id, status, asked_at)
    values (${erasure.id}, ${erasure.cause}, ${erasure.subject_id}, ${erasure.organization_id}, 'queued',
      ${erasure.asked_at})
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Notes an erasure that begins now. */
export async function beginErasure(
  db: Db,
  erasure: Pick<ErasureRow, 'id' | 'cause' | 'organization_id'> & { readonly asked_at: Date },
): Promise<void> {
  await sql`
    insert into erasures (id, cause, organization_id, status, asked_at)
    values (${erasure.id}, ${erasure.cause}, ${erasure.organization_id}, 'running', ${erasure.asked_at})
  `.execute(db);
}

/** Erasures that somebody asked for, newest first. */
export async function findOwnErasures(db: Db, subjectId: string): Promise<ErasureRow[]> {
  const { rows } = await sql<ErasureRow>`
    select ${ERASURE} from erasures e where e.subject_id = ${subjectId} order by e.asked_at desc limit 50
  `.execute(db);
  return rows;
}

/** Takes an erasure up that is queued, or that a server left half-way; undefined when it has ended. */
export async function takeUpErasure(db: Db, id: string): Promise<ErasureRow | undefined> {
  const { rows } = await sql<ErasureRow>`
    update erasures e set status = 'running' where e.id = ${id} and e.status in ('queued', 'running') returning ${ERASURE}
  `.execute(db);
  return rows[0];
}

/** Erasures that have not ended; a server that starts goes on with them. */
export async function findUnfinished(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from erasures where status in ('queued', 'running') and subject_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** What one step of an erasure removed. */
export interface Erased {
  readonly application_ids: readonly string[];
  readonly record_ids: readonly string[];
  readonly rows: number;
}

/** Adds what a step removed. In its transaction, so that a step which is done again counts once. */
export async function addErased(db: Db, id: string, erased: Erased): Promise<void> {
  await sql`
    update erasures set rows_erased = rows_erased + ${erased.rows},
      application_ids = application_ids || ${erased.application_ids}::uuid[],
      record_ids = record_ids || ${erased.record_ids}::uuid[] where id = ${id}
  `.execute(db);
}

/** Ends an erasure: done, or held by what an organization has to keep. */
export async function endErasure(
  db: Db,
  id: string,
  end: {
    readonly held: readonly { readonly application_id: string; readonly until: string }[];
    readonly files: number;
    readonly lines: number;
    readonly digest: string | null;
    readonly at: Date;
  },
): Promise<void> {
  const until =
    end.held
      .map((hold) => hold.until)
      .sort()
      .at(-1) ?? null;
  await sql`
    update erasures set status = ${until === null ? 'done' : 'held'}, held_until = ${until},
      held_ids = ${end.held.map((hold) => hold.application_id)}::uuid[], files_erased = files_erased + ${end.files},
      log_lines = ${end.lines}, log_digest = ${end.digest},
      record_ids = '{}', done_at = ${end.at}
    where id = ${id}
  `.execute(db);
}

/** Erasures whose holds end go on. Answers which. */
export async function resumeHeld(
  db: Db,
  by: { readonly applications: readonly string[] } | { readonly before: string },
): Promise<string[]> {
  const which =
    'before' in by ? sql`held_until < ${by.before}::date` : sql`held_ids && ${by.applications}::uuid[]`;
  const { rows } = await sql<{ id: string }>`
    update erasures set status = 'queued', held_until = null, done_at = null where status = 'held' and ${which}
    returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Organizations that know something of somebody. */
export async function findOrganizationsOf(
  db: Db,
  who: { readonly accounts: readonly string[]; readonly addresses: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select organization_id as id from applications where candidate_id = any(${who.accounts}::uuid[])
    union select organization_id from people where email <> '' and email = any(${who.addresses}::text[])
    union select organization_id from candidate_invites where email = any(${who.addresses}::text[])
    union select organization_id from submissions where email = any(${who.addresses}::text[])
    union select organization_id from agency_claims where email = any(${who.addresses}::text[])
    order by 1
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A hold that is in force. */
export interface Held {
  readonly application_id: string;
  readonly reason: string;
  readonly until: string;
}

/**
 * Locks applications in the order of their ids, so that nobody decides, plays or writes to them meanwhile; answers those
 * that are still there.
 */
export async function lockApplications(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from applications where id = any(${ids}::uuid[]) order by id for update
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Which of these applications a hold keeps today. */
export async function findHeld(db: Db, ids: readonly string[], today: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select application_id, reason, until from legal_holds
    where application_id = any(${ids}::uuid[]) and ended_at is null and until >= ${today}::date
  `.execute(db);
  return rows;
}

/** People, CVs and files that applications which stay refer to. */
export async function findKeptWith(
  db: Db,
  applicationIds: readonly string[],
): Promise<{ readonly persons: string[]; readonly cvs: string[]; readonly files: string[] }> {
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'person' as kind, person_id as id from applications
      where id = any(${applicationIds}::uuid[]) and person_id is not null
    union select 'cv', cv_id from applications where id = any(${applicationIds}::uuid[]) and cv_id is not null
    union select 'file', c.file_id from applications a join cvs c on c.id = a.cv_id
      where a.id = any(${applicationIds}::uuid[])
    union select 'file', f.id from application_answers n join files f on f.id::text = n.value #>> '{}'
      where n.application_id = any(${applicationIds}::uuid[]) and f.purpose = 'answer'
  `.execute(db);
  const kind = (name: string) => rows.filter((row) => row.kind === name).map((row) => row.id);
  return { persons: kind('person'), cvs: kind('cv'), files: kind('file') };
}

/** Counts applications that are about to go, so that reports stay right. Tests were never counted. */
export async function countErased(db: Db, applicationIds: readonly string[]): Promise<void> {
  await sql`
    insert into erased_counts (organization_id, position_id, status, furthest_step, disposition_by, origin, count)
    select organization_id, position_id, status, furthest_step, coalesce(disposition_by, ''), origin, count(*)
    from applications where id = any(${applicationIds}::uuid[]) and not is_test
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (organization_id, position_id, status, furthest_step, disposition_by, origin)
      do update set count = erased_counts.count + excluded.count
  `.execute(db);
}

/** Takes away what applications refer to by themselves, and what others refer to them as their duplicate. */
export async function looseApplications(db: Db, applicationIds: readonly string[]): Promise<void> {
  await sql`
    update applications set score_card_id = null, duplicate_of = null
    where id = any(${applicationIds}::uuid[]) and (score_card_id is not null or duplicate_of is not null)
  `.execute(db);
  await sql`
    update applications a set duplicate_of = null from applications d
    where d.id = any(${applicationIds}::uuid[]) and a.organization_id = d.organization_id
      and a.position_id = d.position_id and a.duplicate_of = d.id
  `.execute(db);
}

/** People that others were merged into let go of each other before they are removed. */
export async function loosePersons(db: Db, personIds: readonly string[]): Promise<void> {
  await sql`
    update people set merged_into = null where id = any(${personIds}::uuid[]) and merged_into is not null
  `.execute(db);
}

/**
 * Files that an organization has had made of its applicants, and those being made: they hold what is erased now.
 * Answers the digests of their bytes.
 */
export async function dropExportsOf(db: Db, organizationId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ sha256: string | null }>`
    delete from background_jobs where organization_id = ${organizationId}
      and kind in ('applicants_export', 'dossier_export', 'people_export', 'organization_export') and status not in ('queued', 'running')
    returning result_sha256 as sha256
  `.execute(db);
  await sql`
    update background_jobs set status = 'cancelled', finished_at = ${at} where organization_id = ${organizationId}
      and kind in ('applicants_export', 'dossier_export', 'people_export', 'organization_export') and status = 'running'
  `.execute(db);
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/** Digests of the bytes behind files and copies that go with an account, or with records of an organization. */
export async function findBytes(db: Db, subject: Subject): Promise<string[]> {
  const accounts = subject.organization_id === null ? subject.accounts : [];
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where id = any(${subject.files}::uuid[]) or owner_user_id = any(${accounts}::uuid[])
    union select result_sha256 from data_exports where user_id = any(${accounts}::uuid[]) and result_sha256 is not null
    union select result_sha256 from background_jobs
      where owner_id = any(${accounts}::uuid[]) and result_sha256 is not null
  `.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** Removes files by id, and those of accounts but the ones that have to stay. */
export async function deleteFiles(
  db: Db,
  by: {
    readonly ids: readonly string[];
    readonly owners: readonly string[];
    readonly kept: readonly string[];
  },
): Promise<number> {
  const done = await sql`
    delete from files where (id = any(${by.ids}::uuid[]) or owner_user_id = any(${by.owners}::uuid[]))
      and id <> all(${by.kept}::uuid[])
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** CVs that are kept with an application lose their place in the profile; the others are removed. */
export async function deleteCvs(
  db: Db,
  accounts: readonly string[],
  kept: readonly string[],
  at: Date,
): Promise<number> {
  await sql`
    update cvs set removed_at = coalesce(removed_at, ${at}), is_default = false where id = any(${kept}::uuid[])
  `.execute(db);
  const done = await sql`
    delete from cvs where user_id = any(${accounts}::uuid[]) and id <> all(${kept}::uuid[])
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** Locks accounts, so that nobody signs in to them or changes them meanwhile. */
export async function lockAccounts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from users where id = any(${ids}::uuid[]) order by id for update`.execute(db);
}

/** Takes everything that says who somebody is from accounts; records of others still refer to their ids. */
export async function blankAccounts(db: Db, ids: readonly string[]): Promise<number> {
  const done = await sql`
    update users set email = 'erased-' || id || '@erased.invalid', password_hash = null, first_name = '', last_name = '',
      status = 'disabled', email_verified_at = null, locale = 'en', time_zone = 'UTC', settings = '{}', updated_at = now()
    where id = any(${ids}::uuid[])
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** Ids of everything that an erasure has removed so far, and of the applications among it. */
export async function findRemoved(
  db: Db,
  id: string,
): Promise<{ readonly record_ids: string[]; readonly application_ids: string[] }> {
  const { rows } = await sql<{ record_ids: string[]; application_ids: string[] }>`
    select record_ids, application_ids from erasures where id = ${id}
  `.execute(db);
  return rows[0] ?? { record_ids: [], application_ids: [] };
}

/** Every line of the security log that an erasure emptied, in the order of ids. */
export async function findEmptied(db: Db, erasureId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from security_log where erased_by = ${erasureId} order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Lines of the security log that are about somebody and not emptied yet. */
export async function findLines(
  db: Db,
  subject: Pick<Subject, 'organization_id' | 'accounts' | 'addresses' | 'records'>,
): Promise<string[]> {
  const performers = subject.organization_id === null ? subject.accounts : [];
  const addresses = subject.organization_id === null ? subject.addresses : [];
  const { rows } = await sql<{ id: string }>`
    select id from security_log where performer_id = any(${performers}::uuid[]) and erased_by is null
    union select id from security_log
      where performer_email <> '' and performer_email = any(${addresses}::text[]) and erased_by is null
    union select id from security_log
      where target_id <> '' and target_id = any(${subject.records}::text[]) and erased_by is null
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Lines emptied at once. */
const LINES = 500;

/**
 * Empties lines of the security log: who by name, from where, with what, and what was told of it. Time, action, outcome
 * and opaque ids stay; a colleague who caused it is still known by the id of their account.
 */
export async function emptyLines(db: Db, erasureId: string, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += LINES) {
    await sql`
      update security_log set performer_email = '', ip = '', user_agent = '', meta = '{}', erased_by = ${erasureId}
      where id = any(${ids.slice(at, at + LINES)}::uuid[]) and erased_by is null
    `.execute(db);
  }
}

/** Takes applications out of what moves of several noted of each before them. */
export async function forgetBefore(
  db: Db,
  batches: readonly string[],
  applicationIds: readonly string[],
): Promise<number> {
  const done = await sql`
    update status_batches b set before = coalesce((select jsonb_agg(each) from jsonb_array_elements(b.before) as each
      where each ->> 'id' <> all(${applicationIds}::text[])), '[]')
    where b.id = any(${batches}::uuid[])
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** What of a listed erasure is in the database: an account that still says who somebody is, and applications. */
export async function findThere(
  db: Db,
  erasure: {
    readonly subject_id: string | null;
    readonly organization_id: string | null;
    readonly application_ids: readonly string[];
  },
): Promise<{ readonly account: boolean; readonly applications: string[] }> {
  const { rows } = await sql<{ account: boolean; applications: string[] }>`
    select exists (select from users u where u.id = ${erasure.subject_id} and u.email not like 'erased-%@erased.invalid'
        and (${erasure.organization_id}::uuid is null
          or exists (select from applications a where a.candidate_id = u.id
            and a.organization_id = ${erasure.organization_id}::uuid)
          or exists (select from people p where p.organization_id = ${erasure.organization_id}::uuid
            and p.email = u.email))) as account,
      array(select a.id from applications a where a.id = any(${erasure.application_ids}::uuid[])
        and a.organization_id = ${erasure.organization_id}::uuid) as applications
  `.execute(db);
  return rows[0] ?? { account: false, applications: [] };
}
