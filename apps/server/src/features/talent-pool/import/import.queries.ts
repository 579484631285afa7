import type { Consent } from '@tryout/domain/talent-pool/person-facts';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A person as far as an import compares it. */
export interface ComparedPerson {
  id: string;
  /** The address under which the person was found: the own one, or that of somebody who turned out to be this person. */
  found_by: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  location: string;
  linkedin: string;
  skills: string[];
  tags: string[];
  consent: Consent;
  consent_source: string;
  consent_on: string | null;
  consent_until: string | null;
  do_not_contact: boolean;
  external_id: string;
  cv_file_id: string | null;
  cv_sha256: string | null;
}

const COLUMNS = sql`e.id, e.email, e.first_name, e.last_name, e.phone, e.location, e.linkedin, e.skills, e.tags, e.consent,
  e.consent_source, e.consent_on, e.consent_until, e.do_not_contact, e.external_id, e.cv_file_id,
  (select f.sha256 from files f where f.id = e.cv_file_id) as cv_sha256`;

/** People who have one of the ids in another system, one of the addresses, or no address and one of the names. */
export async function findCompared(
  db: Db,
  organizationId: string,
  sought: { emails: readonly string[]; external_ids: readonly string[]; names: readonly string[] },
): Promise<ComparedPerson[]> {
  const { rows } = await sql<ComparedPerson>`
    select ${COLUMNS}, o.email as found_by
    from people o join people e on e.id = coalesce(o.merged_into, o.id)
    where o.organization_id = ${organizationId}::uuid and o.email <> '' and o.email = any(${sought.emails}::text[])
    union all
    select ${COLUMNS}, '' from people o join people e on e.id = coalesce(o.merged_into, o.id)
    where o.organization_id = ${organizationId}::uuid and o.external_id <> ''
      and o.external_id = any(${sought.external_ids}::text[])
    union all
    select ${COLUMNS}, '' from people e
    where e.organization_id = ${organizationId}::uuid and e.merged_into is null and e.email = ''
      and e.listed_name = any(${sought.names}::text[])
  `.execute(db);
  return rows;
}

/** A person as an import writes one. */
export interface WrittenImport extends Omit<ComparedPerson, 'found_by' | 'cv_file_id' | 'cv_sha256'> {
  readonly isNew: boolean;
}

/** Adds and changes people; whoever was added by somebody else meanwhile stays as that one wrote it. */
export async function writeImported(
  db: Db,
  people: readonly WrittenImport[],
  by: { organization_id: string; user_id: string; at: Date },
): Promise<void> {
  if (people.length === 0) return;
  const given = JSON.stringify(people);
  const columns = sql`id uuid, "isNew" boolean, email text, first_name text, last_name text, phone text, location text,
    linkedin text, skills text[], tags text[], consent text, consent_source text, consent_on date, consent_until date,
    do_not_contact boolean, external_id text`;
  await sql`
    insert into people (id, organization_id, email, first_name, last_name, phone, location, linkedin, skills, tags, source,
      consent, consent_source, consent_on, consent_until, do_not_contact, do_not_contact_at, external_id, is_open, is_kept,
      last_activity_at, created_by, created_at, updated_at)
    select r.id, ${by.organization_id}, r.email, r.first_name, r.last_name, r.phone, r.location, r.linkedin, r.skills, r.tags,
      'imported', r.consent, r.consent_source, r.consent_on, r.consent_until, r.do_not_contact,
      case when r.do_not_contact then ${by.at}::timestamptz end, r.external_id, true, true, ${by.at}, ${by.user_id}, ${by.at},
      ${by.at}
    from jsonb_to_recordset(${given}::jsonb) as r(${columns}) where r."isNew" order by r.email
    on conflict do nothing
  `.execute(db);
  await sql`
    update people e set email = r.email, first_name = r.first_name, last_name = r.last_name, phone = r.phone,
      location = r.location, linkedin = r.linkedin, skills = r.skills, tags = r.tags, consent = r.consent,
      consent_source = r.consent_source, consent_on = r.consent_on, consent_until = r.consent_until,
      do_not_contact = r.do_not_contact,
      do_not_contact_at = case when r.do_not_contact then coalesce(e.do_not_contact_at, ${by.at}) end,
      external_id = r.external_id, is_open = true, is_kept = true, updated_at = ${by.at},
      last_activity_at = greatest(e.last_activity_at, ${by.at})
    from jsonb_to_recordset(${given}::jsonb) as r(${columns}) where not r."isNew" and e.id = r.id
      and e.organization_id = ${by.organization_id}
  `.execute(db);
}

/** Of the people with these ids, those that are there. */
export async function findWritten(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from people where id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Set(rows.map((row) => row.id));
}

/** Notes that are not there yet, as of an import. */
export async function writeImportedNotes(
  db: Db,
  notes: readonly { person_id: string; body: string }[],
  by: { organization_id: string; user_id: string; at: Date },
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map((note) => ({ ...note, id: uuidv7() }));
  await sql`
    insert into person_notes (id, organization_id, person_id, author_id, body, created_at)
    select r.id, ${by.organization_id}, r.person_id, ${by.user_id}, r.body, ${by.at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, person_id uuid, body text)
    where not exists (select from person_notes n where n.person_id = r.person_id and n.body = r.body)
  `.execute(db);
}

/** Notes of people that say exactly this. */
export async function findNotesThatSay(
  db: Db,
  notes: readonly { person_id: string; body: string }[],
): Promise<Set<string>> {
  if (notes.length === 0) return new Set();
  const { rows } = await sql<{ person_id: string }>`
    select distinct n.person_id from person_notes n
      join jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r(person_id uuid, body text)
        on r.person_id = n.person_id and r.body = n.body
  `.execute(db);
  return new Set(rows.map((row) => row.person_id));
}

/** Archives of CVs by id. */
export async function findCvArchives(db: Db, ids: readonly string[]) {
  // sql: organization_id present, because archives of CVs are kept under the organization that sent them
  const { rows } = await sql<{ id: string; organization_id: string; sha256: string }>`
    select id, organization_id, sha256 from files where id = any(${ids}::uuid[]) and purpose = 'cv_archive'
  `.execute(db);
  return rows;
}
