import { type Attribute, FULL_TURN, rangeOf } from './attributes.ts';
import { turnedRing } from './places.ts';

/**
 * The kinds of rules (after Carpenter, Just & Shell 1990). Each says how the third value of a line follows from the
 * first two; a rule of an item holds along all its rows.
 */
export const RULES = ['constant', 'progression', 'distribution', 'add', 'subtract', 'xor'] as const;
export type Rule = (typeof RULES)[number];

/** The rules that an attribute can follow. */
export const RULES_OF: Readonly<Record<Attribute, readonly Rule[]>> = {
  shape: ['constant', 'distribution'],
  fill: ['constant', 'distribution'],
  size: ['constant', 'progression', 'distribution'],
  rotation: ['constant', 'progression', 'distribution'],
  count: ['constant', 'progression', 'distribution', 'add', 'subtract'],
  position: RULES,
};

/** One value after another by `step`; null where the attribute has no such value. */
export function stepped(attribute: Attribute, value: number, step: number): number | null {
  if (attribute === 'position') return turnedRing(value, step);
  if (attribute === 'rotation') return (value + step + FULL_TURN) % FULL_TURN;
  const range = rangeOf(attribute);
  const next = value + step;
  return range === null || next < range.least || next > range.most ? null : next;
}

/** Steps that a progression of an attribute can have. */
export function stepsOf(attribute: Attribute): readonly number[] {
  if (attribute === 'size') return [1, -1];
  if (attribute === 'count') return [1, -1, 2, -2];
  return [1, -1, 2, -2, 3, -3, 4];
}

/** The third value of a line by a rule of arithmetic; null where the attribute has no such value. */
export function combined(rule: Rule, attribute: Attribute, x: number, y: number): number | null {
  if (attribute === 'position') {
    if (rule === 'add') return x | y;
    const left = rule === 'xor' ? x ^ y : x & ~y;
    return left === 0 ? null : left;
  }
  return stepped(attribute, x, rule === 'add' ? y : -y);
}
