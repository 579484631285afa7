import type { EntitlementSource } from '@tryout/domain/plans/entitlements';
import { type Act, audit } from '../../platform/act.ts';
import { endRows, forgetEffective, type GivenRow, upsertRows } from './entitlements.queries.ts';
import type { Grant } from './grant.ts';

/**
 * Gives an organization what a source is worth, in the caller's transaction. The same grant again changes nothing; with
 * other values it takes the place of the one before, and what it no longer names ends when it begins.
 */
export async function grantEntitlements(act: Act, grant: Grant): Promise<readonly GivenRow[]> {
  const { db, services } = act;
  await forgetEffective(db, [grant.organization_id]);
  const now = services.now();
  const given = await upsertRows(db, { ...grant, granted_by: act.actor?.user_id ?? null }, now);
  const ended = await endRows(db, { ...grant, keep: Object.keys(grant.values), at: grant.starts }, now);
  if (given.length + ended.length > 0) {
    await audit(act, {
      event_type: 'update',
      action: 'entitlement.granted',
      target_type: 'organization',
      target_id: grant.organization_id,
      organization_id: grant.organization_id,
      meta: {
        source: grant.source,
        source_id: grant.source_id,
        values: { ...grant.values },
        ends: grant.ends?.toISOString() ?? null,
        ...(grant.reason ? { reason: grant.reason } : {}),
      },
    });
  }
  return given;
}

/** Ends what a source gave an organization, in the caller's transaction; what has ended by then stays as it is. */
export async function endEntitlements(
  act: Act,
  ending: {
    readonly organization_id: string;
    readonly source: EntitlementSource;
    readonly source_id: string;
    readonly at: Date;
    readonly reason?: string;
  },
): Promise<void> {
  const { organization_id, source, source_id, at, reason } = ending;
  await forgetEffective(act.db, [organization_id]);
  const ended = await endRows(
    act.db,
    { organization_id, source, source_id, keep: [], at },
    act.services.now(),
  );
  if (ended.length === 0) return;
  await audit(act, {
    event_type: 'update',
    action: 'entitlement.ended',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { source, source_id, keys: ended, at: at.toISOString(), ...(reason ? { reason } : {}) },
  });
}
