import type { Db } from '../../platform/database/kysely.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import { organizationsSay } from './organizations.messages.ts';
import { deletePart, insertPart, isAboveDepartment, type PartTable, updatePart } from './parts.queries.ts';

/** A row of one of the lists, as a request named it. */
export interface PartRef {
  readonly id: string;
  readonly organization_id: string;
}

type Fields = Readonly<Record<string, string | number | null>>;

function nameTaken(): Refusal {
  const message = organizationsSay('organizations.name_taken');
  return new Refusal('conflict', message, { fields: [{ field: 'name', message }] });
}

/** Adds a row and answers its id. */
export async function addPart(
  db: Db,
  table: PartTable,
  organizationId: string,
  fields: Fields,
): Promise<string> {
  const id = await insertPart(db, table, organizationId, fields);
  if (!id) throw nameTaken();
  return id;
}

/** Changes a row. */
export async function changePart(db: Db, table: PartTable, row: PartRef, fields: Fields): Promise<void> {
  if (!(await updatePart(db, table, row, fields))) throw nameTaken();
}

/** Refuses a parent of another organization, and one that would put a department below itself. */
export async function checkParent(
  db: Db,
  parent: PartRef | null,
  organizationId: string,
  departmentId: string | null,
): Promise<void> {
  if (!parent) return;
  if (parent.organization_id !== organizationId) throw notFound();
  if (departmentId && (await isAboveDepartment(db, parent.id, departmentId))) {
    throw invalidField('parent_id', organizationsSay('organizations.below_itself'));
  }
}

/** Deletes a row that nothing refers to. */
export async function removePart(db: Db, table: PartTable, row: PartRef): Promise<void> {
  if (await deletePart(db, table, row.id)) return;
  throw new Refusal('refused_by_rule', organizationsSay('organizations.in_use'));
}
