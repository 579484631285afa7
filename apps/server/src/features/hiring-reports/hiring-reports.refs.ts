import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { findSchedules } from './schedules.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    hiring_report_schedule: RowFrom<typeof findSchedules>;
  }
}

/** Reports by mail are their reader's own. */
export const hiringReportsLoaders: RefLoaders = {
  hiring_report_schedule: async (db, ids) =>
    (await findSchedules(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.user_id },
      row,
    })),
};
