import type { RouteBody } from '@tryout/contract/define-route';
import type { saveSimulation } from '@tryout/contract/simulations/simulations-building';
import type { SignedAct } from '../../../platform/act.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import type { SimulationRecordData } from '../simulation-record.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { changeSimulation } from './building.queries.ts';
import { changeDraft } from './save-draft.ts';

/** Saves purpose, words, languages, device and adjustments. */
export function saveBasics(
  act: SignedAct,
  id: string,
  { edit, ...changes }: RouteBody<typeof saveSimulation>,
): Promise<SimulationRecordData> {
  return changeDraft(act, { id, edit }, async (held) => {
    for (const field of ['languages', 'accommodations'] as const) {
      const list = changes[field];
      if (list && new Set(list).size !== list.length)
        throw invalidField(field, simulationsSay('simulations.listed_once'));
    }
    await changeSimulation(act.db, held.id, {
      ...changes,
      // Where nobody chose a language, such as in a list, the English introduction is shown, or else the first one.
      candidate_intro: changes.words && (changes.words.en ?? Object.values(changes.words)[0])?.intro,
    });
  });
}
