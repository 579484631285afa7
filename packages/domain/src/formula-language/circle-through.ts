import type { Conditions } from '../formulas/formula.ts';
import { conditionsNamedBy } from './conditions.ts';

/**
 * The shortest circle through one condition, such as `['a', 'b', 'a']`; null when it leads nowhere back. Circles of
 * others that it merely names are theirs: one unfinished draft must not hold up what has no part in it.
 */
export function circleThrough(id: string, conditions: Conditions): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [id];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const condition = Object.hasOwn(conditions, at) ? conditions[at] : undefined;
    for (const next of condition ? conditionsNamedBy(condition) : []) {
      if (next === id) return [...wayTo(at, cameFrom), id];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, at);
      queue.push(next);
    }
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way;
}
