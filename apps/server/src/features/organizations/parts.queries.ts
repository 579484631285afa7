import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The three lists that an organization keeps for its positions and people. */
export type PartTable = 'departments' | 'locations' | 'job_titles';

type FieldValue = string | number | null;

/** Whether something refers to a row `t` of the table. */
const IN_USE: Readonly<Record<PartTable, RawBuilder<boolean>>> = {
  departments: sql`(exists (select 1 from positions p where p.organization_id = t.organization_id and p.department_id = t.id)
    or exists (select 1 from members m where m.organization_id = t.organization_id and m.department_id = t.id)
    or exists (select 1 from departments d where d.organization_id = t.organization_id and d.parent_id = t.id))`,
  locations: sql`(exists (select 1 from position_locations p where p.organization_id = t.organization_id and p.location_id = t.id)
    or exists (select 1 from members m where m.organization_id = t.organization_id and m.location_id = t.id))`,
  job_titles: sql`exists (select 1 from positions p where p.organization_id = t.organization_id and p.job_title_id = t.id)`,
};

/** Rows of a list by name; `archived` says which. */
export async function listParts<T>(
  db: Db,
  table: PartTable,
  organizationId: string,
  archived: 'no' | 'yes' | 'all',
): Promise<(T & { id: string; name: string; archived_at: string | null; in_use: boolean })[]> {
  const { rows } = await sql<T & { id: string; name: string; archived_at: string | null; in_use: boolean }>`
    select t.*, ${IN_USE[table]} as in_use from ${sql.table(table)} t
    where t.organization_id = ${organizationId}
      and (${archived} = 'all' or (t.archived_at is not null) = (${archived} = 'yes'))
    order by t.name collate people_names, t.id
  `.execute(db);
  return rows;
}

/** Adds a row; null when the name is taken. */
export async function insertPart(
  db: Db,
  table: PartTable,
  organizationId: string,
  fields: Readonly<Record<string, FieldValue>>,
): Promise<string | null> {
  const id = uuidv7();
  const names = Object.keys(fields);
  // sql: blind, because the columns come with the fields that were filled in
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (id, organization_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${id}, ${organizationId}, ${sql.join(names.map((name) => fields[name] ?? null))})
    on conflict do nothing returning id
  `.execute(db);
  return rows[0]?.id ?? null;
}

/** Changes a row; false when another one has the name. */
export async function updatePart(
  db: Db,
  table: PartTable,
  row: { id: string; organization_id: string },
  fields: Readonly<Record<string, FieldValue>>,
): Promise<boolean> {
  const sets = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  // sql: blind, because the columns come with the fields that were filled in
  const { rows } = await sql`
    update ${sql.table(table)} t set ${sql.join(sets)}
    where t.id = ${row.id} and not exists (
      select 1 from ${sql.table(table)} o
      where o.organization_id = ${row.organization_id} and o.name = ${fields.name ?? ''} and o.id <> ${row.id})
    returning t.id
  `.execute(db);
  return rows.length > 0;
}

/** Puts a row away, or takes it back. */
export async function archivePart(db: Db, table: PartTable, id: string, archived: boolean): Promise<void> {
  await sql`
    update ${sql.table(table)} set archived_at = case when ${archived} then coalesce(archived_at, now()) end
    where id = ${id}
  `.execute(db);
}

/** Deletes a row that nothing refers to; false when something does. */
export async function deletePart(db: Db, table: PartTable, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(table)} t where t.id = ${id} and not ${IN_USE[table]} returning t.id
  `.execute(db);
  return rows.length > 0;
}

/** Whether a department is the other one, or lies above it. */
export async function isAboveDepartment(db: Db, candidateId: string, departmentId: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive up as (
      select id, parent_id from departments where id = ${candidateId}
      union select d.id, d.parent_id from departments d join up on d.id = up.parent_id
    ) select 1 from up where id = ${departmentId}
  `.execute(db);
  return rows.length > 0;
}
