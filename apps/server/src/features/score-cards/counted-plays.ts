import { countingAttempt, isRuledOutByTiming } from '@tryout/domain/plays/attempts';
import type { PlayStatus } from '@tryout/domain/plays/play-status';
import type { Db } from '../../platform/database/kysely.ts';
import { isPlayScorable } from './compute-card.ts';
import { type EndedPlay, endedAttempts } from './score-cards.queries.ts';
import { tasksThatScore } from './tasks-that-score.ts';

/** A play that counts. */
export type CountedPlay = EndedPlay & {
  /** Whether it has the minimum of data. */
  readonly has_enough: boolean;
  /** Whether it has enough, and times that leave something of it to calculate. */
  readonly is_valid: boolean;
};

/**
 * The plays that an application's card is made from: of each simulation the attempt that counts.
 * @param instead a play that is taken as the one that counts, to see what would come of it
 */
export async function countedPlays(
  db: Db,
  applicationId: string,
  instead: string | null = null,
): Promise<CountedPlay[]> {
  const ended = await endedAttempts(db, applicationId);
  const attempts = await Promise.all(ended.map((one) => judged(db, one)));
  const asked = attempts.find(({ play }) => play.id === instead)?.play.simulation_id;
  const simulations = [...new Set(attempts.map(({ play }) => play.simulation_id))];
  return simulations.flatMap((id) => {
    const own = attempts.filter(({ play }) => play.simulation_id === id);
    const tried = id === asked ? own.map((one) => ({ ...one, is_chosen: one.play.id === instead })) : own;
    const counting = countingAttempt(tried);
    if (!counting) return [];
    const { play, has_enough, is_valid } = counting;
    return [{ ...play, has_enough, is_valid }];
  });
}

async function judged(db: Db, { is_chosen, ...play }: EndedPlay & { readonly is_chosen: boolean }) {
  const has_enough = isPlayScorable(play);
  const is_valid = has_enough && !(await isRuledOut(db, play));
  return {
    play,
    attempt: play.attempt,
    state: play.state as PlayStatus,
    has_enough,
    is_valid,
    is_chosen,
  };
}

/** Whether the times of a play leave nothing of it; formulas are looked up only where times are impossible at all. */
async function isRuledOut(db: Db, play: EndedPlay): Promise<boolean> {
  const impossible = play.impossible_tasks ?? [];
  if (impossible.length === 0) return false;
  const scoring = await tasksThatScore(db, play);
  return isRuledOutByTiming(
    play.tasks.map((_, index) => ({
      is_scored: scoring.has(index),
      has_data: play.data_points.some(({ task_index, value }) => task_index === index && value !== null),
      is_impossible: impossible.includes(index),
    })),
  );
}
