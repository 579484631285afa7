import type { ReasonRow } from '@tryout/contract/organizations/reasons';
import type { Db } from '../../platform/database/kysely.ts';
import { findReasons, type ReasonRecord } from './reasons.queries.ts';

/** A reason as those who may choose it see it. */
export function reasonView({ id, organization_id, ...reason }: ReasonRecord): ReasonRow {
  return {
    reason_id: id,
    kind: reason.kind,
    key: reason.key,
    label: reason.label,
    is_own: organization_id !== null,
    archived_at: reason.archived_at,
  };
}

/** Reasons to choose from: the platform's in their own order, then the organization's in its order. */
export async function reasonsOf(
  db: Db,
  organizationId: string,
  archived: 'no' | 'yes' | 'all',
): Promise<ReasonRow[]> {
  return (await findReasons(db, organizationId, archived)).map(reasonView);
}
