import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';

const STATUSES = ['draft', 'published', 'paused', 'closed', 'archived'] as const;
const INVITE_STATUSES = ['new', 'approved', 'rejected', 'closed'] as const;
const SORTS = ['title', '-title', 'closes_on', '-closes_on', 'created', '-created'] as const;

/** What the list of positions can be narrowed to, as its address has it. */
export interface PositionsSearch extends ListState<(typeof SORTS)[number]> {
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly view?: 'cards' | undefined;
  /** The dialog for a new position is open. */
  readonly create?: true | undefined;
}

/** What the list of invitations can be narrowed to, as its address has it. */
export interface InvitesSearch extends ListState<never> {
  readonly status?: (typeof INVITE_STATUSES)[number] | undefined;
  /** Opens the form for this position. */
  readonly position?: string | undefined;
}

/** Reads the address of the list of positions; what it does not know is left out. */
export function readPositionsSearch(search: Record<string, unknown>): PositionsSearch {
  return {
    ...readListState(search, SORTS),
    status: oneOf(search.status, STATUSES),
    view: oneOf(search.view, ['cards']),
    create: search.create === true ? true : undefined,
  };
}

/** Reads the address of the list of invitations; what it does not know is left out. */
export function readInvitesSearch(search: Record<string, unknown>): InvitesSearch {
  return {
    ...readListState(search, []),
    status: oneOf(search.status, INVITE_STATUSES),
    position: typeof search.position === 'string' && search.position !== '' ? search.position : undefined,
  };
}
