export const LISTS = ['pending', 'active', 'ended'] as const;

/** Which links the page shows, as its address says. */
export interface LinksSearch {
  readonly list?: (typeof LISTS)[number];
  readonly page?: number;
  readonly cursor?: string;
}

/** Reads the address; what it does not understand is left out. */
export function readLinksSearch(search: Record<string, unknown>): LinksSearch {
  const list = LISTS.find((each) => each === search.list);
  return {
    ...(list ? { list } : {}),
    ...(Number(search.page) > 1 ? { page: Number(search.page) } : {}),
    ...(typeof search.cursor === 'string' ? { cursor: search.cursor } : {}),
  };
}
