import type { RouteBody, RouteParams } from '@tryout/contract/define-route';
import { movePosition, setPositionSimulations } from '@tryout/contract/positions/positions';
import type { FeatureKey } from '@tryout/domain/plans/features';
import type { FeatureUse, NeedAsking } from '../../platform/http/needs.ts';
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

/** A position that is paused counts already, so that it always goes on. */
function publishes({ route, body }: NeedAsking): boolean {
  if (route !== movePosition) return true;
  const { from, to } = body as RouteBody<typeof movePosition>;
  return to === 'published' && from !== 'paused';
}

function addsFromLibrary({ route, db, params, body }: NeedAsking): boolean | Promise<boolean> {
  if (route !== setPositionSimulations) return true;
  const { position_id } = params as RouteParams<typeof setPositionSimulations>;
  const { simulation_ids } = body as RouteBody<typeof setPositionSimulations>;
  return addsLibrarySimulation(db, position_id, simulation_ids);
}
