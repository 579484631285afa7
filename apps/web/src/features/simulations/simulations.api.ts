import type { RouteResult } from '@tryout/contract/define-route';
import { listSimulations, readSimulation } from '@tryout/contract/simulations';
import { searchPictures } from '@tryout/contract/simulations-attachments';
import { readSimulationRecord, simulationOptions } from '@tryout/contract/simulations-building';
import {
  listSimulationCandidates,
  listSimulationPositions,
  listSimulationVersions,
  readSimulationSpread,
} from '@tryout/contract/simulations-life';
import { routeQuery } from '../../platform/api/route-query.ts';

export type SimulationSummary = RouteResult<typeof listSimulations>['items'][number];
export type Simulation = RouteResult<typeof readSimulation>;
export type SimulationTask = Simulation['tasks'][number];
export type Norm = SimulationTask['norms'][number];
export type SimulationOptions = RouteResult<typeof simulationOptions>;
export type Picture = RouteResult<typeof searchPictures>['items'][number];
export type SimulationVersion = RouteResult<typeof listSimulationVersions>['items'][number];
export type SimulationPlay = RouteResult<typeof listSimulationCandidates>['items'][number];

export const simulationsQuery = (query: { page: number; recordsPerPage: number; q?: string }) =>
  routeQuery(listSimulations, { query });
export const simulationQuery = (simulationId: string) =>
  routeQuery(readSimulation, { params: { simulation_id: simulationId } });
export const simulationRecordQuery = (simulationId: string) =>
  routeQuery(readSimulationRecord, { params: { simulation_id: simulationId } });
export const simulationOptionsQuery = () => routeQuery(simulationOptions, {});
export const picturesQuery = (q: string) => routeQuery(searchPictures, { query: q ? { q } : {} });
export const versionsQuery = (simulationId: string) =>
  routeQuery(listSimulationVersions, { params: { simulation_id: simulationId } });
export const simulationPositionsQuery = (simulationId: string) =>
  routeQuery(listSimulationPositions, { params: { simulation_id: simulationId } });
export const simulationPlaysQuery = (
  simulationId: string,
  query: { cursor?: string; recordsPerPage: number },
) => routeQuery(listSimulationCandidates, { params: { simulation_id: simulationId }, query });
export const simulationSpreadQuery = (simulationId: string) =>
  routeQuery(readSimulationSpread, { params: { simulation_id: simulationId } });
