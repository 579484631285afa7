import { FORMULA_LIMITS } from '../formulas/formula.ts';
import { broken, type Cursor, tell } from './cursor.ts';
import { isCondition, type SourceNode } from './nodes.ts';
import type { Token } from './scan.ts';
import { SOURCE_LIMITS, type Span } from './source.ts';

/** Tells that a bound is passed and ends reading: whatever follows would be told about a text that is cut short. */
function stop(cursor: Cursor, code: 'too_deep' | 'too_large', span: Span, limit: number): SourceNode {
  tell(cursor, code, span, { limit });
  cursor.at = cursor.tokens.length - 1;
  cursor.isStopped = true;
  return broken(span);
}

/** Counts a node against the bound of a formula's size. */
export function counted(cursor: Cursor, made: SourceNode): SourceNode {
  cursor.nodes += 1;
  if (cursor.nodes > FORMULA_LIMITS.nodes) return stop(cursor, 'too_large', made, FORMULA_LIMITS.nodes);
  return made;
}

/** Reads within one more level of nesting; past the bound it stops. */
export function nested(cursor: Cursor, opening: Token, read: () => SourceNode): SourceNode {
  if (cursor.nesting >= SOURCE_LIMITS.nesting) {
    return stop(cursor, 'too_deep', opening, SOURCE_LIMITS.nesting);
  }
  cursor.nesting += 1;
  const made = read();
  cursor.nesting -= 1;
  return made;
}

/** A node that was just put together, unless it passes a bound. */
export function made(cursor: Cursor, whole: SourceNode, sign: Token): SourceNode {
  return bounded(cursor, counted(cursor, whole), sign);
}

/** A node, unless it is nested too deeply; that is told of the sign that nested it. */
export function bounded(cursor: Cursor, whole: SourceNode, sign: Token): SourceNode {
  const limit = isCondition(whole) ? FORMULA_LIMITS.condition_depth : FORMULA_LIMITS.depth;
  return whole.height > limit ? stop(cursor, 'too_deep', sign, limit) : whole;
}

/** A node that stands where a value must stand. */
export function asValue(cursor: Cursor, found: SourceNode): SourceNode {
  if (!isCondition(found)) return found;
  tell(cursor, 'value_expected', found);
  return broken(found);
}

/** A node that stands where a condition must stand. */
export function asCondition(cursor: Cursor, found: SourceNode): SourceNode {
  if (isCondition(found) || found.kind === 'broken') return found;
  tell(cursor, 'comparison_expected', found);
  return broken(found);
}
