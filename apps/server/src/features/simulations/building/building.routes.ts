import {
  beginSimulationVersion,
  copySimulation as copyRoute,
  createSimulation as createRoute,
  readSimulationRecord,
  saveSimulation,
  saveSimulationCategories,
  saveSimulationGroups,
  saveSimulationScoring,
  saveSimulationStep,
  saveSimulationSubtraits,
  saveSimulationTasks,
  saveSimulationTraits,
  simulationOptions,
} from '@tryout/contract/simulations/simulations-building';
import { type Handled, handle, signedAct, signedIn } from '../../../platform/http/call.ts';
import { onlooker } from '../onlooker.ts';
import { simulationRecordOf } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { beginVersion, copySimulation, createSimulation } from './begin-simulation.ts';
import { findSimulationOptions } from './options.queries.ts';
import { saveBasics } from './save-basics.ts';
import { saveStep } from './save-draft.ts';
import { saveGroups, saveTasks } from './save-tasks.ts';
import { saveCategories, saveScoring, saveSubtraits, saveTraits } from './save-weights.ts';

/** The wizard: what can be picked, and each part saved by itself. */
export const simulationsBuildingHandlers: readonly Handled[] = [
  handle(simulationOptions, async (call) => ({
    data: await findSimulationOptions(call.db, onlooker(signedIn(call))),
  })),

  handle(createRoute, async (call) => {
    const { position_id, ...given } = call.body;
    const position = position_id === undefined ? null : call.refs.row(position_id);
    return {
      data: await createSimulation(signedAct(call), { ...given, position }),
      message: simulationsSay('simulations.made'),
      status: 201,
    };
  }),

  handle(copyRoute, async (call) => ({
    data: await copySimulation(signedAct(call), call.params.simulation_id, call.body.kind),
    message: simulationsSay('simulations.copied'),
    status: 201,
  })),

  handle(beginSimulationVersion, async (call) => ({
    data: await beginVersion(signedAct(call), call.params.simulation_id),
    message: simulationsSay('simulations.version_begun'),
  })),

  handle(readSimulationRecord, async (call) => ({
    data: await simulationRecordOf(signedAct(call), call.params.simulation_id),
  })),

  handle(saveSimulationStep, async (call) => {
    const { wizard_step } = call.body;
    await saveStep(call, call.params.simulation_id, wizard_step);
    return { data: { wizard_step } };
  }),

  handle(saveSimulation, async (call) => ({
    data: await saveBasics(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationTasks, async (call) => ({
    data: await saveTasks(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationGroups, async (call) => ({
    data: await saveGroups(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationTraits, async (call) => ({
    data: await saveTraits(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationSubtraits, async (call) => ({
    data: await saveSubtraits(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationCategories, async (call) => ({
    data: await saveCategories(signedAct(call), call.params.simulation_id, call.body),
  })),

  handle(saveSimulationScoring, async (call) => ({
    data: await saveScoring(signedAct(call), call.params.simulation_id, call.body),
  })),
];
