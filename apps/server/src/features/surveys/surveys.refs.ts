import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findSurveyRows } from './surveys.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    survey: RowFrom<typeof findSurveyRows>;
  }
}

/** A survey is its organization's alone; the platform's people reach the platform's own and no others. */
export const surveysLoaders: RefLoaders = {
  survey: async (db, ids, actor) =>
    (await findSurveyRows(db, ids))
      .filter((row) => actor?.user_type !== 'super_admin' || row.organization_id === null)
      .map((row) => ({ id: row.id, facts: { ...NO_FACTS, organization_id: row.organization_id }, row })),
};
