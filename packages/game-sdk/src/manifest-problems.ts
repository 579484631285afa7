/** Something wrong with a manifest. */
export interface ManifestProblem {
  /** Where, as in `data_points[2].min`; empty for the whole file. */
  readonly path: string;
  readonly code:
    | 'not_json'
    | 'not_object'
    | 'missing'
    | 'wrong_type'
    | 'not_allowed'
    | 'out_of_range'
    | 'twice'
    | 'too_many'
    | 'unknown_field';
  /** For the author of the game, in English. */
  readonly sentence: string;
}

/** What a text must be. */
interface TextRule {
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly check?: (text: string) => boolean;
  /** Completes "must be …". */
  readonly says?: string;
  readonly fallback?: string;
}

/** Reads the fields of one object; each reader notes a problem and returns something harmless when a field is wrong. */
export interface ObjectReader {
  raw(key: string): unknown;
  literal<const T extends number>(key: string, value: T): T;
  text(key: string, rule: TextRule): string;
  texts(key: string, pattern: RegExp, says: string): string[];
  choice<const T extends string>(key: string, options: readonly T[], fallback?: T): T;
  choices<const T extends string>(key: string, options: readonly T[]): T[];
  flag(key: string, fallback: boolean): boolean;
  number(key: string, min: number, max: number): number;
  /** A whole number of CSS px, at one place of a pair. */
  size(key: string, index: 0 | 1, fallback: number): number;
}

/** Collects problems while a manifest is read. */
export interface Problems {
  add(path: string, code: ManifestProblem['code'], sentence: string): void;
  object(path: string, raw: unknown, known: readonly string[]): ObjectReader;
  list(): readonly ManifestProblem[];
}

/** No problems yet. Beyond 200 none is added: a file that wrong needs no longer list. */
export function createProblems(): Problems {
  const list: ManifestProblem[] = [];
  const problems: Problems = {
    add(path, code, sentence) {
      if (list.length < 200) list.push({ path, code, sentence });
    },
    object(path, raw, known) {
      const fields = isPlainObject(raw) ? raw : {};
      if (fields !== raw) problems.add(path, 'not_object', `${named(path)} must be an object.`);
      for (const key of Object.keys(fields)) {
        if (!known.includes(key)) {
          const where = path ? `${path}.${key.slice(0, 64)}` : key.slice(0, 64);
          problems.add(where, 'unknown_field', `${where} is not a field of build.json.`);
        }
      }
      return createReader(problems, path, fields);
    },
    list: () => list,
  };
  return problems;
}

/** True for what `{…}` in JSON becomes. */
export function isPlainObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function named(path: string): string {
  return path || 'build.json';
}

function createReader(problems: Problems, path: string, fields: Record<string, unknown>): ObjectReader {
  const where = (key: string) => (path ? `${path}.${key}` : key);
  const raw = (key: string) => (Object.hasOwn(fields, key) ? fields[key] : undefined);
  function wrong<T>(key: string, says: string, instead: T, code?: ManifestProblem['code']): T {
    if (raw(key) === undefined)
      problems.add(where(key), 'missing', `${where(key)} is missing; it must be ${says}.`);
    else problems.add(where(key), code ?? 'wrong_type', `${where(key)} must be ${says}.`);
    return instead;
  }
  function list<T extends string>(key: string, fits: (text: string) => boolean, says: string): T[] {
    const value = raw(key);
    if (!Array.isArray(value) || value.length === 0 || value.length > 50)
      return wrong(key, `a list of ${says}`, []);
    if (!value.every((entry) => typeof entry === 'string' && fits(entry))) {
      return wrong(key, `a list of ${says}`, [], 'not_allowed');
    }
    if (new Set(value).size < value.length) {
      problems.add(where(key), 'twice', `${where(key)} says the same twice.`);
    }
    return value;
  }
  return {
    raw,
    literal: (key, value) => (raw(key) === value ? value : wrong(key, String(value), value, 'not_allowed')),
    text(key, { max = 200, pattern, check, says = `a text of 1 to ${max} characters`, fallback }) {
      const value = raw(key);
      if (value === undefined && fallback !== undefined) return fallback;
      if (typeof value !== 'string') return wrong(key, says, '');
      const fits = value.trim() !== '' && value.length <= max;
      if (!fits || pattern?.test(value) === false || check?.(value) === false) {
        return wrong(key, says, '', 'not_allowed');
      }
      return value;
    },
    texts: (key, pattern, says) => list(key, (text) => pattern.test(text), says),
    choice(key, options, fallback) {
      const value = raw(key);
      if (value === undefined && fallback !== undefined) return fallback;
      const found = options.find((option) => option === value);
      return found ?? wrong(key, `one of ${options.join(', ')}`, options[0] as never, 'not_allowed');
    },
    choices: (key, options) =>
      list(key, (text) => options.some((option) => option === text), options.join(', ')),
    flag(key, fallback) {
      const value = raw(key);
      if (value === undefined) return fallback;
      return typeof value === 'boolean' ? value : wrong(key, 'true or false', fallback);
    },
    number(key, min, max) {
      const value = raw(key);
      const says = `a number from ${min} to ${max}`;
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(key, says, min);
      return value >= min && value <= max ? value : wrong(key, says, min, 'out_of_range');
    },
    size(key, index, fallback) {
      const value = raw(key);
      if (value === undefined) return fallback;
      const says = 'a width and a height in CSS pixels, each from 200 to 4000';
      if (!Array.isArray(value) || value.length !== 2)
        return index === 0 ? wrong(key, says, fallback) : fallback;
      const part = value[index];
      if (Number.isInteger(part) && part >= 200 && part <= 4000) return part;
      return wrong(key, says, fallback, 'out_of_range');
    },
  };
}
