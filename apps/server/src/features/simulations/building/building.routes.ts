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
import { type Handled, handle, signedIn } from '../../../platform/http/call.ts';
import { onlooker } from '../onlooker.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { beginVersion, copySimulation, createSimulation } from './begin-simulation.ts';
import { changeWizardStep } from './building.queries.ts';
import { lockedSimulation, refuseReadOnly } from './lock-simulation.ts';
import { findSimulationOptions } from './options.queries.ts';
import { saveBasics } from './save-basics.ts';
import { recordOf, saved } from './save-draft.ts';
import { saveGroups, saveTasks } from './save-tasks.ts';
import { saveCategories, saveScoring, saveSubtraits, saveTraits } from './save-weights.ts';

/** The wizard: what can be picked, and each part saved by itself. */
export const simulationsBuildingHandlers: readonly Handled[] = [
  handle(simulationOptions, async (call) => ({
    data: await findSimulationOptions(call.db, onlooker(signedIn(call))),
  })),

  handle(createRoute, async (call) => ({
    data: await recordOf(call, await createSimulation(call)),
    message: simulationsSay('simulations.made'),
    status: 201,
  })),

  handle(copyRoute, async (call) => ({
    data: await recordOf(call, await copySimulation(call)),
    message: simulationsSay('simulations.copied'),
    status: 201,
  })),

  handle(beginSimulationVersion, async (call) => ({
    data: await recordOf(call, await beginVersion(call)),
    message: simulationsSay('simulations.version_begun'),
  })),

  handle(readSimulationRecord, async (call) => ({ data: await recordOf(call, call.params.simulation_id) })),

  handle(saveSimulationStep, async ({ db, params, body }) => {
    const held = await lockedSimulation(db, params.simulation_id);
    refuseReadOnly(held);
    await changeWizardStep(db, held.id, body.wizard_step);
    return { data: { wizard_step: body.wizard_step } };
  }),

  handle(saveSimulation, (call) =>
    saved(call, call.body.edit, (held) => saveBasics(call.db, held, call.body)),
  ),

  handle(saveSimulationTasks, (call) =>
    saved(call, call.body.edit, (held) => saveTasks(call.db, held, call.body)),
  ),

  handle(saveSimulationGroups, (call) =>
    saved(call, call.body.edit, (held) => saveGroups(call.db, held, call.body)),
  ),

  handle(saveSimulationTraits, (call) =>
    saved(call, call.body.edit, (held, saving) => saveTraits(saving, held, call.body)),
  ),

  handle(saveSimulationSubtraits, (call) =>
    saved(call, call.body.edit, (held, saving) => saveSubtraits(saving, held, call.body)),
  ),

  handle(saveSimulationCategories, (call) =>
    saved(call, call.body.edit, (held, saving) => saveCategories(saving, held, call.body)),
  ),

  handle(saveSimulationScoring, (call) =>
    saved(call, call.body.edit, (held, saving) => saveScoring(saving, held, call.body)),
  ),
];
