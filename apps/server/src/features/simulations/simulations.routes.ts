import { listSimulations, readSimulation } from '@tryout/contract/simulations';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findSimulation, pageOfSimulations } from './simulations.queries.ts';

/** The library of simulations. */
export const simulationsHandlers: readonly Handled[] = [
  handle(listSimulations, async (call) => {
    const { page, recordsPerPage, q } = call.query;
    const found = await pageOfSimulations(call.db, signedIn(call).organization_ids, {
      q,
      limit: recordsPerPage,
      offset: (page - 1) * recordsPerPage,
    });
    return { data: { ...found, page, recordsPerPage, next_cursor: null, previous_cursor: null } };
  }),

  handle(readSimulation, async (call) => {
    const found = await findSimulation(call.db, call.params.simulation_id, signedIn(call).organization_ids);
    if (!found) throw notFound();
    return { data: found };
  }),
];
