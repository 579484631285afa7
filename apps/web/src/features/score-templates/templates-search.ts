const STATUSES = ['draft', 'published', 'closed'] as const;
const OWNERS = ['own', 'platform'] as const;

/** What the list of templates shows, as its address says. */
export interface TemplatesSearch {
  readonly page?: number | undefined;
  readonly q?: string | undefined;
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly owner?: (typeof OWNERS)[number] | undefined;
}

/** Reads the address; what it does not understand is left out. */
export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  return {
    page: Number(search.page) || undefined,
    q: typeof search.q === 'string' ? search.q : undefined,
    status: STATUSES.find((status) => status === search.status),
    owner: OWNERS.find((owner) => owner === search.owner),
  };
}

/** Which two versions are compared. */
export interface CompareSearch {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Reads the address of the comparison. */
export function readCompareSearch(search: Record<string, unknown>): CompareSearch {
  return {
    before: typeof search.before === 'string' ? search.before : undefined,
    after: typeof search.after === 'string' ? search.after : undefined,
  };
}
