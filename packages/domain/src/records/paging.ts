/** Allowed numbers of rows per page (product §2.30). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Rows per page. */
export type PageSize = (typeof PAGE_SIZES)[number];

/** Used when the caller names none. */
export const DEFAULT_PAGE_SIZE: PageSize = 20;

/** How far the rows of a list are counted. A longer list says so: nobody pages that far by number. */
export const COUNT_LIMIT = 10_000;

/** Which rows are asked for: page counts from 1. */
export interface Paging {
  readonly page: number;
  readonly recordsPerPage: PageSize;
}

/** A field of a paging request that cannot be used. */
export type PagingProblem = 'page' | 'recordsPerPage';

/** Is it one of the allowed sizes? */
export function isPageSize(value: unknown): value is PageSize {
  return (PAGE_SIZES as readonly unknown[]).includes(value);
}

/** What is wrong with a paging request; empty when it can be used. Fields left out take their defaults. */
export function pagingProblems(request: {
  readonly page?: number;
  readonly recordsPerPage?: number;
}): PagingProblem[] {
  const problems: PagingProblem[] = [];
  if (request.page !== undefined && !(Number.isSafeInteger(request.page) && request.page >= 1)) {
    problems.push('page');
  }
  if (request.recordsPerPage !== undefined && !isPageSize(request.recordsPerPage))
    problems.push('recordsPerPage');
  return problems;
}

/** A usable request: defaults filled in, and whatever cannot be used replaced by its default (1 and 20). */
export function pagingOf(request: { readonly page?: number; readonly recordsPerPage?: number }): Paging {
  const wrong = pagingProblems(request);
  return {
    page: wrong.includes('page') ? 1 : (request.page ?? 1),
    recordsPerPage: isPageSize(request.recordsPerPage) ? request.recordsPerPage : DEFAULT_PAGE_SIZE,
  };
}

/** Rows before the page. */
export function offsetOf(paging: Paging): number {
  return (paging.page - 1) * paging.recordsPerPage;
}

/** Number of pages; at least 1, so that an empty list has a first page. */
export function pageCount(total: number, recordsPerPage: PageSize): number {
  return Math.max(1, Math.ceil(total / recordsPerPage));
}
