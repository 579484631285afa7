import type { RouteQuery } from '@tryout/contract/define-route';
import {
  listSimulationLibrary,
  listSimulations,
  listSimulationTemplates,
  readSimulation,
} from '@tryout/contract/simulations/simulations';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { onlooker } from './onlooker.ts';
import { findSimulation, pageOfSimulations } from './simulations.queries.ts';

async function page(db: Db, actor: Actor, query: RouteQuery<typeof listSimulations>) {
  return { data: await pageOfSimulations(db, onlooker(actor), query) };
}

/** Finding and reading simulations. */
export const simulationsHandlers: readonly Handled[] = [
  handle(listSimulations, (call) => page(call.db, signedIn(call), call.query)),

  handle(listSimulationLibrary, (call) => page(call.db, signedIn(call), { ...call.query, scope: 'library' })),

  handle(listSimulationTemplates, (call) =>
    page(call.db, signedIn(call), { ...call.query, scope: 'templates' }),
  ),

  handle(readSimulation, async (call) => {
    const found = await findSimulation(call.db, call.params.simulation_id, onlooker(signedIn(call)));
    if (!found) throw notFound();
    return { data: found };
  }),
];
