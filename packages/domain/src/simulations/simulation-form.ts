import { childSeed, randomFrom } from '../statistics/random.ts';

/**
 * Which tasks of a simulation one play delivers. Groups give parallel forms: some of their tasks are drawn, in the given
 * or in a drawn order, by the play's seed alone, so that the same seed gives the same form for ever (product §2.11).
 */

/** A set of tasks that is delivered together. */
export interface TaskGroup {
  readonly id: string;
  readonly pick: 'all' | 'random_n';
  /** How many are drawn with `random_n`; null with `all`. More than there are: all of them. */
  readonly n: number | null;
  /** Whether their order is drawn, too. */
  readonly shuffle: boolean;
}

/** Least and most playing time that the tasks of a group may share, seconds. */
export const GROUP_TIME_LIMIT_S = { min: 30, max: 14_400 } as const;

/** What of a task the drawing needs. */
export interface GroupedTask {
  /** Null, or a group that is not there: delivered on its own. */
  readonly group_id: string | null;
}

interface Block<T> {
  /** Null: a task on its own. */
  readonly group: TaskGroup | null;
  readonly members: readonly T[];
  /** Place of the group among the groups; -1 for a task on its own. */
  readonly place: number;
}

/**
 * What is delivered one after the other. A group stands where its first task stands; when there are several, the places
 * that groups take up go to them in the groups' own order. Groups without tasks are left out.
 */
function blocksOf<T extends GroupedTask>(tasks: readonly T[], groups: readonly TaskGroup[]): Block<T>[] {
  const filled = groups
    .map((group, place) => ({ group, place, members: tasks.filter((task) => task.group_id === group.id) }))
    .filter(({ members }) => members.length > 0);
  const known = new Set(filled.map(({ group }) => group.id));
  const met = new Set<string>();
  let next = 0;
  return tasks.flatMap((task): Block<T>[] => {
    if (task.group_id === null || !known.has(task.group_id)) {
      return [{ group: null, members: [task], place: -1 }];
    }
    if (met.has(task.group_id)) return [];
    met.add(task.group_id);
    return filled.slice(next, ++next);
  });
}

function drawnCount({ group, members }: Block<unknown>): number {
  return group?.pick === 'random_n' ? Math.min(group.n ?? members.length, members.length) : members.length;
}

/**
 * The tasks of one play in their order. Every subset of `n` tasks of a group is equally likely, and with `shuffle` every
 * order of it; groups are drawn independently of one another and of what the tasks draw themselves.
 * @param tasks in the order of the simulation
 * @param groups in their order
 * @param seed of the play
 */
export function drawForm<T extends GroupedTask>(
  tasks: readonly T[],
  groups: readonly TaskGroup[],
  seed: string,
): T[] {
  return blocksOf(tasks, groups).flatMap((block) => {
    const { group, members, place } = block;
    if (group === null) return [...members];
    const order = randomFrom(childSeed(seed, `group:${place}`)).shuffle(members);
    const drawn = order.slice(0, drawnCount(block));
    return group.shuffle ? drawn : members.filter((member) => drawn.includes(member));
  });
}

/** The shortest and the longest sum that a form can have; both the same where nothing is drawn. */
export function spanOfForms<T extends GroupedTask>(
  tasks: readonly T[],
  groups: readonly TaskGroup[],
  amountOf: (task: T) => number,
): { readonly shortest: number; readonly longest: number } {
  let [shortest, longest] = [0, 0];
  for (const block of blocksOf(tasks, groups)) {
    const amounts = block.members.map(amountOf).sort((a, b) => a - b);
    const n = drawnCount(block);
    shortest += sumOf(amounts.slice(0, n));
    longest += sumOf(amounts.slice(amounts.length - n));
  }
  return { shortest, longest };
}

/** How many tasks of a kind every form has at least. 0: some candidate may get none. */
export function leastInForm<T extends GroupedTask>(
  tasks: readonly T[],
  groups: readonly TaskGroup[],
  counts: (task: T) => boolean,
): number {
  return spanOfForms(tasks, groups, (task) => (counts(task) ? 1 : 0)).shortest;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
