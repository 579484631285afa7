import type { Act } from '../../../platform/act.ts';
import { signedIn } from '../../../platform/http/call.ts';
import { onlooker } from '../onlooker.ts';
import { type SimulationRecordData, simulationRecordOf } from '../simulation-record.ts';
import type { HeldSimulation } from './building.queries.ts';
import { lockDraft } from './lock-simulation.ts';
import type { Saving } from './save-weights.ts';
import { settleDraft } from './settle-draft.ts';

interface SaveCall extends Act {
  readonly params: { readonly simulation_id: string };
}

/** The record as this caller may have it. */
export function recordOf(call: Pick<SaveCall, 'db' | 'actor'>, id: string): Promise<SimulationRecordData> {
  return simulationRecordOf(call.db, id, onlooker(signedIn(call)));
}

/**
 * Makes a change to a draft that is based on `edit`, settles what follows from it and answers the record. Two who save
 * at once: one does, the other is told what is stored.
 */
export async function saved(
  call: SaveCall,
  edit: number,
  change: (held: HeldSimulation, saving: Saving) => Promise<void>,
): Promise<{ data: SimulationRecordData }> {
  const held = await lockDraft(call, call.params.simulation_id, edit);
  await change(held, { db: call.db, user_id: signedIn(call).user_id });
  await settleDraft(call.db, held, call.services.now());
  return { data: await recordOf(call, held.id) };
}
