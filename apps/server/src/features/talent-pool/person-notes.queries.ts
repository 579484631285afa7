import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { mayKnowPerson } from './visible-people.queries.ts';

/** A note as those who name it need it. */
export interface NoteRow {
  id: string;
  organization_id: string;
  person_id: string;
  author_id: string;
}

/** Notes by id, on people of whom the actor may know. */
export async function findNotes(db: Db, ids: readonly string[], actor: Actor | null): Promise<NoteRow[]> {
  if (actor === null) return [];
  const { rows } = await sql<NoteRow>`
    select n.id, n.organization_id, n.person_id, n.author_id
    from person_notes n join people o on o.id = n.person_id join people e on e.id = coalesce(o.merged_into, o.id)
    where n.id = any(${ids}::uuid[]) and ${mayKnowPerson(actor)}
  `.execute(db);
  return rows;
}

/** Adds a note. */
export async function insertNote(
  db: Db,
  note: { organization_id: string; person_id: string; author_id: string; body: string; at: Date },
): Promise<string> {
  const id = uuidv7();
  await sql`insert into person_notes (id, organization_id, person_id, author_id, body, created_at)
    values (${id}, ${note.organization_id}, ${note.person_id}, ${note.author_id}, ${note.body}, ${note.at})`.execute(
    db,
  );
  await sql`update people set last_activity_at = greatest(last_activity_at, ${note.at}) where id = ${note.person_id}`.execute(
    db,
  );
  return id;
}

/** Deletes a note. */
export async function deleteNote(db: Db, id: string): Promise<void> {
  await sql`delete from person_notes where id = ${id}`.execute(db);
}
