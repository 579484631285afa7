import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

const STATUSES = ['draft', 'published', 'closed'] as const;
const SORTS = ['name', '-name', 'updated_at', '-updated_at'] as const;
const OWNERS = ['own', 'platform'] as const;

/** What the list of templates shows, as its address says. */
export interface TemplatesSearch extends ListState<(typeof SORTS)[number]> {
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly owner?: (typeof OWNERS)[number] | undefined;
}

/** Reads the address; what it does not understand is left out. */
export function readTemplatesSearch(search: Record<string, unknown>): TemplatesSearch {
  return {
    ...readListState(search, SORTS),
    status: oneOf(search.status, STATUSES),
    owner: oneOf(search.owner, OWNERS),
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
