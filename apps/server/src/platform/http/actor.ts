import {
  type Action,
  type ActorFacts,
  type Caller,
  covers,
  organizationsWithin,
  type PrivilegeLevel,
  type RecordFacts,
} from '@tryout/domain/access/access-policy';
import type { LinkFacts } from '@tryout/domain/access/recruiter-link';
import type { UserType } from '@tryout/domain/access/roles';

/** An organization the caller is an active member of. */
export interface Membership {
  readonly organization_id: string;
  readonly name: string;
  readonly slug: string;
  readonly kind: 'company' | 'staffing_agency' | 'independent';
  readonly status: string;
  /** Whether the caller sees only positions there whose hiring team they are on, and those shared with them. */
  readonly sees_own_only: boolean;
}

/** The client that a recruiter works for now, and what their link lets them do there. */
export interface ClientLink extends LinkFacts {
  readonly link_id: string;
  readonly name: string;
  readonly slug: string;
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
  /** Whether a second factor has to be set up before anything else: an organization or the platform requires it now. */
  readonly must_add_factor: boolean;
  readonly link: ClientLink | null;
  /** Organizations in which the caller sees only positions whose hiring team they are on, and those shared with them. */
  readonly own_only_organization_ids: readonly string[];
  /** Positions whose applicants this caller sees without name, picture, school and age. */
  readonly blind_position_ids: ReadonlySet<string>;
}

/** The caller's column in the access policy. */
export function callerOf(actor: Actor | null): Caller {
  return actor?.user_type ?? 'anonymous';
}

/** What of a record decides whether somebody may do something with it; what is left out does not apply. */
export type Place = Partial<Pick<RecordFacts, 'organization_id' | 'position_id' | 'owner_user_id'>>;

/** Whether somebody may do something with a record: what the routes ask for ids, for what only looks. */
export function may(actor: Actor, action: Action, place: Place): boolean {
  const { organization_id = null, position_id = null, owner_user_id = null } = place;
  return covers(action, actor.user_type, actor, {
    organization_id,
    position_id,
    owner_user_id,
    everyone: false,
  });
}

/** The organizations whose own records (of no position) an action of somebody reaches. */
export const organizationsFor = (actor: Actor, action: Action): readonly string[] =>
  organizationsWithin(action, actor.user_type, actor);

/** The organizations that somebody works for now: their own, or the client's. */
export const workingFor = ({ organization_ids, link }: Actor): readonly string[] =>
  link ? [...organization_ids, link.company_id] : organization_ids;

/** Facts of nobody: no organization, no privilege. */
export const NOBODY: ActorFacts = {
  user_id: null,
  organization_ids: [],
  link: null,
  privileges: new Map<string, PrivilegeLevel>(),
};

/** The name shown for a caller. */
export function displayName(person: { first_name: string; last_name: string; email: string }): string {
  return `${person.first_name} ${person.last_name}`.trim() || person.email;
}
