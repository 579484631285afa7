import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

/** What the list of an agency's shared positions shows. */
export type DeskSearch = ListState<never>;

export const SHARE_LISTS = ['open', 'ended'] as const;
/** What a company's list of shared positions shows; `position`: the one that is about to be shared. */
export interface SharesSearch extends ListState<never> {
  readonly list?: (typeof SHARE_LISTS)[number] | undefined;
  readonly position?: string | undefined;
}

export const LISTS = ['waiting', 'accepted', 'over', 'disputed'] as const;
/** Which submissions are shown. */
export interface SubmissionsSearch extends ListState<never> {
  readonly list?: (typeof LISTS)[number] | undefined;
}

export const DISPUTE_LISTS = ['open', 'settled'] as const;
/** Which disputes the platform sees. */
export interface DisputesSearch extends ListState<never> {
  readonly list?: (typeof DISPUTE_LISTS)[number] | undefined;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Each reads its address; what it does not understand is left out. */
export const readDeskSearch = (search: Record<string, unknown>): DeskSearch => readListState(search, []);
export const readSharesSearch = (search: Record<string, unknown>): SharesSearch => ({
  ...readListState(search, []),
  list: oneOf(search.list, SHARE_LISTS),
  position: typeof search.position === 'string' && UUID.test(search.position) ? search.position : undefined,
});
export const readSubmissionsSearch = (search: Record<string, unknown>): SubmissionsSearch => ({
  ...readListState(search, []),
  list: oneOf(search.list, LISTS),
});
export const readDisputesSearch = (search: Record<string, unknown>): DisputesSearch => ({
  ...readListState(search, []),
  list: oneOf(search.list, DISPUTE_LISTS),
});
