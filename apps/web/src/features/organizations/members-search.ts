import { type ListState, oneOf, readListState } from '../../ui/list-page/list-state.ts';
import { MEMBER_ROLES, type MemberRole } from './role-choices.ts';

/** States that members can be in. */
export const MEMBER_STATES = ['active', 'deactivated'] as const;

/** What the list of members is narrowed by, as its address has it. */
export interface MembersSearch extends ListState<never> {
  readonly role?: MemberRole | undefined;
  readonly status?: (typeof MEMBER_STATES)[number] | undefined;
}

/** Reads the address; what it does not know is left out. */
export function readMembersSearch(search: Record<string, unknown>): MembersSearch {
  return {
    ...readListState(search, []),
    role: oneOf(search.role, MEMBER_ROLES),
    status: oneOf(search.status, MEMBER_STATES),
  };
}
