import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findAddOns, findPlans } from './plans.queries.ts';

/** Plans and add-ons belong to the platform: only its scope `all` reaches them by id. */
export const plansLoaders: RefLoaders = {
  plan: async (db, ids) => (await findPlans(db, ids)).map(({ id }) => ({ id, facts: NO_FACTS, row: { id } })),
  add_on: async (db, ids) =>
    (await findAddOns(db, ids)).map(({ id }) => ({ id, facts: NO_FACTS, row: { id } })),
};
