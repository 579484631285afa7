import { type ListState, readListState } from '../../ui/list-page/list-state.ts';

/** What of the list stands in the address. */
export interface NotificationsSearch extends ListState<never> {
  readonly unread?: true | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readNotificationsSearch(search: Record<string, unknown>): NotificationsSearch {
  return { ...readListState(search, []), unread: search.unread === true ? true : undefined };
}
