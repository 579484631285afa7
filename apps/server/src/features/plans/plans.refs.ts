import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findAddOns, findPlans } from './plans.queries.ts';

/** What was put on sale everybody may name, to buy it; drafts are the platform's, which its scope `all` reaches. */
const offered = ({ id, status }: { readonly id: string; readonly status: string }) => ({
  id,
  facts: { ...NO_FACTS, everyone: status !== 'draft' },
  row: { id },
});

export const plansLoaders: RefLoaders = {
  plan: async (db, ids) => (await findPlans(db, ids)).map(offered),
  add_on: async (db, ids) => (await findAddOns(db, ids)).map(offered),
};
