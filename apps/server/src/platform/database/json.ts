import { type ColumnType, type RawBuilder, sql } from 'kysely';

declare const writtenAsJsonb: unique symbol;

/** Only `jsonb()` makes one, so a bare array or string cannot slip into a jsonb column by mistake. */
export type JsonbValue = { readonly [writtenAsJsonb]: true };

/** A `jsonb` column (`Jsonb | null` where it may be NULL, which is not the JSON `null`): reads as parsed JSON of a shape the reader states, writes only through `jsonb()`. */
export type Jsonb = ColumnType<unknown, RawBuilder<JsonbValue>, RawBuilder<JsonbValue>>;

/**
 * Writes a value into a `jsonb` column. Needed because the driver sends a JavaScript array as a PostgreSQL array and
 * a string as bare text; only objects would arrive as JSON by themselves.
 */
export function jsonb(value: object | string | number | boolean | null): RawBuilder<JsonbValue> {
  return sql<JsonbValue>`${JSON.stringify(value)}::jsonb`;
}
