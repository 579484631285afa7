import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Ids and addresses by which the rows about somebody are found. */
export interface Subject {
  /** Only records of this organization; null: everything, the account included. */
  readonly organization_id: string | null;
  readonly accounts: readonly string[];
  readonly addresses: readonly string[];
  readonly applications: readonly string[];
  readonly persons: readonly string[];
  readonly plays: readonly string[];
  readonly events: readonly string[];
  readonly submissions: readonly string[];
  /** Files that records of organizations name: answers, CVs that came with an import or a submission. */
  readonly files: readonly string[];
  /** Moves of several applicants at once, which note what each was before. */
  readonly batches: readonly string[];
  /** Every id above, and those of CVs, cards and invitations: what lines of the security log may be about. */
  readonly records: readonly string[];
}

/** Who asks: the account with those merged into it, and the addresses among them that were proved. */
export async function findAccounts(
  db: Db,
  userId: string,
): Promise<{ readonly accounts: string[]; readonly addresses: string[] }> {
  const { rows } = await sql<{ id: string; email: string; proved: boolean }>`
    select id, email, email_verified_at is not null as proved from users
    where id = ${userId} or merged_into = ${userId} order by (id = ${userId}) desc
  `.execute(db);
  // Accounts that were merged were so because their address is the proved one.
  const proved = rows.filter((row) => row.proved).map((row) => row.email);
  return { accounts: rows.map((row) => row.id), addresses: [...new Set(proved)] };
}

/** Everything about somebody at one organization, or everywhere. */
export async function findSubject(
  db: Db,
  who: { readonly accounts: readonly string[]; readonly addresses: readonly string[] },
  organization_id: string | null,
): Promise<Subject> {
  const ofOrganization = sql`(${organization_id}::uuid is null or organization_id = ${organization_id}::uuid)`;
  const { rows: applications } = await sql<{ id: string; person_id: string | null }>`
    select id, person_id from applications where candidate_id = any(${who.accounts}::uuid[]) and ${ofOrganization}
  `.execute(db);
  const named = applications.flatMap(({ person_id }) => (person_id === null ? [] : [person_id]));
  const { rows: persons } = await sql<{ id: string }>`
    with recursive found as (
      select id, merged_into, merged_ids from people
      where (id = any(${named}::uuid[]) or (email <> '' and email = any(${who.addresses}::text[]))) and ${ofOrganization}
      union
      select p.id, p.merged_into, p.merged_ids from found f
      join people p on p.merged_into = f.id or p.id = f.merged_into)
    select distinct f.id from found f
    where not exists (select from applications a where a.person_id = f.id
      and a.candidate_id <> all(${who.accounts}::uuid[]))
  `.execute(db);
  return completeSubject(db, {
    organization_id,
    accounts: who.accounts,
    addresses: who.addresses,
    applications: applications.map(({ id }) => id),
    persons: persons.map(({ id }) => id),
  });
}

/** Adds what belongs to applications, people and addresses. */
export async function completeSubject(
  db: Db,
  by: Pick<Subject, 'organization_id' | 'accounts' | 'addresses' | 'applications' | 'persons'>,
): Promise<Subject> {
  const { organization_id: of, applications, persons, accounts, addresses } = by;
  const { rows } = await sql<{ kind: string; id: string }>`
    select 'play' as kind, id from plays where application_id = any(${applications}::uuid[])
    union all select 'event', id from events where application_id = any(${applications}::uuid[])
    union all select distinct 'batch', batch_id from application_log
      where application_id = any(${applications}::uuid[]) and batch_id is not null
    union all select 'submission', id from submissions
      where email = any(${addresses}::text[]) and (${of}::uuid is null or organization_id = ${of}::uuid)
    union all select 'invite', id from candidate_invites where application_id = any(${applications}::uuid[])
      or person_id = any(${persons}::uuid[])
    union all select 'card', id from score_cards where application_id = any(${applications}::uuid[])
    union all select 'comment', id from application_comments where application_id = any(${applications}::uuid[])
    union all select 'correction', id from response_corrections where application_id = any(${applications}::uuid[])
    union all select 'cv', id from cvs where user_id = any(${accounts}::uuid[])
    union all select 'file', f.id from application_answers n join files f on f.id::text = n.value #>> '{}'
      where n.application_id = any(${applications}::uuid[]) and f.purpose = 'answer'
    union all select 'file', cv_file_id from people where id = any(${persons}::uuid[]) and cv_file_id is not null
      and not exists (select from cvs c where c.file_id = people.cv_file_id)
    union all select 'file', cv_file_id from submissions where email = any(${addresses}::text[])
      and (${of}::uuid is null or organization_id = ${of}::uuid) and cv_file_id is not null
      and not exists (select from cvs c where c.file_id = submissions.cv_file_id)
    union all select 'file', consent_file_id from submissions where email = any(${addresses}::text[])
      and (${of}::uuid is null or organization_id = ${of}::uuid) and consent_file_id is not null
  `.execute(db);
  const of_kind = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  return {
    ...by,
    plays: of_kind('play'),
    events: of_kind('event'),
    submissions: of_kind('submission'),
    files: of_kind('file'),
    batches: of_kind('batch'),
    records: [
      ...new Set([
        ...rows.filter((row) => row.kind !== 'batch').map((row) => row.id),
        ...applications,
        ...persons,
        ...(of === null ? accounts : []),
      ]),
    ],
  };
}
