import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findPeopleChanges } from './bulk/people-changes.queries.ts';
import { findMerges } from './duplicates/merges.queries.ts';
import { findPairs } from './duplicates/pairs.queries.ts';
import { findCvArchives } from './import/import.queries.ts';
import { findPeople } from './people.queries.ts';
import { findNotes } from './person-notes.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    person: RowFrom<typeof findPeople>;
    person_note: RowFrom<typeof findNotes>;
    person_pair: RowFrom<typeof findPairs>;
    person_merge: RowFrom<typeof findMerges>;
    cv_archive: RowFrom<typeof findCvArchives>;
    people_change: RowFrom<typeof findPeopleChanges>;
  }
}

const ofOrganization = <Row extends { id: string; organization_id: string | null }>(row: Row) => ({
  id: row.id,
  facts: { ...NO_FACTS, organization_id: row.organization_id },
  row,
});

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
    return (await findCvArchives(db, ids)).map(ofOrganization);
  },
  async people_change(db, ids) {
    return (await findPeopleChanges(db, ids)).map(ofOrganization);
  },
  async person_pair(db, ids, actor) {
    return (await findPairs(db, ids, actor)).map(ofOrganization);
  },
  async person_merge(db, ids, actor) {
    return (await findMerges(db, ids, actor)).map(ofOrganization);
  },
  async person_note(db, ids, actor) {
    return (await findNotes(db, ids, actor)).map(ofOrganization);
  },
};
