import type { Json } from './protocol.ts';

const encoder = new TextEncoder();
const DEPTH = 32;
/** Text that is one byte a character as JSON: most of what games send. */
const PLAIN = /^[ !#-[\]-~]*$/;

/**
 * UTF-8 bytes that `value` takes as JSON, or null when it is no JSON (undefined, NaN, a Map, a cycle, more than 32
 * levels), holds a character that cannot be stored (NUL, half a surrogate pair) or takes more than `limit`. Stops as soon as that is known, so that a value built to be expensive is not.
 */
export function jsonSize(value: unknown, limit: number): number | null {
  const left = take(value, limit, DEPTH);
  return left < 0 ? null : limit - left;
}

/** A copy that nobody else holds, or null when `jsonSize` says no. A JSON null comes back as `{ copy: null }`. */
export function jsonCopy(
  value: unknown,
  limit: number,
): { readonly copy: Json; readonly size: number } | null {
  const size = jsonSize(value, limit);
  return size === null ? null : { copy: JSON.parse(JSON.stringify(value)) as Json, size };
}

/** What is left of `limit` after `value`; -1 when it does not fit. */
function take(value: unknown, limit: number, depth: number): number {
  if (limit < 1 || depth === 0) return -1;
  if (value === null || typeof value === 'boolean') return within(limit - `${value}`.length);
  if (typeof value === 'number') {
    return Number.isFinite(value) ? within(limit - JSON.stringify(value).length) : -1;
  }
  if (typeof value === 'string') return takeText(value, limit);
  if (Array.isArray(value)) return takeList(value, limit, depth);
  if (Object.prototype.toString.call(value) !== '[object Object]') return -1;
  return takeObject(value as Record<string, unknown>, limit, depth);
}

function takeText(text: string, limit: number): number {
  if (text.length + 2 > limit) return -1;
  if (PLAIN.test(text)) return within(limit - text.length - 2);
  if (text.includes('\u0000') || !text.isWellFormed()) return -1;
  return within(limit - encoder.encode(JSON.stringify(text)).length);
}

function takeList(list: readonly unknown[], limit: number, depth: number): number {
  let left = limit - 2 - Math.max(0, list.length - 1);
  for (let at = 0; at < list.length && left >= 0; at++) left = take(list[at], left, depth - 1);
  return within(left);
}

function takeObject(object: Record<string, unknown>, limit: number, depth: number): number {
  const keys = Object.keys(object);
  let left = limit - 2 - Math.max(0, keys.length - 1);
  for (const key of keys) {
    if (left < 0) return -1;
    left = takeText(key, left) - 1;
    if (left >= 0) left = take(object[key], left, depth - 1);
  }
  return within(left);
}

function within(left: number): number {
  return left < 0 ? -1 : left;
}
