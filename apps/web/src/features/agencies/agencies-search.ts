/** Where in a list the address says to look. */
interface Place {
  readonly page?: number;
  readonly cursor?: string;
}

/** What the list of an agency's shared positions shows. */
export interface DeskSearch extends Place {
  readonly q?: string;
}

export const SHARE_LISTS = ['open', 'ended'] as const;
/** What a company's list of shared positions shows; `position`: the one that is about to be shared. */
export interface SharesSearch extends Place {
  readonly list?: (typeof SHARE_LISTS)[number];
  readonly position?: string;
}

export const LISTS = ['waiting', 'accepted', 'over', 'disputed'] as const;
/** Which submissions are shown. */
export interface SubmissionsSearch extends Place {
  readonly list?: (typeof LISTS)[number];
  readonly q?: string;
}

export const DISPUTE_LISTS = ['open', 'settled'] as const;
/** Which disputes the platform sees. */
export interface DisputesSearch extends Place {
  readonly list?: (typeof DISPUTE_LISTS)[number];
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const placeOf = (search: Record<string, unknown>): Place => ({
  ...(Number.isInteger(Number(search.page)) && Number(search.page) > 1 ? { page: Number(search.page) } : {}),
  ...(typeof search.cursor === 'string' && search.cursor !== ''
    ? { cursor: search.cursor.slice(0, 400) }
    : {}),
});
const wordsOf = (search: Record<string, unknown>): { q?: string } =>
  typeof search.q === 'string' && search.q !== '' ? { q: search.q.slice(0, 120) } : {};

function listOf<T extends string>(search: Record<string, unknown>, lists: readonly T[]): { list?: T } {
  const list = lists.find((each) => each === search.list);
  return list ? { list } : {};
}

/** Each reads its address; what it does not understand is left out. */
export const readDeskSearch = (search: Record<string, unknown>): DeskSearch => ({
  ...placeOf(search),
  ...wordsOf(search),
});
export const readSharesSearch = (search: Record<string, unknown>): SharesSearch => ({
  ...placeOf(search),
  ...listOf(search, SHARE_LISTS),
  ...(typeof search.position === 'string' && UUID.test(search.position) ? { position: search.position } : {}),
});
export const readSubmissionsSearch = (search: Record<string, unknown>): SubmissionsSearch => ({
  ...placeOf(search),
  ...wordsOf(search),
  ...listOf(search, LISTS),
});
export const readDisputesSearch = (search: Record<string, unknown>): DisputesSearch => ({
  ...placeOf(search),
  ...listOf(search, DISPUTE_LISTS),
});
