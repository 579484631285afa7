import type { AnyRoute } from '@tryout/contract/define-route';
import { movePosition, setPositionSimulations } from '@tryout/contract/positions/positions';
import type { FeatureKey } from '@tryout/domain/plans/features';
import type { Call } from '../../platform/http/call.ts';
import type { FeatureUse } from '../../platform/http/needs.ts';
import {
  addsLibrarySimulation,
  countActivePositions,
  countAgencyUse,
  countApplicants,
  countLibraryUse,
  countOwnSimulations,
} from './uses.queries.ts';

/** How the use of each feature is counted, and which requests take more of it. What is there already is never asked. */
export const FEATURE_USES: Readonly<Record<FeatureKey, FeatureUse>> = {
  'positions.active': { count: countActivePositions, takes: publishes },
  'applicants.per_month': { count: countApplicants },
  'simulations.library': { count: countLibraryUse, takes: addsFromLibrary },
  'simulations.custom': { count: countOwnSimulations },
  'agency.portal': { count: countAgencyUse },
};

function isCallOf<T extends AnyRoute>(call: Call<AnyRoute>, route: T): call is Call<AnyRoute> & Call<T> {
  return (call.request.routeOptions.config as { readonly route?: AnyRoute }).route === route;
}

/** A position that is paused counts already, so that it always goes on. */
function publishes(call: Call<AnyRoute>): boolean {
  if (!isCallOf(call, movePosition)) return true;
  return call.body.to === 'published' && call.body.from !== 'paused';
}

function addsFromLibrary(call: Call<AnyRoute>): boolean | Promise<boolean> {
  if (!isCallOf(call, setPositionSimulations)) return true;
  return addsLibrarySimulation(call.db, call.params.position_id, call.body.simulation_ids);
}
