/**
 * Keys whose strings are never trimmed: of passwords what was typed is the secret (spec §5; product §1, ruling 8), and in
 * the blocks of a written text a space before a bold word is part of it.
 */
export const UNTRIMMED_KEYS: readonly string[] = [
  'password',
  'current_password',
  'new_password',
  'old_password',
  'confirm_password',
  'password_confirmation',
  'blocks',
];

/**
 * A copy with every string trimmed at both ends, at any depth. Only lists and plain objects are entered; files,
 * dates and other objects come back as they are.
 * @param exceptKeys members with these keys are left exactly as they are, whatever they hold
 */
export function trimDeep<T>(value: T, exceptKeys: readonly string[] = UNTRIMMED_KEYS): T {
  return trimmed(value, exceptKeys) as T;
}

function trimmed(value: unknown, exceptKeys: readonly string[]): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((item) => trimmed(item, exceptKeys));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      exceptKeys.includes(key) ? member : trimmed(member, exceptKeys),
    ]),
  );
}

function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
