import { scopeOf } from './access-policy.ts';
import type { UserType } from './roles.ts';

/** What of an account decides whether it could open a position that is shared with it. */
export interface SharedWith {
  readonly user_type: UserType;
  /** An active member of the position's organization. */
  readonly is_member: boolean;
  /** Linked to that organization as its recruiter. */
  readonly is_linked: boolean;
}

/**
 * Could the account open a position once it is shared with it? Hiring managers of any organization by the privilege
 * itself; other types only where their own reach includes the organization. The same table decides that the pages keep.
 */
export function couldOpenShared({ user_type, is_member, is_linked }: SharedWith): boolean {
  const scope = scopeOf('position.read', user_type);
  if (scope === 'position') return true;
  return (scope === 'organization' && is_member) || (scope === 'linked' && (is_member || is_linked));
}
