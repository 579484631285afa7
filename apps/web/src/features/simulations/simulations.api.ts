import type { RouteResult } from '@tryout/contract/define-route';
import { listSimulations, readSimulation } from '@tryout/contract/simulations';
import { routeQuery } from '../../platform/api/route-query.ts';

export type SimulationSummary = RouteResult<typeof listSimulations>['items'][number];
export type Simulation = RouteResult<typeof readSimulation>;
export type SimulationTask = Simulation['tasks'][number];
export type Norm = SimulationTask['norms'][number];

export const simulationsQuery = (query: { page: number; recordsPerPage: number; q?: string }) =>
  routeQuery(listSimulations, { query });
export const simulationQuery = (simulationId: string) =>
  routeQuery(readSimulation, { params: { simulation_id: simulationId } });
