import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findCvArchives } from './import/import.queries.ts';
import { findPeople } from './people.queries.ts';
import { findNotes } from './person-notes.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    person: RowFrom<typeof findPeople>;
    person_note: RowFrom<typeof findNotes>;
    cv_archive: RowFrom<typeof findCvArchives>;
  }
}

/** People belong to their organization; hiring managers reach them by each position on which they see them by name. */
export const talentPoolLoaders: RefLoaders = {
  async person(db, ids, actor) {
    const people = await findPeople(db, ids, actor);
    return people.flatMap((person) =>
      [null, ...person.position_ids].map((position_id) => ({
        id: person.named_id,
        facts: { ...NO_FACTS, organization_id: person.organization_id, position_id },
        row: person,
      })),
    );
  },
  async cv_archive(db, ids) {
    const archives = await findCvArchives(db, ids);
    return archives.map((archive) => ({
      id: archive.id,
      facts: { ...NO_FACTS, organization_id: archive.organization_id },
      row: archive,
    }));
  },
  async person_note(db, ids, actor) {
    const notes = await findNotes(db, ids, actor);
    return notes.map((note) => ({
      id: note.id,
      facts: { ...NO_FACTS, organization_id: note.organization_id },
      row: note,
    }));
  },
};
