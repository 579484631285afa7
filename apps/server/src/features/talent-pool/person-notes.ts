import type { SignedAct } from '../../platform/act.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { insertPersonLog, type StoredPerson } from './people.queries.ts';
import { deleteNote, insertNote, type NoteRow } from './person-notes.queries.ts';
import { talentPoolSay } from './talent-pool.messages.ts';

/** Writes a note on a person. */
export async function addNote(
  { db, actor, services }: SignedAct,
  { id, organization_id }: StoredPerson,
  body: string,
): Promise<{ person_note_id: string }> {
  const note = { organization_id, person_id: id, author_id: actor.user_id, body, at: services.now() };
  return { person_note_id: await insertNote(db, note) };
}

/** Deletes a note; only who wrote it may. That there was one stays in the log. */
export async function removeNote({ db, actor, services }: SignedAct, note: NoteRow): Promise<void> {
  if (note.author_id !== actor.user_id) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.note_of_other'));
  }
  await deleteNote(db, note.id);
  const { person_id, organization_id } = note;
  const line = { person_id, organization_id, actor_id: actor.user_id, action: 'note_deleted', detail: {} };
  await insertPersonLog(db, [line], services.now());
}
