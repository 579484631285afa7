import type { Consent, PersonSource } from '@tryout/domain/talent-pool/person-facts';
import type { PersonMarks } from '@tryout/domain/talent-pool/undo-marks';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { GROUP, mayKnowPerson, namedReachOf } from './visible-people.queries.ts';

/** A person as stored. */
export interface StoredPerson {
  id: string;
  organization_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  location: string;
  linkedin: string;
  skills: string[];
  tags: string[];
  source: PersonSource;
  owner_id: string | null;
  consent: Consent;
  consent_source: string;
  consent_on: string | null;
  consent_until: string | null;
  do_not_contact: boolean;
  do_not_contact_reason: string;
  do_not_contact_at: string | null;
  cv_file_id: string | null;
  merged_ids: string[];
  last_activity_at: string;
  created_at: string;
}

const COLUMNS = sql`e.id, e.organization_id, e.email, e.first_name, e.last_name, e.phone, e.location, e.linkedin, e.skills,
  e.tags, e.source, e.owner_id, e.consent, e.consent_source, e.consent_on, e.consent_until, e.do_not_contact,
  e.do_not_contact_reason, e.do_not_contact_at, e.cv_file_id, e.merged_ids, e.last_activity_at, e.created_at`;

/** A person by an id that a request named, with the positions on which the actor sees the person by name. */
export interface NamedPerson extends StoredPerson {
  /** The id that was named: the own one, or that of somebody who turned out to be this person. */
  named_id: string;
  position_ids: string[];
}

/** People by id, as far as the actor may know of them. One who turned out to be another is that other one. */
export async function findPeople(
  db: Db,
  ids: readonly string[],
  actor: Actor | null,
): Promise<NamedPerson[]> {
  if (actor === null) return [];
  const { rows } = await sql<NamedPerson>`
    select named.id as named_id, ${COLUMNS}, array(
      select distinct a.position_id from applications a join positions p on p.id = a.position_id
      where a.person_id = any(${GROUP}) and not a.is_test and ${namedReachOf(actor)}) as position_ids
    from people named join people e on e.id = coalesce(named.merged_into, named.id)
    where named.id = any(${ids}::uuid[]) and ${mayKnowPerson(actor)}
  `.execute(db);
  return rows;
}

/** People, held until the transaction ends, in the order of their ids. */
export async function lockPeople(db: Db, ids: readonly string[]): Promise<StoredPerson[]> {
  const { rows } = await sql<StoredPerson>`
    select ${COLUMNS} from people e where e.id = any(${ids}::uuid[]) and e.merged_into is null
    order by e.id for no key update
  `.execute(db);
  return rows;
}

/** What is written of a person by hand or read from a file. */
export interface WrittenPerson {
  readonly organization_id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
  readonly location: string;
  readonly linkedin: string;
  readonly skills: readonly string[];
  readonly tags: readonly string[];
  readonly consent: Consent;
  readonly consent_source: string;
  readonly consent_on: string | null;
  readonly consent_until: string | null;
}

/**
 * Adds a person by hand; null where the address is known. Whom only confidential positions made known is known to
 * everybody from now on, with what is written now: whether there was somebody cannot be told.
 */
