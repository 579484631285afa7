import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findSourceLinks } from './sources.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    source_link: RowFrom<typeof findSourceLinks>;
  }
}

/** Links belong to their organization. */
export const sourcesLoaders: RefLoaders = {
  async source_link(db, ids) {
    return (await findSourceLinks(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    }));
  },
};
