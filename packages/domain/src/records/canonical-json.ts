/**
 * One JSON text per value: keys sorted by UTF-16 code units, no white space, undefined members left out
 * (the rules of RFC 8785). What is hashed and compared is this text.
 */

/** A value that JSON cannot say: NaN, Infinity, undefined at the top or in a list, a function, a cycle, a class. */
export class CanonicalJsonError extends Error {
  /** Where, as in `$.a[0].b`. */
  readonly path: string;
  constructor(path: string, what: string) {
    super(`${path} holds ${what}, which canonical JSON cannot say`);
    this.name = 'CanonicalJsonError';
    this.path = path;
  }
}

const MAX_DEPTH = 100;

/**
 * The canonical JSON text of a value made of null, booleans, finite numbers, strings, lists and plain objects.
 * -0 is written as 0. @throws CanonicalJsonError naming the path
 */
export function canonicalJson(value: unknown): string {
  return write(value, '$', 0);
}

function write(value: unknown, path: string, depth: number): string {
  if (depth > MAX_DEPTH) throw new CanonicalJsonError(path, `more than ${MAX_DEPTH} levels`);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new CanonicalJsonError(path, String(value));
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${Array.from(value, (item, i) => write(item, `${path}[${i}]`, depth + 1)).join(',')}]`;
  }
  if (typeof value !== 'object') throw new CanonicalJsonError(path, typeof value);
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new CanonicalJsonError(path, 'an object that is not plain');
  }
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${write(member, `${path}.${key}`, depth + 1)}`);
  return `{${members.join(',')}}`;
}
