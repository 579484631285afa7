import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { listSimulations, readSimulation } from '@tryout/contract/simulations/simulations';
import {
  copySimulation,
  createSimulation,
  readSimulationRecord,
  simulationOptions,
} from '@tryout/contract/simulations/simulations-building';
import {
  listSimulationCandidates,
  listSimulationPositions,
  listSimulationVersions,
  readSimulationSpread,
} from '@tryout/contract/simulations/simulations-life';
import { callRoute } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { SimulationsSearch } from './simulations-search.ts';

export type SimulationSummary = RouteResult<typeof listSimulations>['items'][number];
export type Simulation = RouteResult<typeof readSimulation>;
export type SimulationTask = Simulation['tasks'][number];
export type Norm = SimulationTask['norms'][number];
export type SimulationOptions = RouteResult<typeof simulationOptions>;
export type SimulationPlay = RouteResult<typeof listSimulationCandidates>['items'][number];

export const simulationsQuery = ({ status, ...search }: SimulationsSearch) =>
  routeQuery(listSimulations, {
    query: {
      ...search,
      scope: search.scope ?? 'library',
      page: search.page ?? 1,
      recordsPerPage: search.recordsPerPage ?? 20,
      ...(status === undefined ? {} : { status: [status] }),
    },
  });
export const simulationQuery = (simulationId: string) =>
  routeQuery(readSimulation, { params: { simulation_id: simulationId } });
export const simulationRecordQuery = (simulationId: string) =>
  routeQuery(readSimulationRecord, { params: { simulation_id: simulationId } });
export const simulationOptionsQuery = () => routeQuery(simulationOptions, {});
export const versionsQuery = (simulationId: string) =>
  routeQuery(listSimulationVersions, { params: { simulation_id: simulationId } });
export const simulationPositionsQuery = (simulationId: string) =>
  routeQuery(listSimulationPositions, { params: { simulation_id: simulationId } });
export const simulationPlaysQuery = (
  simulationId: string,
  query: RouteSend<typeof listSimulationCandidates>['query'],
) => routeQuery(listSimulationCandidates, { params: { simulation_id: simulationId }, query });
export const simulationSpreadQuery = (simulationId: string) =>
  routeQuery(readSimulationSpread, { params: { simulation_id: simulationId } });

/** Begins a simulation: blank, or filled by a template. Give one key per form, so that a double press makes one. */
export function useCreateSimulation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: RouteSend<typeof createSimulation>['body']; key: string }) =>
      callRoute(createSimulation, { body, idempotencyKey: key }),
    onSuccess: () => invalidateFeature(client, 'simulations'),
    meta: { showsError: true },
  });
}

/** Copies any simulation in sight into an own draft. */
export function useCopySimulation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, key, kind }: { id: string; key: string; kind?: 'library' | 'template' }) =>
      callRoute(copySimulation, {
        params: { simulation_id: id },
        body: kind ? { kind } : {},
        idempotencyKey: key,
      }),
    onSuccess: () => invalidateFeature(client, 'simulations'),
  });
}
