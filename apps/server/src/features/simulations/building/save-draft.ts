import type { Act, SignedAct } from '../../../platform/act.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
import { changeWizardStep, type HeldSimulation } from './building.queries.ts';
import { lockDraft, lockedSimulation, refuseReadOnly } from './lock-simulation.ts';
import { settleDraft } from './settle-draft.ts';

/** The draft that somebody changes, as they saw it. */
export interface SeenDraft {
  readonly id: string;
  readonly edit: number;
}

/**
 * Makes a change to a draft that is based on `edit`, settles what follows from it and answers the record. Two who save
 * at once: one does, the other is told what is stored.
 */
export async function changeDraft(
  act: SignedAct,
  { id, edit }: SeenDraft,
  change: (held: HeldSimulation) => Promise<void>,
): Promise<SimulationRecordData> {
  const held = await lockDraft(act, id, edit);
  await change(held);
  await settleDraft(act, held);
  return simulationRecordOf(act, held.id);
}

/** Keeps at which step of the wizard a draft is; that is no change of it. */
export async function saveStep({ db }: Act, id: string, wizardStep: number): Promise<void> {
  const held = await lockedSimulation(db, id);
  refuseReadOnly(held);
  await changeWizardStep(db, held.id, wizardStep);
}
