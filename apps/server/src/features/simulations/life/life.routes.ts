import {
  changeSimulationStatus,
  dryRunSimulation,
  exportSimulation as exportRoute,
  listSimulationCandidates,
  listSimulationPositions,
  listSimulationVersions,
  readSimulationSpread,
} from '@tryout/contract/simulations/simulations-life';
import { type Handled, handle, handleWithoutTransaction, signedIn } from '../../../platform/http/call.ts';
import { dryRun } from '../building/dry-run.ts';
import { onlooker } from '../onlooker.ts';
import { applicantsInReach, pageOfCandidates } from './candidates.queries.ts';
import { changeStatus } from './change-status.ts';
import { compareVersions } from './compare-versions.ts';
import { exportSimulation } from './export-simulation.ts';
import { positionsUsing, spreadOfFits } from './life.queries.ts';

/** What becomes of a simulation: tried, published, used, played. */
export const simulationsLifeHandlers: readonly Handled[] = [
  handleWithoutTransaction(dryRunSimulation, async (call) => ({ data: await dryRun(call) })),

  handle(changeSimulationStatus, changeStatus),

  handle(listSimulationVersions, async (call) => ({
    data: { items: await compareVersions(call.db, call.params.simulation_id, onlooker(signedIn(call))) },
  })),

  handle(listSimulationPositions, async (call) => {
    const reach = applicantsInReach(signedIn(call));
    return { data: { items: await positionsUsing(call.db, call.params.simulation_id, reach) } };
  }),

  handle(listSimulationCandidates, async (call) => ({
    data: await pageOfCandidates(call.db, signedIn(call), call.params.simulation_id, call.query),
  })),

  handle(readSimulationSpread, async (call) => {
    const reach = applicantsInReach(signedIn(call));
    return { data: await spreadOfFits(call.db, call.params.simulation_id, reach) };
  }),

  handle(exportRoute, async (call) => ({
    data: await exportSimulation(call.db, call.params.simulation_id, onlooker(signedIn(call))),
  })),
];
