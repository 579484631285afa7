import { COUNT_LIMIT } from '@tryout/domain/records/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/kysely.ts';
import { PLANNED_ONCE } from '../database/planning-client.ts';
import { httpSays } from './http.messages.ts';
import { invalidField } from './refusal.ts';

/** A place in a list: the sort value and id of the row at its edge, and which way to go from there. */
interface Cursor {
  readonly value: string | number;
  readonly id: string;
  readonly back: boolean;
}

/** What a caller asked for of a list. */
export interface PageRequest {
  readonly page: number;
  readonly recordsPerPage: number;
  readonly cursor?: string | undefined;
  /** The last page, whatever its number. */
  readonly last?: boolean | undefined;
}

/** How a list is ordered: an SQL expression, its type, and the direction. The id breaks ties the same way. */
export interface ListOrder {
  readonly by: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly type: 'timestamptz' | 'text' | 'date' | 'bigint';
  readonly direction: 'asc' | 'desc';
}

/** An order from both ends, under its name and under the name with `-`. */
export function bothWays<K extends string>(key: K, order: Omit<ListOrder, 'direction'>) {
  return { [key]: { ...order, direction: 'asc' }, [`-${key}`]: { ...order, direction: 'desc' } } as Record<
    K | `-${K}`,
    ListOrder
  >;
}

/** The parts of a query that reads one page, one row more than asked to see whether it goes on. */
export interface PageWindow {
  readonly where: RawBuilder<boolean>;
  /** The order alone. */
  readonly ordered: RawBuilder<unknown>;
  readonly tail: RawBuilder<unknown>;
  readonly back: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.value, cursor.id, cursor.back ? 1 : 0])).toString('base64url');
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decodeCursor(text: string, type: ListOrder['type']): Cursor {
  try {
    const [value, id, back] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const fits =
      type === 'bigint'
        ? Number.isSafeInteger(value)
        : typeof value === 'string' &&
          !value.includes('\u0000') &&
          (type === 'text' || value === 'infinity' || !Number.isNaN(Date.parse(value)));
    if (fits && typeof id === 'string' && UUID.test(id)) {
      return { value: value as string, id, back: back === 1 };
    }
  } catch {
    // Falls through: whatever was sent is no cursor of ours.
  }
  throw invalidField('cursor', httpSays('http.cursor_unknown'));
}

/** Where and how to read a page. With a cursor the page number only counts; without one it is an offset. */
export function pageWindow(order: ListOrder, request: PageRequest): PageWindow {
  const cursor = request.cursor ? decodeCursor(request.cursor, order.type) : null;
  const last = request.last === true && cursor === null;
  const back = cursor?.back ?? last;
  const descending = (order.direction === 'desc') !== back;
  const type = sql.raw(order.type);
  const sign = sql.raw(descending ? '<' : '>');
  // sql: blind, because only the request tells whether there is a cursor; the tests of lists read with one
  const where = cursor
    ? sql<boolean>`(${order.by}, ${order.id}) ${sign} (${cursor.value}::${type}, ${cursor.id}::uuid)`
    : sql<boolean>`true`;
  const way = sql.raw(descending ? 'desc' : 'asc');
  const offset = cursor || last ? 0 : (request.page - 1) * request.recordsPerPage;
  const ordered = sql`order by ${order.by} ${way}, ${order.id} ${way}`;
  return {
    where,
    ordered,
    tail: sql`${ordered} limit ${request.recordsPerPage + 1} offset ${offset}`,
    back,
    first: !cursor && !last && request.page === 1,
    last,
  };
}

