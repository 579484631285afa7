import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { mayBuild, onlooker } from './onlooker.ts';
import { ownersOfSimulations } from './record.queries.ts';

/**
 * Simulations that the caller may build at: a tenant's own, or the platform's for its staff. All others are not among
 * the answers, whatever the scope of the right, so nobody changes what belongs to somebody else.
 */
export const simulationLoaders: RefLoaders = {
  async built_simulation(db, ids, actor) {
    if (!actor) return [];
    const who = onlooker(actor);
    const rows = await ownersOfSimulations(db, ids, actor);
    return rows
      .filter((row) => mayBuild(who, row.organization_id))
      .map((row) => ({ id: row.id, facts: { ...NO_FACTS, organization_id: row.organization_id }, row }));
  },
};
