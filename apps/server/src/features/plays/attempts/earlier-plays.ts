import type { Db } from '../../../platform/database/kysely.ts';
import { countedPlays } from '../../score-cards/public.ts';
import { type EarlierPlay, finishedElsewhere } from './brought-plays.queries.ts';

/** Months for which a result may be used again within the organization (product §2.14). */
const REUSE_MONTHS = 12;

/**
 * The plays that a candidate may bring along to an application: of each simulation the newest one that is valid and
 * counts for the application it was played for.
 */
export async function earlierPlays(
  db: Db,
  applicationId: string,
  simulationIds: readonly string[],
): Promise<EarlierPlay[]> {
  const finished = await finishedElsewhere(db, applicationId, simulationIds, REUSE_MONTHS);
  const counting = new Set<string>();
  for (const id of new Set(finished.map(({ application_id }) => application_id))) {
    for (const play of await countedPlays(db, id)) if (play.is_valid) counting.add(play.id);
  }
  const usable = finished.filter(({ id }) => counting.has(id));
  return simulationIds.flatMap((id) => usable.find(({ simulation_id }) => simulation_id === id) ?? []);
}
