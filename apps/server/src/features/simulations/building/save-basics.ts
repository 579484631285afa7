import type { RouteBody } from '@tryout/contract/define-route';
import type { saveSimulation } from '@tryout/contract/simulations/simulations-building';
import type { Db } from '../../../platform/database/kysely.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { simulationsSay } from '../simulations.messages.ts';
import { changeSimulation, type HeldSimulation } from './building.queries.ts';

/** Saves purpose, words, languages, device and adjustments. */
export async function saveBasics(
  db: Db,
  held: HeldSimulation,
  { edit: _, ...changes }: RouteBody<typeof saveSimulation>,
): Promise<void> {
  for (const field of ['languages', 'accommodations'] as const) {
    const list = changes[field];
    if (list && new Set(list).size !== list.length)
      throw invalidField(field, simulationsSay('simulations.listed_once'));
  }
  await changeSimulation(db, held.id, {
    ...changes,
    // Where nobody chose a language, such as in a list, the English introduction is shown, or else the first one.
    candidate_intro: changes.words && (changes.words.en ?? Object.values(changes.words)[0])?.intro,
  });
}
