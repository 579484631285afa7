import { LIMITS, NAME_PATTERN } from './protocol.ts';

/** A message before it is known to be one; null when it is no plain object. */
export function fieldsOf(raw: unknown): Record<string, unknown> | null {
  return Object.prototype.toString.call(raw) === '[object Object]' ? (raw as Record<string, unknown>) : null;
}

/** A whole number from `min` on that a double holds exactly. */
export function isWhole(value: unknown, min: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min;
}

/** A text of at most `length` characters; a reason or an opaque name. */
export function isText(value: unknown, length: number = LIMITS.reason_length): value is string {
  return typeof value === 'string' && value.length <= length;
}

/** A name of a data point or event, or the code of an error. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME_PATTERN.test(value);
}

/** A finite number within `min` and `max`. */
export function isNumberWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
