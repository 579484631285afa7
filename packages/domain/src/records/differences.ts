/**
 * What changed between two versions of a record, place by place: for lists of changes, for conflicts of two people who
 * edit the same thing, and for versions shown beside each other. Works on any JSON value.
 */

/** One place that differs. */
export interface Difference {
  /**
   * Where: names of members, and for an item of a list what identifies it (see `differencesOf`). Empty when the two
   * values differ as a whole.
   */
  readonly path: readonly string[];
  /** What was there; undefined when nothing was. */
  readonly before: unknown;
  /** What is there now; undefined when nothing is. */
  readonly after: unknown;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * The places where two JSON values differ, in the order of the later one, removed ones last. A whole that was added or
 * removed is one difference, not one for each of its parts.
 *
 * Items of a list are matched by what identifies them, when all of them are objects with such a member: `key`, else
 * `id`, else a member whose name ends in `_id`; unique texts or numbers in both lists. Then moving an item is one
 * difference at the list itself, with the identifiers in their order before and after. All other lists are compared by
 * index, counted from 0. A member that is undefined counts as absent; -0 equals 0.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const found: Difference[] = [];
  compare(before, after, [], found);
  return found;
}

function compare(before: unknown, after: unknown, path: readonly string[], found: Difference[]): void {
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, found);
  else if (isObject(before) && isObject(after)) compareMembers(before, after, path, found);
  else if (before !== after && !(Number.isNaN(before) && Number.isNaN(after))) {
    found.push({ path, before, after });
  }
}

function compareMembers(before: Members, after: Members, path: readonly string[], found: Difference[]): void {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  for (const name of names) compare(memberOf(before, name), memberOf(after, name), [...path, name], found);
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
  found: Difference[],
): void {
  const identity = identityOf(before, after);
  if (identity === null) {
    compareMembers({ ...before }, { ...after }, path, found);
    return;
  }
  const [earlier, later] = [byIdentity(before, identity), byIdentity(after, identity)];
  const stayed = [...earlier.keys()].filter((id) => later.has(id));
  const order = [...later.keys()].filter((id) => earlier.has(id));
  if (stayed.some((id, i) => id !== order[i])) found.push({ path, before: stayed, after: order });
  for (const id of new Set([...later.keys(), ...earlier.keys()])) {
    compare(earlier.get(id), later.get(id), [...path, id], found);
  }
}

/** The member that identifies every item of both lists; null when there is none, or nothing to identify. */
function identityOf(before: readonly unknown[], after: readonly unknown[]): string | null {
  const [first] = [...before, ...after];
  if (!isObject(first)) return null;
  const names = ['key', 'id', ...Object.keys(first).filter((name) => name.endsWith('_id'))];
  return names.find((name) => identifies(name, before) && identifies(name, after)) ?? null;
}

function identifies(name: string, items: readonly unknown[]): boolean {
  const ids = items.map((item) => (isObject(item) ? memberOf(item, name) : undefined));
  return (
    ids.every((id) => typeof id === 'string' || typeof id === 'number') &&
    new Set(ids.map(String)).size === ids.length
  );
}

function byIdentity(items: readonly unknown[], identity: string): Map<string, unknown> {
  return new Map(items.map((item) => [String(memberOf(item as Members, identity)), item]));
}

function memberOf(value: Members, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
