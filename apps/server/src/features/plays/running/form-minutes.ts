import { playMinutes } from '@tryout/domain/plays/time-estimate';
import { spanOfForms } from '@tryout/domain/simulations/simulation-form';
import type { PinnedTask } from '../../replays/public.ts';
import type { TaskPool } from '../plays.queries.ts';

/** Minutes that a simulation takes, and how many tasks it has. Both minutes are the same unless a draw is ahead. */
export interface FormLength {
  readonly shortest_minutes: number;
  readonly longest_minutes: number;
  readonly task_count: number;
}

const secondsOf = ({ minutes }: Pick<PinnedTask, 'minutes'>): number => minutes * 60;

/**
 * How long a simulation takes: as it tells of itself until a form is drawn from its groups, then that form.
 * @param told minutes of the shortest and the longest form, as the simulation keeps them
 * @param drawn tasks of the play; none: it is not drawn yet
 */
export function formLength(
  { tasks, groups }: TaskPool,
  told: { readonly shortest_minutes: number; readonly duration_minutes: number },
  drawn: readonly PinnedTask[] | undefined,
): FormLength {
  const { shortest_minutes, duration_minutes: longest_minutes } = told;
  const task_count = drawn?.length ?? spanOfForms(tasks, groups, () => 1).longest;
  if (!drawn || shortest_minutes === longest_minutes)
    return { shortest_minutes, longest_minutes, task_count };
  const alone = drawn.map(({ minutes }) => ({ minutes, group_id: null }));
  const own = Math.min(longest_minutes, playMinutes(alone, [], secondsOf).longest);
  return { shortest_minutes: own, longest_minutes: own, task_count };
}
