import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findGroups } from './independent-groups.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    independent_group: { readonly id: string };
  }
}

/** Cohorts belong to the platform: only its scope `all` reaches them. */
export const independentGroupsLoaders: RefLoaders = {
  independent_group: async (db, ids) =>
    (await findGroups(db, { ids })).map(({ id }) => ({ id, facts: NO_FACTS, row: { id } })),
};