/** How many rows there are, counted no further than one beyond `COUNT_LIMIT`. */
export async function countRows(
  db: Db,
  from: RawBuilder<unknown>,
  filter: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from ${from} where ${filter} limit ${COUNT_LIMIT + 1}) found
  `.execute(db);
  return rows[0]?.n ?? 0;
}

/** The length of a list from rows that were counted by `countRows`, and the number of those up to a page's end. */
export function totalOf(counted: number, seenUpTo: number) {
  const capped = counted > COUNT_LIMIT;
  return { total: capped ? Math.max(COUNT_LIMIT, seenUpTo) : counted, total_is_capped: capped };
}

/**
 * Whether a column holds one of some ids. A single one is asked for as such: then the index that begins with the column
 * gives the rows in its order, which it does not for several; and a statement that is kept keeps its plan, while of
 * several ids the planner expects ten and plans anew each time.
 */
export function isAmong(column: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> {
  return ids.length === 1
    ? sql<boolean>`${column} = ${ids[0]}::uuid`
    : sql<boolean>`${column} = any(${ids}::uuid[])`;
}

/**
 * Puts rows read through `pageWindow` into a page. `counted` is what `countRows` found; `sortValue` is what the order's
 * expression gave.
 */
export function pageFrom<T extends { id: string }, U>(
  rows: readonly T[],
  request: PageRequest,
  window: PageWindow,
  counted: number,
  sortValue: (row: T) => string | number,
  present: (row: T) => U,
) {
  const { recordsPerPage: size } = request;
  // The last page holds what the pages before leave, as far as the list was counted.
  const page = window.last && counted <= COUNT_LIMIT ? Math.max(1, Math.ceil(counted / size)) : request.page;
  const most = window.last && counted <= COUNT_LIMIT ? Math.max(1, counted - (page - 1) * size) : size;
  const more = rows.length > most;
  const kept = rows.slice(0, most);
  if (window.back) kept.reverse();
  const [first, last] = [kept[0], kept.at(-1)];
  const after = window.last ? false : window.back ? true : more;
  const before = window.back ? more : !window.first;
  const cursorAt = (row: T | undefined, back: boolean) =>
    row ? encodeCursor({ value: sortValue(row), id: row.id, back }) : null;
  return {
    items: kept.map(present),
    ...totalOf(counted, (page - 1) * size + kept.length),
    page,
    recordsPerPage: size,
    next_cursor: after ? cursorAt(last, false) : null,
    previous_cursor: before ? cursorAt(first, true) : null,
  };
}

/** A list that is read page by page with its length. */
export interface PagedList<T extends { id: string }> {
  readonly order: ListOrder;
  readonly columns: RawBuilder<unknown>;
  /** The tables that the columns come from. */
  readonly from: RawBuilder<unknown>;
  /** The tables that are enough to count; left out: all of `from`. */
  readonly counted?: RawBuilder<unknown>;
  /** What belongs to the list. */
  readonly filter: RawBuilder<boolean>;
  /** How many rows there are, as `countRows` would answer, or how the rows that were read tell it; left out: they are counted. */
  readonly known?: number | ((rows: readonly T[]) => number);
  /**
   * Whether the plan is kept, of a page before which none is skipped: its text is one of few, and its best plan does not
   * depend on the values.
   */
  readonly plannedOnce?: boolean;
  readonly sortValue: (row: T) => string | number;
}

/** Written out, so that a plan that is kept knows how few rows are read; a few more than asked for do no harm. */
function writtenLimit(size: number): RawBuilder<unknown> {
  if (size > 50) return sql`limit 101`;
  // sql: blind, because only the request tells how many rows a page has
  return size > 20 ? sql`limit 51` : sql`limit 21`;
}

/**
 * Reads one page of a list, and how long the list is, as far as `COUNT_LIMIT`. Say what a row is, `readPage<Row>`: it is
 * held against the columns (scripts/check-sql.mjs).
 */
export async function readPage<T extends { id: string } = never>(
  db: Db,
  request: PageRequest,
  list: PagedList<T>,
) {
  const window = pageWindow(list.order, request);
  const { rows } = list.plannedOnce
    ? await sql<T>`${sql.raw(PLANNED_ONCE)}
        select ${list.columns} from ${list.from} where ${list.filter} and ${window.where}
        ${window.ordered} ${writtenLimit(request.recordsPerPage)}`.execute(db)
    : await sql<T>`
        select ${list.columns} from ${list.from} where ${list.filter} and ${window.where} ${window.tail}
      `.execute(db);
  const { known } = list;
  const counted =
    typeof known === 'function'
      ? known(rows)
      : (known ?? (await countRows(db, list.counted ?? list.from, list.filter)));
  return pageFrom(rows, request, window, counted, list.sortValue, (row) => row);
}

/** A page whose rows are shown otherwise than they are read. */
export async function shownAs<T, Page extends { readonly items: readonly T[] }, U>(
  page: Promise<Page & { readonly items: readonly T[] }>,
  present: (row: T) => U,
) {
  const { items, ...rest } = await page;
  return { ...rest, items: items.map(present) };
}
