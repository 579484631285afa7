import {
  checkOutcomes,
  importOutcomes,
  readValidity,
  removeOutcome as removeRoute,
} from '@tryout/contract/outcomes/outcomes';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { importedOutcomes, removeOutcome, wouldImport } from './import-outcomes.ts';
import { outcomesSay } from './outcomes.messages.ts';
import { validityOfSimulation } from './validity-of-simulation.ts';

/** What hired people came to, and how far scores told it. */
export const outcomesHandlers: readonly Handled[] = [
  handle(checkOutcomes, async (call) => ({ data: await wouldImport(signedAct(call), call.body) })),

  handle(importOutcomes, async (call) => ({
    data: await importedOutcomes(signedAct(call), call.body),
    message: outcomesSay('outcomes.imported'),
  })),

  handle(removeRoute, async (call) => ({
    data: { removed: await removeOutcome(signedAct(call), call.body) },
    message: outcomesSay('outcomes.removed'),
  })),

  handle(readValidity, async (call) => ({
    data: await validityOfSimulation(signedAct(call), call.params.simulation_id, call.query.organization_id),
  })),
];
