import { countingAttempt } from '@tryout/domain/attempts';
import type { PlayStatus } from '@tryout/domain/play-status';
import type { Db } from '../../platform/database/kysely.ts';
import { isPlayScorable } from './compute-card.ts';
import { type EndedPlay, endedAttempts } from './score-cards.queries.ts';

/** A play that counts, and whether it has the minimum of data. */
export type CountedPlay = EndedPlay & { readonly is_valid: boolean };

/**
 * The plays that an application's card is made from: of each simulation the attempt that counts.
 * @param instead a play that is taken as the one that counts, to see what would come of it
 */
export async function countedPlays(
  db: Db,
  applicationId: string,
  instead: string | null = null,
): Promise<CountedPlay[]> {
  const attempts = (await endedAttempts(db, applicationId)).map(({ is_chosen, ...play }) => ({
    play,
    attempt: play.attempt,
    state: play.state as PlayStatus,
    is_valid: isPlayScorable(play),
    is_chosen,
  }));
  const asked = attempts.find(({ play }) => play.id === instead)?.play.simulation_id;
  const simulations = [...new Set(attempts.map(({ play }) => play.simulation_id))];
  return simulations.flatMap((id) => {
    const own = attempts.filter(({ play }) => play.simulation_id === id);
    const judged = id === asked ? own.map((one) => ({ ...one, is_chosen: one.play.id === instead })) : own;
    const counting = countingAttempt(judged);
    return counting ? [{ ...counting.play, is_valid: counting.is_valid }] : [];
  });
}
