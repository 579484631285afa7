import {
  FLAG_KEYS,
  type FlagAudience,
  type FlagKey,
  type FlagOrganization,
  FOR_EVERYONE,
  isOnFor,
} from '@tryout/domain/feature-flags/flags';
import type { Db } from '../../platform/database/kysely.ts';
import { type Actor, workingFor } from '../../platform/http/actor.ts';
import { findAudience, findFlags, organizationKind } from './feature-flags.queries.ts';

/** The organizations that somebody works for now, as audiences ask for them. */
export function organizationsOf(actor: Actor): readonly FlagOrganization[] {
  const kinds = new Map(actor.memberships.map((one) => [one.organization_id, one.kind]));
  // The client of a recruiter who works for one is a company.
  return workingFor(actor).map((id) => ({ organization_id: id, kind: kinds.get(id) ?? 'company' }));
}

/** Whether a flag is on for an organization, for what depends on one without its members asking. */
export async function isFlagOn(db: Db, flag: FlagKey, organization_id: string): Promise<boolean> {
  const audience = (await findAudience(db, flag)) ?? FOR_EVERYONE;
  if (audience.kind !== 'some') return audience.kind === 'everyone';
  const kind = await organizationKind(db, organization_id);
  return kind !== undefined && isOnFor(flag, audience, { organization_id, kind });
}

/**
 * The flags that are on for somebody: for a member of several organizations those that are on for one of them, since
 * pages that are of none show what any of them has. Who works for none, and a super admin, is switched off nothing.
 */
export async function flagsOnFor(db: Db, actor: Actor): Promise<FlagKey[]> {
  const organizations = organizationsOf(actor);
  if (actor.user_type === 'super_admin' || organizations.length === 0) return [...FLAG_KEYS];
  const stored = new Map<string, FlagAudience>(
    (await findFlags(db)).map(({ key, audience }) => [key, audience]),
  );
  return FLAG_KEYS.filter((key) => {
    const audience = stored.get(key) ?? FOR_EVERYONE;
    return organizations.some((one) => isOnFor(key, audience, one));
  });
}
