import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { MERGE_DAYS, type MergedFacts } from '@tryout/domain/talent-pool/merge-people';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { MEMBER_NAME } from '../people-list.queries.ts';
import { mayKnowPerson } from '../visible-people.queries.ts';

/** A person as a merge needs it. */
export interface MergeablePerson extends MergedFacts {
  id: string;
  organization_id: string;
  merged_into: string | null;
  merged_ids: string[];
}

/** People by id, held until the transaction ends, in the order of their ids. */
export async function lockMergeable(db: Db, ids: readonly string[]): Promise<MergeablePerson[]> {
  const { rows } = await sql<MergeablePerson>`
    select e.id, e.organization_id, e.merged_into, e.merged_ids, e.first_name, e.last_name, e.email, e.phone, e.location,
      e.linkedin, e.skills, e.tags, e.owner_id, e.consent, e.consent_source, e.consent_on, e.consent_until,
      e.do_not_contact, e.do_not_contact_reason, e.do_not_contact_at, e.cv_file_id, e.external_id, e.is_open
    from people e where e.id = any(${ids}::uuid[]) order by e.id for no key update
  `.execute(db);
  return rows;
}

/** What only one person can have: it moves with a merge and moves back with its undoing. */
export interface MovedFacts {
  readonly email: string;
  readonly external_id: string;
  readonly cv_file_id: string | null;
}

/** Gives a person what only one can have; an address or id that another person has by now stays with that one. */
export async function storeMoved(db: Db, id: string, facts: MovedFacts): Promise<void> {
  await sql`
    update people e set cv_file_id = ${facts.cv_file_id}::uuid,
      email = case when exists (select from people o where o.organization_id = e.organization_id and o.id <> e.id
        and o.email = ${facts.email}::text and o.email <> '') then '' else ${facts.email} end,
      external_id = case when exists (select from people o where o.organization_id = e.organization_id and o.id <> e.id
        and o.external_id = ${facts.external_id}::text and o.external_id <> '') then '' else ${facts.external_id} end
    where e.id = ${id}
  `.execute(db);
}

/** Stores what is known of the one who is kept, and who turned out to be that person. */
export async function storeKept(
  db: Db,
  id: string,
  facts: MergedFacts,
  group: { readonly merged_ids: readonly string[]; readonly at: Date },
): Promise<void> {
  await sql`
    update people set first_name = ${facts.first_name}, last_name = ${facts.last_name}, email = ${facts.email},
      phone = ${facts.phone}, location = ${facts.location}, linkedin = ${facts.linkedin}, skills = ${facts.skills},
      tags = ${facts.tags}, owner_id = ${facts.owner_id}::uuid, consent = ${facts.consent},
      consent_source = ${facts.consent_source}, consent_on = ${facts.consent_on}::date,
      consent_until = ${facts.consent_until}::date, do_not_contact = ${facts.do_not_contact},
      do_not_contact_reason = ${facts.do_not_contact_reason}, do_not_contact_at = ${facts.do_not_contact_at}::timestamptz,
      cv_file_id = ${facts.cv_file_id}::uuid, external_id = ${facts.external_id}, is_open = ${facts.is_open},
      is_kept = true, merged_ids = ${group.merged_ids}, updated_at = ${group.at},
      last_activity_at = greatest(last_activity_at, (select max(m.last_activity_at) from people m
        where m.id = any(${group.merged_ids}::uuid[])))
    where id = ${id}
  `.execute(db);
}

/** Who people turned out to be; null: they stand for themselves again. */
export async function storeMergedInto(db: Db, ids: readonly string[], kept: string | null): Promise<void> {
  await sql`update people set merged_into = ${kept}::uuid where id = any(${ids}::uuid[])`.execute(db);
}

/** A merge as it is noted. */
export interface NewMerge {
  readonly organization_id: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly merged_name: string;
  readonly kept_before: MergedFacts;
  readonly kept_after: MergedFacts;
  readonly merged_before: MergedFacts;
  readonly merged_ids: readonly string[];
}

/** Notes a merge. */
export async function insertMerge(
  db: Db,
  merge: NewMerge,
  by: { user_id: string; at: Date },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into person_merges (id, organization_id, kept_id, merged_id, merged_name, kept_before, kept_after, merged_before,
      merged_ids, merged_by, merged_at)
    values (${id}, ${merge.organization_id}, ${merge.kept_id}, ${merge.merged_id}, ${merge.merged_name},
      ${JSON.stringify(merge.kept_before)}, ${JSON.stringify(merge.kept_after)}, ${JSON.stringify(merge.merged_before)},
      ${merge.merged_ids}, ${by.user_id}, ${by.at})
  `.execute(db);
  return id;
}

/** A merge as those who name it need it. */
export interface MergeRow {
  id: string;
  organization_id: string;
  kept_id: string;
  merged_id: string;
}

/** Merges by id, of people of whom the actor may know. */
export async function findMerges(db: Db, ids: readonly string[], actor: Actor | null): Promise<MergeRow[]> {
  if (actor === null) return [];
  const { rows } = await sql<MergeRow>`
    select m.id, m.organization_id, m.kept_id, m.merged_id
    from person_merges m join people o on o.id = m.kept_id join people e on e.id = coalesce(o.merged_into, o.id)
    where m.id = any(${ids}::uuid[]) and ${mayKnowPerson(actor)}
  `.execute(db);
  return rows;
}

/** A merge with what takes it back. */
export interface StoredMerge extends MergeRow {
  merged_ids: string[];
  kept_before: MergedFacts | null;
  kept_after: MergedFacts | null;
  merged_before: MergedFacts | null;
  merged_at: string;
  undone_at: string | null;
}

/** A merge, held until the transaction ends. */
export async function lockMerge(db: Db, id: string): Promise<StoredMerge | undefined> {
  const { rows } = await sql<StoredMerge>`
    select id, organization_id, kept_id, merged_id, merged_ids, kept_before, kept_after, merged_before, merged_at, undone_at
    from person_merges where id = ${id} for update
  `.execute(db);
  return rows[0];
}

/** Notes that a merge was taken back; what it remembered of people is remembered no more. */
export async function storeUndone(db: Db, id: string, by: { user_id: string; at: Date }): Promise<void> {
  await sql`
    update person_merges set undone_by = ${by.user_id}, undone_at = ${by.at}, kept_before = null, kept_after = null,
      merged_before = null where id = ${id}
  `.execute(db);
}

/** What can be taken back of a person, newest first. */
export async function findUndoable(db: Db, personId: string, at: Date): Promise<PersonDetails['merges']> {
  const { rows } = await sql<PersonDetails['merges'][number]>`
    select m.id as person_merge_id, m.merged_name as name, m.merged_at,
      m.merged_at + make_interval(days => ${MERGE_DAYS}) as undo_until, ${MEMBER_NAME} as merged_by
    from person_merges m left join users u on u.id = m.merged_by
    where m.kept_id = ${personId} and m.undone_at is null and m.kept_before is not null
      and m.merged_at > ${at}::timestamptz - make_interval(days => ${MERGE_DAYS})
    order by m.merged_at desc, m.id desc
  `.execute(db);
  return rows;
}

/** Forgets what was known before merges that stay; answers how many. */
export async function forgetOldMerges(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update person_merges set kept_before = null, kept_after = null, merged_before = null
    where kept_before is not null and merged_at <= ${at}::timestamptz - make_interval(days => ${MERGE_DAYS})
    returning id
  `.execute(db);
  return rows.length;
}
