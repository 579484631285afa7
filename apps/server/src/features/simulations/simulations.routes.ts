import {
  listSimulationLibrary,
  listSimulations,
  listSimulationTemplates,
  readSimulation,
} from '@tryout/contract/simulations/simulations';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { seenSimulation, seenSimulations } from './find-simulations.ts';

/** Finding and reading simulations. */
export const simulationsHandlers: readonly Handled[] = [
  handle(listSimulations, async (call) => ({
    data: await seenSimulations(signedAct(call), call.query, languageOf(call.request)),
  })),

  handle(listSimulationLibrary, async (call) => ({
    data: await seenSimulations(
      signedAct(call),
      { ...call.query, scope: 'library' },
      languageOf(call.request),
    ),
  })),

  handle(listSimulationTemplates, async (call) => ({
    data: await seenSimulations(
      signedAct(call),
      { ...call.query, scope: 'templates' },
      languageOf(call.request),
    ),
  })),

  handle(readSimulation, async (call) => ({
    data: await seenSimulation(signedAct(call), call.params.simulation_id, languageOf(call.request)),
  })),
];
