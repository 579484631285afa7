import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findLinkCompanies } from './links.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    recruiter_link: { readonly id: string; readonly company_id: string };
  }
}

/** Links that requests name by their own id are those of the company; recruiters name theirs by the company. */
export const recruiterLinksLoaders: RefLoaders = {
  recruiter_link: async (db, ids) =>
    (await findLinkCompanies(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.company_id },
      row,
    })),
};