export async function insertPerson(
  db: Db,
  person: WrittenPerson,
  by: { user_id: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into people as e (id, organization_id, email, first_name, last_name, phone, location, linkedin, skills, tags, source,
      consent, consent_source, consent_on, consent_until, is_open, is_kept, last_activity_at, created_by, created_at,
      updated_at)
    values (${uuidv7()}, ${person.organization_id}, ${person.email}, ${person.first_name}, ${person.last_name}, ${person.phone},
      ${person.location}, ${person.linkedin}, ${person.skills}, ${person.tags}, 'added', ${person.consent},
      ${person.consent_source}, ${person.consent_on}, ${person.consent_until}, true, true, ${by.at}, ${by.user_id},
      ${by.at}, ${by.at})
    on conflict (organization_id, email) where email <> '' do update set is_open = true, is_kept = true,
      first_name = excluded.first_name, last_name = excluded.last_name, phone = excluded.phone,
      location = excluded.location, linkedin = excluded.linkedin, skills = excluded.skills, tags = excluded.tags,
      source = excluded.source, consent = excluded.consent, consent_source = excluded.consent_source,
      consent_on = excluded.consent_on, consent_until = excluded.consent_until, created_by = excluded.created_by,
      last_activity_at = excluded.last_activity_at, updated_at = excluded.updated_at
      where not e.is_open and e.merged_into is null
    returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Facts of a person that may be written; those left out stay. */
export type PersonChange = {
  readonly [Field in 'first_name' | 'last_name' | 'email' | 'phone' | 'location' | 'linkedin']?:
    | string
    | undefined;
} & { readonly skills?: readonly string[] | undefined };

/** Stores what is known of a person; false where another person has the address. */
export async function storePerson(db: Db, id: string, change: PersonChange, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update people e set first_name = coalesce(${change.first_name ?? null}, first_name),
      last_name = coalesce(${change.last_name ?? null}, last_name), email = coalesce(${change.email ?? null}, email),
      phone = coalesce(${change.phone ?? null}, phone), location = coalesce(${change.location ?? null}, location),
      linkedin = coalesce(${change.linkedin ?? null}, linkedin),
      skills = coalesce(${change.skills ?? null}::text[], skills), is_kept = true, updated_at = ${at},
      last_activity_at = greatest(last_activity_at, ${at})
    where id = ${id} and (${change.email ?? ''} = '' or not exists (select from people o
      where o.organization_id = e.organization_id and o.email = ${change.email ?? ''} and o.id <> e.id))
    returning id
  `.execute(db);
  return rows.length > 0;
}

const MARKS = sql`tags, owner_id, consent, consent_source, consent_on, consent_until, do_not_contact,
  do_not_contact_reason, do_not_contact_at`;

/** The marks of a person as they are. */
export const marksOf = ({
  tags,
  owner_id,
  consent,
  consent_source,
  consent_on,
  consent_until,
  do_not_contact,
  do_not_contact_reason,
  do_not_contact_at,
}: PersonMarks): PersonMarks => ({
  tags,
  owner_id,
  consent,
  consent_source,
  consent_on,
  consent_until,
  do_not_contact,
  do_not_contact_reason,
  do_not_contact_at,
});

/** What is changed of several people at once. */
export interface MarkChange {
  readonly tags: readonly string[];
  /** Undefined: stays. */
  readonly owner_id?: string | null | undefined;
  readonly do_not_contact?: { readonly on: boolean; readonly reason: string } | undefined;
  readonly consent?:
    | Pick<StoredPerson, 'consent' | 'consent_source' | 'consent_on' | 'consent_until'>
    | undefined;
}

/** Stores tags, owner, contact and consent of a person; answers what they are now. */
export async function storeMarks(db: Db, id: string, change: MarkChange, at: Date): Promise<PersonMarks> {
  const { consent, do_not_contact: shut } = change;
  const { rows } = await sql<PersonMarks>`
    update people set tags = ${change.tags},
      owner_id = case when ${change.owner_id === undefined} then owner_id else ${change.owner_id ?? null}::uuid end,
      do_not_contact = coalesce(${shut?.on ?? null}::boolean, do_not_contact),
      do_not_contact_reason = case when ${shut === undefined} then do_not_contact_reason else ${shut?.on ? shut.reason : ''} end,
      do_not_contact_at = case when ${shut === undefined} then do_not_contact_at
        when ${shut?.on ?? false} then coalesce(do_not_contact_at, ${at}) end,
      consent = coalesce(${consent?.consent ?? null}, consent),
      consent_source = case when ${consent === undefined} then consent_source else ${consent?.consent_source ?? ''} end,
      consent_on = case when ${consent === undefined} then consent_on else ${consent?.consent_on ?? null}::date end,
      consent_until = case when ${consent === undefined} then consent_until else ${consent?.consent_until ?? null}::date end,
      updated_at = ${at}, last_activity_at = greatest(last_activity_at, ${at})
    where id = ${id} returning ${MARKS}
  `.execute(db);
  const [marks] = rows;
  if (!marks) throw new Error('a person that is held is gone');
  return marks;
}

/** Removes a person without applications and invitations; false where there is one. The CV goes too. */
export async function deletePerson(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ cv_file_id: string | null }>`
    delete from people e where e.id = ${id} and e.merged_into is null and e.merged_ids = '{}'
      and not exists (select from applications where person_id = e.id)
      and not exists (select from candidate_invites where person_id = e.id)
    returning e.cv_file_id
  `.execute(db);
  const [gone] = rows;
  if (gone?.cv_file_id) await deleteCvFile(db, gone.cv_file_id);
  return gone !== undefined;
}

/** Whether nothing but what was written by hand or imported is known of a person. */
export async function isOnlyWritten(
  db: Db,
  person: { id: string; merged_ids: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`
    select not exists (select from applications where person_id = ${person.id})
      and not exists (select from candidate_invites where person_id = ${person.id}) as written
  `.execute(db);
  return person.merged_ids.length === 0 && (rows[0]?.written ?? false);
}

/** The CV that was added to a person. */
export async function findPersonCv(db: Db, fileId: string) {
  const { rows } = await sql<{ id: string; sha256: string; name: string; media_type: string; size: number }>`
    select id, sha256, name, media_type, size from files where id = ${fileId}
  `.execute(db);
  return rows[0];
}

/** Puts a stored file to a person as CV, in place of the one before. */
export async function storePersonCv(
  db: Db,
  person: Pick<StoredPerson, 'id' | 'organization_id' | 'cv_file_id'>,
  file: { sha256: string; size: number; media_type: string; name: string },
  at: Date,
): Promise<void> {
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, organization_id)
    values (${id}, ${file.sha256}, ${file.size}, ${file.media_type}, ${file.name}, 'person_cv', ${person.organization_id})`.execute(
    db,
  );
  await sql`update people set cv_file_id = ${id}, updated_at = ${at}, last_activity_at = greatest(last_activity_at, ${at})
    where id = ${person.id}`.execute(db);
  if (person.cv_file_id !== null) await deleteCvFile(db, person.cv_file_id);
}

async function deleteCvFile(db: Db, id: string): Promise<void> {
  await sql`delete from files where id = ${id} and purpose = 'person_cv'`.execute(db);
}

/** A line of a person's log. */
export interface PersonLogLine {
  readonly person_id: string;
  readonly organization_id: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly detail: object;
}

/** Writes lines of people's logs. */
export async function insertPersonLog(db: Db, lines: readonly PersonLogLine[], at: Date): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, id: uuidv7() }));
  await sql`insert into person_log (id, organization_id, person_id, actor_id, action, detail, at)
    select id, organization_id, person_id, actor_id, action, detail, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, organization_id uuid, person_id uuid,
      actor_id uuid, action text, detail jsonb)`.execute(db);
}
