import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findCvs, findFiles } from './cvs.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    cv: RowFrom<typeof findCvs>;
    file: RowFrom<typeof findFiles>;
  }
}

const SENT_BY_PEOPLE: ReadonlySet<string> = new Set(['answer', 'cv']);

/** CVs and files that requests name. A CV taken off the profile can no longer be named. */
export const cvLoaders: RefLoaders = {
  async cv(db, ids) {
    const rows = await findCvs(db, ids);
    return rows
      .filter((row) => row.removed_at === null)
      .map((row) => ({ id: row.id, facts: { ...NO_FACTS, owner_user_id: row.user_id }, row: { ...row } }));
  },
  async file(db, ids) {
    const rows = await findFiles(db, ids);
    return rows.map((row) => ({
      id: row.id,
      // What a person sent is theirs alone by its id; those who hire reach it through their applicant, with the rights
      // that the position gives them.
      facts: {
        ...NO_FACTS,
        owner_user_id: row.owner_user_id,
        organization_id: SENT_BY_PEOPLE.has(row.purpose) ? null : row.organization_id,
      },
      row: { ...row },
    }));
  },
};
