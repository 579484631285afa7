import type { CustomTypesConfig } from 'pg';
import pg from 'pg';

/**
 * How values of the database look in the program, the same everywhere:
 *
 * - `timestamptz`: ISO 8601 text in UTC with milliseconds, `2026-03-01T09:30:00.000Z`. Columns are `timestamptz(3)`,
 *   so nothing is lost and a value can go back into a comparison.
 * - `date`: text `YYYY-MM-DD`; a day has no time zone.
 * - `bigint`, `count(*)`: number; a value beyond 2^53 is an error rather than a wrong number.
 * - `numeric`: number (double precision).
 * - `json`, `jsonb`: parsed.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      const parser = parsers.get(oid);
      if (parser) return parser;
    }
    return pg.types.getTypeParser(oid, format as 'text');
  }) as CustomTypesConfig['getTypeParser'],
};

const parsers = new Map<number, (text: string) => unknown>([
  [20, parseBigint],
  [1082, (text) => text],
  [1114, (text) => text],
  [1184, parseTimestamp],
  [1700, Number],
  [1016, (text) => parseArray(text, parseBigint)],
  [1115, (text) => parseArray(text, (item) => item)],
  [1182, (text) => parseArray(text, (item) => item)],
  [1185, (text) => parseArray(text, parseTimestamp)],
  [1231, (text) => parseArray(text, Number)],
]);

export function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The number ${text} is too large to be read exactly.`);
  return value;
}

/** `2026-03-01 09:30:00.12+00` → `2026-03-01T09:30:00.120Z`; `infinity` stays as it is. */
export function parseTimestamp(text: string): string {
  if (text.length >= 22 && text.endsWith('+00') && text.charAt(10) === ' ' && text.charAt(4) === '-') {
    const fraction = text.slice(20, -3).padEnd(3, '0').slice(0, 3);
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction}Z`;
  }
  const time = Date.parse(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}

/** The driver's array parser as it is; its published types describe an older one. */
const arrayParser = pg.types.arrayParser as unknown as {
  create<T>(text: string, parse: (item: string) => T): { parse(): T[] };
};

function parseArray<T>(text: string, parse: (item: string) => T): T[] {
  return arrayParser.create(text, parse).parse();
}
