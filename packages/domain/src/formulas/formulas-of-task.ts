/**
 * Which formulas count for a task of a play. A task is a game with its settings; a formula is written for a game, and
 * then counts for every task made of it, or for one task, where it stands in for the game's (product §2.16: one active
 * formula for a subtrait and a task).
 */

/** A task as a play pins it. `task_key` is absent where the task is the game as it is shipped. */
export interface KeyedTask {
  /** Key of the game. */
  readonly key: string;
  /** Key of the task made of the game. */
  readonly task_key?: string;
}

/** What of a formula the rule needs. `task_key` is the key of a task or of a game. */
export interface KeyedFormula {
  readonly task_key: string;
  readonly definition: { readonly subtrait_id: string };
}

/** The key of the task itself: that of the game where the task is the game as it is shipped. */
export function taskKeyOf(task: KeyedTask): string {
  return task.task_key ?? task.key;
}

/** Every key under which formulas of these tasks may stand, each once, in order of first appearance. */
export function formulaKeysOf(tasks: readonly KeyedTask[]): string[] {
  return [...new Set(tasks.flatMap((task) => [task.key, taskKeyOf(task)]))];
}

/**
 * The formulas that count for a task, in their given order: all of the task's own, and those of its game for subtraits
 * that no formula of the task itself feeds.
 * @param formulas the formulas in force
 */
export function formulasOfTask<F extends KeyedFormula>(formulas: readonly F[], task: KeyedTask): F[] {
  const own = taskKeyOf(task);
  const fedByOwn = new Set(
    own === task.key
      ? []
      : formulas.filter((each) => each.task_key === own).map((each) => each.definition.subtrait_id),
  );
  return formulas.filter(
    ({ task_key, definition }) =>
      task_key === own || (task_key === task.key && !fedByOwn.has(definition.subtrait_id)),
  );
}
