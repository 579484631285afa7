import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findAlertOwners } from './job-alerts.queries.ts';

/** Job alerts that requests name; each is its person's own. */
export const jobSearchLoaders: RefLoaders = {
  job_alert: async (db, ids) =>
    (await findAlertOwners(db, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, owner_user_id: row.user_id },
      row: { ...row },
    })),
};
