import { type Actor, organizationsFor } from '../../platform/http/actor.ts';

/** Whose simulations a caller sees, and which ones the caller builds. */
export interface Onlooker {
  readonly user_id: string;
  readonly organization_ids: readonly string[];
  /** Whose simulations are seen: the organizations' own, and those of the client that a recruiter makes positions for. */
  readonly seen_organization_ids: readonly string[];
  /** The platform's own staff: sees every tenant's, builds the platform's. */
  readonly is_platform: boolean;
  /** For what was made for a position that only some may know of. */
  readonly actor: Actor;
}

/** What of the caller decides which simulations are seen. */
export function onlooker(actor: Actor): Onlooker {
  return {
    user_id: actor.user_id,
    organization_ids: actor.organization_ids,
    seen_organization_ids: organizationsFor(actor, 'simulation.read'),
    is_platform: actor.user_type === 'super_admin',
    actor,
  };
}

/** Whether the caller builds at simulations of this organization; null: the platform's. */
export function mayBuild(who: Onlooker, organizationId: string | null): boolean {
  return organizationId === null ? who.is_platform : who.organization_ids.includes(organizationId);
}
