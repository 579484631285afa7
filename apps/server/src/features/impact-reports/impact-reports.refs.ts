import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findReports, findSummaries } from './impact-reports.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    impact_report: RowFrom<typeof findReports>;
    impact_summary: RowFrom<typeof findSummaries>;
  }
}

/** Reports and summaries belong to their organization. */
export const impactReportsLoaders: RefLoaders = {
  impact_report: async (db, ids) =>
    (await findReports(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    })),
  impact_summary: async (db, ids) =>
    (await findSummaries(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, organization_id: row.organization_id },
      row,
    })),
};
