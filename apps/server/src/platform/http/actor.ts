import type { ActorFacts, Caller, PrivilegeLevel } from '@tryout/domain/access/access-policy';
import type { UserType } from '@tryout/domain/access/roles';

/** An organization the caller is an active member of. */
export interface Membership {
  readonly organization_id: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: 'company' | 'staffing_agency' | 'independent';
  readonly status: string;
}

/** A signed-in caller, looked up anew on every request so that a revoked right is gone at once. */
export interface Actor extends ActorFacts {
  readonly user_id: string;
  readonly session_id: string;
  readonly user_type: UserType;
  readonly email: string;
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly time_zone: string;
  readonly signup_step: number;
  readonly memberships: readonly Membership[];
  /** Positions whose applicants this caller sees without name, picture, school and age. */
  readonly blind_position_ids: ReadonlySet<string>;
}

/** The caller's column in the access policy. */
export function callerOf(actor: Actor | null): Caller {
  return actor?.user_type ?? 'anonymous';
}

/** Facts of nobody: no organization, no privilege. */
export const NOBODY: ActorFacts = {
  user_id: null,
  organization_ids: [],
  linked_organization_ids: [],
  privileges: new Map<string, PrivilegeLevel>(),
};

/** The name shown for a caller. */
export function displayName(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}
