/** Passwords are sent exactly as typed. */
const AS_TYPED = /password/i;

/**
 * Trims every string in a body, at any depth, except passwords (spec §5). Files, dates and other objects with a
 * class of their own pass through unchanged.
 */
export function trimStrings<T>(value: T): T {
  return trimmed(value) as T;
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      AS_TYPED.test(key) && typeof entry === 'string' ? entry : trimmed(entry),
    ]),
  );
}
