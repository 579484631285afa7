import {
  changeSimulationStatus,
  dryRunSimulation,
  exportSimulation as exportRoute,
  listSimulationCandidates,
  listSimulationPositions,
  listSimulationVersions,
  readSimulationSpread,
  readSimulationWeights,
} from '@tryout/contract/simulations/simulations-life';
import {
  type Handled,
  handle,
  handleWithoutTransaction,
  signedAct,
  signedIn,
} from '../../../platform/http/call.ts';
import { dryRun } from '../building/dry-run.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { applicantsInReach, pageOfCandidates } from './candidates.queries.ts';
import { changeStatus } from './change-status.ts';
import { compareVersions } from './compare-versions.ts';
import { exportSimulation } from './export-simulation.ts';
import { positionsUsing, spreadOfFits } from './life.queries.ts';
import { spreadsOfSimulation, weightsOf } from './weigh-simulation.ts';

const MOVED = {
  draft: 'simulations.restored',
  published: 'simulations.published',
  closed: 'simulations.closed',
  archived: 'simulations.archived',
} as const;

/** What becomes of a simulation: tried, published, used, played. */
export const simulationsLifeHandlers: readonly Handled[] = [
  handleWithoutTransaction(dryRunSimulation, async (call) => ({
    data: await dryRun(signedAct(call), { id: call.params.simulation_id, edit: call.body.edit }),
  })),

  handle(changeSimulationStatus, async (call) => ({
    data: await changeStatus(signedAct(call), call.params.simulation_id, call.body),
    message: simulationsSay(MOVED[call.body.to]),
  })),

  handle(listSimulationVersions, async (call) => ({
    data: { items: await compareVersions(signedAct(call), call.params.simulation_id) },
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

  handle(readSimulationWeights, async (call) => ({
    data: weightsOf(await spreadsOfSimulation(signedAct(call), call.params.simulation_id)),
  })),

  handle(exportRoute, async (call) => ({
    data: await exportSimulation(signedAct(call), call.params.simulation_id),
  })),
];
