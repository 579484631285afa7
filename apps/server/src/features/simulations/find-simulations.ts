import type { RouteData, RouteQuery } from '@tryout/contract/define-route';
import type { listSimulations, readSimulation } from '@tryout/contract/simulations/simulations';
import type { SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { onlooker } from './onlooker.ts';
import { findSimulation, pageOfSimulations } from './simulations.queries.ts';

/** A page of the simulations that somebody may see. */
export function seenSimulations({ db, actor }: SignedAct, query: RouteQuery<typeof listSimulations>) {
  return pageOfSimulations(db, onlooker(actor), query);
}

/** A simulation that somebody may see. @throws Refusal (not found) */
export async function seenSimulation(
  { db, actor }: SignedAct,
  id: string,
): Promise<RouteData<typeof readSimulation>> {
  const found = await findSimulation(db, id, onlooker(actor));
  if (!found) throw notFound();
  return found;
}
