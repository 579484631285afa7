import { MEAN_MISSING, MEAN_STEPS, type MeanRows } from '../score-cards/score-columns.ts';
import { areEnough, inBillionths, meanOfBillionths, type ScoreResponse } from '../score-cards/scoring.ts';

/**
 * What each task gave to a subtrait that several tasks measure, so that its mean without one of them can be worked out to
 * the last digit. Subtraits of one task need none of it: without their task they have no mean.
 */

/** A task that people played and what it measures. */
export interface MeasuredTask {
  readonly key: string;
  /** Usual playing time in minutes; null: people played it, but it is no part of the position any more. */
  readonly minutes: number | null;
  readonly subtrait_ids: readonly string[];
}

/** One task's part of one subtrait, a number a person. */
export interface TaskPart {
  readonly task_key: string;
  readonly subtrait_id: string;
  /** Sum of its responses in billionths of a point (`inBillionths`). */
  readonly sums: Float64Array;
  /** How many responses had a value, and how many there were. */
  readonly used: Uint8Array;
  readonly listed: Uint8Array;
}

/** Responses of one task. */
export interface TaskResponses {
  readonly task_key: string;
  readonly responses: readonly ScoreResponse[];
}

/** What one person's responses of a task come to for a subtrait. */
export function partOf(
  given: readonly TaskResponses[],
  task_key: string,
  subtrait_id: string,
): { readonly sum: number; readonly used: number; readonly listed: number } {
  let [sum, used, listed] = [0, 0, 0];
  for (const { task_key: key, responses } of given) {
    if (key !== task_key) continue;
    for (const { subtrait_id: id, value, total_score } of responses) {
      if (id !== subtrait_id) continue;
      listed += 1;
      if (value === null || total_score === null || total_score === 0) continue;
      used += 1;
      sum += inBillionths(value, total_score);
    }
  }
  return { sum, used, listed };
}

/** The subtraits that more than one of the tasks measure. */
export function sharedSubtraits(tasks: readonly MeasuredTask[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of tasks.flatMap(({ subtrait_ids }) => [...new Set(subtrait_ids)])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].flatMap(([id, count]) => (count > 1 ? [id] : []));
}

/** Everything that people's means without some tasks follow from. */
export interface MeasuredRows {
  readonly rows: MeanRows;
  readonly tasks: readonly MeasuredTask[];
  readonly parts: readonly TaskPart[];
}

/**
 * People's means as they would be had some tasks not been played. A subtrait of those tasks alone has none.
 * @param without keys of the tasks
 */
export function meansWithout({ rows, tasks, parts }: MeasuredRows, without: readonly string[]): MeanRows {
  const out = new Set(without);
  const left = tasks.filter(({ key }) => out.has(key)).flatMap(({ subtrait_ids }) => subtrait_ids);
  if (left.length === 0) return rows;
  const { subtrait_ids, count } = rows;
  const width = subtrait_ids.length;
  const means = rows.means.slice();
  for (const id of new Set(left)) {
    const column = subtrait_ids.indexOf(id);
    if (column < 0) continue;
    const kept = parts.filter((part) => part.subtrait_id === id && !out.has(part.task_key));
    for (let row = 0; row < count; row++) means[row * width + column] = meanOfParts(kept, row);
  }
  return { subtrait_ids, count, means };
}

function meanOfParts(parts: readonly TaskPart[], row: number): number {
  let [sum, used, listed] = [0, 0, 0];
  for (const part of parts) {
    sum += part.sums[row] as number;
    used += part.used[row] as number;
    listed += part.listed[row] as number;
  }
  return areEnough(used, listed) ? Math.round(meanOfBillionths(sum, used) * MEAN_STEPS) : MEAN_MISSING;
}
