import { PAGE_SIZES } from '@tryout/domain/records/paging';
import type { Sort } from '../data-table/data-table-types.ts';

/** What every list keeps in its address; a list with filters adds theirs. */
export interface ListState<Sort extends string = string> {
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly recordsPerPage?: number | undefined;
  /** What is searched for. */
  readonly q?: string | undefined;
  /** Key of a column, with `-` from its other end. */
  readonly sort?: Sort | undefined;
}

const MOST_LETTERS = 120;
const MOST_OF_CURSOR = 400;

const text = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, most) : undefined;

/** Reads the state of a list from an address, for `validateSearch`; what makes no sense is left out. `sorts` are those of the list's route. */
export function readListState<Sort extends string = never>(
  search: Record<string, unknown>,
  sorts: readonly Sort[] = [],
): ListState<Sort> {
  const page = Number(search.page);
  const hasPage = Number.isSafeInteger(page) && page > 1;
  return {
    page: hasPage ? page : undefined,
    // A cursor without its page would count from one again.
    cursor: hasPage ? text(search.cursor, MOST_OF_CURSOR) : undefined,
    recordsPerPage: PAGE_SIZES.find((size) => size === Number(search.recordsPerPage)),
    // Letters that look like a number come as one.
    q: text(typeof search.q === 'number' ? String(search.q) : search.q, MOST_LETTERS),
    sort: oneOf(search.sort, sorts),
  };
}

/** One of the values that a filter knows, for `validateSearch`. */
export const oneOf = <T extends string>(value: unknown, options: readonly T[]): T | undefined =>
  options.find((option) => option === value);

/** Those of the values that a filter knows, for `validateSearch`; none is as if it were not used. */
export function someOf<T extends string>(value: unknown, options: readonly T[]): T[] | undefined {
  const given = [value].flat();
  const known = options.filter((option) => given.includes(option));
  return known.length > 0 ? known : undefined;
}

/** An order in the address as the table has it. */
export const sortOf = (sort: string): Sort =>
  sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' };

/** An order of the table as the address has it. */
export const sortText = ({ key, direction }: Sort): string => (direction === 'desc' ? `-${key}` : key);

/** Which page of the list is asked for, as list routes take it. */
export const pagingOf = ({ page, cursor, recordsPerPage }: ListState) => ({ page, cursor, recordsPerPage });
