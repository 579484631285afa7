import { spanOfForms } from '@tryout/domain/simulation-form';
import { PRACTICE_SECONDS } from '@tryout/games/simulations/seeds';
import type { PinnedTask } from './play-run.ts';
import type { TaskPool } from './plays.queries.ts';

/** Minutes that a simulation takes, and how many tasks it has. Both minutes are the same unless a draw is ahead. */
export interface FormLength {
  readonly shortest_minutes: number;
  readonly longest_minutes: number;
  readonly task_count: number;
}

const withPractice = ({ minutes }: Pick<PinnedTask, 'minutes'>): number => minutes + PRACTICE_SECONDS / 60;

/**
 * How long a simulation takes: the drawn form where there is one, else from the shortest to the longest.
 * @param longest_minutes as the simulation tells it of its longest form; told as it is where nothing is drawn
 * @param drawn tasks of the play; none: it is not drawn yet
 */
export function formLength(
  { tasks, groups }: TaskPool,
  longest_minutes: number,
  drawn: readonly PinnedTask[] | undefined,
): FormLength {
  const whole = (minutes: number) => Math.min(longest_minutes, Math.ceil(minutes));
  const { shortest, longest } = spanOfForms(tasks, groups, withPractice);
  const task_count = drawn?.length ?? spanOfForms(tasks, groups, () => 1).longest;
  const isDrawn = longest - shortest > 1e-9;
  if (!isDrawn) return { shortest_minutes: longest_minutes, longest_minutes, task_count };
  if (!drawn) return { shortest_minutes: whole(shortest), longest_minutes, task_count };
  const own = whole(drawn.reduce((sum, task) => sum + withPractice(task), 0));
  return { shortest_minutes: own, longest_minutes: own, task_count };
}
