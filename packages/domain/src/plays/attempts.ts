import type { PlayStatus } from './play-status.ts';

/**
 * Which attempt at a simulation counts. The first valid completed one does: whoever may try again until it goes well
 * is not measured, and scores of people with a different number of attempts cannot be compared (AERA, APA & NCME 2014,
 * Standards for Educational and Psychological Testing, standards 6.1 and 8.9). A further attempt makes up for a fault
 * of the play, not for its result; a person may say, with a reason, that another attempt counts.
 */

/** What was wrong with the play that a further attempt makes up for. */
export const ATTEMPT_FAULTS = ['technical', 'accommodation', 'integrity'] as const;
/** What was wrong with the play that a further attempt makes up for. */
export type AttemptFault = (typeof ATTEMPT_FAULTS)[number];

/** What the rule needs to know of an attempt. */
export interface AttemptFacts {
  /** From 1. */
  readonly attempt: number;
  readonly state: PlayStatus;
  /**
   * Whether it has the minimum of data and its times leave something of it (`isRuledOutByTiming`); of no meaning before
   * the play has ended.
   */
  readonly is_valid: boolean;
  /** Whether a person said that this one counts. */
  readonly is_chosen: boolean;
}

/** What may count at all, the better first; among equals the earlier attempt does. */
const ORDER: readonly ((attempt: AttemptFacts) => boolean)[] = [
  (one) => one.is_chosen,
  (one) => one.state === 'completed' && one.is_valid,
  (one) => one.state === 'terminated' && one.is_valid,
  (one) => one.state === 'completed',
  (one) => one.state === 'terminated',
];

/** What the rule needs to know of a task of a play. */
export interface AttemptedTask {
  /** Whether a formula in force scores it. */
  readonly is_scored: boolean;
  /** Whether the play has a value for any data point of it. */
  readonly has_data: boolean;
  /** Whether the times claimed for it cannot be true (`play-timing`), so that it is not calculated. */
  readonly is_impossible: boolean;
}

/**
 * Is nothing of a play calculated because its times cannot be true? Every task that could have given a score has
 * impossible times, and there is at least one. A task without a formula or without data says nothing either way; one
 * task with possible times is enough for the play to stand.
 */
export function isRuledOutByTiming(tasks: readonly AttemptedTask[]): boolean {
  const scoring = tasks.filter(({ is_scored, has_data }) => is_scored && has_data);
  return scoring.length > 0 && scoring.every(({ is_impossible }) => is_impossible);
}

/** Can the attempt count? Only one that was played to its end or broken off has a result. */
export function canCount({ state }: Pick<AttemptFacts, 'state'>): boolean {
  return state === 'completed' || state === 'terminated';
}

/**
 * The attempt that counts, of all attempts at one simulation in any order: the chosen one, else the first valid
 * completed one, else the first valid one that was broken off, else the first that has ended. Null while none has.
 */
export function countingAttempt<T extends AttemptFacts>(attempts: readonly T[]): T | null {
  const ended = attempts.filter(canCount).sort((a, b) => a.attempt - b.attempt);
  for (const counts of ORDER) {
    const found = ended.find(counts);
    if (found) return found;
  }
  return null;
}
