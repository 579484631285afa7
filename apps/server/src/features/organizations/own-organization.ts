import type { Actor, Membership } from '../../platform/http/actor.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { organizationsSay } from './organizations.messages.ts';

/**
 * The organization a request means: the one it names (already checked to be the caller's), or the caller's first.
 */
export function organizationOf(actor: Actor, named: string | undefined): string {
  if (named !== undefined) return named;
  const first = actor.memberships[0];
  if (!first) throw notFound();
  return first.organization_id;
}

/** Refuses what only approved organizations may do: publishing and inviting (product §2.1). */
export function requireApproved(membership: Pick<Membership, 'status'> | undefined): void {
  if (membership?.status === 'approved') return;
  throw new Refusal(
    'refused_by_rule',
    membership?.status === 'new'
      ? organizationsSay('organizations.waiting')
      : organizationsSay('organizations.not_approved'),
  );
}
