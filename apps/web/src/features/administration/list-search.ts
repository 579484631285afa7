/** What of a list stands in the address. */
export interface ListSearch {
  readonly page?: number;
  readonly cursor?: string;
  readonly search?: string;
  readonly status?: string;
  readonly tab?: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the state of a list from an address. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const page = Number(search.page);
  const read = {
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    cursor: text(search.cursor),
    search: text(search.search),
    status: text(search.status),
    tab: text(search.tab),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
