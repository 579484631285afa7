import type { PersonMarks } from '@tryout/domain/talent-pool/undo-marks';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** A change of several people that can be undone. */
export interface PeopleChange {
  readonly id: string;
  readonly organization_id: string;
  readonly made_by: string | null;
  readonly undone_at: string | null;
  /** Whether its job has not ended yet. */
  readonly goes_on: boolean;
}

/** A person whom a change changed. */
export interface ChangedPerson {
  readonly person_id: string;
  readonly before: PersonMarks;
  readonly after: PersonMarks;
}

/** Keeps what a change did to people, so that it can be undone; more of the same change is added to it. */
export async function insertPeopleChange(
  db: Db,
  change: {
    readonly id: string;
    readonly organization_id: string;
    readonly made_by: string;
    readonly made_at: Date;
  },
  people: readonly ChangedPerson[],
): Promise<void> {
  await sql`
    insert into people_changes (id, organization_id, made_by, made_at)
    values (${change.id}, ${change.organization_id}, ${change.made_by}, ${change.made_at}) on conflict (id) do nothing
  `.execute(db);
  await sql`
    insert into people_change_items (change_id, organization_id, person_id, before, after)
    select ${change.id}, ${change.organization_id}, r.person_id, r.before, r.after
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r(person_id uuid, before jsonb, after jsonb)
    on conflict (change_id, person_id) do nothing
  `.execute(db);
}

/** Changes by id. */
export async function findPeopleChanges(db: Db, ids: readonly string[]): Promise<PeopleChange[]> {
  const { rows } = await sql<PeopleChange>`
    select c.id, c.organization_id, c.made_by, c.undone_at, exists (select from background_jobs j
      where j.id = c.id and j.status in ('queued', 'running')) as goes_on
    from people_changes c where c.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** Notes that a change is undone; false where it was already. */
export async function storeUndone(db: Db, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update people_changes set undone_at = ${at} where id = ${id} and undone_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** How many people are left to put back. */
export async function countChanged(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from people_change_items where change_id = ${id}
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** Takes the next people out of a change, to put them back in the same transaction. */
export async function takeChanged(db: Db, id: string, most: number): Promise<ChangedPerson[]> {
  const { rows } = await sql<ChangedPerson>`
    delete from people_change_items where change_id = ${id} and person_id in (
      select person_id from people_change_items where change_id = ${id} order by person_id limit ${most})
    returning person_id, before, after
  `.execute(db);
  return rows;
}

/** Stores the marks of a person as they were; an owner who is gone by now is nobody. */
export async function storeMarksBack(db: Db, id: string, marks: PersonMarks, at: Date): Promise<void> {
  await sql`
    update people e set tags = ${marks.tags},
      owner_id = (select m.id from members m where m.id = ${marks.owner_id}::uuid and m.organization_id = e.organization_id),
      consent = ${marks.consent}, consent_source = ${marks.consent_source}, consent_on = ${marks.consent_on}::date,
      consent_until = ${marks.consent_until}::date, do_not_contact = ${marks.do_not_contact},
      do_not_contact_reason = ${marks.do_not_contact_reason},
      do_not_contact_at = ${marks.do_not_contact_at}::timestamptz, updated_at = ${at}
    where id = ${id}
  `.execute(db);
}

/** Forgets changes that were made before a moment; answers how many. */
export async function forgetPeopleChanges(db: Db, before: Date): Promise<number> {
  const { rows } = await sql`delete from people_changes where made_at < ${before} returning id`.execute(db);
  return rows.length;
}
