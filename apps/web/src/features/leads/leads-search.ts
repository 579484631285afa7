import { LEAD_SORTS, LEAD_SOURCES, LEAD_STATUS_KEYS } from '@tryout/domain/leads/lead-status';
import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What the list of leads keeps in its address. */
export interface LeadsSearch extends ListState<(typeof LEAD_SORTS)[number]> {
  readonly status?: (typeof LEAD_STATUS_KEYS)[number] | undefined;
  readonly source?: (typeof LEAD_SOURCES)[number] | undefined;
  readonly owner?: 'me' | 'nobody' | undefined;
  readonly confirmed?: 'true' | 'false' | undefined;
  readonly deleted?: 'true' | undefined;
  /** The lead that is open beside the list. */
  readonly lead?: string | undefined;
}

/** Reads the state of the list from an address. */
export function readLeadsSearch(search: Record<string, unknown>): LeadsSearch {
  return {
    ...readListState(search, LEAD_SORTS),
    status: oneOf(search.status, LEAD_STATUS_KEYS),
    source: oneOf(search.source, LEAD_SOURCES),
    owner: oneOf(search.owner, ['me', 'nobody']),
    confirmed: oneOf(String(search.confirmed), ['true', 'false']),
    deleted: oneOf(String(search.deleted), ['true']),
    lead: typeof search.lead === 'string' ? search.lead : undefined,
  };
}
